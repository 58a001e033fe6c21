// SPDX-License-Identifier: MIT
// The support mapping of a prepared pair: both bodies in one look.
#pragma once

#include <cstddef>

#include "core/gjk/certified/prepared_body.hpp"

namespace gjk::certified {

// The first points of A and B, in order of index, at which fl(p.v) is least in A and greatest in B.
// Every scan computes fl(p.v) as ((x v_x + y v_y) + z v_z) without fused operations: they agree bit
// for bit.
//
// A scan also tells the first block, from `block` on, with a point at which fl(p.v) <= limit, of
// the copies of point 0 that fill the last one too; as many as there are blocks where there is
// none.
template <Binary S>
struct Extremes {
  S least_of_a;
  S greatest_of_b;
  std::size_t a;
  std::size_t b;
};

struct ScalarScan {
  template <Binary S, int D>
  Extremes<S> operator()(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                         const Vec<S, D>& v) const {
    Extremes<S> found{};
    least(a, v, S(1), found.least_of_a, found.a);
    least(b, v, S(-1), found.greatest_of_b, found.b);
    found.greatest_of_b = -found.greatest_of_b;
    return found;
  }

  template <int D>
  std::size_t block_within(const PreparedBody<double, D>& body, std::size_t block,
                           const Vec<double, D>& v, double limit) const {
    constexpr std::size_t lanes = PreparedBody<double, D>::lanes;
    for (std::size_t i = block * lanes; i < body.blocks().size() * lanes; ++i) {
      if (dot(body[i], v) <= limit) return i / lanes;
    }
    return body.blocks().size();
  }

 private:
  // The least of sign * p.v; a sign changes no rounding.
  template <Binary S, int D>
  static void least(const PreparedBody<S, D>& body, const Vec<S, D>& v, const S& sign, S& value,
                    std::size_t& index) {
    const Vec<S, D> direction = sign * v;
    value = dot(body[0], direction);
    index = 0;
    for (std::size_t i = 1; i < body.size(); ++i) {
      const S along = dot(body[i], direction);
      if (along < value) {
        value = along;
        index = i;
      }
    }
  }
};

}  // namespace gjk::certified
