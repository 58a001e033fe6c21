// SPDX-License-Identifier: MIT
// The pairs of the simulation of [vdB99 App. B] with its defaults, to measure successive queries.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/subjects/core_subject.hpp"
#include "reports/casework/simulation.hpp"
#include "reports/research/paper/paper.hpp"

namespace reports::times {

inline constexpr std::size_t query_rounds = 15;

using TimedCloud = gjk::VertexCloud<double, 3>;
using TimedPoints = std::vector<gjk::Vec<double, 3>>;

struct PlacedBodies {
  TimedPoints a;
  TimedPoints b;
};

inline std::vector<PlacedBodies> bodies_in_motion(const PaperOptions& options) {
  SimulationOptions standard;
  standard.seed = options.seed;
  standard.frames = static_cast<int>(std::clamp<std::uint64_t>(options.cases / 2000, 20, 500));
  std::vector<PlacedBodies> bodies;
  Simulation simulation(standard);
  for (int frame = 0; frame < standard.frames; ++frame) {
    for (const PairQuery& query : simulation.next_frame()) {
      bodies.push_back({subjects::vertices<double, 3>(query.question.a),
                        subjects::vertices<double, 3>(query.question.b)});
    }
  }
  return bodies;
}

struct PlacedClouds {
  TimedCloud a;
  TimedCloud b;
};

inline std::vector<PlacedClouds> clouds_of(const std::vector<PlacedBodies>& bodies) {
  std::vector<PlacedClouds> clouds;
  for (const PlacedBodies& pair : bodies)
    clouds.push_back({TimedCloud(pair.a), TimedCloud(pair.b)});
  return clouds;
}

template <typename Sub>
double distances(const std::vector<PlacedClouds>& pairs) {
  double sum = 0;
  const auto policy = gjk::enhanced<double>();
  for (const PlacedClouds& pair : pairs) {
    sum += gjk::distance_with(Sub{}, pair.a, pair.b, policy).vv;
  }
  return sum;
}

}  // namespace reports::times
