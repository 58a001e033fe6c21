// SPDX-License-Identifier: MIT
// What ./run study builds: the command `study` of gjkproof, without the code of the other commands.
#include <array>

#include "reports/command_line/program.hpp"
#include "reports/commands/commands.hpp"

int main(int argc, char** argv) {
  constexpr std::array all = {commands::Listed{"Judge", commands::study, true}};
  return commands::run_program({"gjkproof",
                                "gjkproof",
                                "The default study; the other commands are those of gjkproof",
                                all,
                                {}},
                               argc, argv);
}
