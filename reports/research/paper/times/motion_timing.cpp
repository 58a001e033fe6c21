// SPDX-License-Identifier: MIT
#include "reports/research/paper/times/motion_timing.hpp"

#include <algorithm>

#include "core/gjk/separating_axis.hpp"

namespace reports::times {
namespace {

constexpr int frames_at_once = 256;  // frames that are placed together before their queries

bool are_apart(const MotionQuery& query) {
  return !gjk::separating_axis(query.cloud_a(), query.cloud_b(), gjk::robust<double>(),
                               gjk::first_axis<double, 3>())
              .intersecting;
}

}  // namespace

void MotionTiming::round() {
  const auto bodies = static_cast<std::size_t>(options_.bodies);
  queries = 0;
  apart = 0;
  of_all.begin_round();
  of_apart.begin_round();
  Simulation simulation(options_);
  std::vector<std::optional<Hull>> hulls(bodies);
  for (int done = 0; done < options_.frames; done += frames_at_once) {
    std::vector<MotionQuery> placed;
    for (int i = done; i < std::min(done + frames_at_once, options_.frames); ++i) {
      for (const PairQuery& pair : simulation.next_frame()) {
        std::optional<Hull>& a = hulls[pair.first];
        std::optional<Hull>& b = hulls[pair.second];
        if (!a) a.emplace(pair.question.a.points);
        if (!b) b.emplace(pair.question.b.points);
        placed.emplace_back(pair.first * bodies + pair.second, pair.question, *a, *b);
      }
    }
    Queries all;
    Queries those_apart;
    for (const MotionQuery& query : placed) {
      all.push_back(&query);
      if (are_apart(query)) those_apart.push_back(&query);
    }
    queries += all.size();
    apart += those_apart.size();
    of_all.ask(all, bodies * bodies);
    of_apart.ask(those_apart, bodies * bodies);
  }
}

}  // namespace reports::times
