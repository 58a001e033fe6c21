// SPDX-License-Identifier: MIT
// The sub-algorithms that look for v in the faces of the simplex by their number of vertices,
// without a memory of earlier simplices.  `Faces` says how to find it on a segment, a triangle and
// a tetrahedron.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/simplex.hpp"

namespace gjk {

// How a sub-algorithm takes the sides of facets that it computes.
enum class Sides { strict, up_to_rounding };

template <typename Faces, Scalar S, int D>
class FaceSearch {
 public:
  // v(conv(members + {newest})).  Always finds a subset.
  Nearest<S, D> nearest(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) const {
    return nearest_on(y, with(members, newest), full_allowed);
  }

  // The shortest v on the faces that hold the newest point, if it is the only way on.  A simplex
  // that encloses the origin up to rounding is the end of it, if the sub-algorithm can tell.
  Nearest<S, D> through(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) const {
    Nearest<S, D> best;
    for (Slots others = 0; others <= members; ++others) {
      if ((others & ~members) != 0) continue;
      const Nearest<S, D> found =
          nearest_on(y, with(others, newest), full_allowed, Sides::up_to_rounding);
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

  static Nearest<S, D> nearest_on(const Points<S, D>& y, Slots set, bool full_allowed,
                                  Sides sides = Sides::strict) {
    const auto& [slot, count] = members_of[set];
    switch (count) {
      case 1: return vertex<S, D>(y, slot[0]);
      case 2: return Faces::segment(y, slot[0], slot[1]);
      case 3: return Faces::triangle(y, {slot[0], slot[1], slot[2]}, full_allowed);
      default:
        if constexpr (requires { Faces::tetrahedron(y, full_allowed, sides); }) {
          return Faces::tetrahedron(y, full_allowed, sides);
        } else if constexpr (D == 3) {
          return Faces::tetrahedron(y, full_allowed);
        }
        return {};
    }
  }
};

}  // namespace gjk
