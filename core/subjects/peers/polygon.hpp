// SPDX-License-Identifier: MIT
// Whether the polygon that a library of the plane makes of the points is still their hull.
#pragma once

#include <algorithm>

#include "core/subjects/peers/peer.hpp"

namespace peers {

inline double side(const Point& p, const Point& q, const Point& x) {
  return (q[0] - p[0]) * (x[1] - p[1]) - (q[1] - p[1]) * (x[0] - p[0]);
}

inline double distance_to_segment(const Point& p, const Point& q, const Point& x) {
  const Point along{q[0] - p[0], q[1] - p[1], 0};
  const double squared = along[0] * along[0] + along[1] * along[1];
  const double share =
      squared > 0 ? ((x[0] - p[0]) * along[0] + (x[1] - p[1]) * along[1]) / squared : 0;
  const double at = std::clamp(share, 0., 1.);
  return std::hypot(x[0] - p[0] - at * along[0], x[1] - p[1] - at * along[1]);
}

// Whether no point is further outside of the polygon than 2^-18 of their size, 64 roundings of a
// float.  `corners`: some of the points, at least three, counterclockwise.
inline bool is_hull(const std::vector<Point>& corners, const std::vector<Point>& points) {
  double size = 0;
  for (const Point& x : points) size = std::max({size, std::abs(x[0]), std::abs(x[1])});
  return std::all_of(points.begin(), points.end(), [&](const Point& x) {
    bool inside = true;
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Point& p = corners[i];
      const Point& q = corners[(i + 1) % corners.size()];
      inside = inside && side(p, q, x) >= 0;
      least = std::min(least, distance_to_segment(p, q, x));
    }
    return inside || least <= std::ldexp(size, -18);
  });
}

inline constexpr const char* another_hull =
    "the polygon that the library makes of the points differs";

}  // namespace peers
