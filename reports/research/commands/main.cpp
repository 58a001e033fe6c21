// SPDX-License-Identifier: MIT
// gjkproof-research, the program of the maintainers: produces the measurements on record.
#include <array>

#include "reports/command_line/program.hpp"
#include "reports/research/commands/commands.hpp"

namespace {

using commands::Example;

constexpr std::array all = {commands::paper,   commands::certain,  commands::oracles,
                            commands::mutants, commands::baseline, commands::findings,
                            commands::table,   commands::keep};

constexpr std::array examples = {
    Example{"paper", "gjkproof-research paper --cases 100000", true},
    Example{"certain", "gjkproof-research certain -s core/double/certified --cases 10000", true},
    Example{"baseline", "gjkproof-research baseline -s 'core/double/*' --family sliver --shown 80",
            false},
    Example{"baseline", "gjkproof-research baseline --update", false},
    Example{"findings", "gjkproof-research findings --subject 'peer/libccd*' -o findings", false},
    Example{"keep", "gjkproof-research keep found.jsonl --topic cycles --note WHY", false},
    Example{"oracles", "gjkproof-research oracles --cases 10000 --seed 2", true},
    Example{"mutants", "gjkproof-research mutants --cases 20000", false},
    Example{"table",
            "gjkproof-research table campaign build/campaign --into reports/records/fuzz.md",
            false},
};

}  // namespace

int main(int argc, char** argv) {
  return commands::run_program(
      {"gjkproof-research", "Measures what the records of gjkproof show, and keeps what was found",
       all, examples},
      argc, argv);
}
