// SPDX-License-Identifier: MIT
// Separated pairs with a curved body whose distance has a closed form.
#pragma once

#include "core/subjects/mpfr_numbers.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

// Closed forms are computed to 500 digits: their own rounding is far below that of the roots.
using Wide = boost::multiprecision::number<boost::multiprecision::mpfr_float_backend<500>,
                                           boost::multiprecision::et_off>;

inline Wide root(const Wide& x) { return sqrt(x); }

struct ClosedForm {
  const char* what;
  Case question;
  Wide distance;
};

inline std::vector<ClosedForm> spheres() {
  const auto cube = hull(box({-1, -1, -1}, {1, 1, 1}));
  return {
      {"two spheres", pair(sphere(1, {1, 2, 3}), sphere(0.5, {-4, 1, 7})), root(42) - 1.5},
      {"two spheres on an axis", pair(sphere(1), sphere(1, {5, 0, 0})), 3},
      {"two spheres 2^-50 apart", pair(sphere(2), sphere(3 - std::ldexp(1, -50), {3, 4, 0})),
       pow(Wide(2), -50)},
      {"tiny against huge", pair(sphere(1e-8), sphere(1e8, {1e8, 1e8, 1e8})),
       root(3) * Wide(1e8) - Wide(1e8) - Wide(1e-8)},
      {"a point", pair(sphere(1), hull({{1, 1, 1}})), root(3) - 1},
      {"a turned sphere", pair(sphere(1, {}, five_times_a_turn), hull({{7, 8, 9}})), root(194) - 5},
      {"the face of a box", pair(sphere(0.75, {0.25, 0.5, 3}), cube), 1.25},
      {"the edge of a box", pair(sphere(0.75, {3, 0.25, 4}), cube), root(13) - 0.75},
      {"the vertex of a box", pair(sphere(0.1, {2, 3, 4}), cube), root(14) - Wide(0.1)},
      {"the inside of a segment", pair(sphere(0.5, {1, 5, 2}), hull({{-3, 0, 0}, {9, 0, 0}})),
       root(29) - 0.5},
      {"the end of a segment", pair(sphere(0.5, {-4, 1, 2}), hull({{-3, 0, 0}, {9, 0, 0}})),
       root(6) - 0.5},
      {"a segment askew", pair(sphere(1, {0, 0, 4}), hull({{-9, -18, 0}, {9, 18, 0}})), 3},
  };
}

