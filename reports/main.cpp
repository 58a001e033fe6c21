// SPDX-License-Identifier: MIT
// gjkproof, the program of users.
#include <array>

#include "reports/command_line/program.hpp"
#include "reports/commands/commands.hpp"

namespace {

using commands::Example;
using commands::Listed;

constexpr const char* judge = "Judge";
constexpr const char* look = "Look at results";
constexpr const char* questions = "Make cases";
constexpr const char* own = "Connect your own GJK";
constexpr const char* lists = "Look up";

constexpr std::array all = {
    Listed{judge, commands::study, true},     Listed{judge, commands::replay, true},
    Listed{judge, commands::hunt, true},      Listed{judge, commands::verify, true},
    Listed{judge, commands::badge, true},     Listed{own, commands::smoke, true},
    Listed{own, commands::check, true},       Listed{look, commands::report, true},
    Listed{look, commands::compare, true},    Listed{look, commands::ratchet, true},
    Listed{look, commands::export_study},     Listed{look, commands::merge, true},
    Listed{questions, commands::gen},         Listed{questions, commands::mesh},
    Listed{questions, commands::simulate},    Listed{questions, commands::shrink},
    Listed{questions, commands::truth, true}, Listed{questions, commands::vectors},
    Listed{lists, commands::subjects},        Listed{lists, commands::families}};

constexpr std::array examples = {
    Example{"study", "gjkproof study --cases 100 --subject 'core/double/*'", true},
    Example{"study", "gjkproof study precision", true},
    Example{"study", "gjkproof study --family 'oblong?gap=1e-6' -s 'core/*/robust?epsilon=1e-3'",
            false},
    Example{"hunt", "gjkproof hunt --for 20s --subject 'core/float/*'", true},
    Example{"hunt", "systemd-run --user gjkproof hunt --for 8h -o $HOME/hunt -s 'core/*/robust'",
            false},
    Example{"report", "gjkproof study -o first && gjkproof report first", true},
    Example{"merge", "gjkproof merge part1 part2 part3 -o whole", false},
    Example{"compare", "gjkproof compare old new --page changes.html", true},
    Example{"compare", "gjkproof compare old/run.jsonl.gz new --factor 1.1", false},
    Example{"export", "gjkproof export study --format csv -o study.csv", false},
    Example{"export", "gjkproof export study --format markdown >> \"$GITHUB_STEP_SUMMARY\"", false},
    Example{"export",
            "gjkproof export study --format expected -o known.jsonl && gjkproof study --seed 2 "
            "--expected known.jsonl -o other",
            false},
    Example{"ratchet", "gjkproof ratchet study maxima.jsonl --update", false},
    Example{"replay", "gjkproof replay known/oblong.jsonl", false},
    Example{"replay", "gjkproof replay known/oblong.jsonl --subject core/double/original --trace",
            true},
    Example{"replay", "gjkproof gen oblong --count 5 | gjkproof replay - -s 'core/float/*' --all",
            false},
    Example{"smoke", "gjkproof smoke --subject ./libmine.so", true},
    Example{"smoke", "gjkproof smoke --subject 'python3 mine.py' --subject './libmine.so:mine*'",
            false},
    Example{"smoke", "gjkproof smoke --subject core/double/robust", false},
    Example{"check", "gjkproof gen oblong --count 100 | python3 pipe.py | gjkproof check", true},
    Example{"check",
            "gjkproof gen generic --count 100 | ./mine | gjkproof check --float --promise 1e-4 0",
            false},
    Example{"truth", "gjkproof truth known/oblong.jsonl --oracle both > solved.jsonl", false},
    Example{"verify",
            "gjkproof truth known/oblong.jsonl > solved.jsonl && gjkproof verify solved.jsonl",
            true},
    Example{"gen", "gjkproof gen oblong --count 5 --seed 7 | gjkproof replay - -s 'core/float/*'",
            true},
    Example{
        "shrink",
        "gjkproof shrink known/oblong.jsonl --id oblong-original-cycles -s core/double/original "
        "| gjkproof replay - --trace -s core/double/original",
        true},
    Example{
        "shrink",
        "gjkproof shrink known/oblong.jsonl --id oblong-original-cycles -s core/double/original "
        "--format cpp",
        false},
    Example{"simulate",
            "gjkproof simulate --frames 50 | gjkproof replay - --coherent -s core/double/isa",
            false},
    Example{"mesh",
            "gjkproof mesh table.obj cup.stl --offset 0 0 0.75 | gjkproof replay - --oracle "
            "certificate",
            true},
    Example{"mesh", "gjkproof mesh cloud.ply cloud.ply --scale 0.5 --rotate 0 0 1 30", false},
    Example{"vectors", "gjkproof vectors vectors && python3 vectors/check_proofs.py vectors",
            false},
    Example{"badge", "gjkproof badge vectors/vectors.json -s ./libmine.so -o badge.svg", false},
    Example{"subjects", "gjkproof subjects | grep robust", false},
    Example{"families", "gjkproof families", false},
    Example{"man", "gjkproof man | man -l -", false},
    Example{"completion", "source <(gjkproof completion)", false},
    Example{"completion", "gjkproof completion fish > gjkproof.fish", false},
};

}  // namespace

int main(int argc, char** argv) {
  return commands::run_program(
      {"gjkproof", "gjkproof",
       "Is this GJK answer right, how wrong can it get, and on which inputs?", all, examples},
      argc, argv);
}
