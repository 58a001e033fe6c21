// SPDX-License-Identifier: MIT
// A finding without this project: the programs of findings/programs ask a library by its own
// interface about a case that they are given, and say whether the answer is wrong.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "reports/research/findings/search.hpp"

namespace reports {

// How to ask what a subject asks.
struct Program {
  std::string file;     // of findings/programs: "fcl.cpp"
  std::string name;     // "fcl", what the compile command makes of it
  std::string compile;  // the command for a shell on Debian, in the folder of the file
  std::string call;     // the program's argument: "libccd/distance/tight"
};

// Of a subject "peer/LIBRARY-VERSION/SCALAR/CALL".  Empty where there is no program of the library.
std::optional<Program> program(const std::string& subject);

// The program's input (programs/finding.hpp).  Asks the subject where a witness is wrong.
std::string program_input(const ReducedFinding& finding);

// How a program ended, and what it printed on both streams.
struct ProgramRun {
  std::string printed;
  std::string end;  // "exit code 0", "SIGABRT", "more than 3 s"
};

// Compiles each program once, in a folder that ends with it.
class Programs {
 public:
  Programs();
  ~Programs();

  // Throws std::runtime_error where it does not compile.
  ProgramRun run(const Program& program, const std::string& input);

 private:
  class Folder;
  std::map<std::string, std::unique_ptr<Folder>> compiled_;  // by the command
};

// What a page says of it: the program and its input, to paste, what it prints and how it ends.
std::string program_section(const ReducedFinding& finding, const Program& program,
                            Programs& programs);

}  // namespace reports
