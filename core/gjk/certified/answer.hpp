// SPDX-License-Identifier: MIT
// The answer of a certified query, and what it keeps for the next one.
#pragma once

#include <array>
#include <cstddef>
#include <limits>

#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::certified {

enum class Relation { separated, touching, overlapping };

// lower <= d <= upper for a length d.
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

// Which stage answered: the scalar of the query, double for a query in float, or integers.
enum class Stage { floating_point, higher_precision, exact };

constexpr const char* name(Stage stage) {
  switch (stage) {
    case Stage::floating_point: return "floating_point";
    case Stage::higher_precision: return "higher_precision";
    case Stage::exact: return "exact";
  }
  return "unknown";
}

// Proved for every pair of finite bodies are the relation and
//
//   distance.lower <= d <= distance.upper, both 0 if the bodies meet
//   distance.upper - distance.lower <= u (24 M + 8 d), or two units of the subnormal numbers
//
// and of placed bodies u (16 (R_A + R_B) + 24 d) with the radii of PlacedBounds in bounds.hpp.
// An upper end within rounding of the largest number of S is infinite.  The rest is as accurate as
// floating point makes it.
template <Binary S, int D>
struct Certified {
  // Not defaulted: g++ would fill the whole with zeros by one instruction, which takes a tenth of a
  // query of 8 vertices.
  Certified() {}  // NOLINT(modernize-use-equals-default)

  Relation relation = Relation::separated;
  Interval<S> distance;
  Stage stage = Stage::floating_point;
  int iterations = 0;  // of the stage that answered
  // v = sum of weights_i (p_i - q_i), the nearest point of A - B; around the origin if they meet.
  std::array<Pair, 4> pairs{};
  std::array<S, 4> weights{};
  std::size_t size = 0;
  // Along v, from B to A, of a length whose square is a normal number of S; zero if they meet.
  Vec<S, D> normal{};
  Vec<S, D> witness_a{};  // sum of weights_i p_i
  Vec<S, D> witness_b{};  // sum of weights_i q_i
};

// What a pair of bodies keeps from one query to the next: a search begins with the last simplex,
// which is near the next one under slow motion.  Answers are proved whatever it contains.
struct Memory {
  std::array<Pair, 4> pairs{};
  std::size_t size = 0;
};

// The answer of a query for the relation alone.  The relation is proved for every pair of finite
// bodies.
template <Binary S, int D>
struct CertifiedRelation {
  Relation relation = Relation::separated;
  Stage stage = Stage::floating_point;
  int iterations = 0;  // of the stage that answered; 0: the first direction, or the memory, decided
  // Of separated bodies, from B to A: a.axis > b.axis for all points a of A and b of B.  Proved if
  // floating point answered; later stages round an axis for which it holds.  Of bodies that touch in a
  // vertex of both, if floating point answered: a.axis >= b.axis.  Else zero.
  Vec<S, D> axis{};
  // Of bodies that meet: pairs whose differences have the origin in their hull.
  Memory simplex;
};

// What a query for the relation keeps for the next one: the axis of separated bodies, which is
// tried first, and the simplex of others, which needs no scan if it still encloses the origin.
template <Binary S, int D>
struct RelationMemory {
  Vec<S, D> axis{};
  Memory simplex;
};

// Constants: a caller would clear one anew for each query.
inline constexpr Memory no_memory{};
template <Binary S, int D>
inline constexpr RelationMemory<S, D> no_relation_memory{};

// The answer of a query for the penetration depth: the distance of the origin from the boundary of
// A - B [vdB01].  For bodies with an interior it is the least length of a translation after which the
// interiors are disjoint.  Bodies overlap if the origin is in the interior of A - B: two segments that
// cross in the plane do.
// Proved for every pair of finite bodies are the relation and
//
//   depth.lower <= depth <= depth.upper, both 0 if the bodies do not overlap
//   depth.upper - depth.lower <= 2^-30 max(depth, 2^-20 M), at float 2^-21 of that, and <= 64 u M, or
//   two units of the subnormal numbers
//   B moved by depth.upper along the normal does not overlap A, if floating point answered
//
// The rest is as accurate as floating point makes it.
template <Binary S, int D>
struct CertifiedDepth {
  Relation relation = Relation::separated;
  Interval<S> depth{S(0), S(0)};
  Stage stage = Stage::floating_point;
  int iterations = 0;  // of the stage that answered
  // Of bodies that overlap: the point of the boundary of A - B nearest to the origin is
  // sum of weights_i (p_i - q_i), and the normal, of any length, points from the origin to it: moved
  // along it B leaves A.
  std::array<Pair, D> pairs{};
  std::array<S, D> weights{};
  std::size_t size = 0;
  Vec<S, D> normal{};
  Vec<S, D> witness_a{};  // sum of weights_i p_i
  Vec<S, D> witness_b{};  // sum of weights_i q_i
};

}  // namespace gjk::certified
