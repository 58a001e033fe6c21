// SPDX-License-Identifier: MIT
// The simplex W, the question every sub-algorithm answers about it, and what two of them share.
//
//   y       support points of A - B in D + 1 slots; a point keeps its slot while it is a member
//   X       a set of slots, as a bit set
//   lambda  barycentric weights, v = sum of lambda_i y_i
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>

#include "core/gjk/scalar.hpp"
#include "core/gjk/vec.hpp"

namespace gjk {

using Slots = unsigned;  // bit i set: slot i is a member

constexpr bool contains(Slots set, std::size_t slot) { return ((set >> slot) & 1U) != 0; }
constexpr Slots with(Slots set, std::size_t slot) { return set | (1U << slot); }
constexpr Slots without(Slots set, std::size_t slot) { return set & ~(1U << slot); }
// The lowest slot of a set that is not empty, and the others.
constexpr std::size_t first(Slots set) { return static_cast<std::size_t>(std::countr_zero(set)); }
constexpr Slots without_first(Slots set) { return set & (set - 1U); }
// The subsets of a set in numeric order, from 0 on; after the last one comes 0 again.
constexpr Slots subset_after(Slots subset, Slots set) { return (subset - set) & set; }
constexpr Slots full(int dimension) { return (1U << (dimension + 1)) - 1U; }

template <Scalar S, int D>
using Points = std::array<Vec<S, D>, D + 1>;

// The smallest X with v in conv(X), its weights, and v = v(conv Y).  `members` 0: none was found.
template <Scalar S, int D>
struct Nearest {
  Slots members = 0;
  std::array<S, D + 1> lambda{};
  Vec<S, D> v;
  S vv{0};

  explicit operator bool() const { return members != 0; }
};

// A sub-algorithm finds v(conv Y), Y being the points of `members` and y[newest].  Without
// `full_allowed` it takes no full simplex, for then the origin is known to be outside.
//
//   nearest   v(conv Y), or nothing if rounding leaves no subset that qualifies
//   backup    then: the best subset there is [GJK88 §V]
template <typename Sub, typename S, int D>
concept SubAlgorithmOf = requires(Sub& sub, const Points<S, D>& y, Slots members,
                                  std::size_t newest) {
  { sub.nearest(y, members, newest, true) } -> std::same_as<Nearest<S, D>>;
  { sub.backup(y, members, newest, true) } -> std::same_as<Nearest<S, D>>;
};

// Whether what a sub-algorithm finds depends on the points of the members and the newest alone, slot
// by slot: not on how they came there.  Of a class derived from one that says so nothing is known.
template <typename Sub>
inline constexpr bool depends_on_points_only = false;

// v = sum of lambda_i y_i over the members, and v.v; a full simplex has the origin inside, so that
// v is 0 by definition rather than by cancellation.
template <Scalar S, int D>
Nearest<S, D> combination(const Points<S, D>& y, Slots members,
                          const std::array<S, D + 1>& lambda) {
  if (members == full(D)) return {members, lambda, {}, S(0)};
  Vec<S, D> v;
  for (Slots rest = members; rest != 0; rest = without_first(rest)) {
    const std::size_t i = first(rest);
    v = v + lambda[i] * y[i];
  }
  return {members, lambda, v, dot(v, v)};
}

template <Scalar S, int D>
Nearest<S, D> vertex(const Points<S, D>& y, std::size_t slot) {
  Nearest<S, D> found;
  found.members = with(0, slot);
  found.lambda[slot] = S(1);
  found.v = y[slot];
  found.vv = dot(found.v, found.v);
  return found;
}

// A sub-algorithm that looks for v in the faces of the simplex by their number of vertices, without
// a memory of earlier simplices.  `Faces` finds it on a segment, a triangle and a tetrahedron.
template <typename Faces, Scalar S, int D>
class FaceSearch {
 public:
  // v(conv(members + {newest})).  Always finds a subset.
  Nearest<S, D> nearest(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) const {
    return nearest_on(y, with(members, newest), full_allowed);
  }

  // The shortest v on the faces that hold the newest point: where rounding hides that this is v(conv Y).
  Nearest<S, D> through(const Points<S, D>& y, Slots members, std::size_t newest) const {
    Nearest<S, D> best;
    for (Slots others = 0; others <= members; ++others) {
      if ((others & ~members) != 0) continue;
      const Nearest<S, D> found = nearest_on(y, with(others, newest), true);
      if (contains(found.members, newest) && (!best || found.vv < best.vv)) best = found;
    }
    return best;
  }

  // Whatever `Faces` mends of the last simplex when the search is over.
  void settle(const Points<S, D>& y, Nearest<S, D>& W) const requires requires {
    Faces::settle(y, W);
  }
  { Faces::settle(y, W); }

  // There is nothing to back up: nearest() always answers.
  Nearest<S, D> backup(const Points<S, D>& y, Slots members, std::size_t newest,
                       bool full_allowed) const {
    return nearest(y, members, newest, full_allowed);
  }

 private:
  // The slots of a set, in order.
  struct Members {
    std::array<std::size_t, D + 1> slot{};
    std::size_t count = 0;
  };
  static constexpr std::array<Members, full(D) + 1> members_of = [] {
    std::array<Members, full(D) + 1> all{};
    for (Slots set = 0; set <= full(D); ++set) {
      Members& members = all[set];
      for (std::size_t i = 0; i <= D; ++i) {
        if (contains(set, i)) members.slot[members.count++] = i;
      }
    }
    return all;
  }();

  static Nearest<S, D> nearest_on(const Points<S, D>& y, Slots set, bool full_allowed) {
    const auto& [slot, count] = members_of[set];
    switch (count) {
      case 1: return vertex<S, D>(y, slot[0]);
      case 2: return Faces::segment(y, slot[0], slot[1]);
      case 3: return Faces::triangle(y, {slot[0], slot[1], slot[2]}, full_allowed);
      default:
        if constexpr (D == 3) return Faces::tetrahedron(y, full_allowed);
        return {};
    }
  }
};

}  // namespace gjk
