// SPDX-License-Identifier: MIT
// What a certified query answers, and what it keeps for the next.
#pragma once

#include <array>
#include <cstddef>
#include <limits>

#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::certified {

enum class Relation { separated, touching, overlapping };

// lower <= d <= upper, of a length d.
template <Binary S>
struct Interval {
  S lower{0};
  S upper = std::numeric_limits<S>::infinity();
};

// A vertex of A and one of B.
struct Pair {
  std::size_t a = 0;
  std::size_t b = 0;
  bool operator==(const Pair&) const = default;
};

// Who answered: the scalar that was asked; double where that is float; integers.
enum class Stage { floating_point, higher_precision, exact };

constexpr const char* name(Stage stage) {
  switch (stage) {
    case Stage::floating_point: return "floating_point";
    case Stage::higher_precision: return "higher_precision";
    case Stage::exact: return "exact";
  }
  return "unknown";
}

// What is proved, for every pair of finite bodies: the relation, and
//
//   distance.lower <= d <= distance.upper, both 0 where the bodies meet
//   distance.upper - distance.lower <= u (24 M + 8 d), or two units of the subnormal numbers
//
// The rest is as good as floating point makes it.
template <Binary S, int D>
struct Certified {
  // Not defaulted: g++ would fill the whole with zeros by one instruction, which takes a tenth of a
  // query of 8 vertices.
  Certified() {}  // NOLINT(modernize-use-equals-default)

  Relation relation = Relation::separated;
  Interval<S> distance;
  Stage stage = Stage::floating_point;
  int iterations = 0;  // of the stage that answered
  // v = sum of weights_i (p_i - q_i), the nearest point of A - B.  Where the bodies meet, a simplex
  // that holds the origin.
  std::array<Pair, 4> pairs{};
  std::array<S, 4> weights{};
  std::size_t size = 0;
  Vec<S, D> normal{};     // along v, of any length; zero where they meet
  Vec<S, D> witness_a{};  // sum of weights_i p_i
  Vec<S, D> witness_b{};  // sum of weights_i q_i
};

// What a pair of bodies keeps from one query to the next: the search begins with the simplex of the
// last, which is near the next where bodies have moved a little.  Whatever stands in it, the answer
// is proved.
struct Memory {
  std::array<Pair, 4> pairs{};
  std::size_t size = 0;
};

}  // namespace gjk::certified
