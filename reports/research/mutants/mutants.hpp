// SPDX-License-Identifier: MIT
// Measures the strength of the harness: after how many cases each driver kills each planted fault.
#pragma once

#include "core/cases/case.hpp"
#include "core/subjects/planted/faults.hpp"
#include "oracle/planted/planted_answers.hpp"

namespace reports {

struct Kill {
  std::string driver;                  // "unit", "property", "fuzz", "study"
  std::string fault;                   // "planted/NAME"
  std::optional<std::uint64_t> cases;  // until it was killed; empty: it survived
};

struct MutantOptions {
  std::uint64_t seed = 1;
  std::uint64_t cases = 20000;  // limit for all families together
  int vertices_max = 16;
  std::vector<cases::Case> known;  // evaluated at the end, within this limit
};

// The study driver, which judges answers and checks nothing else: the families take turns.  A fault
// is killed by the first case that produces a finding against it but not against its base.
std::vector<Kill> study_mutants(const MutantOptions& options);

// Every planted fault and its base, one line "planted/NAME BASE" each.
std::string fault_list();

// "mutant DRIVER NAME CASES"; "-" means that the fault survived.
std::string kill_line(const Kill& kill);

// The kill lines of a file; ignores all other lines, such as other output of a test.  From a folder
// it reads the kills of the driver "fuzz": the logs of read_fuzz_logs(), one folder FAULT each, up
// to the log with the finding.  Throws std::runtime_error naming file and line if one is malformed
// or names no planted fault.
std::vector<Kill> read_kills(const std::string& file);

// One row per fault, one column per driver; the last rows are score and median.  A fault that a
// driver does not mention has survived it, unless the driver cannot see it by construction: then
// the cell is "n/a", and notes below the table give the reason.
std::string mutant_table(const std::vector<Kill>& kills, bool markdown);

// The same as JSON, with the number of faults that each driver kills and can see: an object of
// "drivers" and "faults", in which null is a fault that survived, "n/a" one that cannot be seen.
std::string mutant_json(const std::vector<Kill>& kills);

// Whether every driver, at least one, killed every planted fault that it can see.
bool all_killed(const std::vector<Kill>& kills);

// The median over the faults that the driver can see, survivors last; empty if it is a survivor.
std::optional<std::uint64_t> median_cases(const std::vector<Kill>& kills,
                                          const std::string& driver);

// At least `answers` of them, case by case; independent of the number of threads.
oracle::planted::Scores planted_answers(std::uint64_t seed, std::uint64_t answers);

// One row per kind of damage: its description, the answers inside and outside of the allowance,
// those that the quick judge decided too, and the wrong verdicts.  Below, the kinds of cases and
// the first wrong verdict of each kind of damage.
std::string planted_answer_table(const oracle::planted::Scores& scores, bool markdown);

}  // namespace reports
