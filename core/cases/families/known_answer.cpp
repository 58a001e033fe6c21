// SPDX-License-Identifier: MIT
// Families whose relation, distance or depth is mostly known by construction.
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Coordinates are at most 6 before an exact turn and 108 < 2^7 after it: they take 52 bits on the
// grid 2^-45 and 23 bits on 2^-16.
constexpr int finest_wide = 45;
constexpr int finest_narrow = 16;

// A turn enlarges the depth, so there is none if the depth is fixed.
EnlargedTurn turn_of(Choices& choices, int dim) {
  const EnlargedTurn drawn = exact_turn(choices, dim);
  return choices.fixed("depth") ? EnlargedTurn{} : drawn;
}

// Boxes that overlap along the first axis: A - B is a box around minus the offset, and the depth is
// the smallest distance to a face.
void overlapping_boxes(Choices& choices, Case& question, double overlap) {
  std::array<Point, 2> half{};
  for (Point& extents : half) {
    extents = drawn_point(3, [&] { return choices.between(1, 16) / 8.0; });
  }
  const bool deep = choices.one_in(4);
  const bool fixed = choices.fixed("depth").has_value();
  Point offset{};
  double depth = 8;  // larger than any
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(question.dim); ++axis) {
    const double contact = half[0][axis] + half[1][axis];
    const bool shallow = axis == 0 && (!deep || fixed);
    offset[axis] = shallow ? contact - std::min(overlap, contact) : contact * choices.fraction(4);
    // The depth along this axis must not be smaller than a fixed depth.
    if (fixed) offset[axis] = std::clamp(offset[axis], overlap - contact, contact - overlap);
    depth = std::min(depth, contact - std::fabs(offset[axis]));
  }
  box(question.dim, half[0], question.a.points);
  box(question.dim, half[1], question.b.points);
  for (Point& point : question.b.points) point = plus(point, offset);
  const EnlargedTurn turn = turn_of(choices, question.dim);
  turn_exactly(question, turn);
  flag_depth(question, depth * turn.norm);
  add_parameter(question, "depth", depth * turn.norm);
}

// A polytope at x <= 0 with a square facet of half size `face` at x = 0 and vertices behind it that
// project into the facet.
std::vector<Point> behind_a_face(Choices& choices, int dim, double face, int vertices_max) {
  std::vector<Point> points;
  box(dim, {0, face, face}, points);
  // The box is flat: each corner occurs twice.
  points.erase(std::unique(points.begin(), points.end()), points.end());
  const int corners = static_cast<int>(points.size());
  const int more = choices.between(1, std::min(6, vertices_max - corners));
  for (int i = 0; i < more; ++i) {
    Point apex{-1 - choices.share(3), 0, 0};
    draw_axes(apex, 1, dim, [&] { return face * choices.fraction(3); });
    points.push_back(apex);
  }
  return points;
}

// Two such polytopes, face through face.  Separating them along any other direction takes longer, by
// a share of the size of the faces, since `overlap` is at most 1/8.
void overlapping_faces(Choices& choices, Case& question, int vertices_max, double overlap) {
  const double face = choices.between(8, 16) / 8.0;
  question.a.points = behind_a_face(choices, question.dim, face, vertices_max);
  question.b.points = behind_a_face(choices, question.dim, face, vertices_max);
  for (Point& point : question.b.points) point[0] = -point[0] - overlap;
  const EnlargedTurn turn = turn_of(choices, question.dim);
  turn_exactly(question, turn);
  flag_depth(question, overlap * turn.norm);
  add_parameter(question, "depth", overlap * turn.norm);
}

// Puts a vertex of B on a vertex of A, then moves it towards the mean of A.
void overlapping_vertices(Choices& choices, Case& question, int vertices_max) {
  for (Body* body : {&question.a, &question.b}) {
    const int count = vertex_count(choices, vertices_max);
    random_points(choices, question.dim, count, 53, body->points);
  }
  const double overlap = decade(choices, 0, 15);
  Point mean{};
  for (const Point& point : question.a.points) mean = plus(mean, point);
  mean = times(1.0 / static_cast<double>(question.a.points.size()), mean);
  const Point& vertex = question.a.points[choices.below(question.a.points.size())];
  const Point& pushed = question.b.points[choices.below(question.b.points.size())];
  const Point inwards = times(overlap, minus(mean, vertex));
  const Point target = plus(vertex, inwards);
  const Point shift = minus(target, pushed);
  for (Point& point : question.b.points) point = plus(point, shift);
  add_parameter(question, "gap", -length(inwards));
}

}  // namespace

