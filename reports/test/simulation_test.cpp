// SPDX-License-Identifier: MIT
#include "reports/casework/simulation.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <stdexcept>

#include "core/cases/file.hpp"
#include "oracle/certificate/certificate.hpp"

namespace reports {
namespace {

std::vector<PairQuery> run(const SimulationOptions& options) {
  Simulation simulation(options);
  std::vector<PairQuery> all;
  for (int frame = 0; frame < options.frames; ++frame) {
    for (PairQuery& query : simulation.next_frame()) all.push_back(std::move(query));
  }
  return all;
}

TEST(Simulation, YieldsPairsInFrameOrderWithContactsAndGaps) {
  SimulationOptions options;
  options.frames = 200;
  int contacts = 0;
  int gaps = 0;
  int last = 0;
  for (const PairQuery& query : run(options)) {
    EXPECT_GE(query.frame, last);
    last = query.frame;
    EXPECT_LT(query.first, query.second);
    const bool apart = oracle::certificate(query.question).relation == cases::Relation::separated;
    ++(apart ? gaps : contacts);
  }
  EXPECT_GT(contacts, 10);
  EXPECT_GT(gaps, 100);
}

TEST(Simulation, IsTheSameForTheSameSeedOnly) {
  SimulationOptions options;
  options.frames = 20;
  const auto text = [](const std::vector<PairQuery>& queries) {
    std::string lines;
    for (const PairQuery& query : queries) lines += cases::case_line(query.question) + "\n";
    return lines;
  };
  const std::string first = text(run(options));
  EXPECT_FALSE(first.empty());
  EXPECT_EQ(first, text(run(options)));
  options.seed = 2;
  EXPECT_NE(first, text(run(options)));
}

// In one frame a vertex moves by the translation and by at most its arc: bodies do not jump,
// whatever they bounce off.
TEST(Simulation, MovesVerticesByNoMoreThanOneFrame) {
  SimulationOptions options;
  options.frames = 100;
  std::map<std::size_t, std::pair<int, std::vector<cases::Point>>> before;
  const double most = options.translation + options.rotation * 3.15 / 180 + 1e-9;
  int compared = 0;
  for (const PairQuery& query : run(options)) {
    const auto& points = query.question.a.points;
    const auto entry = before.find(query.first);
    if (entry != before.end() && entry->second.first == query.frame - 1) {
      for (std::size_t i = 0; i < points.size(); ++i) {
        double square = 0;
        for (std::size_t axis = 0; axis < 3; ++axis) {
          const double step = points[i][axis] - entry->second.second[i][axis];
          square += step * step;
        }
        EXPECT_LE(std::sqrt(square), most);
        ++compared;
      }
    }
    before[query.first] = {query.frame, points};
  }
  EXPECT_GT(compared, 100);
}

TEST(Simulation, AsksMoreOfDenserSpaces) {
  SimulationOptions options;
  options.frames = 30;
  options.density = 0.01;
  const std::size_t sparse = run(options).size();
  options.density = 0.2;
  EXPECT_GT(run(options).size(), 2 * sparse);
}

TEST(Simulation, RefusesOptionsThatMakeNone) {
  SimulationOptions options;
  options.bodies = 1;
  EXPECT_THROW(Simulation{options}, std::invalid_argument);
  options = {};
  options.density = 0.9;
  EXPECT_THROW(Simulation{options}, std::invalid_argument);
}

}  // namespace
}  // namespace reports
