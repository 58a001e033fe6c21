// SPDX-License-Identifier: MIT
// The pairs of the simulation of [vdB99 App. B] with its defaults, to measure successive queries, and
// Johnson's sub-algorithm without individual improvements of [vdB99 §4, Subalgorithm], to measure
// their savings.  Recomputed values have the same rounding, so that the answers are the same.
#pragma once

#include <algorithm>
#include <bit>

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

struct JohnsonImprovements {
  bool dot_products = true;  // reuse those of earlier iterations
  bool determinants = true;  // reuse the Delta_i(X) of earlier iterations
  bool newest_only = true;   // do not test subsets without the newest point [vdB99 Theorem 2]
};

template <JohnsonImprovements kept>
class JohnsonWith : public gjk::Johnson<double, 3> {
 public:
  using Base = gjk::Johnson<double, 3>;
  using Found = gjk::Nearest<double, 3>;

  Found nearest(const gjk::Points<double, 3>& y, gjk::Slots members, std::size_t newest,
                bool full_allowed) {
    if constexpr (!kept.dot_products) multiply_again(y, members);
    if constexpr (!kept.determinants) expand_again(members);
    if constexpr (kept.newest_only) return Base::nearest(y, members, newest, full_allowed);
    update(y, members, newest);
    return first_of_all(y, gjk::with(members, newest), full_allowed);
  }

 private:
  void multiply_again(const gjk::Points<double, 3>& y, gjk::Slots members) {
    for (std::size_t i = 0; i <= 3; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        if (!gjk::contains(members, i) || !gjk::contains(members, j)) continue;
        dot_[i][j] = dot_[j][i] = dot(y[i], y[j]);
      }
    }
  }

  void expand_again(gjk::Slots members) {
    for (gjk::Slots subset = 1; subset <= members; ++subset) {
      if ((subset & ~members) != 0) continue;
      for (std::size_t j = 0; j <= 3; ++j) {
        if (!gjk::contains(subset, j)) continue;
        const gjk::Slots rest = gjk::without(subset, j);
        delta_[subset][j] = rest == 0 ? 1.0 : extend(rest, j);
      }
    }
  }

  Found first_of_all(const gjk::Points<double, 3>& y, gjk::Slots all, bool full_allowed) const {
    for (gjk::Slots subset = 1; subset <= all; ++subset) {
      if ((subset & ~all) != 0 || (subset == gjk::full(3) && !full_allowed)) continue;
      if (all_inside(subset) && all_outside(subset, all)) return solution(y, subset);
    }
    return {};
  }
};

// The arguments of a call of a sub-algorithm.
struct SubCall {
  gjk::Points<double, 3> y;
  gjk::Slots members = 0;
  std::size_t newest = 0;
  bool full_allowed = true;

  // The number of points of `members`, which are older than the newest one.
  int known() const { return std::popcount(members); }
};

// The core's sub-algorithm, which also records its calls.
class RecordingJohnson : public gjk::Johnson<double, 3> {
 public:
  explicit RecordingJohnson(std::vector<SubCall>& calls) : calls_(&calls) {}

  gjk::Nearest<double, 3> nearest(const gjk::Points<double, 3>& y, gjk::Slots members,
                                  std::size_t newest, bool full_allowed) {
    calls_->push_back({y, members, newest, full_allowed});
    return gjk::Johnson<double, 3>::nearest(y, members, newest, full_allowed);
  }

 private:
  std::vector<SubCall>* calls_;
};

// The calls of a query.
using WalkCalls = std::vector<SubCall>;

inline std::vector<WalkCalls> calls_of(const std::vector<PlacedClouds>& pairs) {
  std::vector<WalkCalls> walks;
  for (const PlacedClouds& pair : pairs) {
    WalkCalls& calls = walks.emplace_back();
    gjk::distance_with(RecordingJohnson(calls), pair.a, pair.b, gjk::enhanced<double>());
  }
  return walks;
}

inline bool same_bits(const gjk::Nearest<double, 3>& one, const gjk::Nearest<double, 3>& other) {
  return one.members == other.members && one.lambda == other.lambda && one.v == other.v;
}

// The number of answers of Sub that differ from those of the core.
template <typename Sub>
std::size_t different_answers(const WalkCalls& calls) {
  std::size_t different = 0;
  Sub sub;
  gjk::Johnson<double, 3> core;
  for (const auto& [y, members, newest, full_allowed] : calls) {
    different += !same_bits(sub.nearest(y, members, newest, full_allowed),
                            core.nearest(y, members, newest, full_allowed));
  }
  return different;
}

template <typename Sub>
std::size_t different_answers(const std::vector<WalkCalls>& walks) {
  std::size_t different = 0;
  for (const WalkCalls& calls : walks) different += different_answers<Sub>(calls);
  return different;
}

template <typename Sub>
double asked_again(const std::vector<WalkCalls>& walks) {
  double sum = 0;
  for (const WalkCalls& calls : walks) {
    Sub sub;
    for (const auto& [y, members, newest, full_allowed] : calls) {
      sum += sub.nearest(y, members, newest, full_allowed).vv;
    }
  }
  return sum;
}

}  // namespace reports::times
