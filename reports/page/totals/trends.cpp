// SPDX-License-Identifier: MIT
// Trends as data of the page.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "reports/page/totals/aggregate.hpp"
#include "reports/study/sweep/sweep.hpp"

namespace reports::page {
namespace {

constexpr std::size_t trend_bytes_max = 300000;

// 100 log10 of 10, 50 and 90 %.
void add_quantiles(nlohmann::json& row, const Quantiles& errors) {
  for (const double share : {0.1, 0.5, 0.9}) {
    const double error = errors.at(share);
    if (errors.total() == 0) {
      row.push_back(nullptr);
    } else {
      row.push_back(std::isinf(error) ? no_answer : error > 0 ? hundredths(error) : no_error);
    }
  }
}

// The members of a TrendRow of src/data.ts, row behind row.
nlohmann::json rows_json(const std::vector<double>& xs, const std::vector<TrendPoint>& points) {
  nlohmann::json rows = nlohmann::json::array();
  for (const TrendPoint& point : points) {
    rows.push_back(std::ranges::find(xs, point.x) - xs.begin());
    rows.push_back(point.answers);
    rows.push_back(point.findings);
    add_quantiles(rows, point.errors);
    for (const double share : {0.1, 0.5, 0.9}) {
      rows.push_back(std::lround(point.iterations.at(share)));
    }
  }
  return rows;
}

nlohmann::json trend_json(const std::string& family, const Trend& trend,
                          const std::vector<RunHeader::Subject>& subjects) {
  std::set<double> values;
  for (const auto& entry : trend.lines()) {
    for (const TrendPoint& point : entry.second) values.insert(point.x);
  }
  const std::vector<double> xs(values.begin(), values.end());
  nlohmann::json lines = nlohmann::json::array();
  for (const auto& [subject, points] : trend.lines()) {
    // The first of the subjects that are in this line.
    const auto first = std::ranges::find(subjects, subject, [&](const RunHeader::Subject& one) {
      return name_without(one, trend.name());
    });
    const auto s = first - subjects.begin();
    lines.push_back({{"s", s}, {"rows", rows_json(xs, points)}});
  }
  nlohmann::json at = nlohmann::json::array();
  for (const double x : xs) at.push_back(std::strtod(fmt::format("{:.4g}", x).c_str(), nullptr));
  return {{"family", family}, {"x", trend.name()}, {"at", at}, {"lines", std::move(lines)}};
}

// The settings of subjects and families, then what readers ask for first.
int rank(const RunHeader& header, const std::string& name) {
  for (const RunHeader::Subject& one : header.subjects) {
    if (std::ranges::count(one.settings, name, &cases::Setting::key) > 0) return 0;
  }
  for (const RunHeader::Group& one : header.groups) {
    if (std::ranges::count(one.settings, name, &cases::Parameter::name) > 0) return 0;
  }
  return name == "size_ratio"         ? 1
         : name == "gap"              ? 2
         : name == "vertices_of_both" ? 3
         : name == "exponent"         ? 5
                                      : 4;
}

}  // namespace

nlohmann::json trends_json(const RunHeader& header, const FamilyTrends& trends) {
  std::vector<std::pair<std::string, std::vector<const Trend*>>> families;
  std::size_t most = 0;
  for (const auto& [family, by_name] : trends) {
    std::vector<const Trend*> some;
    for (const auto& entry : by_name) {
      if (!entry.second.lines().empty()) some.push_back(&entry.second);
    }
    std::ranges::stable_sort(some, {}, [&](const Trend* one) { return rank(header, one->name()); });
    most = std::max(most, some.size());
    families.emplace_back(family, std::move(some));
  }
  // The first quantity of every family, then the next ones while there is room.
  nlohmann::json all = nlohmann::json::array();
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < most; ++i) {
    for (const auto& [family, some] : families) {
      if (i >= some.size()) continue;
      nlohmann::json one = trend_json(family, *some[i], header.subjects);
      const std::size_t size = one.dump().size();
      if (bytes + size > trend_bytes_max) continue;
      bytes += size;
      all.push_back(std::move(one));
    }
  }
  return all;
}

}  // namespace reports::page
