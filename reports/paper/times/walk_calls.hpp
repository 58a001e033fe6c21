// SPDX-License-Identifier: MIT
// What the sub-algorithm is asked on the way to a distance, to ask it again alone.
#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include "core/gjk/distance.hpp"
#include "reports/paper/times/placed_clouds.hpp"

namespace reports::times {

// What a sub-algorithm was asked.
struct SubCall {
  gjk::Points<double, 3> y;
  gjk::Slots members = 0;
  std::size_t newest = 0;
  bool full_allowed = true;

  // Of the points of `members`, which were there before.
  int known() const { return std::popcount(members); }
};

// The core's, which writes down what it is asked.
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

// Answers of Sub that are not those of the core.
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
