// SPDX-License-Identifier: MIT
// A finding without this project: the programs of findings/programs call a library through its own
// interface on a given case, and print whether the answer is wrong.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "reports/research/findings/search.hpp"

namespace reports {

// A program that makes the same query as a subject.
struct Program {
  std::string file;     // in findings/programs: "fcl.cpp"
  std::string name;     // "fcl", the executable that the compile command writes
  std::string compile;  // the command for a shell on Debian, in the folder of the file
  std::string call;     // the program's argument: "libccd/distance/tight"
};

// The program for a subject "peer/LIBRARY-VERSION/SCALAR/CALL"; empty if the library has none.
std::optional<Program> program(const std::string& subject);

// The program's input (programs/finding.hpp).  Evaluates the subject if a witness is wrong.
std::string program_input(const ReducedFinding& finding);

// How a program ended, and what it printed on both streams.
struct ProgramRun {
  std::string printed;
  std::string end;  // "exit code 0", "SIGABRT", "more than 3 s"
};

// Compiles each program once, in a temporary folder.
class Programs {
 public:
  Programs();
  ~Programs();

  // Throws std::runtime_error if the program does not compile.
  ProgramRun run(const Program& program, const std::string& input);

 private:
  class Folder;
  std::map<std::string, std::unique_ptr<Folder>> compiled_;  // by the command
};

// The section of a page about it: the program and its input to paste, its output and how it ends.
std::string program_section(const ReducedFinding& finding, const Program& program,
                            Programs& programs);

}  // namespace reports
