// SPDX-License-Identifier: MIT
#include "reports/paper/times/motion_timing.hpp"

#include <algorithm>

#include "core/gjk/separating_axis.hpp"

namespace reports::times {
namespace {

constexpr int frames_at_once = 256;  // so many frames are placed, then asked in each round

bool are_apart(const MotionQuery& query) {
  return !gjk::separating_axis(query.cloud_a(), query.cloud_b(), gjk::robust<double>(),
                               gjk::first_axis<double, 3>())
              .intersecting;
}

}  // namespace

Measured measured(const SimulationOptions& options) {
  const auto bodies = static_cast<std::size_t>(options.bodies);
  Measured result;
  Simulation simulation(options);
  std::vector<std::optional<Hull>> hulls(bodies);
  for (int done = 0; done < options.frames; done += frames_at_once) {
    std::vector<MotionQuery> queries;
    for (int i = done; i < std::min(done + frames_at_once, options.frames); ++i) {
      for (const PairQuery& pair : simulation.next_frame()) {
        std::optional<Hull>& a = hulls[pair.first];
        std::optional<Hull>& b = hulls[pair.second];
        if (!a) a.emplace(pair.question.a.points);
        if (!b) b.emplace(pair.question.b.points);
        queries.emplace_back(pair.first * bodies + pair.second, pair.question, *a, *b);
      }
    }
    Queries all;
    Queries apart;
    for (const MotionQuery& query : queries) {
      all.push_back(&query);
      if (are_apart(query)) apart.push_back(&query);
    }
    result.queries += all.size();
    result.apart += apart.size();
    result.of_all.ask(all, bodies * bodies);
    result.of_apart.ask(apart, bodies * bodies);
  }
  return result;
}

}  // namespace reports::times
