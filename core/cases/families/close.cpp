// SPDX-License-Identifier: MIT
// Families of bodies in close proximity or in contact.
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// A box or a few random points; the half size is about 1.
void draw_body_of_size_one(Choices& choices, int dim, int vertices_max,
                           std::vector<Point>& points) {
  const int most = std::min(vertices_max, 12);
  if (choices.flag() && most >= (dim == 2 ? 4 : 8)) {
    box(dim, drawn_point(3, [&] { return (1 + choices.share(8)) / 2; }), points);
  } else {
    const int count = choices.between(dim + 1, most);
    random_points(choices, dim, count, 53, points);
  }
}

}  // namespace

// Two polytopes in close proximity whose sizes differ by orders of magnitude, so that the facets of
// A - B from an edge of each are oblong [vdB99 §5].  Swept: `size_ratio` 1..1e8; `gap` 0, or
// 10^0..10^-8 sizes of the small body, of either sign; `vertices` 3..12; the small body near a
// vertex, an edge or the interior of a face; orientation.
void oblong(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  draw_body_of_size_one(choices, question.dim, sizes.vertices_max, question.a.points);
  draw_body_of_size_one(choices, question.dim, sizes.vertices_max, question.b.points);
  const double drawn = decade(choices, 0, 8);
  const double ratio = choices.fixed_or("size_ratio", std::max(drawn, 1 / drawn));
  const double small = choices.fixed("size_ratio") ? 1 / ratio : drawn;
  const Rotation turn_a = rotation(choices, question.dim);
  const Rotation turn_b = choices.flag() ? turn_a : rotation(choices, question.dim);
  transform(question.a.points, turn_a, 1, Point{});
  transform(question.b.points, turn_b, small, Point{});

  // An outward direction: an axis of A (a face normal if A is a box) or any.
  Point outward = turn_a[0];
  if (choices.flag()) {
    outward = drawn_point(question.dim, [&] { return choices.fraction(8); });
  } else {
    outward = turned(turn_a, Point{1, 0, 0});
  }
  // A point of A far out: a vertex, or a mean of extreme vertices, perhaps on an edge or a face.
  Point foot = furthest(question.a.points, outward);
  const int blend = choices.between(0, 3);
  for (int i = 0; i < blend; ++i) {
    Point tilted = outward;
    for (int axis = 0; axis < question.dim; ++axis) {
      tilted[static_cast<std::size_t>(axis)] += choices.fraction(8) / 4;
    }
    const double weight = choices.share(8);
    const Point& other = furthest(question.a.points, tilted);
    foot = plus(foot, times(weight, minus(other, foot)));
  }
  double gap = 0;
  if (!choices.one_in(8)) {
    gap = small * decade(choices, 0, 8);
    if (choices.one_in(4)) gap = -gap;
  }
  Point away = times(gap, outward);
  if (const std::optional<double> fixed = choices.fixed("gap")) {
    if (length(outward) == 0) outward = turn_a[0];
    away = times(*fixed / length(outward), outward);
  }
  const Point nearest = furthest(question.b.points, times(-1, outward));
  const Point shift = plus(minus(foot, nearest), away);
  for (Point& point : question.b.points) point = plus(point, shift);
  add_parameter(question, "size_ratio", ratio);
  add_parameter(question, "gap", choices.fixed_or("gap", gap * length(outward)));
  add_vertex_counts(question);
}

// Two boxes of equal orientation, separated along an axis: parallel faces.  If also separated along
// a second and a third axis, the nearest features are parallel edges, then vertices.  Swept:
// dimension, extents, orientation; `axes_apart` 1..3; `gap` 0, or 10^-1..10^-15 per axis, of either
// sign; `tilt` 0, or 10^-8..10^-16, which breaks the parallelism.  Without a tilt a positive gap is
// the distance.
void parallel(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = sizes.vertices_max < 8 ? 2 : dimension(choices);
  std::array<Point, 2> half{};
  for (Point& extents : half) {
    for (double& x : extents) x = choices.between(1, 16) / 8.0;
  }
  const int apart = choices.fixed_or("axes_apart", choices.between(1, question.dim));
  double gap = 0;
  if (!choices.one_in(8)) {
    gap = decade(choices, 1, 15);
    if (choices.one_in(4)) gap = -gap;
  }
  const double between = choices.fixed_or("gap", gap * std::sqrt(apart));
  if (choices.fixed("gap")) gap = between / std::sqrt(apart);
  Point offset{};
  for (int i = 0; i < question.dim; ++i) {
    const auto axis = static_cast<std::size_t>(i);
    const double contact = half[0][axis] + half[1][axis];
    offset[axis] = i < apart ? contact + gap : contact * choices.fraction(6);
  }
  const Rotation turn = rotation(choices, question.dim);
  Rotation tilted = turn;
  double tilt = 0;
  if (choices.one_in(3)) tilt = decade(choices, 8, 16);
  tilt = choices.fixed_or("tilt", tilt);
  if (tilt != 0) {
    tilted[0] = plus(turn[0], times(tilt, turn[1]));
    tilted[1] = minus(turn[1], times(tilt, turn[0]));
  }
  box(question.dim, half[0], question.a.points);
  box(question.dim, half[1], question.b.points);
  transform(question.a.points, turn, 1, Point{});
  transform(question.b.points, tilted, 1, turned(turn, offset));
  add_parameter(question, "gap", between);
  add_parameter(question, "axes_apart", apart);
  add_parameter(question, "tilt", tilt);
}

