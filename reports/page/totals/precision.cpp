// SPDX-License-Identifier: MIT
#include "reports/page/totals/precision.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace reports::page {

int decade(double condition) {
  const double at = std::floor(std::log10(condition));
  return static_cast<int>(std::clamp(at, double{decade_first}, double{decade_last}));
}

nlohmann::json Precision::json() const {
  nlohmann::json all = nlohmann::json::array();
  for (std::size_t s = 0; s < errors_.size(); ++s) {
    nlohmann::json rows = nlohmann::json::array();
    for (const auto& [at, bins] : errors_[s]) {
      std::size_t count = 0;
      for (const auto& [bin, number] : bins) count += number;
      rows.push_back({at, count, *quantile(bins, 50), *quantile(bins, 99), bins.rbegin()->first});
    }
    if (!rows.empty()) all.push_back({{"s", s}, {"rows", std::move(rows)}});
  }
  return all;
}

}  // namespace reports::page
