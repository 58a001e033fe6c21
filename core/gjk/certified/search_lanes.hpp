// SPDX-License-Identifier: MIT
// Several searches of the certified query side by side, a lane of vector registers each.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/floating_point_search.hpp"
#include "core/gjk/certified/lean_simplex.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/prepared_difference.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// The state of FloatingPointSearch, number by number for all lanes.  An iteration gives each lane
// the corner that its bodies have along n, and adds it to the simplex unless the search has ended,
// by the same operations in the same order, so that the bits are the same.
template <Binary S, int D>
struct alignas(64) SearchLanes {
  static constexpr std::size_t count = PreparedBody<S, D>::lanes;
  using Body = PreparedBody<S, D>;
  using Numbers = std::array<S, count>;

  // A corner of each lane's simplex.  S holds the places.
  struct Corners {
    std::array<Numbers, D> x{};
    Numbers a{};
    Numbers b{};
  };

  std::array<Corners, D + 1> corners{};  // the newest last
  Corners newest{};                      // what is added
  Numbers size{};                        // of the simplex
  std::array<Numbers, D> n{};  // as in Nearest, of the corners, and for the first that way
  Numbers nn{};
  Numbers ny{};
  Numbers vv{};
  std::array<Numbers, 2> parts{};
  Numbers whole{};
  Numbers least_of_a{};  // the last scan
  Numbers greatest_of_b{};
  Numbers length{};  // of n
  Numbers radii{};   // R_A + R_B
  std::array<Numbers, D> plane{};
  Numbers shortest{};  // v.v
  Numbers detours{};
  Numbers k{};         // iterations
  Numbers to_begin{};  // corners still to be added before the iterations

  std::array<const Body*, count> a{};  // null if a lane is free
  std::array<const Body*, count> b{};
  std::array<Memory, count> memory{};  // places of the first corners, if there are any
  std::array<std::size_t, count> remembered{};

  // The result of the last iteration, one bit per lane.
  std::uint32_t close = 0;     // nothing lies further along v, up to rounding
  std::uint32_t encloses = 0;  // D + 1 corners seem to enclose the origin
  std::uint32_t lost = 0;      // no direction, or an end of detours or of iterations
  std::uint32_t unbegun = 0;   // lost before the iterations

  static bool holds(const Body& body) {
    return body.size() < std::uint64_t{1} << std::numeric_limits<S>::digits;
  }

  // Begins with the corners of a memory.
  void begin(std::size_t lane, const Body& of_a, const Body& of_b, const Memory& kept) {
    take(lane, of_a, of_b);
    Memory& given = memory[lane];
    for (std::size_t i = 0; i < std::min<std::size_t>(kept.size, D); ++i) {
      const Pair& pair = kept.pairs[i];
      if (pair.a >= of_a.size() || pair.b >= of_b.size()) continue;
      given.pairs[given.size++] = {of_a.place(pair.a), of_b.place(pair.b)};
    }
    to_begin[lane] = static_cast<S>(given.size);
    if (given.size == 0) begin_along_centres(lane);
  }

  // Begins without a memory.
  void begin_along_centres(std::size_t lane) {
    memory[lane].size = 0;
    remembered[lane] = 0;
    size[lane] = S(0);
    to_begin[lane] = S(1);
    k[lane] = S(0);
    const Vec<S, D> v = first_direction(PreparedDifference<S, D>(*a[lane], *b[lane]));
    for (std::size_t axis = 0; axis < D; ++axis) n[axis][lane] = v[axis];
  }

  // Continues a search in its first iteration, with its corner and the support points it has found.
  void go_on(std::size_t lane, const Body& of_a, const Body& of_b, const LeanSimplex<S, D>& simplex,
             const Extremes<S>& seen) {
    take(lane, of_a, of_b);
    memory[lane].pairs[0] = {seen.a, seen.b};
    memory[lane].size = 1;
    least_of_a[lane] = seen.least_of_a;
    greatest_of_b[lane] = seen.greatest_of_b;
    const Corner<S, D>& corner = simplex[0];
    corners[0].a[lane] = static_cast<S>(corner.a);
    corners[0].b[lane] = static_cast<S>(corner.b);
    for (std::size_t axis = 0; axis < D; ++axis) {
      corners[0].x[axis][lane] = n[axis][lane] = corner.x[axis];
    }
    size[lane] = S(1);
    nn[lane] = ny[lane] = vv[lane] = shortest[lane] = simplex.nn();
    to_begin[lane] = S(0);
    k[lane] = S(1);
  }

  // Lost with a memory because the bodies met there: begin anew.
  bool to_begin_anew(std::size_t lane) const {
    return ((unbegun >> lane) & 1) != 0 && memory[lane].size > 0;
  }

  void leave(std::size_t lane) { a[lane] = b[lane] = nullptr; }

  Vec<S, D> direction(std::size_t lane) const { return vector(n, lane); }

  Corner<S, D> corner(std::size_t i, std::size_t lane) const {
    return {vector(corners[i].x, lane).x, static_cast<std::size_t>(corners[i].a[lane]),
            static_cast<std::size_t>(corners[i].b[lane])};
  }
  std::size_t simplex_size(std::size_t lane) const { return static_cast<std::size_t>(size[lane]); }
  Nearest<S, D> nearest(std::size_t lane) const {
    return {direction(lane), nn[lane], ny[lane], vv[lane], {parts[0][lane], parts[1][lane]},
            whole[lane]};
  }
  static Vec<S, D> vector(const std::array<Numbers, D>& numbers, std::size_t lane) {
    Vec<S, D> result;
    for (std::size_t axis = 0; axis < D; ++axis) result[axis] = numbers[axis][lane];
    return result;
  }

 private:
  void take(std::size_t lane, const Body& of_a, const Body& of_b) {
    a[lane] = &of_a;
    b[lane] = &of_b;
    radii[lane] = of_a.radius() + of_b.radius();
    for (Numbers& axis : plane) axis[lane] = S(0);
    detours[lane] = size[lane] = k[lane] = S(0);
    memory[lane].size = remembered[lane] = 0;
  }
};

}  // namespace gjk::certified
