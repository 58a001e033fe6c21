// SPDX-License-Identifier: MIT
// Descent to the point of A - B nearest to the origin over any number type; a linear scan finds the
// support points of the two vertex sets.
#pragma once

#include <cstddef>
#include <vector>

#include "oracle/truth/min_norm.hpp"

namespace oracle {

// Returns argmin of n . a_i and argmax of n . b_j, the pair whose difference has the smallest
// product with n; the lowest indices if several do.
template <typename N>
SimplexVertex<N> support(const std::vector<Triple<N>>& a, const std::vector<Triple<N>>& b,
                         const Triple<N>& n) {
  std::size_t lowest = 0;
  std::size_t highest = 0;
  N low = inner(n, a[0]);
  N high = inner(n, b[0]);
  for (std::size_t i = 1; i < a.size(); ++i) {
    N along = inner(n, a[i]);
    if (along < low) {
      low = along;
      lowest = i;
    }
  }
  for (std::size_t j = 1; j < b.size(); ++j) {
    N along = inner(n, b[j]);
    if (high < along) {
      high = along;
      highest = j;
    }
  }
  return {difference(a[lowest], b[highest]), lowest, highest};
}

// Starts from `simplex` and ends when v = 0, when no point of A - B lies ahead of v, or after
// `iterations_max` iterations.  That limit is for doubles: over integers v.v strictly decreases
// over finitely many faces, so that the descent ends by itself.
template <typename N>
NearestPoint<N> descend(const std::vector<Triple<N>>& a, const std::vector<Triple<N>>& b,
                        const std::vector<SimplexVertex<N>>& simplex, std::size_t iterations_max) {
  NearestPoint<N> nearest = nearest_point(simplex);
  for (std::size_t k = 0; k < iterations_max && N(0) < nearest.denominator; ++k) {
    const SimplexVertex<N> w = support(a, b, nearest.numerator);
    const N ahead = inner(nearest.numerator, difference(w.y, nearest.face[0].y));
    // A face of four vertices means v = 0 over integers; in doubles some noise may remain.
    if (!(ahead < N(0)) || nearest.face.size() == 4) break;
    std::vector<SimplexVertex<N>> larger = nearest.face;
    larger.push_back(w);
    NearestPoint<N> next = nearest_point(larger);
    if (!(N(0) < next.denominator)) break;
    nearest = next;
  }
  return nearest;
}

}  // namespace oracle
