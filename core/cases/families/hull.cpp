// SPDX-License-Identifier: MIT
// Bodies of many vertices in convex position.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Draws a number of vertices: at most 12 in half of the cases, up to `vertices_max` in one of 16.
int convex_count(Choices& choices, int least, int vertices_max) {
  constexpr std::array<int, 16> most{12, 12, 12, 12, 12, 12, 12,  12,
                                     24, 24, 32, 32, 64, 64, 128, 1 << 20};
  const int top = std::min(most[choices.below(most.size())], vertices_max);
  return choices.between(least, std::max(least, top));
}

// Fills `points` with points of an ellipsoid with half axes of 1/16 to 1.
void ellipsoid(Choices& choices, int dim, int count, std::vector<Point>& points) {
  const Point half = drawn_point(dim, [&] { return choices.between(1, 16) / 16.0; });
  points.resize(static_cast<std::size_t>(count));
  for (Point& point : points) {
    point = on_sphere(choices, dim);
    for (std::size_t i = 0; i < 3; ++i) point[i] *= half[i];
  }
}

// Fills `points` with a prism along the axis x, of half height 1/16 to 1, over a polygon of `sides`
// vertices on a circle of radius 1/16 to 1; in the plane with a rectangle.  Returns the half
// height.
double prism(Choices& choices, int dim, int sides, std::vector<Point>& points) {
  const double half = choices.between(1, 16) / 16.0;
  const double radius = choices.between(1, 16) / 16.0;
  points.clear();
  for (int i = 0; i < sides; ++i) {
    // The point at the angle with tan(angle / 2) = t, and its mirror image.
    const int pair = i / 2;
    const double t = (4.0 * pair + 2) / (sides + 1) - 1;
    const double side = i % 2 == 0 ? 1 : -1;
    const double across = dim == 2 ? side : side * (1 - t * t) / (1 + t * t);
    const double along = dim == 2 ? 0 : 2 * t / (1 + t * t);
    for (const double x : {-half, half}) points.push_back({x, radius * across, radius * along});
  }
  return half;
}

// A facet of the hull, an edge in the plane: vertices that span it, and the outward normal, which
// has length 1.  Fewer vertices if all points coincide or lie in a line.
struct Facet {
  std::array<Point, 3> corners{};
  std::size_t size = 1;
  Point normal{};
};

// A step of gift wrapping: turns the supporting plane of the facet about `axis`, which lies in it,
// until it meets another point, and adds that.  Changes nothing if all points are on the axis.
void turn_to_next(const std::vector<Point>& points, const Point& axis, Facet& facet) {
  const Point corner = facet.corners[0];
  const Point ahead = cross(facet.normal, axis);
  const Point* next = nullptr;
  double best_ahead = 0;
  double best_below = 0;
  for (const Point& point : points) {
    const Point from = minus(point, corner);
    const double along = dot(from, ahead);
    const double below = std::max(0.0, -dot(from, facet.normal));
    if (along * along + below * below < 0x1p-60) continue;  // on the axis
    // Smaller angles from `ahead` first: the sign of a cross product decides.
    if (next == nullptr || along * best_below - below * best_ahead > 0) {
      next = &point;
      best_ahead = along;
      best_below = below;
    }
  }
  if (next == nullptr) return;
  facet.corners[facet.size++] = *next;
  const Point turned = plus(times(best_ahead, facet.normal), times(best_below, ahead));
  facet.normal = times(1 / length(turned), turned);
}

// Finds a facet at the vertex that is furthest in a random direction.
Facet facet_of(Choices& choices, int dim, const std::vector<Point>& points) {
  Facet facet;
  facet.normal = on_sphere(choices, dim);
  facet.corners[0] = furthest(points, facet.normal);
  // Any axis at right angles to the normal; in the plane the one out of it.
  Point axis{0, 0, 1};
  if (dim == 3) {
    const Point& n = facet.normal;
    axis = std::fabs(n[0]) < 0.5 ? cross(n, {1, 0, 0}) : cross(n, {0, 1, 0});
    axis = times(1 / length(axis), axis);
  }
  turn_to_next(points, axis, facet);
  if (dim == 2 || facet.size < 2) return facet;
  const Point edge = minus(facet.corners[1], facet.corners[0]);
  turn_to_next(points, times(1 / length(edge), edge), facet);
  return facet;
}

