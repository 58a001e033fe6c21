// SPDX-License-Identifier: MIT
#include "reports/casework/simulation.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "core/cases/point.hpp"
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

// In one frame a vertex moves at most by the translation plus its arc, even if bodies bounce.
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
        EXPECT_LE(cases::length(cases::minus(points[i], entry->second.second[i])), most);
        ++compared;
      }
    }
    before[query.first] = {query.frame, points};
  }
  EXPECT_GT(compared, 100);
}

double determinant(const std::array<cases::Point, 3>& m) {
  return cases::dot(m[0], cases::cross(m[1], m[2]));
}

// Centre of the sphere of radius 1 through the vertices, computed from four of them.
cases::Point centre_of(const std::vector<cases::Point>& points) {
  std::array<cases::Point, 3> rows{};
  cases::Point right{};
  for (std::size_t i = 0; i < 3; ++i) {
    rows[i] = cases::minus(points[i + 1], points[0]);
    right[i] = cases::dot(rows[i], cases::plus(points[i + 1], points[0])) / 2;
  }
  cases::Point centre{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    std::array<cases::Point, 3> replaced = rows;
    for (std::size_t i = 0; i < 3; ++i) replaced[i][axis] = right[i];
    centre[axis] = determinant(replaced) / determinant(rows);
  }
  return centre;
}

// Two bodies without rotation, in the frames that are evaluated.
struct TwoBodies {
  std::array<cases::Point, 2> centre{};
  bool contact = false;
};

std::map<int, TwoBodies> frames_of_two(const SimulationOptions& options) {
  std::map<int, TwoBodies> frames;
  for (const PairQuery& query : run(options)) {
    frames[query.frame] = {
        {centre_of(query.question.a.points), centre_of(query.question.b.points)},
        oracle::certificate(query.question).relation != cases::Relation::separated};
  }
  return frames;
}

using Velocities = std::array<cases::Point, 2>;

Velocities moved(const TwoBodies& from, const TwoBodies& to) {
  Velocities result{};
  for (std::size_t body = 0; body < 2; ++body) {
    result[body] = cases::minus(to.centre[body], from.centre[body]);
  }
  return result;
}

// [vdB99 App. B]: a colliding pair exchanges its translational velocities, and objects bounce off
// the walls.  The motion of a body in one frame follows from the previous frame.
TEST(Simulation, ExchangesVelocitiesOnContactAndBouncesOffTheWalls) {
  SimulationOptions options;
  options.bodies = 2;
  options.density = 0.1;
  options.rotation = 0;
  options.frames = 3000;
  const double half_size = std::cbrt(2 * 4 * std::acos(-1.0) / 3 / options.density) / 2;
  const std::map<int, TwoBodies> frames = frames_of_two(options);
  int exchanges = 0;
  int bounces = 0;
  for (const auto& [frame, now] : frames) {
    const auto before = frames.find(frame - 1);
    const auto after = frames.find(frame + 1);
    if (before == frames.end() || after == frames.end()) continue;
    Velocities expected = moved(before->second, now);
    for (std::size_t body = 0; body < 2; ++body) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const double at = now.centre[body][axis];
        EXPECT_LE(std::fabs(at), half_size - 1 + options.translation) << frame;
        if (std::fabs(at) <= half_size - 1 || at * expected[body][axis] <= 0) continue;
        expected[body][axis] = -expected[body][axis];
        ++bounces;
      }
    }
    if (now.contact) {
      std::swap(expected[0], expected[1]);
      ++exchanges;
    }
    const Velocities found = moved(now, after->second);
    for (std::size_t body = 0; body < 2; ++body) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        ASSERT_NEAR(found[body][axis], expected[body][axis], 1e-9) << frame;
      }
    }
  }
  EXPECT_GT(exchanges, 10);
  EXPECT_GT(bounces, 10);
}

TEST(Simulation, OtherOptionsMakeOtherIds) {
  const auto id = [](const auto& change) {
    SimulationOptions options;
    options.frames = 20;
    change(options);
    return run(options).at(0).question.id;
  };
  EXPECT_TRUE(id([](auto& options) { options.bodies = 24; }).ends_with("-b24"));
  EXPECT_TRUE(id([](auto& options) { options.density = 0.125; }).ends_with("-d0.125"));
  EXPECT_TRUE(id([](auto& options) { options.translation = 0.02; }).ends_with("-t0.02"));
  EXPECT_TRUE(id([](auto& options) { options.rotation = -5; }).ends_with("-r-5"));
  EXPECT_FALSE(id([](auto&) {}).ends_with("-r10"));
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
