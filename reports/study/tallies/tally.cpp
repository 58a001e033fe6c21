// SPDX-License-Identifier: MIT
#include "reports/study/tallies/tally.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace reports {

namespace {

using oracle::VerdictKind;

struct Words {
  const char* title;
  const char* name;
  VerdictKind kind;
};

// By column.
constexpr std::array<Words, columns> words{{
    {"wrong int.", "wrong_interval", VerdictKind::wrong_interval},
    {"false sep.", "false_separation", VerdictKind::wrong_relation},
    {"false overl.", "false_overlap", VerdictKind::wrong_relation},
    {"no answer", "no_answer", VerdictKind::no_answer},
    {"wrong bound", "wrong_bound", VerdictKind::wrong_bound},
    {"inaccurate", "inaccurate", VerdictKind::inaccurate},
    {"wrong depth", "wrong_depth", VerdictKind::wrong_depth},
    {"wrong witn.", "wrong_witness", VerdictKind::wrong_witness},
    {"near cont.", "near_contact", VerdictKind::near_contact},
    {"correct", "correct", VerdictKind::correct},
    {"skipped", "skipped", VerdictKind::skipped},
}};

const Words& words_of(Column column) { return words[static_cast<std::size_t>(column)]; }

}  // namespace

const char* title(Column column) { return words_of(column).title; }

const char* name(Column column) { return words_of(column).name; }

VerdictKind verdict_of(Column column) { return words_of(column).kind; }

Column column(const oracle::Verdict& verdict) {
  if (verdict.kind == VerdictKind::wrong_relation) {
    return verdict.false_separation ? Column::false_separation : Column::false_overlap;
  }
  return *std::find_if(all_columns.begin(), all_columns.end(),
                       [&](Column column) { return verdict_of(column) == verdict.kind; });
}

bool is_finding(Column column) { return column < Column::near_contact; }

Counted counted(const oracle::JudgedAnswer& finding) {
  const oracle::Verdict& verdict = finding.verdict;
  Counted result;
  result.column = column(verdict);
  result.reason = verdict.reason;
  result.gross = verdict.gross;
  result.size = verdict.size;
  result.scaled_error = verdict.scaled_error;
  if (finding.by_promise) result.keeps_promise = !oracle::is_finding(*finding.by_promise);
  if (finding.answer) {
    result.status = finding.answer->status;
    result.iterations = finding.answer->iterations;
    result.certain = finding.answer->answered && finding.answer->certain;
  }
  return result;
}

void Counts::add(const Counted& finding) {
  ++of[static_cast<std::size_t>(finding.column)];
  ++total;
  if (finding.gross) ++gross;
  if (finding.keeps_promise) ++promised;
  if (finding.certain) ++certain;
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
  certain += other.certain;
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

bool Tally::any_finding() const { return !worst_.empty(); }

std::vector<Worst> Tally::worst() const {
  std::vector<Worst> result;
  for (const auto& [key, finding] : worst_) result.push_back(finding);
  std::stable_sort(result.begin(), result.end(), [](const Worst& one, const Worst& other) {
    return std::tuple(one.column, -one.size) < std::tuple(other.column, -other.size);
  });
  return result;
}

}  // namespace reports
