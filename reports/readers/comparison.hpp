// SPDX-License-Identifier: MIT
// What became better and worse between two studies, by subject and group.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reports/study/form/run_file.hpp"
#include "reports/study/tallies/histograms.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

// The verdict columns, then the findings that are gross and the answers beyond a promise.
inline constexpr std::size_t compared_columns = oracle::all_verdict_kinds.size() + 2;
const char* compared_title(std::size_t column);

enum class Change { better, same, worse };

// One finding is better than another in the order of the verdicts.  A skip is better than a finding
// and worse than another answer.  Of the same verdict a gross finding is the worse one, then
// an answer beyond its promise.
Change change_of_verdict(const Record& before, const Record& now);

// Answers to the same cases by the same subject in both studies.
struct Compared {
  using Counts = std::array<std::uint64_t, compared_columns>;

  std::uint64_t answers = 0;
  std::uint64_t worse = 0;  // their verdict is
  std::uint64_t better = 0;
  std::uint64_t otherwise = 0;  // another answer, with the same verdict, error and iterations
  Counts before{};
  Counts now{};
  // Errors of the answers that have one in both studies.
  Quantiles errors_before;
  Quantiles errors_now;
  std::uint64_t errors_larger = 0;
  std::uint64_t errors_smaller = 0;
  // Iterations of the answers that have them in both.
  Iterations iterations_before;
  Iterations iterations_now;
  std::uint64_t iterations_more = 0;
  std::uint64_t iterations_fewer = 0;

  void add(const Record& before, const Record& now);
  bool same() const;
  // By quantiles, largest ones included, of errors and of iterations: some is larger by more than
  // the factor.
  Change change_of_errors(double factor) const;
  Change change_of_iterations(double factor) const;
};

// What one study has alone.
struct Alone {
  std::uint64_t answers = 0;
  std::uint64_t findings = 0;
};

// A case whose verdict is another one now.
struct ChangedCase {
  Record before;
  Record now;
  std::string replay;
};

// By subject and group, each in the order in which the studies have them.
class Comparison {
 public:
  using Key = std::pair<std::string, std::string>;  // subject, group

  // `now`, of the study that gives the commands, outlives it.
  Comparison(const RunHeader& now, std::size_t shown);

  void add(const Record* before, const Record* now);

  const std::vector<std::pair<Key, Compared>>& compared() const { return compared_; }
  const std::vector<std::pair<Key, Alone>>& gone() const { return gone_; }
  const std::vector<std::pair<Key, Alone>>& added() const { return added_; }
  // Cases of the same name and place with another truth: not compared.
  std::uint64_t other_cases() const { return other_cases_; }

  // The worst of each way, worst first: by verdict, then by size.
  const std::vector<ChangedCase>& worse() const { return worse_; }
  const std::vector<ChangedCase>& better() const { return better_; }

  std::uint64_t answers() const;
  bool same() const;
  bool any_worse(double factor) const;

 private:
  void compare(const Record& before, const Record& now);

  const RunHeader& now_;
  std::size_t shown_;
  std::vector<std::pair<Key, Compared>> compared_;
  std::vector<std::pair<Key, Alone>> gone_;
  std::vector<std::pair<Key, Alone>> added_;
  std::map<Key, std::size_t> place_compared_;
  std::map<Key, std::size_t> place_gone_;
  std::map<Key, std::size_t> place_added_;
  std::vector<ChangedCase> worse_;
  std::vector<ChangedCase> better_;
  std::uint64_t other_cases_ = 0;
};

// Two studies side by side.  Both have their cases in the order of their groups, so neither is held
// in memory; known cases may be added in the middle of a file and are held, a file at a time.

// One case and subject.  Null if a study does not have it; never both.
using SeePair = std::function<void(const Record* before, const Record* now)>;

// Calls `see` for every record of either.  Cases are matched by their names and places, subjects by
// their names.  Of two incomplete studies it ends with the one that ends first; returns whether
// both are complete.  Throws std::invalid_argument if they have nothing to compare: other seeds,
// other numbers of cases or vertices, other parts, or the same groups in another order.
//
// What only one has beyond the end of an incomplete one is not seen.
bool walk(RecordStream& before, RecordStream& now, const SeePair& see);

}  // namespace reports
