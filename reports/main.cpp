// SPDX-License-Identifier: MIT
// gjkproof, the program of users.
#include <array>

#include "reports/command_line/program.hpp"
#include "reports/commands/commands.hpp"

namespace {

using commands::Example;

constexpr std::array all = {commands::study,    commands::report,       commands::merge,
                            commands::compare,  commands::export_study, commands::ratchet,
                            commands::replay,   commands::smoke,        commands::check,
                            commands::truth,    commands::verify,       commands::gen,
                            commands::shrink,   commands::simulate,     commands::mesh,
                            commands::subjects, commands::families};

constexpr std::array examples = {
    Example{"study", "gjkproof study --cases 100 --subject 'core/double/*'", true},
    Example{"study", "gjkproof study precision", true},
    Example{"study", "gjkproof study --family 'oblong?gap=1e-6' -s 'core/*/robust?epsilon=1e-3'",
            false},
    Example{"report", "gjkproof study -o study && gjkproof report study", true},
    Example{"merge", "gjkproof merge part1 part2 part3 -o study", false},
    Example{"compare", "gjkproof compare old new --into changes.md", true},
    Example{"compare", "gjkproof compare old/run.jsonl.gz new --factor 1.1", false},
    Example{"export", "gjkproof export study --format csv -o study.csv", false},
    Example{"export", "gjkproof export study --format markdown >> \"$GITHUB_STEP_SUMMARY\"", false},
    Example{"ratchet", "gjkproof ratchet study maxima.jsonl --update", false},
    Example{"replay", "gjkproof replay case.jsonl", false},
    Example{"replay", "gjkproof replay case.jsonl --subject core/double/original --trace", true},
    Example{"replay", "gjkproof gen oblong --count 5 | gjkproof replay - -s 'core/float/*' --all",
            false},
    Example{"smoke", "gjkproof smoke --subject ./libmine.so", true},
    Example{"smoke", "gjkproof smoke --subject 'python3 mine.py' --subject ./libmine.so:mine/float",
            false},
    Example{"smoke", "gjkproof smoke --subject core/double/robust", false},
    Example{"check", "gjkproof gen oblong --count 100 | python3 pipe.py | gjkproof check", true},
    Example{"check",
            "gjkproof gen generic --count 100 | ./mine | gjkproof check --float --promise 1e-4 0",
            false},
    Example{"truth", "gjkproof truth case.jsonl --oracle both > solved.jsonl", false},
    Example{"verify", "gjkproof truth case.jsonl > solved.jsonl && gjkproof verify solved.jsonl",
            true},
    Example{"gen", "gjkproof gen oblong --count 5 --seed 7 | gjkproof replay - -s 'core/float/*'",
            true},
    Example{"shrink",
            "gjkproof shrink case.jsonl -s core/double/original | gjkproof replay - --trace "
            "-s core/double/original",
            true},
    Example{"shrink", "gjkproof shrink case.jsonl --id ID -s core/double/original --format cpp",
            false},
    Example{"simulate",
            "gjkproof simulate --frames 50 | gjkproof replay - --coherent -s core/double/isa",
            false},
    Example{"mesh",
            "gjkproof mesh table.obj cup.stl --offset 0 0 0.75 | gjkproof replay - --oracle "
            "certificate",
            true},
    Example{"mesh", "gjkproof mesh cloud.ply cloud.ply --scale 0.5 --rotate 0 0 1 30", false},
    Example{"subjects", "gjkproof subjects | grep robust", false},
    Example{"families", "gjkproof families", false},
};

}  // namespace

int main(int argc, char** argv) {
  return commands::run_program(
      {"gjkproof", "Is this GJK answer right, how wrong can it get, and on which inputs?", all,
       examples},
      argc, argv);
}
