// SPDX-License-Identifier: MIT
// Does the harness bite?  After how many cases each driver kills each planted fault.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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
  std::uint64_t cases = 20000;  // at most, of all families together
  int vertices_max = 16;
  std::vector<cases::Case> known;  // asked at the end, within that number of cases
};

// The study driver, which judges and asks nothing else: the families take turns, case by case.  A
// fault is killed by the first case on which it earns a finding and its base does not.
std::vector<Kill> study_mutants(const MutantOptions& options);

// Every planted fault and its base, "planted/NAME BASE", a line each.
std::string fault_list();

// "mutant DRIVER NAME CASES", where "-" is a fault that survived.
std::string kill_line(const Kill& kill);

// The kill lines of a file; all other lines, such as what a test prints besides, are none of ours.
// Of a folder the kills of the driver "fuzz": the logs of read_fuzz_logs(), a folder FAULT
// each, up to the log with the finding.  Throws std::runtime_error naming file and line when one is
// malformed or names no planted fault.
std::vector<Kill> read_kills(const std::string& file);

// A row a fault, a column a driver; the last rows are score and median.  A fault that a driver says
// nothing of has survived it, but where it cannot see it by construction: "n/a", and below the
// table why.
std::string mutant_table(const std::vector<Kill>& kills, bool markdown);

// The same as JSON, with the number of faults that each driver kills and can see: an object of
// "drivers" and "faults", in which null is a fault that survived, "n/a" one that cannot be seen.
std::string mutant_json(const std::vector<Kill>& kills);

// By every driver there is, of which there is one at least, every planted fault that it can see.
bool all_killed(const std::vector<Kill>& kills);

// The faults that fewer than so many drivers kill within `cases`.
std::vector<std::string> killed_by_fewer_than(std::size_t drivers_min, std::uint64_t cases,
                                              const std::vector<Kill>& kills);

// The median over the faults that the driver can see, survivors last; empty when it is one of
// these.
std::optional<std::uint64_t> median_cases(const std::vector<Kill>& kills,
                                          const std::string& driver);

inline const std::string planted_prefix = "planted/";

std::string short_name(const std::string& fault);

// In the order of their first line.
std::vector<std::string> drivers(const std::vector<Kill>& kills);

// Why the driver cannot see it, if it cannot.
std::optional<std::string> blindness(const subjects::Fault& fault, const std::string& driver);

std::optional<std::uint64_t> cases_until_killed(const std::vector<Kill>& kills,
                                                const std::string& driver,
                                                const std::string& fault);

// How many the driver kills, and how many it can see.
std::size_t score(const std::vector<Kill>& kills, const std::string& driver);
std::size_t visible(const std::string& driver);

// At least `answers` of them, case by case; the same for any number of threads.
oracle::planted::Scores planted_answers(std::uint64_t seed, std::uint64_t answers);

// A row a damage: what it is, how many answers inside and outside of what is allowed, how many of
// them the quick judge decided too, how many verdicts were wrong.  Below it, the kinds of cases,
// and the first wrong verdict of each damage.
std::string planted_answer_table(const oracle::planted::Scores& scores, bool markdown);

}  // namespace reports
