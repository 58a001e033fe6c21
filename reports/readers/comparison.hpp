// SPDX-License-Identifier: MIT
// `gjkproof compare`: improvements and regressions between two studies of the same cases, by
// subject and group.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/output/text_table.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

// The verdict columns, then gross findings and answers that break a promise.
inline constexpr std::size_t compared_columns = oracle::all_verdict_kinds.size() + 2;
const char* compared_title(std::size_t column);

enum class Change { better, same, worse };

// Compares by the order of the verdicts.  A skip is better than a finding and worse than any other
// answer.  For equal verdicts, gross findings are worse, then broken promises.
Change change_of_verdict(const Record& before, const Record& now);

// A measure, of the answers that have it in both studies.
template <typename Histogram>
struct InBoth {
  Histogram before;
  Histogram now;
  std::uint64_t larger = 0;
  std::uint64_t smaller = 0;

  template <typename Value>
  void add(const std::optional<Value>& one, const std::optional<Value>& other) {
    if (!one || !other) return;
    before.add(*one);
    now.add(*other);
    if (*other > *one) ++larger;
    if (*other < *one) ++smaller;
  }
  bool changed() const { return larger + smaller > 0; }
};

// Answers of one subject to the same cases in both studies.
struct Compared {
  using Counts = std::array<std::uint64_t, compared_columns>;

  std::uint64_t answers = 0;
  std::uint64_t worse = 0;  // answers with a worse verdict
  std::uint64_t better = 0;
  // Other answers with an equal verdict, and equal error and iterations if both have them.
  std::uint64_t otherwise = 0;
  Counts before{};
  Counts now{};
  InBoth<Quantiles> errors;
  InBoth<Iterations> iterations;

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

// Subjects that only one study has and that are the same but for the version of their library,
// "engine/planck-1.4.3/double/distance": from the name in `now` to that in `before`.
std::map<std::string, std::string> older_versions(const RunHeader& before, const RunHeader& now);

// Receives one case and subject.  A record is null if its study does not have it; never both.
using SeePair = std::function<void(const Record* before, const Record* now)>;

// Calls `see` for every record of either study.  Cases match by name and index, subjects by
// name and older_versions().
// Returns whether both studies are complete.  Of two incomplete studies, stops when the first one
// ends; later records are not seen.  Throws std::invalid_argument if the studies cannot be compared
// because of different seeds, numbers of cases or vertices, parts, or orders of the groups.
bool walk(RecordStream& before, RecordStream& now, const SeePair& see);

struct Compares {
  std::string before;  // path as given
  std::string now;
  const RunHeader* header_before = nullptr;
  const RunHeader* header_now = nullptr;
  bool complete = true;
  double factor = 1;
};

struct ComparisonParts {
  struct Study {
    std::string which;  // "old" or "new"
    std::string path;
    std::string version;
    std::string command;
  };
  struct Table {
    std::string title;
    std::vector<Row> rows;  // the first row is the head; empty: nothing to show
  };
  struct Change {
    std::string subject;
    std::string id;
    std::string change;  // "correct -> inaccurate"
    std::string reason;  // including the size of the error
    std::string replay;
  };
  struct Changes {
    std::string title;
    std::vector<Change> shown;
  };

  std::vector<Study> studies;
  std::vector<std::string> notes;  // sentences
  bool same = false;               // no difference; nothing below is shown
  bool worse = false;              // something became worse, as in the exit code
  std::vector<Table> tables;
  std::vector<Changes> changes;
  std::vector<Table> alone;  // answers that only one study has
};

ComparisonParts parts_of(const Compares& which, const Comparison& comparison);

// The comparison as text for the terminal, or as Markdown.
std::string comparison_text(const ComparisonParts& parts, bool markdown);

// A self-contained page without scripts.
std::string comparison_page(const ComparisonParts& parts);

struct CompareOptions {
  std::string before;  // folders of studies, or their records
  std::string now;
  std::string into;        // document whose block "compare" is replaced; empty: none
  std::string page;        // HTML file to write; empty: none
  double factor = 1;       // errors and iterations may grow by this factor
  std::size_t shown = 10;  // cases shown for each direction
};

// Returns findings if a verdict or a quantile of errors or iterations became worse.  Returns
// incomplete if exactly one study is incomplete; if both are, compares their common part.  Throws
// std::invalid_argument if there is nothing to compare, CannotWrite, and std::runtime_error if
// `into` has no such block.
ExitCode compare(const CompareOptions& options);

}  // namespace reports
