// SPDX-License-Identifier: MIT
// On which side of a plane through a reference vertex do the vertices of a body lie?  The filter
// comes first, for all vertices at once.  If it cannot decide, each vertex is tested on its own, in
// integers of fixed width if the filter is not certain of that vertex either.
#pragma once

#include <limits>

#include "oracle/certificate/internal/face.hpp"

namespace oracle {

// The filter, for all vertices at once.  We bound the rounding error e of N.x in doubles and then
// ask how large a computed difference of two such products must be for its sign to be certain.  u =
// 2^-53, gamma_n = n u / (1 - n u) [Higham02 §3.1].  Let N be the exact normal, n_k = N_k (1 + d),
// |d| <= u, its rounded components, and s the rounded sum of n_k x_k for a vertex x, whose
// coordinates are exact.  One product and at most two sums affect each term:
//
//   s = sum of n_k x_k (1 + t_k), |t_k| <= gamma_3,  hence  s = sum of N_k x_k (1 + t'_k),
//   |t'_k| <= gamma_4, and with |N_k| <= |n_k| / (1 - u) and |x_k| <= m_k
//   |s - N.x| <= gamma_4 / (1 - u) S  =: e,   S = sum of |n_k| m_k.
//
// For a vertex x and a reference f: N.x - N.f >= s_x - s_f - 2 e.  Let t > 0 be the rounded s_x -
// s_f, so that s_x - s_f >= t / (1 + u).  Then t > 2 e (1 + u) suffices, and 2 e (1 + u) <= 8 u (1
// + 8 u) S.  The computed S is smaller than S by a factor of at least 1 - gamma_3, its product with
// 9 u by another 1 - u: 9 u (1 - 5 u) > 8 u (1 + 8 u), hence the factor 9.
//
// Underflow: a product that underflows adds an error of at most 2^-1075; sums add none.  There are
// six products in s_x and s_f, three in S and one of it with 9 u: together less than 2^-1071.  The
// absolute term 2^-1070 covers them for any normal, and costs an integer normal, as here, nothing.
// Overflow: |n_k| < 2^383 and |x_k| <= 2^300, so nothing comes near 2^1024.

inline double along(const cases::Point& normal, const cases::Point& x) {
  return normal[0] * x[0] + normal[1] * x[1] + normal[2] * x[2];
}

// The results of one pass over vertices.
struct Sweep {
  double lowest = std::numeric_limits<double>::infinity();  // smallest normal . x
  cases::Point largest{};                                   // m_k, the largest |x_k|
  double total = 0;  // sum of normal . x: finite if all x are
};

// A coordinate that is NaN changes neither `lowest` nor `largest`, but `total`.
inline void widen(cases::Point& largest, const cases::Point& x) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const double size = std::fabs(x[axis]);
    largest[axis] = size > largest[axis] ? size : largest[axis];
  }
}

inline void sweep_over(Sweep& sweep, const cases::Point& normal, const cases::Point* first,
                       const cases::Point* last) {
  for (; first < last; ++first) {
    const double value = along(normal, *first);
    sweep.lowest = value < sweep.lowest ? value : sweep.lowest;
    sweep.total += value;
    widen(sweep.largest, *first);
  }
}

// Returns 9 u S + 2^-1070, as derived above.
inline double filter_bound(const cases::Point& normal, const cases::Point& largest) {
  const double sum = std::fabs(normal[0]) * largest[0] + std::fabs(normal[1]) * largest[1] +
                     std::fabs(normal[2]) * largest[2];
  return 9 * 0x1p-53 * sum + 0x1p-1070;
}

// False for NaN and infinity.
inline bool in_range(const Sweep& sweep) {
  return std::isfinite(sweep.total) && sweep.largest[0] <= filter_magnitude_max &&
         sweep.largest[1] <= filter_magnitude_max && sweep.largest[2] <= filter_magnitude_max;
}

