// SPDX-License-Identifier: MIT
#include "reports/smoke/smoke.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/cases/point.hpp"

namespace reports::smoke {
namespace {

using cases::Case;
using cases::Point;
using Points = std::vector<Point>;

Case pair(const std::string& name, Points a, Points b, int dim = 3) {
  Case result;
  result.id = "smoke/" + name;
  result.dim = dim;
  result.a.points = std::move(a);
  result.b.points = std::move(b);
  return result;
}

Case swapped(const std::string& name, Case question) {
  question.id = "smoke/" + name;
  std::swap(question.a, question.b);
  return question;
}

// 32 points (+-1, +-2, +-3), coordinates in any order, sheared.  Before the shear they lie on a
// sphere.
Points ball(const Point& centre, double radius_unit) {
  Points points;
  for (int x = -3; x <= 3; ++x) {
    for (int y = -3; y <= 3; ++y) {
      for (int z = -3; z <= 3; ++z) {
        if (x * x + y * y + z * z != 14 || points.size() == 32) continue;
        const Point p{x + 0., y + x / 2., z - y / 4.};
        points.push_back(cases::plus(centre, cases::times(radius_unit, p)));
      }
    }
  }
  return points;
}

// 343 points in a cube of edge length 3.
Points filled_cube(const Point& from) {
  Points points;
  for (int x = 0; x <= 6; ++x) {
    for (int y = 0; y <= 6; ++y) {
      for (int z = 0; z <= 6; ++z) points.push_back(cases::plus(from, {x / 2., y / 2., z / 2.}));
    }
  }
  return points;
}

const Points point_of_tetrahedron = {{3.5, 1, 0.5}, {0, 0, 0}, {1, 3, 0}, {1, -1, 4}};
const Points face_of_tetrahedron = {{6, -3, -2}, {6, 4, -1}, {6, 1, 5}, {9, 1, 1}};

Case tetrahedra() { return pair("tetrahedra", point_of_tetrahedron, face_of_tetrahedron); }

Case edges() {
  return pair("edges", {{-3, -1, -2}, {2, -4, 1}, {2, 5, 1.5}, {-1, 1, 3}},
              {{7, 0.5, 1}, {4.5, 1, -3}, {6, 2, 6}, {8, -2, 2}});
}

Case corners() {
  return pair("corners", box({0, -1.5, 0}, {2, 1, 3}), box({3, 2.5, 6}, {7, 4.5, 7}));
}

// Bodies without parallel faces, because some depth algorithms fail at those.
Case overlapping() {
  return pair("overlapping",
              {{4, 0.5, -0.5}, {-3, 1, 1}, {0, 5, -2}, {-1, -4, 0}, {0.5, 1, 6}, {1, -1, -5}},
              {{2.5, 1, 0}, {9, 0, 2}, {6, 4.5, -1}, {5, -3, 1}, {6.5, 0, 5}, {7, 1.5, -4}});
}

Case planar_corners() {
  return pair("planar_corners", {{0, 0, 0}, {3, 0, 0}, {0, 1, 0}, {3, 1, 0}},
              {{4.5, 3, 0}, {8, 3, 0}, {4.5, 4, 0}, {8, 4, 0}}, 2);
}

Points reversed(Points points) {
  std::ranges::reverse(points);
  return points;
}

// Takes every third point cyclically (every fifth if 3 divides the number).
Points shuffled(const Points& points) {
  Points result;
  const std::size_t step = points.size() % 3 == 0 ? 5 : 3;
  for (std::size_t i = 0; i < points.size(); ++i) {
    result.push_back(points[(1 + i * step) % points.size()]);
  }
  return result;
}

// All points twice, then the first one `more` times.
Points repeated(Points points, std::size_t more) {
  const Points once = points;
  points.insert(points.end(), once.begin(), once.end());
  points.insert(points.end(), more, once.front());
  return points;
}

}  // namespace

Points box(const Point& from, const Point& to) {
  Points points;
  for (unsigned corner = 0; corner < 8; ++corner) {
    const auto pick = [&](std::size_t axis) { return corner >> axis & 1 ? to[axis] : from[axis]; };
    points.push_back({pick(0), pick(1), pick(2)});
  }
  return points;
}

std::vector<Case> solid_bodies() {
  return {
      pair("unit_boxes", box({0, 0, 0}, {1, 1, 1}), box({2, 0, 0}, {3, 1, 1})),
      tetrahedra(),
      swapped("tetrahedra_swapped", tetrahedra()),
      edges(),
      corners(),
      swapped("corners_swapped", corners()),
      pair("tetrahedron_and_box", reversed(point_of_tetrahedron), box({-4, -1.5, 6}, {2, 2.5, 9})),
      pair("balls", ball({0, 0, 0}, 1), ball({6.5, 4.25, 5}, 0.75)),
      overlapping(),
      swapped("overlapping_swapped", overlapping()),
      pair("overlapping_tetrahedra", {{4, 1, 0.5}, {-3, -3, -3}, {-2, 5, -2}, {-1, -1, 6}},
           {{2, -3, -3}, {2.5, 5, -2}, {1.5, 1, 6}, {9, 1, 1}}),
      pair("nested", {{8, 0.5, 1}, {-7, 2, -1}, {0, 9, 1}, {1, -8, 0.5}, {1, 1, 8}, {-1, 0, -9}},
           {{1.5, 2.5, 2.5}, {4, 1.5, 2}, {2.5, -0.5, 2.5}, {2, 1.5, 3.5}}),
  };
}

std::vector<Case> planar_bodies() {
  return {
      pair("triangles", {{3, 1, 0}, {-1, 0, 0}, {0, 4, 0}}, {{4.5, -1, 0}, {4.5, 5, 0}, {7, 2, 0}},
           2),
      pair("triangle_and_quadrilateral", {{0, 0, 0}, {5, -1, 0}, {1, 2, 0}},
           {{6, 7, 0}, {2, 5, 0}, {4, 4, 0}, {7, 3, 0}}, 2),
      planar_corners(),
      swapped("planar_corners_swapped", planar_corners()),
      pair("far_triangles", {{10, 6, 0}, {12, 4, 0}, {11.5, 9, 0}},
           {{3, 7, 0}, {7.5, 5, 0}, {4, -1, 0}}, 2),
      pair("overlapping_triangles", {{4, 1, 0}, {-3, -2, 0}, {-2, 5, 0}},
           {{2.5, -3, 0}, {2.5, 5, 0}, {8, 1, 0}}, 2),
  };
}

std::vector<Case> flat_bodies() {
  return {
      pair("segment_and_triangle", {{-1, 2, 6}, {1, 1, 2.5}}, {{-3, -2, 0}, {5, -1, 0}, {1, 6, 0}}),
      pair("crossing_segments", {{-3, 0, 0}, {5, 0, 0}}, {{1, -4, 2}, {1, 3, 2}}),
      pair("triangle_and_box", {{0, 0, 0}, {2, 1, 0.5}, {1, 3, 1}}, box({5, 0, -1}, {7, 4, 3})),
  };
}

std::vector<Case> single_vertices() {
  return {
      pair("points", {{1, 2, 3}}, {{2, 4, 5}}),
      pair("point_and_triangle", {{0.5, 1.5, 3.5}}, {{-3, -2, 0}, {5, -1, 0}, {1, 6, 0}}),
      pair("point_and_box", {{3.5, 1, 0.5}}, box({-1, -2, -3}, {1, 3, 2})),
      pair("box_and_point", box({-1, -2, -3}, {1, 3, 2}), {{2, 5, 4}}),
      pair("planar_points", {{1, 2, 0}}, {{4, 6, 0}}, 2),
  };
}

std::vector<Case> repeated_vertices() {
  return {
      pair("repeated", repeated(point_of_tetrahedron, 0), repeated(face_of_tetrahedron, 5)),
      pair("repeated_corners", repeated(corners().a.points, 3), repeated(corners().b.points, 1)),
      pair("repeated_overlapping", repeated(overlapping().a.points, 1),
           repeated(overlapping().b.points, 0)),
      pair("planar_repeated", {{3, 1, 0}, {3, 1, 0}, {-1, 0, 0}, {0, 4, 0}, {0, 4, 0}},
           {{4.5, -1, 0}, {4.5, 5, 0}, {4.5, 5, 0}, {7, 2, 0}}, 2),
  };
}

std::vector<Case> reordered_vertices() {
  return {
      pair("reversed", reversed(point_of_tetrahedron), reversed(face_of_tetrahedron)),
      pair("reversed_corners", reversed(corners().a.points), reversed(corners().b.points)),
      pair("shuffled_corners", shuffled(corners().a.points), shuffled(corners().b.points)),
      pair("shuffled_edges", shuffled(edges().a.points), reversed(edges().b.points)),
      pair("shuffled_overlapping", shuffled(overlapping().a.points),
           shuffled(overlapping().b.points)),
      pair("planar_reversed", {{0, 4, 0}, {-1, 0, 0}, {3, 1, 0}},
           {{7, 2, 0}, {4.5, 5, 0}, {4.5, -1, 0}}, 2),
  };
}

std::vector<Case> many_vertices() {
  Points tip = filled_cube({0, 0, 0});
  tip.push_back({4.5, 1, 2});
  Points far = filled_cube({11, -2, 1});
  far.push_back({9, -0.5, 3});
  return {pair("many", tip, face_of_tetrahedron), pair("many_and_many", tip, far),
          pair("few_and_many", face_of_tetrahedron, far)};
}

std::vector<Case> wide_coordinates() {
  constexpr double far = 0x1p21;
  constexpr double a = far + 3 * 0x1p-5;
  constexpr double b = far + 5 * 0x1p-5;
  return {
      pair("wide", box({far - 1, 0, 0}, {a, 2, 2}), box({b, 0, 0}, {far + 1, 2, 2})),
      pair("planar_wide", {{far - 1, 0, 0}, {a, 1, 0}, {far - 1, 2, 0}},
           {{b, 0, 0}, {b, 2, 0}, {far + 1, 1, 0}}, 2),
  };
}

std::vector<Case> large_bodies() {
  Case one = tetrahedra();
  Case other = corners();
  one.id += "_large";
  other.id += "_large";
  return {one, other,
          pair("planar_large", {{3, 1, 0}, {-1, 0, 0}, {0, 4, 0}},
               {{4.5, -1, 0}, {4.5, 5, 0}, {7, 2, 0}}, 2)};
}

}  // namespace reports::smoke
