// SPDX-License-Identifier: MIT
// What a study remembers of its verdicts: counts per family and subject, and the worst findings.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/study/tallies/iterations.hpp"

namespace reports {

// The columns of the matrix: the verdicts, with the two wrong relations apart.
enum class Column {
  wrong_interval,
  false_separation,
  false_overlap,
  no_answer,
  wrong_bound,
  inaccurate,
  wrong_depth,
  wrong_witness,
  near_contact,
  correct,
  skipped
};
inline constexpr std::size_t columns = 11;
inline constexpr std::array all_columns = {
    Column::wrong_interval, Column::false_separation, Column::false_overlap, Column::no_answer,
    Column::wrong_bound,    Column::inaccurate,       Column::wrong_depth,   Column::wrong_witness,
    Column::near_contact,   Column::correct,          Column::skipped};

const char* title(Column column);  // of a table: "false sep."
const char* name(Column column);   // "false_separation"
Column column(const oracle::Verdict& verdict);
oracle::VerdictKind verdict_of(Column column);
bool is_finding(Column column);

// What is counted of an answer.
struct Counted {
  Column column = Column::skipped;
  std::string reason;
  bool gross = false;
  double size = 0;  // of the error, as a share of M; infinite where it has none
  std::optional<double> scaled_error;
  std::optional<bool> keeps_promise;  // empty: the subject promises nothing
  bool certain = false;               // something is claimed to be certain
  std::optional<std::string> status;  // empty: it was skipped
  std::optional<int> iterations;
};

Counted counted(const oracle::JudgedAnswer& finding);

struct Counts {
  std::array<std::size_t, columns> of{};
  std::map<std::string, std::size_t> statuses;
  Iterations iterations;
  std::size_t gross = 0;     // of the findings
  std::size_t promised = 0;  // answers judged by a promise of the subject too
  std::size_t certain = 0;   // answers that claim something to be certain
  std::size_t broken = 0;    // of these: findings by that promise
  double scaled_error_max = 0;
  std::size_t total = 0;

  void add(const Counted& finding);
  void add(const Counts& other);
};

// A finding and how to see it again.
struct Worst {
  std::string id;
  std::string subject;
  std::string reason;
  std::string replay;
  Column column = Column::correct;
  double size = 0;  // of the error, as a share of M; infinite where it has none
};

class Tally {
 public:
  Tally(std::vector<std::string> families, std::vector<std::string> subjects);

  void add(std::size_t family, std::size_t subject, const std::string& id, const Counted& finding,
           const std::string& replay);

  const std::vector<std::string>& families() const { return families_; }
  const std::vector<std::string>& subjects() const { return subjects_; }
  const Counts& counts(std::size_t family, std::size_t subject) const {
    return counts_[family * subjects_.size() + subject];
  }
  Counts total(std::size_t subject) const;
  bool any_finding() const;

  // The worst finding of each kind of each subject, worst first: by column, then by size.
  std::vector<Worst> worst() const;

 private:
  std::vector<std::string> families_;
  std::vector<std::string> subjects_;
  std::vector<Counts> counts_;
  std::map<std::pair<std::size_t, Column>, Worst> worst_;
};

}  // namespace reports