// Draws a vertex of the facet, a point of an edge or an inner point, some of them close to an edge.
Point foot_on(Choices& choices, const Facet& facet) {
  Point foot = facet.corners[0];
  const auto last = static_cast<int>(facet.size) - 1;
  const int blends = choices.between(0, last);
  for (int i = 1; i <= blends; ++i) {
    double weight = choices.share(16);
    if (choices.one_in(4)) weight *= power_of_two(-choices.between(1, 40));
    const Point& corner = facet.corners[static_cast<std::size_t>(i)];
    foot = plus(foot, times(weight, minus(corner, foot)));
  }
  return foot;
}

// Draws 0, 1 to 4 times 2^-52, or 10^-1..10^-12, of either sign.
double drawn_gap(Choices& choices) {
  const std::uint64_t kind = choices.below(8);
  if (kind == 0) return 0;
  const double gap = kind < 3 ? choices.between(1, 4) * power_of_two(-52) : decade(choices, 1, 12);
  return choices.one_in(4) ? -gap : gap;
}

// Limit for the vertices of B: A - B may have as many as their product with those of A.
constexpr int second_max = 32;

// Fills `points` with a point, a segment, a few points or an ellipsoid, scaled.
void small_body(Choices& choices, int dim, int vertices_max, double scale,
                std::vector<Point>& points) {
  switch (choices.below(4)) {
    case 0: random_points(choices, dim, 1, 20, points); break;
    case 1: random_points(choices, dim, 2, 20, points); break;
    case 2:
      random_points(choices, dim, choices.between(3, std::min(8, vertices_max)), 20, points);
      break;
    default:
      ellipsoid(choices, dim, convex_count(choices, 3, std::min(second_max, vertices_max)), points);
      break;
  }
  for (Point& point : points) point = times(scale, point);
}

}  // namespace

// A hull of many vertices beside a point, a segment, a small body or another hull, near a facet, an
// edge or a vertex; or two coaxial prisms, face to face.  Swept: dimension; up to 512 `vertices` of
// A, an ellipsoid or a prism, and up to 32 of B; `size_ratio` 1..1e8, 1 for two prisms; `gap` 0, a
// few ulps of 1, or 10^-1..10^-12, of either sign; orientation.
void hull(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const int corners = question.dim == 2 ? 2 : 3;
  const bool has_prisms = choices.one_in(3) && sizes.vertices_max >= 2 * corners;
  const auto sides = [&](int vertices_max) {
    return question.dim == 2 ? 2 : convex_count(choices, corners, vertices_max / 2);
  };
  double height = 0;
  if (has_prisms) {
    height = prism(choices, question.dim, sides(sizes.vertices_max), question.a.points);
  } else {
    ellipsoid(choices, question.dim, convex_count(choices, 4, sizes.vertices_max),
              question.a.points);
  }
  double ratio = 1;
  const double gap = choices.fixed_or("gap", drawn_gap(choices));
  if (has_prisms && choices.flag() && !choices.fixed("size_ratio")) {
    height += prism(choices, question.dim, sides(std::min(second_max, sizes.vertices_max)),
                    question.b.points);
    for (Point& point : question.b.points) point[0] += height + gap;
  } else {
    const double scale = decade(choices, 0, 8);
    ratio = choices.fixed_or("size_ratio", std::max(scale, 1 / scale));
    small_body(choices, question.dim, sizes.vertices_max, 1 / ratio, question.b.points);
    const Facet facet = facet_of(choices, question.dim, question.a.points);
    const Point foot = plus(foot_on(choices, facet), times(gap, facet.normal));
    const Point shift = minus(foot, furthest(question.b.points, times(-1, facet.normal)));
    for (Point& point : question.b.points) point = plus(point, shift);
  }
  const Rotation turn = rotation(choices, question.dim);
  for (Body* body : {&question.a, &question.b}) {
    transform(body->points, turn, 1, Point{});
    shuffle(choices, body->points);
  }
  add_parameter(question, "size_ratio", ratio);
  add_parameter(question, "gap", gap);
  add_vertex_counts(question);
}

}  // namespace cases
