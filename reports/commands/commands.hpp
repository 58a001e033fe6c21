// SPDX-License-Identifier: MIT
// The commands of gjkproof.  A new command is one function, declared here and listed in main.cpp.
#pragma once

#include "reports/command_line/program.hpp"

namespace commands {

void study(Program& program);
void hunt(Program& program);
void report(Program& program);
void merge(Program& program);
void compare(Program& program);
void export_study(Program& program);
void ratchet(Program& program);
void replay(Program& program);
void smoke(Program& program);
void check(Program& program);
void truth(Program& program);
void verify(Program& program);
void gen(Program& program);
void shrink(Program& program);
void vectors(Program& program);
void badge(Program& program);
void simulate(Program& program);
void mesh(Program& program);
void subjects(Program& program);
void families(Program& program);

}  // namespace commands
