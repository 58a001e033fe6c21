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

const char* name(Column column) {
  if (column == Column::false_separation) return "false_separation";
  if (column == Column::false_overlap) return "false_overlap";
  return oracle::name(verdict_of(column));
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

oracle::VerdictKind verdict_of(Column column) {
  switch (column) {
    case Column::false_separation:
    case Column::false_overlap:
      return oracle::VerdictKind::wrong_relation;
    case Column::no_answer:
      return oracle::VerdictKind::no_answer;
    case Column::wrong_bound:
      return oracle::VerdictKind::wrong_bound;
    case Column::inaccurate:
      return oracle::VerdictKind::inaccurate;
    case Column::wrong_depth:
      return oracle::VerdictKind::wrong_depth;
    case Column::wrong_witness:
      return oracle::VerdictKind::wrong_witness;
    case Column::near_contact:
      return oracle::VerdictKind::near_contact;
    case Column::correct:
      return oracle::VerdictKind::correct;
    case Column::skipped:
      break;
  }
  return oracle::VerdictKind::skipped;
}

bool is_finding(Column column) {
  return column < Column::near_contact;
}

Counted counted(const oracle::JudgedAnswer& finding) {
  const oracle::Verdict& verdict = finding.verdict;
  Counted result{column(verdict),      verdict.reason, verdict.gross, verdict.size,
                 verdict.scaled_error, std::nullopt,   std::nullopt,  std::nullopt};
  if (finding.by_promise) result.keeps_promise = !oracle::is_finding(*finding.by_promise);
  if (finding.answer) {
    result.status = finding.answer->status;
    result.iterations = finding.answer->iterations;
  }
  return result;
}

void Counts::add(const Counted& finding) {
  ++of[static_cast<std::size_t>(finding.column)];
  ++total;
  if (finding.gross) ++gross;
  if (finding.keeps_promise) ++promised;
  if (finding.keeps_promise && !*finding.keeps_promise) ++broken;
  if (finding.status) ++statuses[*finding.status];
  if (finding.iterations) iterations.add(*finding.iterations);
  scaled_error_max = std::max(scaled_error_max, finding.scaled_error.value_or(0));
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
                const Counted& finding, const std::string& replay) {
  counts_[family * subjects_.size() + subject].add(finding);
  if (!is_finding(finding.column)) return;
  const auto [entry, is_first] = worst_.try_emplace({subject, finding.column});
  // Strictly greater: among equals the first in case order stays, however the work was shared.
  if (!is_first && !(finding.size > entry->second.size)) return;
  entry->second = {id, subjects_[subject], finding.reason, replay, finding.column, finding.size};
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
