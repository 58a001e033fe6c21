// SPDX-License-Identifier: MIT
#include "reports/study/tallies/tally.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace reports {
namespace {

// A bin keeps 7 of the 52 fraction bits of a double.  The bit patterns of positive doubles have the
// same order as the doubles.
constexpr int dropped_bits = 45;

double least_in(std::uint32_t bin) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(bin) << dropped_bits);
}

}  // namespace

std::uint64_t& Quantiles::count_of(std::uint32_t bin) {
  if (last_ < bins_.size() && bins_[last_].first == bin) return bins_[last_].second;
  auto at = std::ranges::lower_bound(bins_, bin, {}, [](const auto& entry) { return entry.first; });
  if (at == bins_.end() || at->first != bin) at = bins_.insert(at, {bin, 0});
  last_ = static_cast<std::size_t>(at - bins_.begin());
  return at->second;
}

void Quantiles::add(double error, std::uint64_t times) {
  const double size = error > 0 ? error : 0.0;  // NaN: 0
  count_of(static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(size) >> dropped_bits)) += times;
  total_ += times;
  least_ = std::min(least_, size);
  largest_ = std::max(largest_, size);
}

void Quantiles::add(const Quantiles& other) {
  for (const auto& [bin, count] : other.bins_) count_of(bin) += count;
  total_ += other.total_;
  least_ = std::min(least_, other.least_);
  largest_ = std::max(largest_, other.largest_);
}

Quantiles Quantiles::from(const std::map<std::uint32_t, std::uint64_t>& bins, double least,
                          double largest) {
  Quantiles result;
  result.bins_.assign(bins.begin(), bins.end());
  for (const auto& entry : bins) result.total_ += entry.second;
  result.least_ = least;
  result.largest_ = largest;
  return result;
}

double Quantiles::at(double share) const {
  const double wanted = share * static_cast<double>(total_);
  std::uint64_t seen = 0;
  for (const auto& [bin, count] : bins_) {
    seen += count;
    if (static_cast<double>(seen) >= wanted) return least_in(bin);
  }
  return largest_;
}

std::map<int, std::uint64_t> Iterations::bins() const {
  std::map<int, std::uint64_t> result;
  for (const auto& [bin, count] : counts_.bins()) result[static_cast<int>(least_in(bin))] = count;
  if (result.empty()) return result;
  auto last = result.extract(std::prev(result.end()));
  last.key() = largest();
  result.insert(std::move(last));
  return result;
}

Iterations Iterations::from(const std::map<int, std::uint64_t>& bins) {
  Iterations result;
  for (const auto& [iterations, count] : bins) {
    if (iterations < 0) throw std::invalid_argument("iterations below 0");
    result.counts_.add(iterations, count);
  }
  return result;
}

Counted counted(const oracle::JudgedAnswer& judged) {
  Counted result;
  count(judged, result);
  return result;
}

void count(const oracle::JudgedAnswer& judged, Counted& result) {
  const oracle::Verdict& verdict = judged.verdict;
  result.verdict = verdict.kind;
  result.reason = verdict.reason;
  result.gross = verdict.gross;
  result.size = verdict.size;
  result.scaled_error = verdict.scaled_error;
  result.keeps_promise.reset();
  if (judged.by_promise) result.keeps_promise = !is_finding(*judged.by_promise);
  result.certain = judged.answer && judged.answer->answered && judged.answer->certain;
  if (judged.answer) {
    result.status = judged.answer->status;
    result.iterations = judged.answer->iterations;
  } else {
    result.status.reset();
    result.iterations.reset();
  }
}

double ranked_size(const Counted& answer) { return std::isfinite(answer.size) ? answer.size : -1; }

bool is_worse(const Counted& one, const Counted& other) {
  if (!is_finding(one.verdict) && !is_finding(other.verdict)) {
    return one.scaled_error.value_or(0) > other.scaled_error.value_or(0);
  }
  return one.verdict != other.verdict ? one.verdict < other.verdict
                                      : ranked_size(one) > ranked_size(other);
}

bool Cell::keeps(const Counted& answer) const {
  if (!is_finding(answer.verdict)) return false;
  const auto kept = worst.find(answer.verdict);
  return kept == worst.end() || is_worse(answer, kept->second.answer);
}

void Cell::add(const Counted& answer, const MakeFinding& finding) {
  ++counts[static_cast<std::size_t>(answer.verdict)];
  ++answers;
  if (answer.keeps_promise) ++promised;
  if (answer.keeps_promise == false) ++broken;
  if (answer.certain) ++certain;
  if (answer.status) statuses.add(*answer.status);
  if (answer.iterations) iterations.add(*answer.iterations);
  if (answer.nanoseconds) nanoseconds.add(*answer.nanoseconds);
  scaled_error_max = std::max(scaled_error_max, answer.scaled_error.value_or(0));
  if (answer.verdict == VerdictKind::skipped && skipped.empty()) skipped = answer.reason;
  if (!is_finding(answer.verdict)) return;
  ++findings;
  if (answer.gross) ++gross;
  if (is_of_normal(answer.verdict, answer.reason)) ++normals;
  if (finding && keeps(answer)) worst.insert_or_assign(answer.verdict, finding());
}

void Cell::add(const Cell& other) {
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
  answers += other.answers;
  findings += other.findings;
  gross += other.gross;
  normals += other.normals;
  promised += other.promised;
  broken += other.broken;
  certain += other.certain;
  scaled_error_max = std::max(scaled_error_max, other.scaled_error_max);
  for (const auto& [status, count] : other.statuses) statuses.add(status, count);
  iterations.add(other.iterations);
  nanoseconds.add(other.nanoseconds);
  if (skipped.empty()) skipped = other.skipped;
  for (const auto& [verdict, finding] : other.worst) {
    const auto [kept, is_first] = worst.try_emplace(verdict, finding);
    if (is_first) continue;
    WorstFinding& known = kept->second;
    const bool is_before = known.group == finding.group && finding.index < known.index;
    if (is_worse(finding.answer, known.answer) ||
        (is_before && !is_worse(known.answer, finding.answer))) {
      known = finding;
    }
  }
}

Tally::Tally(std::vector<std::string> groups, std::vector<std::string> subjects)
    : groups_(std::move(groups)),
      subjects_(std::move(subjects)),
      cells_(groups_.size() * subjects_.size()) {}

void Tally::add(const Tally& other) {
  for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i].add(other.cells_[i]);
}

Cell Tally::total(std::size_t subject) const {
  Cell sum;
  for (std::size_t group = 0; group < groups_.size(); ++group) sum.add(cell(group, subject));
  return sum;
}

std::vector<WorstFinding> Tally::worst() const {
  std::vector<WorstFinding> result;
  for (std::size_t subject = 0; subject < subjects_.size(); ++subject) {
    for (auto& entry : total(subject).worst) result.push_back(std::move(entry.second));
  }
  std::ranges::stable_sort(result, [](const WorstFinding& one, const WorstFinding& other) {
    return is_worse(one.answer, other.answer);
  });
  return result;
}

}  // namespace reports