namespace {

// A simplex that almost lies in a line or a plane: random vertices whose coordinates along some
// axes are multiplied by `thickness`, then rotated.
struct Sliver {
  std::vector<Point> points;
  int thin_axes = 1;
};

Sliver sliver_simplex(Choices& choices, int dim, double thickness) {
  Sliver simplex;
  random_points(choices, dim, dim + 1, 53, simplex.points);
  simplex.thin_axes = choices.between(1, dim - 1);
  for (Point& point : simplex.points) {
    for (int i = 0; i < simplex.thin_axes; ++i) {
      point[static_cast<std::size_t>(dim - 1 - i)] *= thickness;
    }
  }
  transform(simplex.points, rotation(choices, dim), 1, Point{});
  return simplex;
}

}  // namespace

// Swept: dimension; `aspect` 1/2..1e12 and `thin_axes` 1..2 of each simplex (needles and blades); B
// is moved by an `offset` up to the size, or to a `gap` of up to 10^-1..10^-12 from a vertex, an
// edge or a face of A.  A case has an offset or a gap.
void sliver(Choices& choices, const Sizes&, Case& question) {
  question.dim = dimension(choices);
  const double drawn_a = decade(choices, 0, 12);
  const double drawn_b = choices.flag() ? drawn_a : decade(choices, 0, 12);
  const double aspect_a = choices.fixed_or("aspect_a", 1 / drawn_a);
  const double aspect_b = choices.fixed_or("aspect_b", 1 / drawn_b);
  const double thickness_a = choices.fixed("aspect_a") ? 1 / aspect_a : drawn_a;
  const double thickness_b = choices.fixed("aspect_b") ? 1 / aspect_b : drawn_b;
  Sliver simplex_a = sliver_simplex(choices, question.dim, thickness_a);
  Sliver simplex_b = sliver_simplex(choices, question.dim, thickness_b);
  question.a.points = std::move(simplex_a.points);
  question.b.points = std::move(simplex_b.points);
  add_parameter(question, "aspect_a", aspect_a);
  add_parameter(question, "aspect_b", aspect_b);
  add_parameter(question, "thin_axes_a", simplex_a.thin_axes);
  add_parameter(question, "thin_axes_b", simplex_b.thin_axes);
  Point shift{};
  const bool drawn = choices.flag();
  if (choices.fixed("gap") || (drawn && !choices.fixed("offset"))) {
    // A point of the hull of A, and a vertex of B near it.
    Point foot = question.a.points[choices.below(question.a.points.size())];
    const int blend = choices.between(0, question.dim);
    for (int i = 0; i < blend; ++i) {
      const double weight = choices.share(8);
      const Point& other = question.a.points[choices.below(question.a.points.size())];
      foot = plus(foot, times(weight, minus(other, foot)));
    }
    shift = minus(foot, question.b.points[choices.below(question.b.points.size())]);
    const double gap = decade(choices, 1, 12);
    const Point drawn_away = drawn_point(question.dim, [&] { return gap * choices.fraction(8); });
    const Point away = with_fixed_length(choices, "gap", drawn_away);
    shift = plus(shift, away);
    add_parameter(question, "gap", choices.fixed_or("gap", length(away)));
  } else {
    shift = drawn_point(question.dim, [&] { return choices.fraction(16); });
    shift = with_fixed_length(choices, "offset", shift);
    add_parameter(question, "offset", choices.fixed_or("offset", length(shift)));
  }
  for (Point& point : question.b.points) point = plus(point, shift);
}

namespace {

// The points on the supporting plane in direction n; coordinates are integers, so ties are exact.
std::vector<Point> feature(const std::vector<Point>& points, const Point& n) {
  const double furthest = furthest_along(n, points);
  std::vector<Point> result;
  for (const Point& point : points) {
    if (dot(point, n) == furthest) result.push_back(point);
  }
  return result;
}

// A point of the hull of the feature: a vertex, or the mean of two or four.
Point on_feature(Choices& choices, const std::vector<Point>& feature) {
  const auto pick = [&] { return feature[choices.below(feature.size())]; };
  const Point first = pick();
  if (!choices.flag()) return first;
  const Point second = pick();
  const Point middle = times(0.5, plus(first, second));
  if (!choices.flag()) return middle;
  const Point third = pick();
  const Point fourth = pick();
  return times(0.5, plus(middle, times(0.5, plus(third, fourth))));
}

}  // namespace

