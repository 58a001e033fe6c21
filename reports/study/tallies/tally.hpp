// SPDX-License-Identifier: MIT
// The verdicts of a study: a cell for each subject and group of cases, with counts, histograms and
// the worst findings, and the tables for human readers.  Memory does not grow with the number of
// answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {

// Histogram of errors.  Bins are 0.4 to 0.8 % wide, 128 per power of two, so a quantile is too
// small by less than 1/128 of its value.  A study fills a few hundred of the 262,144 bins.
class Quantiles {
 public:
  // NaN and negative numbers, which are not valid errors, count as 0.
  void add(double error, std::uint64_t times = 1);
  void add(const Quantiles& other);

  std::uint64_t total() const { return total_; }
  // The lower end of the bin of the least error that at least `share` of all errors do not exceed;
  // 0 if there are no errors.
  double at(double share) const;
  double least() const { return total_ > 0 ? least_ : 0; }  // exact
  double largest() const { return largest_; }               // exact

  std::map<std::uint32_t, std::uint64_t> bins() const { return {bins_.begin(), bins_.end()}; }
  static Quantiles from(const std::map<std::uint32_t, std::uint64_t>& bins, double least,
                        double largest);

 private:
  std::uint64_t& count_of(std::uint32_t bin);

  std::vector<std::pair<std::uint32_t, std::uint64_t>> bins_;  // in order
  std::size_t last_ = 0;  // the place counted last: many errors are 0
  std::uint64_t total_ = 0;
  double least_ = std::numeric_limits<double>::infinity();
  double largest_ = 0;
};

// Histogram of iteration counts, single bins up to 256.
class Iterations {
 public:
  // Negative counts, which an external subject may report, count as 0.
  void add(int iterations) { counts_.add(iterations); }
  void add(const Iterations& other) { counts_.add(other.counts_); }

  std::uint64_t total() const { return counts_.total(); }
  // The least k such that at least `share` of the answers took at most k iterations, above 256 too
  // small by less than 1/128; 0 if there are no answers.
  int quantile(double share) const { return static_cast<int>(counts_.at(share)); }
  int largest() const { return static_cast<int>(counts_.largest()); }  // exact

  // The bins by their least iterations, the last by the largest.
  std::map<int, std::uint64_t> bins() const;
  // Throws std::invalid_argument if bins() cannot have returned them.
  static Iterations from(const std::map<int, std::uint64_t>& bins);

 private:
  Quantiles counts_;
};

using oracle::VerdictKind;

// Whether a wrong witness with this reason is a normal, not a point.
inline bool is_of_normal(VerdictKind kind, const std::string& reason) {
  return kind == VerdictKind::wrong_witness && reason.find("the normal") != std::string::npos;
}

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
  std::optional<double> nanoseconds;  // that the query took, if it was timed
};

Counted counted(const oracle::JudgedAnswer& judged);
// The same in place of another, whose memory it takes.
void count(const oracle::JudgedAnswer& judged, Counted& result);

// The size for rankings: an error that has none is below all that are measured.
double ranked_size(const Counted& answer);

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
  std::uint64_t index = 0;  // of the case in its group
};

// Called only if the answer is kept, because making the command takes time.
using MakeFinding = std::function<WorstFinding()>;

// How often each status was met.  There are few, so that comparing with all is fast.
class Statuses {
 public:
  void add(const std::string& status, std::uint64_t answers = 1) {
    for (auto& [known, count] : counts_) {
      if (known == status) return void(count += answers);
    }
    counts_.emplace_back(status, answers);
  }
  std::uint64_t count(const std::string& status) const {
    for (const auto& [known, count] : counts_) {
      if (known == status) return count;
    }
    return 0;
  }
  auto begin() const { return counts_.begin(); }
  auto end() const { return counts_.end(); }

 private:
  std::vector<std::pair<std::string, std::uint64_t>> counts_;
};

// One subject on one group of cases.
struct Cell {
  std::array<std::uint64_t, oracle::all_verdict_kinds.size()> counts{};  // one per verdict
  std::uint64_t answers = 0;                                             // including skipped cases
  std::uint64_t findings = 0;
  std::uint64_t gross = 0;     // included in findings
  std::uint64_t normals = 0;   // wrong witnesses of which the normal is the worst
  std::uint64_t promised = 0;  // answers also judged by a promise of the subject
  std::uint64_t broken = 0;    // promised answers that break the promise
  std::uint64_t certain = 0;   // answers with a certain claim
  double scaled_error_max = 0;
  Statuses statuses;
  Iterations iterations;
  Quantiles nanoseconds;                      // of the answers that were timed
  std::string skipped;                        // the first reason
  std::map<VerdictKind, WorstFinding> worst;  // one per verdict that is a finding

  // Whether the answer is worse than the kept finding of its verdict.
  bool keeps(const Counted& answer) const;
  // Without `finding`, counts the answer but keeps no finding.
  void add(const Counted& answer, const MakeFinding& finding = {});
  // Of two equally bad findings, keeps that of the first group, and of one group the first case.
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
  // Of another part of the study, in any order.
  void add(const Tally& other);

  const std::vector<std::string>& groups() const { return groups_; }
  const std::vector<std::string>& subjects() const { return subjects_; }
  const Cell& cell(std::size_t group, std::size_t subject) const {
    return cells_[group * subjects_.size() + subject];
  }
  Cell& cell(std::size_t group, std::size_t subject) {
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

// The head of a study's report.
struct Heading {
  std::string command;  // reproduces it
  std::string oracle;
  std::size_t cases = 0;
  // Computed truths, including those of cases rounded to binary32.
  std::size_t truths = 0;
  std::size_t enclosures = 0;
  std::size_t compared = 0;  // truths that oracle "both" compared: see reference_limit.hpp
  std::size_t judged = 0;    // answers, without skipped cases
  bool complete = true;
  std::optional<std::size_t> first_domain;  // domain that is shown before all cases
  std::string recorded;                     // the answers that have records; empty: all
};

// ", off by 0.25 M"; empty if the error has no size.
std::string size_text(const Counted& answer);

// "a false overlap on oblong-s1-7, off by 0.25 M".
std::string finding_text(const WorstFinding& finding);

// The verdict matrix, subjects by verdict, and the worst findings, each with a replay command.
std::string terminal_summary(const Heading& heading, const Tally& tally, const Tally& domains,
                             std::size_t worst_shown);

// Begins the tables of a study that did not end.
inline constexpr const char* incomplete_note =
    "INCOMPLETE: the study did not come to its end; the figures are those so far.\n";

// The head of the report, in Markdown.
std::string made_by(const Heading& heading);

// Only the verdict matrix over all families, in Markdown.
std::string verdict_matrix(const Tally& tally);

// The head of the report, a matrix of all cases and one per domain, in Markdown.  `domains` counts
// the same verdicts by domain.
std::string domain_tables(const Heading& heading, const Tally& tally, const Tally& domains);

// The head of the report and, for each of these rows of `domains`, what its subjects get wrong by
// claim, in Markdown: one row per subject that answers, those that it skips left out of the rest.
std::string scoreboards(const Heading& heading, const Tally& domains,
                        const std::vector<std::size_t>& rows);

// How long a query of these subjects takes in each of these rows, in Markdown.
std::string time_boards(const Tally& domains, const std::vector<std::size_t>& rows);

// The same as domain_tables(), plus the statuses and a matrix per family.
std::string verdict_tables(const Heading& heading, const Tally& tally, const Tally& domains);

// The same, plus the worst findings.
std::string markdown_summary(const Heading& heading, const Tally& tally, const Tally& domains);

}  // namespace reports
