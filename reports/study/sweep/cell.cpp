// SPDX-License-Identifier: MIT
#include "reports/study/sweep/cell.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace reports {
namespace {

// d* or its lower bound, where the bodies are apart.
std::optional<double> positive_distance(const Record& record) {
  const auto& distance = record.question.exact.distance;
  if (!distance || !(distance->front() > 0)) return std::nullopt;
  return distance->front();
}

// Findings first, by column; then the larger the worse.
std::tuple<int, double> badness(Column column, double size, double scaled) {
  const int rank = is_finding(column) ? static_cast<int>(columns) - static_cast<int>(column) : 0;
  return {rank, rank > 0 ? size : scaled};
}

}  // namespace

std::optional<double> relative_error(const Record& record) {
  if (record.counted.column == Column::skipped) return std::nullopt;
  const std::optional<double> exact = positive_distance(record);
  if (!exact) return std::nullopt;
  if (!record.says) return std::numeric_limits<double>::infinity();
  if (record.relative_error) return record.relative_error;
  if (!record.says->distance) return std::nullopt;
  // The judge gives none where d* is below 1024 u M: there doubles tell all that is worth telling.
  const double said = *record.says->distance;
  const double upper = record.question.exact.distance->back();
  return std::fabs(said - std::clamp(said, *exact, std::max(*exact, upper))) / *exact;
}

void SweptCell::add(const Record& record, const std::function<std::string()>& replay) {
  const Counted& counted = record.counted;
  ++total;
  ++of[static_cast<std::size_t>(counted.column)];
  if (is_finding(counted.column)) ++findings;
  if (counted.gross) ++gross;
  if (counted.keeps_promise) ++promised;
  if (counted.keeps_promise == false) ++broken;
  if (counted.column == Column::skipped) return;
  if (const std::optional<double> error = relative_error(record)) relative.add(*error);
  if (counted.scaled_error) scaled.add(*counted.scaled_error);
  if (record.ulps) ulps.add(*record.ulps);
  if (const std::optional<double> exact = positive_distance(record)) {
    condition.add(record.question.magnitude / *exact);
  }
  if (counted.status && counted.iterations) iterations[*counted.status].add(*counted.iterations);
  const auto how_bad = badness(counted.column, counted.size, counted.scaled_error.value_or(0));
  // Strictly worse: among equals the first stays.
  if (worst && !(how_bad > badness(worst->column, worst->size, worst->scaled_error.value_or(0)))) {
    return;
  }
  worst = WorstAnswer{record.question.id, counted.column,       counted.reason,
                      counted.size,       counted.scaled_error, replay()};
}

}  // namespace reports
