// SPDX-License-Identifier: MIT
#include "reports/page/totals/bins.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace reports::page {
namespace {

constexpr int times_an_octave = 4;
constexpr int relative_bins_a_decade = 10;

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

}  // namespace reports::page
