// SPDX-License-Identifier: MIT
#include "reports/study/sweep/trend.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "reports/study/sweep/sweep.hpp"

namespace reports {
namespace {

// From this ratio of the largest to the smallest value, a logarithmic axis is easier to read.
constexpr double ratio_of_decades = 100;

constexpr std::size_t values_shown = axis_bins;  // more are put in bins
constexpr std::size_t values_kept = 256;         // the first of them decide the bins

TrendPoint& point_at(std::vector<TrendPoint>& points, std::size_t line) {
  if (line >= points.size()) points.resize(line + 1);
  return points[line];
}

}  // namespace

std::size_t BinnedAxis::bin(double value) const {
  const double at = ((log ? std::log10(value) : value) - first) / step;
  // The logarithm of zero and NaN belong to the first bin.
  if (!(at > 0)) return 0;
  return std::min(axis_bins - 1, static_cast<std::size_t>(std::min(at, double{axis_bins})));
}

double BinnedAxis::middle(std::size_t bin) const {
  const double at = first + step * (static_cast<double>(bin) + 0.5);
  return log ? std::pow(10, at) : at;
}

std::optional<BinnedAxis> axis_of(const std::string& name, const std::vector<double>& values) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  double low = infinity;
  double high = -infinity;
  double least = infinity;  // least positive value
  std::size_t positive = 0;
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    low = std::min(low, value);
    high = std::max(high, value);
    if (value <= 0) continue;
    least = std::min(least, value);
    ++positive;
  }
  if (!(low < high)) return std::nullopt;
  // Gaps below zero are overlaps; a few of them must not prevent a logarithmic axis.
  const bool is_log = 2 * positive >= values.size() && high / least >= ratio_of_decades;
  BinnedAxis axis{name, is_log, low, 0};
  if (axis.log) {
    axis.first = std::floor(std::log10(least));
    high = std::ceil(std::log10(high));
  }
  axis.step = (high - axis.first) / axis_bins;
  if (!std::isfinite(axis.step)) return std::nullopt;
  return axis;
}

std::vector<std::pair<std::string, double>> quantities(const RunHeader::Group& group,
                                                       const RunHeader::Subject& subject,
                                                       const Record& record) {
  std::vector<std::pair<std::string, double>> all;
  for (const cases::Setting& setting : subject.settings) {
    if (const std::optional<double> value = setting_number(setting)) {
      all.emplace_back(setting.key, *value);
    }
  }
  for (const auto& [name, value] : record.question->parameters) all.emplace_back(name, value);
  const auto vertices =
      static_cast<double>(record.question->vertices[0] + record.question->vertices[1]);
  if (vertices > 0) all.emplace_back("vertices_of_both", vertices);
  for (const cases::Parameter& setting : group.settings) {
    const auto is_same = [&setting](const auto& one) { return one.first == setting.name; };
    if (std::ranges::none_of(all, is_same)) all.emplace_back(setting.name, setting.value);
  }
  return all;
}

void TrendPoint::add(const Record& record) {
  ++answers;
  if (is_finding(record.counted.verdict)) ++findings;
  if (const std::optional<double> error = relative_error(record)) errors.add(*error);
  if (record.counted.iterations) iterations.add(*record.counted.iterations);
}

void TrendPoint::add(const TrendPoint& other) {
  answers += other.answers;
  findings += other.findings;
  errors.add(other.errors);
  iterations.add(other.iterations);
}

void Trend::add(double x, const RunHeader::Subject& subject, const Record& record) {
  if (!std::isfinite(x) || record.counted.verdict == VerdictKind::skipped) return;
  if (x != last_) last_points_ = points_at(x);  // mostly of the case before
  last_ = x;
  if (last_points_ == nullptr) return;
  // Without a copy of the name, in the common case.
  const std::size_t line =
      subject.settings.empty() ? line_of(subject.name) : line_of(name_without(subject, name_));
  point_at(*last_points_, line).add(record);
}

std::size_t Trend::line_of(const std::string& subject) {
  // Usually the next one, because every case asks the subjects in the same order.
  const std::size_t next = last_line_ + 1 < subjects_.size() ? last_line_ + 1 : 0;
  if (next < subjects_.size() && subjects_[next] == subject) return last_line_ = next;
  const auto [known, is_new] = known_lines_.try_emplace(subject, subjects_.size());
  if (is_new) subjects_.push_back(subject);
  return last_line_ = known->second;
}

Trend::Points* Trend::points_at(double x) {
  if (!axis_) {
    Points& points = values_[x];
    if (values_.size() <= values_kept) return &points;
    fold();
    if (!axis_) return nullptr;
  }
  return axis_->log && !(x > 0) ? nullptr : &bins_[axis_->bin(x)];
}

void Trend::fold() {
  std::vector<double> values;
  for (const auto& entry : values_) values.push_back(entry.first);
  axis_ = axis_of(name_, values);
  for (const auto& [x, points] : values_) {
    if (!axis_ || (axis_->log && !(x > 0))) continue;
    Points& folded = bins_[axis_->bin(x)];
    for (std::size_t line = 0; line < points.size(); ++line) {
      point_at(folded, line).add(points[line]);
    }
  }
  values_.clear();
}

void Trend::finish() {
  last_ = std::numeric_limits<double>::quiet_NaN();
  if (values_.size() > values_shown) fold();
  const auto take = [this](double x, const Points& points) {
    for (std::size_t line = 0; line < points.size(); ++line) {
      if (points[line].answers == 0) continue;
      std::vector<TrendPoint>& shown = lines_[subjects_[line]];
      shown.push_back(points[line]);
      shown.back().x = x;
    }
  };
  if (values_.size() < 2 && bins_.size() < 2) return;
  for (const auto& [x, points] : values_) take(x, points);
  for (const auto& [bin, points] : bins_) take(axis_->middle(bin), points);
  values_.clear();
  bins_.clear();
}

}  // namespace reports
