// SPDX-License-Identifier: MIT
// Histograms with logarithmic bins, and grids of bins over two parameters.
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "reports/page/totals/aggregate.hpp"

namespace reports::page {
namespace {

constexpr int times_an_octave = 4;
constexpr int relative_bins_a_decade = 10;

constexpr std::size_t enough_cases = 512;
constexpr std::size_t axes_max = 6;

std::vector<std::pair<std::string, double>> values_of(const Record& record) {
  const RecordedCase& question = *record.question;
  std::vector<std::pair<std::string, double>> values;
  values.reserve(question.parameters.size() + 3);
  for (const cases::Parameter& one : question.parameters) values.emplace_back(one.name, one.value);
  if (const auto inverse = inverse_condition(record)) {
    values.emplace_back("distance_over_magnitude", *inverse);
  }
  if (question.exact.altitude) values.emplace_back("altitude", *question.exact.altitude);
  const auto vertices = static_cast<double>(question.vertices[0] + question.vertices[1]);
  if (vertices > 0) values.emplace_back("vertices_of_both", vertices);
  return values;
}

const double* find(const std::vector<std::pair<std::string, double>>& values,
                   const std::string& name) {
  for (const auto& [key, value] : values) {
    if (key == name) return &value;
  }
  return nullptr;
}

}  // namespace

int error_bin(double scaled_error) {
  const double at = (std::log10(scaled_error) - error_first_decade) * error_bins_a_decade;
  if (!(at >= 0)) return -1;
  return at < error_bins ? static_cast<int>(at) : error_bins;
}

int time_bin(double nanoseconds) {
  // Clocks do not resolve less than a nanosecond.
  return static_cast<int>(std::ceil(times_an_octave * std::log2(std::max(1.0, nanoseconds))));
}

double time_of(int bin) { return std::exp2(static_cast<double>(bin) / times_an_octave); }

int relative_bin(double relative_error) {
  if (!std::isfinite(relative_error)) return no_answer;
  if (relative_error <= 0) return no_error;
  return static_cast<int>(std::ceil(relative_bins_a_decade * std::log10(relative_error)));
}

std::size_t total(const Bins& bins) {
  std::size_t sum = 0;
  for (const auto& [bin, count] : bins) sum += count;
  return sum;
}

std::optional<int> quantile(const Bins& bins, std::size_t percent) {
  const std::size_t all = total(bins);
  std::size_t below = 0;
  for (const auto& [bin, count] : bins) {
    below += count;
    if (100 * below >= percent * all) return bin;
  }
  return std::nullopt;
}

nlohmann::json bins_json(const Bins& bins) {
  nlohmann::json all = nlohmann::json::array();
  for (const auto& [bin, count] : bins) {
    all.push_back(bin);
    all.push_back(count);
  }
  return all;
}

int decade(double condition) {
  const double at = std::floor(std::log10(condition));
  return static_cast<int>(std::clamp(at, double{decade_first}, double{decade_last}));
}

nlohmann::json Precision::json() const {
  nlohmann::json all = nlohmann::json::array();
  for (std::size_t s = 0; s < errors_.size(); ++s) {
    nlohmann::json rows = nlohmann::json::array();
    for (const auto& [at, bins] : errors_[s]) {
      rows.push_back(
          {at, total(bins), *quantile(bins, 50), *quantile(bins, 99), bins.rbegin()->first});
    }
    if (!rows.empty()) all.push_back({{"s", s}, {"rows", std::move(rows)}});
  }
  return all;
}

std::optional<double> inverse_condition(const Record& record) {
  const std::optional<double> distance = positive_distance(record);
  if (!distance || !std::isfinite(*distance) || !(record.question->magnitude > 0)) {
    return std::nullopt;
  }
  return *distance / record.question->magnitude;
}

void Heat::add(const Record& record, std::size_t subject) {
  if (index_ != record.question->index) {
    close_case();
    index_ = record.question->index;
    now_ = {values_of(record), {}};
  }
  const VerdictKind verdict = record.counted.verdict;
  if (is_finding(verdict)) now_.found.emplace_back(subject, verdict);
}

void Heat::finish() {
  close_case();
  if (!chosen_) choose_axes();
}

void Heat::close_case() {
  if (!index_) return;
  index_.reset();
  if (chosen_) {
    count(now_);
    return;
  }
  waiting_.push_back(std::move(now_));
  if (waiting_.size() == enough_cases) choose_axes();
}

void Heat::choose_axes() {
  chosen_ = true;
  std::vector<std::string> names;
  std::map<std::string, std::vector<double>> values;
  for (const Waiting& one : waiting_) {
    for (const auto& [name, value] : one.values) {
      const auto [at, is_new] = values.try_emplace(name);
      if (is_new) names.push_back(name);
      at->second.push_back(value);
    }
  }
  // Put the most interesting parameters first, independent of their order in the records.
  const auto rank = [](const std::string& name) {
    return name == "size_ratio" ? 0 : name == "gap" ? 1 : 2;
  };
  std::ranges::stable_sort(names, [&](const std::string& one, const std::string& other) {
    return rank(one) < rank(other);
  });
  for (const std::string& name : names) {
    if (axes_.size() == axes_max) break;
    if (std::optional<BinnedAxis> axis = axis_of(name, values[name])) axes_.push_back(*axis);
  }
  for (std::size_t y = 1; y < axes_.size(); ++y) {
    for (std::size_t x = 0; x < y; ++x) pairs_.push_back({x, y, {}, {}});
  }
  for (const Waiting& one : waiting_) count(one);
  waiting_.clear();
  waiting_.shrink_to_fit();
}

void Heat::count(const Waiting& one) {
  std::array<std::optional<std::size_t>, axes_max> bins;
  for (std::size_t i = 0; i < axes_.size(); ++i) {
    if (const double* value = find(one.values, axes_[i].name)) bins[i] = axes_[i].bin(*value);
  }
  for (Pair& pair : pairs_) {
    if (!bins[pair.x] || !bins[pair.y]) continue;
    const std::size_t cell = *bins[pair.y] * axis_bins + *bins[pair.x];
    ++pair.totals[cell];
    for (const auto& found : one.found) ++pair.found[found][cell];
  }
}

nlohmann::json Heat::axes_json() const {
  nlohmann::json axes = nlohmann::json::array();
  for (const BinnedAxis& axis : axes_) {
    axes.push_back(
        {{"name", axis.name}, {"log", axis.log}, {"first", axis.first}, {"step", axis.step}});
  }
  return axes;
}

nlohmann::json Heat::pair_json(std::size_t number) const {
  const Pair& pair = pairs_[number];
  nlohmann::json found = nlohmann::json::array();
  for (const auto& [who, counts] : pair.found) {
    nlohmann::json cells = nlohmann::json::array();
    for (const auto& [cell, count] : counts) {
      cells.push_back(cell);
      cells.push_back(count);
    }
    found.push_back({{"s", who.first},
                     {"c", static_cast<std::size_t>(who.second)},
                     {"cells", std::move(cells)}});
  }
  return {{"x", pair.x}, {"y", pair.y}, {"totals", pair.totals}, {"found", std::move(found)}};
}

}  // namespace reports::page