// Swept: dimension, precision; boxes, polytopes face through face, polytopes vertex in vertex;
// depth 2^-3..2^-45 (in vertices 10^0..10^-15) or deep; orientation; `vertices` 4..512.  The first
// two have a known `depth`, enlarged by the exact turn; the last has a negative `gap`.
void overlap(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = sizes.vertices_max < 8 ? 2 : dimension(choices);
  const bool narrow_serves = choices.fixed_or("depth", 1.0) >= power_of_two(-finest_narrow);
  const bool wide = choices.flag() || !narrow_serves;
  const int finest = wide ? finest_wide : finest_narrow;
  const double drawn = power_of_two(-choices.between(3, finest));
  const double overlap = choices.fixed_or("depth", drawn);
  const std::uint64_t kind = choices.below(3);
  switch (choices.fixed("depth") ? kind % 2 : kind) {
    case 1: overlapping_faces(choices, question, sizes.vertices_max, overlap); break;
    case 2: overlapping_vertices(choices, question, sizes.vertices_max); break;
    default: overlapping_boxes(choices, question, overlap); break;
  }
  add_vertex_counts(question);
  if (!wide) round_in_place(question);  // moves nothing if the answer is known
}

namespace {

// A box in a box: along each axis concentric, against a wall, or `gap` away from it.
void box_in_box(Choices& choices, Case& question, double gap) {
  Point outer{};
  Point inner{};
  Point offset{};
  double depth = 8;      // larger than any
  double clearance = 8;  // larger than any
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(question.dim); ++axis) {
    outer[axis] = choices.between(8, 16) / 8.0;
    inner[axis] = outer[axis] - choices.between(1, 7) / 8.0;
    const std::uint64_t place = choices.below(3);
    const double wall = outer[axis] - inner[axis];
    if (place != 0) offset[axis] = place == 1 ? wall : wall - gap;
    if (place != 0 && choices.flag()) offset[axis] = -offset[axis];
    depth = std::min(depth, outer[axis] + inner[axis] - std::fabs(offset[axis]));
    clearance = std::min(clearance, wall - std::fabs(offset[axis]));
  }
  box(question.dim, outer, question.a.points);
  box(question.dim, inner, question.b.points);
  for (Point& point : question.b.points) point = plus(point, offset);
  const EnlargedTurn turn = exact_turn(choices, question.dim);
  turn_exactly(question, turn);
  flag_depth(question, depth * turn.norm);
  add_parameter(question, "clearance", clearance * turn.norm);
  add_parameter(question, "depth", depth * turn.norm);
}

// Makes the outer body.
void lattice_polytope(Choices& choices, Case& question, int vertices_max) {
  const int drawn = choices.one_in(3) ? 1000 : choices.between(1, 8);
  const int spread = choices.fixed_or("spread", drawn);
  const int count = choices.between(question.dim + 1, std::min(12, vertices_max));
  draw_points(question.dim, count, question.a.points,
              [&] { return choices.between(-spread, spread); });
  add_parameter(question, "spread", spread);
}

// One of the points, or a mean of two to 2^halvings_max, which is exact.
Point mean_of_some(Choices& choices, const std::vector<Point>& points, int halvings_max) {
  const auto pick = [&] { return points[choices.below(points.size())]; };
  Point mean = pick();
  const int halvings = choices.between(0, halvings_max);
  for (int i = 0; i < halvings; ++i) {
    const Point other = pick();
    mean = times(0.5, plus(mean, other));
  }
  return mean;
}

// Means of vertices of the outer body: on a vertex, an edge or a face of it, or inside.
std::vector<Point> means(Choices& choices, const std::vector<Point>& outer, int vertices_max) {
  const int count = choices.between(1, std::min(8, vertices_max));
  std::vector<Point> points;
  for (int i = 0; i < count; ++i) points.push_back(mean_of_some(choices, outer, 3));
  return points;
}

