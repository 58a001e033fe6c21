// SPDX-License-Identifier: MIT
// The sub-algorithms that look for v in the faces of the simplex by their number of vertices,
// without a memory of earlier simplices.  `Faces` says how to find it on a segment, a triangle and
// a tetrahedron.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/simplex.hpp"

namespace gjk {

template <typename Faces, Scalar S, int D>
class FaceSearch {
 public:
  // v(conv(members + {newest})).  Always finds a subset.
  Nearest<S, D> nearest(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) const {
    std::array<std::size_t, D + 1> slot{};
    std::size_t count = 0;
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(with(members, newest), i)) slot[count++] = i;
    }
    switch (count) {
      case 1:
        return vertex<S, D>(y, slot[0]);
      case 2:
        return Faces::segment(y, slot[0], slot[1]);
      case 3:
        return Faces::triangle(y, {slot[0], slot[1], slot[2]}, full_allowed);
      default:
        if constexpr (D == 3) return Faces::tetrahedron(y, full_allowed);
        return {};
    }
  }

  // There is nothing to back up: nearest() always answers.
  Nearest<S, D> backup(const Points<S, D>& y, Slots members, std::size_t newest,
                       bool full_allowed) const {
    return nearest(y, members, newest, full_allowed);
  }
};

}  // namespace gjk
