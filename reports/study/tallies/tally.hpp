// SPDX-License-Identifier: MIT
// The verdicts of a study: a cell for each subject and group of cases, with counts and the worst
// findings.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/study/tallies/histograms.hpp"

namespace reports {

using oracle::VerdictKind;

// The part of a judged answer that is counted.
struct Counted {
  VerdictKind verdict = VerdictKind::skipped;
  std::string reason;
  bool gross = false;
  double size = 0;  // error divided by M; infinite if it has no size
  std::optional<double> scaled_error;
  std::optional<bool> keeps_promise;  // empty: the subject makes no promise
  bool certain = false;               // the answer makes a certain claim
  std::optional<std::string> status;  // empty: skipped
  std::optional<int> iterations;
};

Counted counted(const oracle::JudgedAnswer& judged);

// The one ranking of answers: findings by verdict, then by size.  Any finding is worse than any
// other answer; other answers rank by scaled error.
bool is_worse(const Counted& one, const Counted& other);

// The worst answer, with the command that replays it.
struct WorstFinding {
  std::string id;  // the case
  std::string group;
  std::string subject;
  std::string replay;  // the command that replays it
  Counted answer;
};

// Called only if the answer is kept, because making the command takes time.
using MakeFinding = std::function<WorstFinding()>;

// One subject on one group of cases.
struct Cell {
  std::array<std::uint64_t, oracle::all_verdict_kinds.size()> counts{};  // one per verdict
  std::uint64_t answers = 0;                                             // including skipped cases
  std::uint64_t findings = 0;
  std::uint64_t gross = 0;     // included in findings
  std::uint64_t promised = 0;  // answers also judged by a promise of the subject
  std::uint64_t broken = 0;    // promised answers that break the promise
  std::uint64_t certain = 0;   // answers with a certain claim
  double scaled_error_max = 0;
  std::map<std::string, std::uint64_t> statuses;
  Iterations iterations;
  std::string skipped;                        // the first reason
  std::map<VerdictKind, WorstFinding> worst;  // one per verdict that is a finding

  // Without `finding`, counts the answer but keeps no finding.
  void add(const Counted& answer, const MakeFinding& finding = {});
  // Of two equally bad findings, keeps the first.
  void add(const Cell& other);

  std::uint64_t count(VerdictKind verdict) const {
    return counts[static_cast<std::size_t>(verdict)];
  }
  std::uint64_t judged() const { return answers - count(VerdictKind::skipped); }
};

// Cells by group (a family, a file of known cases or a domain) and by subject.
class Tally {
 public:
  Tally(std::vector<std::string> groups, std::vector<std::string> subjects);

  // Call in case order, because the first of equally bad findings is kept.
  void add(std::size_t group, std::size_t subject, const Counted& answer,
           const MakeFinding& finding = {}) {
    cells_[group * subjects_.size() + subject].add(answer, finding);
  }

  const std::vector<std::string>& groups() const { return groups_; }
  const std::vector<std::string>& subjects() const { return subjects_; }
  const Cell& cell(std::size_t group, std::size_t subject) const {
    return cells_[group * subjects_.size() + subject];
  }
  // Over all groups.
  Cell total(std::size_t subject) const;

  // The worst finding of each verdict of each subject, worst first.
  std::vector<WorstFinding> worst() const;

 private:
  std::vector<std::string> groups_;
  std::vector<std::string> subjects_;
  std::vector<Cell> cells_;
};

}  // namespace reports
