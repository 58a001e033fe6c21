// SPDX-License-Identifier: MIT
#include "reports/study/tally.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace reports {

const char* title(Column column) {
  switch (column) {
    case Column::false_separation:
      return "false sep.";
    case Column::false_overlap:
      return "false overl.";
    case Column::no_answer:
      return "no answer";
    case Column::wrong_bound:
      return "wrong bound";
    case Column::inaccurate:
      return "inaccurate";
    case Column::wrong_depth:
      return "wrong depth";
    case Column::wrong_witness:
      return "wrong witn.";
    case Column::near_contact:
      return "near cont.";
    case Column::correct:
      return "correct";
    case Column::skipped:
      return "skipped";
  }
  return "";
}

Column column(const oracle::Verdict& verdict) {
  switch (verdict.kind) {
    case oracle::VerdictKind::wrong_relation:
      return verdict.false_separation ? Column::false_separation : Column::false_overlap;
    case oracle::VerdictKind::no_answer:
      return Column::no_answer;
    case oracle::VerdictKind::wrong_bound:
      return Column::wrong_bound;
    case oracle::VerdictKind::inaccurate:
      return Column::inaccurate;
    case oracle::VerdictKind::wrong_depth:
      return Column::wrong_depth;
    case oracle::VerdictKind::wrong_witness:
      return Column::wrong_witness;
    case oracle::VerdictKind::near_contact:
      return Column::near_contact;
    case oracle::VerdictKind::correct:
      return Column::correct;
    case oracle::VerdictKind::skipped:
      break;
  }
  return Column::skipped;
}

void Counts::add(const oracle::JudgedAnswer& finding) {
  ++of[static_cast<std::size_t>(column(finding.verdict))];
  ++total;
  if (finding.verdict.gross) ++gross;
  if (finding.by_promise) ++promised;
  if (finding.by_promise && oracle::is_finding(*finding.by_promise)) ++broken;
  if (finding.answer) {
    ++statuses[finding.answer->status];
    iterations.add(finding.answer->iterations);
  }
  scaled_error_max = std::max(scaled_error_max, finding.verdict.scaled_error.value_or(0));
}

void Counts::add(const Counts& other) {
  for (std::size_t i = 0; i < columns; ++i) of[i] += other.of[i];
  for (const auto& [status, count] : other.statuses) statuses[status] += count;
  iterations.add(other.iterations);
  scaled_error_max = std::max(scaled_error_max, other.scaled_error_max);
  total += other.total;
  gross += other.gross;
  promised += other.promised;
  broken += other.broken;
}

Tally::Tally(std::vector<std::string> families, std::vector<std::string> subjects)
    : families_(std::move(families)),
      subjects_(std::move(subjects)),
      counts_(families_.size() * subjects_.size()) {}

void Tally::add(std::size_t family, std::size_t subject, const std::string& id,
                const oracle::JudgedAnswer& finding, const std::string& replay) {
  counts_[family * subjects_.size() + subject].add(finding);
  if (!oracle::is_finding(finding.verdict)) return;
  const Column kind = column(finding.verdict);
  const double size = finding.verdict.size;
  const auto [entry, is_first] = worst_.try_emplace({subject, kind});
  // Strictly greater: among equals the first in case order stays, however the work was shared.
  if (!is_first && !(size > entry->second.size)) return;
  entry->second = {id, subjects_[subject], finding.verdict.reason, replay, kind, size};
}

Counts Tally::total(std::size_t subject) const {
  Counts sum;
  for (std::size_t family = 0; family < families_.size(); ++family) {
    sum.add(counts(family, subject));
  }
  return sum;
}

bool Tally::any_finding() const {
  return !worst_.empty();
}

std::vector<Worst> Tally::worst() const {
  std::vector<Worst> result;
  for (const auto& [key, finding] : worst_) result.push_back(finding);
  std::stable_sort(result.begin(), result.end(), [](const Worst& one, const Worst& other) {
    return std::tuple(one.column, -one.size) < std::tuple(other.column, -other.size);
  });
  return result;
}

}  // namespace reports
