// SPDX-License-Identifier: MIT
// What a study remembers of its verdicts: a cell for each subject on each group of cases, with
// counts and the worst findings.
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

// What is counted of an answer.
struct Counted {
  VerdictKind verdict = VerdictKind::skipped;
  std::string reason;
  bool gross = false;
  double size = 0;  // of the error, as a share of M; infinite if it has none
  std::optional<double> scaled_error;
  std::optional<bool> keeps_promise;  // empty: the subject promises nothing
  bool certain = false;               // something is claimed to be certain
  std::optional<std::string> status;  // empty: it was skipped
  std::optional<int> iterations;
};

Counted counted(const oracle::JudgedAnswer& judged);

// The order of what is worse, wherever answers are ranked: findings by verdict, then by size; any
// finding is worse than other answers, and of those one with a larger scaled error.
bool is_worse(const Counted& one, const Counted& other);

// The worst of some answers, and how to see it again.
struct WorstFinding {
  std::string id;  // of the case
  std::string group;
  std::string subject;
  std::string replay;  // the command that shows it
  Counted answer;
};

// Makes what is kept of an answer.  Called only if the answer is kept: a command takes its time.
using MakeFinding = std::function<WorstFinding()>;

// A subject on a group of cases.
struct Cell {
  std::array<std::uint64_t, oracle::all_verdict_kinds.size()> counts{};  // by verdict
  std::uint64_t answers = 0;                                             // skipped cases too
  std::uint64_t findings = 0;
  std::uint64_t gross = 0;     // of the findings
  std::uint64_t promised = 0;  // answers judged by a promise of the subject too
  std::uint64_t broken = 0;    // of these: beyond the promise
  std::uint64_t certain = 0;   // answers that claim something to be certain
  double scaled_error_max = 0;
  std::map<std::string, std::uint64_t> statuses;
  Iterations iterations;
  std::string skipped;                        // the first reason
  std::map<VerdictKind, WorstFinding> worst;  // of each verdict that is a finding

  // Keeps no findings without `finding`.
  void add(const Counted& answer, const MakeFinding& finding = {});
  // Of two findings that are equally bad the first stays.
  void add(const Cell& other);

  std::uint64_t count(VerdictKind verdict) const {
    return counts[static_cast<std::size_t>(verdict)];
  }
  std::uint64_t judged() const { return answers - count(VerdictKind::skipped); }
};

// Cells by group, which is a family, a file of known cases or a domain, and by subject.
class Tally {
 public:
  Tally(std::vector<std::string> groups, std::vector<std::string> subjects);

  // In the order of the cases: of findings that are equally bad the first is kept.
  void add(std::size_t group, std::size_t subject, const Counted& answer,
           const MakeFinding& finding = {}) {
    cells_[group * subjects_.size() + subject].add(answer, finding);
  }

  const std::vector<std::string>& groups() const { return groups_; }
  const std::vector<std::string>& subjects() const { return subjects_; }
  const Cell& cell(std::size_t group, std::size_t subject) const {
    return cells_[group * subjects_.size() + subject];
  }
  // On all groups.
  Cell total(std::size_t subject) const;

  // The worst finding of each verdict of each subject, worst first.
  std::vector<WorstFinding> worst() const;

 private:
  std::vector<std::string> groups_;
  std::vector<std::string> subjects_;
  std::vector<Cell> cells_;
};

}  // namespace reports
