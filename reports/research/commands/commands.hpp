// SPDX-License-Identifier: MIT
// The commands of gjkproof-research.  A new one is a function declared here and listed in main.cpp.
#pragma once

#include "reports/command_line/program.hpp"

namespace commands {

void paper(Program& program);
void certain(Program& program);
void oracles(Program& program);
void mutants(Program& program);
void baseline(Program& program);
void findings(Program& program);
void table(Program& program);
void keep(Program& program);

}  // namespace commands