inline std::vector<ClosedForm> cylinders_and_cones() {
  const Linear upside_down = {{{1, 0, 0}, {0, -1, 0}, {0, 0, 1}}};
  return {
      {"coaxial cylinders", pair(cylinder(1, 2), cylinder(3, 1, {0, 7, 0})), 4},
      {"parallel cylinders", pair(cylinder(1, 2), cylinder(0.5, 3, {2, 1, 5})), root(29) - 1.5},
      {"crossed cylinders",
       pair(cylinder(1, 9), cylinder(0.5, 9, {0, 0, 4}, {{{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}})),
       2.5},
      {"rim of a cylinder and a point", pair(cylinder(1, 2), hull({{3, 6, 4}})), root(32)},
      {"side of a cylinder and a point", pair(cylinder(1, 2), hull({{1, 1, 3}})), root(10) - 1},
      // Radius 5 and half height 10 around (-4, 3, 0) / 5: the point is 20 along it, 7 beside.
      {"rim of a turned cylinder and a point",
       pair(cylinder(1, 2, {1, 1, 1}, five_times_a_turn), hull({{-15, 13, 8}})), root(104)},
      {"base of a cone and apex of another", pair(cone(1, 1, {0, 4, 0}), cone(2, 1.5)), 1.5},
      {"apex to apex", pair(cone(1, 1), cone(3, 2, {0, 9, 0}, upside_down)), 6},
      {"base to base", pair(cone(1, 1, {0, 4, 0}), cone(3, 2, {0, -9, 0}, upside_down)), 10},
      // In the half plane of axis and point: the line 2 sigma + y = 1 from apex to rim.
      {"slope of a cone and a point", pair(cone(1, 1), hull({{3, 2, 4}})), 11 / root(5)},
      {"rim of a cone and a point", pair(cone(1, 1), hull({{3, -10, 4}})), root(97)},
      {"apex of a cone and a point", pair(cone(1, 1), hull({{1, 5, 1}})), root(18)},
      {"slope of a cone and a sphere", pair(cone(1, 1), sphere(0.3, {3, 2, 4})),
       11 / root(5) - Wide(0.3)},
      {"cap of a cylinder and apex of a cone", pair(cylinder(4, 1, {1, 9, 1}), cone(1, 1)), 7},
  };
}

// The distance of an ellipsoid and a plane n . x = c is (c - rho |B^T n|) / |n|; the boxes are wide
// enough for the nearest points to lie in the interior of a face.
inline std::vector<ClosedForm> ellipsoids() {
  const auto wall = hull(box({10, -100, -100}, {11, 100, 100}));
  const auto far_wall = hull(box({3e4, -1e5, -1e5}, {4e4, 1e5, 1e5}));
  return {
      {"a scaled sphere", pair(sphere(1, {}, {{{2, 0, 0}, {0, 3, 0}, {0, 0, 5}}}), wall), 8},
      {"a sheared sphere", pair(sphere(1, {}, {{{1, 2, 3}, {0, 1, 1}, {0, 0, 1}}}), wall),
       10 - root(14)},
      {"a needle", pair(sphere(1, {}, {{{1e4, 1, 2}, {1e4, 2, 1}, {3, 1e3, 1}}}), far_wall),
       Wide(3e4) - root(Wide(1e8) + 5)},
      {"a flat disc in space", pair(sphere(1, {}, {{{1, 2, 0}, {0, 1, 0}, {3, 1, 0}}}), wall),
       10 - root(5)},
      {"a cone sheared", pair(cone(1, 1, {}, {{{1, -2, 3}, {0, 1, 1}, {0, 0, 1}}}), wall),
       10 - (root(10) + 2)},
      {"a cylinder sheared", pair(cylinder(1, 1, {}, {{{1, 2, 3}, {0, 1, 1}, {0, 0, 1}}}), wall),
       10 - (root(10) + 2)},
  };
}

inline std::vector<ClosedForm> in_the_plane() {
  const Linear junk_beyond = {{{1, 2, 9}, {0, 1, 9}, {9, 9, 9}}};
  return {
      {"two discs", pair(sphere(1), sphere(2, {3, 5, 0}), 2), root(34) - 3},
      {"a disc and an edge", pair(sphere(1), hull({{3, -5, 0}, {3, 5, 0}}), 2), 2},
      {"a disc and a vertex", pair(sphere(1), hull({{2, 3, 0}, {3, 3, 0}}), 2), root(13) - 1},
      {"an ellipse and an edge",
       pair(sphere(1, {}, junk_beyond), hull({{4, -50, 0}, {4, 50, 0}}), 2), 4 - root(5)},
  };
}

inline std::vector<ClosedForm> closed_forms() {
  std::vector<ClosedForm> all = spheres();
  for (const auto& more : {cylinders_and_cones(), ellipsoids(), in_the_plane()}) {
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

// Returns why the enclosure is not a narrow one of `distance` > 0; empty if it is.
inline std::string fault(const Enclosure& found, const Wide& distance) {
  const Wide square = distance * distance;
  const Wide rounding = square * pow(Wide(10), -480);
  if (found.relation != Relation::separated) return "not separated";
  if (Wide(found.distance_squared_lower) > square + rounding) return "lower bound above the truth";
  if (Wide(found.distance_squared_upper) < square - rounding) return "upper bound below the truth";
  if (found.relative_width() > rational(enclosure_width)) return "too wide";
  return {};
}

}  // namespace oracle
