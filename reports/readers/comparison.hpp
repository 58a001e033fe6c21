// SPDX-License-Identifier: MIT
// Improvements and regressions between two studies, by subject and group.
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

// The verdict columns, then gross findings and answers that break a promise.
inline constexpr std::size_t compared_columns = oracle::all_verdict_kinds.size() + 2;
const char* compared_title(std::size_t column);

enum class Change { better, same, worse };

// Compares by the order of the verdicts.  A skip is better than a finding and worse than any other
// answer.  For equal verdicts, gross findings are worse, then broken promises.
Change change_of_verdict(const Record& before, const Record& now);

// Answers of one subject to the same cases in both studies.
struct Compared {
  using Counts = std::array<std::uint64_t, compared_columns>;

  std::uint64_t answers = 0;
  std::uint64_t worse = 0;  // answers with a worse verdict
  std::uint64_t better = 0;
  std::uint64_t otherwise = 0;  // other answers with equal verdict, error and iterations
  Counts before{};
  Counts now{};
  // Errors of the answers that have one in both studies.
  Quantiles errors_before;
  Quantiles errors_now;
  std::uint64_t errors_larger = 0;
  std::uint64_t errors_smaller = 0;
  // Iterations of the answers that have them in both studies.
  Iterations iterations_before;
  Iterations iterations_now;
  std::uint64_t iterations_more = 0;
  std::uint64_t iterations_fewer = 0;

  void add(const Record& before, const Record& now);
  bool same() const;
  // Worse if any quantile of the errors or iterations, or the largest one, grew by more than the
  // factor.
  Change change_of_errors(double factor) const;
  Change change_of_iterations(double factor) const;
};

// Answers that only one study has.
struct Alone {
  std::uint64_t answers = 0;
  std::uint64_t findings = 0;
};

// A case whose verdict changed.
struct ChangedCase {
  Record before;
  Record now;
  std::string replay;
};

// Compares by subject and group, in the order of the studies.
class Comparison {
 public:
  using Key = std::pair<std::string, std::string>;  // subject, group

  // `now` is the header of the study for replay commands; it must outlive this object.
  Comparison(const RunHeader& now, std::size_t shown);

  void add(const Record* before, const Record* now);

  const std::vector<std::pair<Key, Compared>>& compared() const { return compared_; }
  const std::vector<std::pair<Key, Alone>>& gone() const { return gone_; }
  const std::vector<std::pair<Key, Alone>>& added() const { return added_; }
  // Cases with equal name and place but another truth; they are not compared.
  std::uint64_t other_cases() const { return other_cases_; }

  // The worst cases in each direction, by verdict, then by size.
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

// Walks through two studies side by side.  Both list their cases in the order of their groups, so
// memory does not grow with the studies, except that known cases are held one file at a time,
// because cases may be inserted anywhere in a file.

// Receives one case and subject.  A record is null if its study does not have it; never both.
using SeePair = std::function<void(const Record* before, const Record* now)>;

// Calls `see` for every record of either study.  Cases match by name and index, subjects by name.
// Returns whether both studies are complete.  Of two incomplete studies, stops when the first one
// ends; later records are not seen.  Throws std::invalid_argument if the studies cannot be compared
// because of different seeds, numbers of cases or vertices, parts, or orders of the groups.
bool walk(RecordStream& before, RecordStream& now, const SeePair& see);

}  // namespace reports