// The bodies lie on opposite sides of a plane and share a point of it.  All coordinates are small
// integers over 4, so that sums, products and the contact are exact, also in binary32.  Swept:
// dimension, normal of the plane (axes and skew directions); `vertices` 1..12, `spread` of the
// coordinates 1..4 or 1000, `contact_vertices` of the two touching features: 1 a vertex, 2 an edge,
// unless points coincide or lie inside.
void touching(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  Point n{1, 0, 0};
  if (choices.flag()) {
    n = drawn_point(question.dim, [&] { return choices.between(-3, 3); });
    if (dot(n, n) == 0) n[0] = 1;
  }
  const int drawn_spread = choices.one_in(3) ? 1000 : choices.between(1, 4);
  const int spread = choices.fixed_or("spread", drawn_spread);
  for (Body* body : {&question.a, &question.b}) {
    const int drawn = choices.between(1, std::min(12, sizes.vertices_max));
    const int count = choices.fixed_or(body == &question.a ? "vertices_a" : "vertices_b", drawn);
    draw_points(question.dim, count, body->points,
                [&] { return choices.between(-spread, spread); });
  }
  const std::vector<Point> feature_a = feature(question.a.points, n);
  const std::vector<Point> feature_b = feature(question.b.points, times(-1, n));
  const Point p = on_feature(choices, feature_a);
  const Point q = on_feature(choices, feature_b);
  const Point shift = minus(p, q);
  for (Point& point : question.b.points) point = plus(point, shift);
  add_parameter(question, "spread", spread);
  add_parameter(question, "contact_vertices_a", static_cast<double>(feature_a.size()));
  add_parameter(question, "contact_vertices_b", static_cast<double>(feature_b.size()));
  add_vertex_counts(question);
}

namespace {

// Zero, up to 1 in magnitude, or smaller by a power of two down to 2^-powers.
double uneven(Choices& choices, int powers) {
  if (choices.one_in(4)) return 0;
  const double x = choices.between(-16, 16) / 16.0;
  return choices.flag() ? x : x * power_of_two(-choices.between(0, powers));
}

// 2^0 to 2^-most, mostly below 2^-least.
double tiny_power(Choices& choices, int least, int most) {
  const int low = choices.one_in(4) ? 0 : least;
  return power_of_two(-choices.between(low, most));
}

// A vertex beside the edge along x: mostly across it, with a component along it that may be tiny.
Point beside_the_edge(Choices& choices, int dim) {
  if (choices.one_in(4)) return drawn_point(dim, [&] { return uneven(choices, 60); });
  const double along = tiny_power(choices, 30, 60);
  Point vertex{choices.flag() ? -along : along, 0, 0};
  const double across = choices.between(1, 16) / 8.0;
  const double third = choices.one_in(4) ? uneven(choices, 30) : 0;
  vertex[static_cast<std::size_t>(dim - 1)] = across;
  if (dim == 3) vertex[1] = third;
  return vertex;
}

}  // namespace

// Bodies that share a vertex, the origin, from which each has an edge nearly equal to one of the
// other.  The search begins at the ends of these edges, with a v that is nearly 0, and drops points
// of A - B that it needs again.  Swept: dimension; `edge_difference` 2^0..2^-52, of the longest
// coordinate or of all; 2..3 `vertices` of each body, or 4, mostly solid; another order in one case
// of four; powers of two 1..2^-60 between coordinates; orientation, by quarter turns.
void corner(Choices& choices, const Sizes&, Case& question) {
  question.dim = dimension(choices);
  Point edge{choices.between(1, 16) / 8.0, 0, 0};
  edge[1] = uneven(choices, 30);
  if (question.dim == 3 && choices.one_in(4)) edge[2] = uneven(choices, 30);
  const double difference = tiny_power(choices, 24, 52);
  Point other = times(1 - difference, edge);
  if (!choices.one_in(4)) other = {other[0], edge[1], edge[2]};
  question.a.points = {edge, Point{}};
  question.b.points = {other, Point{}};
  const bool a_first = choices.flag();
  for (Body* body : {&question.a, &question.b}) {
    const bool is_likely = (body == &question.a) == a_first;
    if (choices.one_in(4) != is_likely) {
      body->points.push_back(beside_the_edge(choices, question.dim));
    }
  }
  if (choices.one_in(4)) {  // solid bodies
    for (Body* body : {&question.a, &question.b}) {
      while (body->points.size() < 4) {
        body->points.push_back(drawn_point(question.dim, [&] { return choices.fraction(8); }));
      }
    }
  }
  const bool in_order = !choices.one_in(4);
  const Rotation turn = quarter_turns(choices, question.dim);
  for (Body* body : {&question.a, &question.b}) {
    if (!in_order) shuffle(choices, body->points);
    transform(body->points, turn, 1, Point{});
  }
  add_parameter(question, "edge_difference", difference);
  add_vertex_counts(question);
}

}  // namespace cases
