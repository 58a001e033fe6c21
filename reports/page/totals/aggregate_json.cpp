// SPDX-License-Identifier: MIT
// What was added up, as src/data.ts describes it.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "reports/page/totals/aggregate.hpp"

namespace reports::page {
namespace {

constexpr std::size_t heat_bytes_max = 600000;

}  // namespace

// Pairs of parameters until there is no room for more: first the first pair of every group.
nlohmann::json Aggregate::heat_json() const {
  nlohmann::json all = nlohmann::json::array();
  std::size_t most = 0;
  for (const Heat& heat : heats_) {
    most = std::max(most, heat.pairs());
    all.push_back({{"g", heat.group()},
                   {"bins", heat_bins},
                   {"axes", heat.axes_json()},
                   {"pairs", nlohmann::json::array()}});
  }
  std::size_t bytes = 0;
  for (std::size_t pair = 0; pair < most; ++pair) {
    for (std::size_t i = 0; i < heats_.size(); ++i) {
      if (pair >= heats_[i].pairs()) continue;
      nlohmann::json one = heats_[i].pair_json(pair);
      const std::size_t size = one.dump().size();
      if (bytes + size > heat_bytes_max) continue;
      bytes += size;
      all[i]["pairs"].push_back(std::move(one));
    }
  }
  return all;
}

nlohmann::json Aggregate::json() const {
  nlohmann::json cells = nlohmann::json::array();
  nlohmann::json points = nlohmann::json::array();
  for (std::size_t s = 0; s < header_.subjects.size(); ++s) {
    for (std::size_t g = 0; g < header_.groups.size(); ++g) {
      const Cell& of = cell(s, g);
      nlohmann::json errors = nlohmann::json::array();
      for (const auto& [where, count] : of.errors) {
        for (const auto x : {static_cast<long>(where.first), static_cast<long>(where.second),
                             static_cast<long>(count)}) {
          errors.push_back(x);
        }
      }
      nlohmann::json iterations = nlohmann::json::array();
      for (const auto& [where, count] : of.iterations) {
        const auto& [column, status, number] = where;
        for (const auto x : {column, status, static_cast<std::size_t>(number), count}) {
          iterations.push_back(x);
        }
      }
      cells.push_back({{"s", s},
                       {"g", g},
                       {"counts", of.counts},
                       {"gross", of.gross},
                       {"errors", std::move(errors)},
                       {"iterations", std::move(iterations)},
                       {"times", bins_json(of.times)}});
    }
    nlohmann::json sampled = nlohmann::json::array();
    for (const std::vector<Sample>* samples : {&others_, &findings_}) {
      for (const SamplePoint& point : (*samples)[s].points()) {
        sampled.push_back(point.group);
        sampled.push_back(point.column);
        sampled.push_back(point.condition);
        sampled.push_back(point.error);
      }
    }
    if (!sampled.empty()) points.push_back({{"s", s}, {"points", std::move(sampled)}});
  }
  return {{"statuses", statuses_},
          {"cells", std::move(cells)},
          {"error_bins",
           {{"first_decade", error_first_decade},
            {"per_decade", error_bins_a_decade},
            {"count", error_bins}}},
          {"heat", heat_json()},
          {"points", std::move(points)},
          {"precision", precision_.json()}};
}

}  // namespace reports::page
