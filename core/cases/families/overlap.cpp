// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

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
  question.a.points = box(question.dim, half[0]);
  question.b.points = box(question.dim, half[1]);
  for (Point& point : question.b.points) point = plus(point, offset);
  const EnlargedTurn turn = turn_of(choices, question.dim);
  turn_exactly(question, turn);
  flag_depth(question, depth * turn.norm);
  add_parameter(question, "depth", depth * turn.norm);
}

// A polytope at x <= 0 with a square facet of half size `face` at x = 0 and vertices behind it that
// project into the facet.
std::vector<Point> behind_a_face(Choices& choices, int dim, double face, int vertices_max) {
  std::vector<Point> points = box(dim, {0, face, face});
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
    body->points = random_points(choices, question.dim, count, 53);
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
// two have a known `depth`, the drawn one enlarged by the exact turn.  The last has a negative
// `gap`.
Case overlap(Choices& choices, const Sizes& sizes) {
  Case question;
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
  if (wide) return question;
  return *rounded(question, 24);  // moves nothing if the answer is known
}

}  // namespace cases
