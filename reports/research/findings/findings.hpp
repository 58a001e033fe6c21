// SPDX-License-Identifier: MIT
// A page for each of the worst findings against other libraries: a bug report, with the output of a
// program that needs only the library.
#pragma once

#include "core/cases/domain.hpp"
#include "core/subjects/outside/process/temporary_folder.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct SearchOptions {
  std::vector<subjects::Subject> subjects;
  std::uint64_t seed = 1;
  std::uint64_t cases = 400;           // per family
  std::vector<cases::Domain> domains;  // empty: all
  int vertices_max = 64;
  std::size_t calls_max = 4000;  // to reduce a case
  // As the columns of a scoreboard: wrong normals are a kind of their own, and answers beyond a
  // promise come first.  Of the four worst, reduced, the one with the shortest coordinates is taken.
  bool by_column = false;
};

struct ReducedFinding {
  std::string library;        // from the subjects' names: "fcl-0.7.0" in "peer/fcl-0.7.0/..."
  subjects::Subject subject;  // the subject that produced the finding
  cases::Domain domain = cases::Domain::engine;
  VerdictKind kind = VerdictKind::correct;
  bool of_normal = false;  // of a kind of its own
  cases::Case question;    // reduced, with its truth in `expect`, in coordinates of the subject
  std::string found_in;    // id of the original case
};

// The part before the first '/', without "peer/" or "engine/".
std::string library_of(const std::string& subject);

// One finding for each library, kind of finding and domain: that of the largest error or, if none
// has a size (no answer, a negative depth, a point that is not finite), of the fewest vertices;
// among equals that of the first subject and case.  Reduced within its domain, and sorted by
// library, kind and domain.  Depends on the options alone.
std::vector<ReducedFinding> reduced_findings(const SearchOptions& options);

// One row for each case that names one of the libraries among the subjects, or what it became: the
// result of the reported call, by default and with its tightest settings, and the other failing
// calls of that library.  `subjects`: adapters, "peer/LIBRARY-VERSION/..." or "engine/...".
std::string reported_table(const std::vector<cases::Case>& reported,
                           const std::vector<subjects::Subject>& subjects);

// Sentences with their sources, for a subject "peer/LIBRARY-VERSION/..."; empty if its
// documentation says nothing about such a case.
std::vector<std::string> scope_notes(const std::string& subject, cases::Domain domain);

// A program that makes the same query as a subject without this project, through the library's own
// interface, and prints whether the answer is wrong.
struct Program {
  std::string file;     // in findings/programs: "fcl.cpp"; of engines from npm "jolt.mjs"
  std::string start;    // "./fcl", what the compile command writes, or "node jolt.mjs"
  std::string compile;  // the command for a shell on Debian, in the folder of the file; empty: none
  std::string call;     // the program's argument: "libccd/distance/tight"
};

// The program for a subject "peer/LIBRARY-VERSION/SCALAR/CALL" or "engine/..."; empty if the library
// has none.
std::optional<Program> program(const std::string& subject);

// How a program ended, and what it printed on both streams.
struct ProgramRun {
  std::string printed;
  std::string end;  // "exit code 0", "SIGABRT", "more than 3 s"
};

// Compiles each program once, in a temporary folder.
class Programs {
 public:
  // Throws std::runtime_error if the program does not compile.
  ProgramRun run(const Program& program, const std::string& input);

 private:
  subjects::TemporaryFolder folder_;
  std::map<std::string, std::string> compiled_;  // from command to folder
};

// The section of a page about it: the program and its input to paste (programs/finding.hpp), its
// output and how it ends.  Evaluates the subject if a witness is wrong.
std::string program_section(const ReducedFinding& finding, const Program& program,
                            Programs& programs);

struct PageOptions {
  SearchOptions search;
  std::string output = "findings";  // folder of NAME.md and NAME.jsonl for each finding
  std::string into;  // document whose blocks "findings" and "reported" are rewritten; none if empty
  std::string reported;  // the cases of these failures
};

// "false_separation"; "wrong_normal" if normals are apart
std::string finding_name(const ReducedFinding& finding);

// "fcl-0.7.0-engine-false_separation"
std::string page_name(const ReducedFinding& finding);

// Searches, runs the program of each finding's library, and writes the pages.  Removes earlier
// pages of these libraries that are no longer findings.  Returns `findings` if there is one.
// Throws CannotWrite, and std::runtime_error if a program does not compile.
ExitCode write_pages(const PageOptions& options);

}  // namespace reports