// Makes the inner body by shrinking the outer one by 2^-1..2^-10 towards one of its vertices, which
// both then share, or towards the midpoint of two.
void shrink_into(Choices& choices, Case& question) {
  const std::vector<Point>& outer = question.a.points;
  Point centre = outer[choices.below(outer.size())];
  if (choices.flag()) {
    const Point& other = outer[choices.below(outer.size())];
    centre = times(0.5, plus(centre, other));
  }
  const double drawn = power_of_two(-choices.between(1, 10));
  const double ratio = 1 / choices.fixed_or("size_ratio", 1 / drawn);  // exact
  for (const Point& point : outer) {
    question.b.points.push_back(plus(centre, times(ratio, minus(point, centre))));
  }
  add_parameter(question, "size_ratio", 1 / ratio);
}

}  // namespace

// B is a subset of A in exact arithmetic, strictly inside or touching its boundary.  Swept:
// dimension, `vertices` 1..12; boxes, concentric, against a wall or 2^-3..2^-45 from it, whose
// `clearance` and `depth` are known; hulls of means of vertices of A, including single points;
// copies shrunk by a `size_ratio` of 2..2^10; `spread` 1..8 or 1000 of the last two; which body is
// the outer one.
void nested(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = sizes.vertices_max < 8 ? 2 : dimension(choices);
  // Only the kinds that have a fixed parameter.
  std::uint64_t kind = choices.below(3);
  if (choices.fixed("spread") && kind == 0) kind = 1;
  if (choices.fixed("size_ratio")) kind = 2;
  switch (kind) {
    case 1:
      lattice_polytope(choices, question, sizes.vertices_max);
      question.b.points = means(choices, question.a.points, sizes.vertices_max);
      break;
    case 2:
      lattice_polytope(choices, question, sizes.vertices_max);
      shrink_into(choices, question);
      break;
    default: {
      const int finest = choices.flag() ? 45 : 16;  // as in `overlap`
      box_in_box(choices, question, power_of_two(-choices.between(3, finest)));
      break;
    }
  }
  if (choices.one_in(4)) std::swap(question.a, question.b);
  add_vertex_counts(question);
}

namespace {

// Normals of mirrors, planar ones first.
constexpr std::array<Point, 8> mirror_normals{
    {{1, 0, 0}, {1, 1, 0}, {1, 2, 0}, {3, 4, 0}, {0, 0, 1}, {1, 1, 1}, {1, 2, 2}, {2, 3, 6}}};
constexpr std::uint64_t planar_mirror_normals = 4;

// Makes A from integers times `unit`.
void lattice_body(Choices& choices, Case& question, double unit, int vertices_max) {
  const int spread = choices.between(1, 8);
  const int count = choices.between(1, std::min(12, vertices_max));
  draw_points(question.dim, count, question.a.points,
              [&] { return unit * choices.between(-spread, spread); });
  add_parameter(question, "spread", unit * spread);
}

// Makes B the reflection of A in the plane n . x = s + q g, where s = max n . x over A and
// q = n . n.  Coordinates of A are multiples of q, so that all quotients by q are exact.  For g >=
// 0 the plane separates the bodies, and a vertex of A with n . x = s is 2 g |n| from its image
// along n: the squared distance is 4 g^2 q.  For g < 0 the bodies overlap unless A is very thin.
//
// Bits: |n . x| <= 8 * 11 q < 2^13 and q g is a multiple of 2^-36, so that n . x - level takes 49;
// images are below 2^12 and multiples of 2^-35.  In binary32, where g is a multiple of 2^-10, an
// image takes 21, and intermediate results are doubles.
void reflect(Choices& choices, Case& question, int vertices_max) {
  Mirror mirror;
  mirror.normal = mirror_normals[choices.below(question.dim == 2 ? planar_mirror_normals
                                                                 : mirror_normals.size())];
  const double q = dot(mirror.normal, mirror.normal);
  const bool wide = choices.flag();
  double gap = 0;
  if (!choices.one_in(6)) {
    gap = power_of_two(-choices.between(-2, wide ? 36 : 10));
    if (choices.one_in(4)) gap = -gap;
  }
  lattice_body(choices, question, q, vertices_max);
  mirror.level = furthest_along(mirror.normal, question.a.points) + q * gap;
  for (const Point& point : question.a.points) {
    question.b.points.push_back(reflected(mirror, point));
  }
  if (gap >= 0) flag_distance(question, 4 * gap * gap * q);
  add_parameter(question, "gap", 2 * gap * std::sqrt(q));
  add_vertex_counts(question);
}

}  // namespace