// Passes once over all vertices except `skipped`, indices in increasing order that count for
// `largest` only.  `from`: the first vertex of the pass; other than 0 only in planted faults.
inline Sweep sweep_without(const std::vector<cases::Point>& points, const cases::Point& normal,
                           std::span<const std::size_t> skipped, std::size_t from = 0) {
  Sweep sweep;
  const cases::Point* first = points.data() + from;
  for (const std::size_t index : skipped) {
    sweep_over(sweep, normal, first, points.data() + index);
    widen(sweep.largest, points[index]);
    first = points.data() + index + 1;
  }
  sweep_over(sweep, normal, first, points.data() + points.size());
  return sweep;
}

template <std::size_t L>
struct Normal {
  FixedVector<3 * L> exact;
  cases::Point rounded{};

  explicit Normal(const FixedVector<3 * L>& n)
      : exact(n),
        rounded{rounded_to_double(n[0]), rounded_to_double(n[1]), rounded_to_double(n[2])} {}
};

// Distinct vertex indices of one body in increasing order.
struct FaceIndices {
  std::array<std::size_t, 4> index{};
  std::size_t size = 0;

  void insert(std::size_t value) {
    std::size_t at = size;
    while (at > 0 && index[at - 1] > value) --at;
    if (at > 0 && index[at - 1] == value) return;
    for (std::size_t i = size; i > at; --i) index[i] = index[i - 1];
    index[at] = value;
    ++size;
  }

  std::span<const std::size_t> span() const { return std::span(index).first(size); }
};

// A body whose vertices x are tested for N . (x - reference), times `side`: +1 for A, -1 for B.
struct HalfDifference {
  const std::vector<cases::Point>* points;
  std::size_t reference;
  double side;
};

// The signs of side * N . (x - reference) over all vertices x of a body.
struct Sides {
  bool readable = true;    // false: out of range or too wide; then the rest means nothing
  bool by_filter = true;   // no sign was found in integers
  bool ahead = false;      // some sign is negative ...
  std::size_t lowest = 0;  // ... at this vertex, the lowest of them as far as doubles can tell
  bool behind = false;     // some sign is positive; computed for contacts only
};

// The result of the filter for all vertices at once; NaN makes both false.
struct Filtered {
  bool readable = false;
  bool holds = false;  // no vertex outside the face is ahead
};

// Skips the vertices of `face`.
template <typename Rules>
Filtered filtered(const HalfDifference& body, const cases::Point& rounded,
                  std::span<const std::size_t> face) {
  const cases::Point normal{body.side * rounded[0], body.side * rounded[1], body.side * rounded[2]};
  const Sweep sweep = sweep_without(*body.points, normal, face, Rules::first_vertex);
  const double bound = Rules::bound(filter_bound(normal, sweep.largest));
  const double over = sweep.lowest - along(normal, (*body.points)[body.reference]);
  return {in_range(sweep), over > bound};
}

template <typename Rules, std::size_t L>
Sides sides_of(const HalfDifference& body, const Normal<L>& normal) {
  const std::vector<cases::Point>& points = *body.points;
  const cases::Point& origin = points[body.reference];
  const cases::Point n{body.side * normal.rounded[0], body.side * normal.rounded[1],
                       body.side * normal.rounded[2]};
  const Sweep all = sweep_without(points, n, {});
  Sides sides;
  sides.readable = in_range(all);
  if (!sides.readable) return sides;
  const double bound = Rules::bound(filter_bound(n, all.largest));
  const double here = along(n, origin);
  double lowest = here;
  for (std::size_t i = Rules::first_vertex; i < points.size(); ++i) {
    const double there = along(n, points[i]);
    const double over = there - here;
    int side = over > bound ? 1 : -1;
    if (!(std::fabs(over) > bound)) {
      if (points[i] == origin) continue;
      sides.by_filter = false;
      const auto edge = direction<L>(points[i], origin);
      sides.readable = sides.readable && edge.has_value();
      if (!edge) return sides;
      side = Rules::tied(sign(dot(normal.exact, *edge)));
      if (body.side < 0) side = -side;
    }
    sides.behind = sides.behind || side > 0;
    if (side >= 0) continue;
    if (!sides.ahead || there < lowest) {
      lowest = there;
      sides.lowest = i;
    }
    sides.ahead = true;
  }
  return sides;
}

}  // namespace oracle
