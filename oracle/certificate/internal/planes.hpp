// SPDX-License-Identifier: MIT
// On which side of a plane through a reference vertex do the vertices of a body lie?  The filter
// comes first, for all vertices at once.  If it cannot decide, each vertex is tested on its own, in
// integers of fixed width if the filter is not certain of that vertex either.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "oracle/certificate/internal/face.hpp"
#include "oracle/certificate/internal/static_filter.hpp"

namespace oracle {

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