// B is congruent to A: every vertex has a counterpart, so that ties are the rule.  Swept:
// dimension, `vertices` 1..12; mirror images in planes of some normals, with `spread` 1..8 times
// the square of the normal and a `gap` between the images, which is the distance unless negative
// (the mirror is 2^2..2^-36 normals or 0 from A, on either side); identical bodies, copies rotated
// by quarter turns and images in a point, with `spread` 1..8 and an `offset` of 0..8 per axis.
void mirrored(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const std::uint64_t kind = choices.below(6);
  if (kind >= 3) {
    reflect(choices, question, sizes.vertices_max);
    return;
  }
  lattice_body(choices, question, 1, sizes.vertices_max);
  question.b.points = question.a.points;
  Point shift{};
  if (kind != 0) {
    Rotation turn{{{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}};
    if (kind == 1) turn = quarter_turns(choices, question.dim);
    shift = drawn_point(question.dim, [&] { return choices.between(-8, 8); });
    transform(question.b.points, turn, 1, shift);
  }
  add_parameter(question, "offset", length(shift));
  add_vertex_counts(question);
}

// A vertex, an edge or a face of each body, opposite each other in parallel planes.  A common
// normal of the planes goes through a point of both features, so the `gap` is the distance.  Swept:
// dimension; `contact_vertices` 1..8 of each feature; 0..6 vertices behind it; `spread` 1..16 of
// the coordinates in its plane; `gap` 0, or 2^2..2^-42 (2^-13 in binary32); orientation, by exact
// turns that enlarge all lengths.
void features(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const int spread = choices.between(1, 16);
  // Coordinates are below 64, and below 18 times that after the turn.
  const int finest = choices.flag() ? 42 : 13;
  const double drawn = power_of_two(-choices.between(-2, finest));
  const double gap = choices.one_in(4) ? 0 : drawn;
  std::array<Point, 2> foot{};
  std::array<std::size_t, 2> opposite{};
  for (const std::size_t i : {0, 1}) {
    std::vector<Point>& points = (i == 0 ? question.a : question.b).points;
    const auto in_plane = [&](double x) {
      Point point{x, 0, 0};
      draw_axes(point, 1, question.dim, [&] { return choices.between(-spread, spread); });
      return point;
    };
    const int most = question.dim == 2 ? 2 : std::min(8, sizes.vertices_max);
    const int count = choices.between(1, most);
    for (int k = 0; k < count; ++k) points.push_back(in_plane(0));
    foot[i] = mean_of_some(choices, points, 2);
    opposite[i] = points.size();
    const int behind = choices.between(0, std::min(6, sizes.vertices_max - count));
    for (int k = 0; k < behind; ++k) {
      const double depth = choices.between(1, spread);
      points.push_back(in_plane(i == 0 ? -depth : depth));
    }
  }
  const Point shift = plus(minus(foot[0], foot[1]), Point{gap, 0, 0});
  for (Point& point : question.b.points) point = plus(point, shift);
  const EnlargedTurn turn = exact_turn(choices, question.dim);
  turn_exactly(question, turn);
  for (Body* body : {&question.a, &question.b}) shuffle(choices, body->points);
  flag_distance(question, gap * gap * turn.norm * turn.norm);
  add_parameter(question, "spread", spread * turn.norm);
  add_parameter(question, "gap", gap * turn.norm);
  add_parameter(question, "contact_vertices_a", static_cast<double>(opposite[0]));
  add_parameter(question, "contact_vertices_b", static_cast<double>(opposite[1]));
  add_vertex_counts(question);
}

}  // namespace cases
