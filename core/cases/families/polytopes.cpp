// SPDX-License-Identifier: MIT
// Families of random and of lattice points, and their motions.
#include <algorithm>
#include <string>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// Swept: dimension; `spread` 1..3 of the lattice, `vertices` 1..8 of each body.
void lattice(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = choices.one_in(3) ? 2 : 3;
  const int spread = choices.fixed_or("spread", choices.between(1, 3));
  add_parameter(question, "spread", spread);
  for (Body* body : {&question.a, &question.b}) {
    const int most = choices.one_in(4) ? 8 : 4;
    const int drawn = choices.between(1, std::min(most, sizes.vertices_max));
    const int count = choices.fixed_or(body == &question.a ? "vertices_a" : "vertices_b", drawn);
    draw_points(question.dim, count, body->points, [&] { return choices.between(0, spread); });
  }
  add_vertex_counts(question);
}

// Swept: dimension, precision of the coordinates; `vertices` 4..512, `size_ratio` 1..8, `offset`
// 0..4 half sizes of A per axis (the bodies overlap deeply, just intersect or are far apart).
void generic(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 20;
  const int drawn_a = vertex_count(choices, sizes.vertices_max);
  const int drawn_b = vertex_count(choices, sizes.vertices_max);
  const int count_a = choices.fixed_or("vertices_a", drawn_a);
  const int count_b = choices.fixed_or("vertices_b", drawn_b);
  random_points(choices, question.dim, count_a, bits, question.a.points);
  random_points(choices, question.dim, count_b, bits, question.b.points);
  const double ratio = choices.fixed_or("size_ratio", choices.between(1, 8) * 1.0);
  const double distance = choices.share(16) * 4;
  const Point drawn = drawn_point(question.dim, [&] { return choices.fraction(16) * distance; });
  const Point offset = with_fixed_length(choices, "offset", drawn);
  const Rotation turn = rotation(choices, question.dim);
  transform(question.b.points, turn, 1 / ratio, offset);
  add_parameter(question, "size_ratio", ratio);
  add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
  add_vertex_counts(question);
}

namespace {

// Derives a point from `points`: a copy, a copy moved by a few ulps, a midpoint, a + b - c or the
// mean of all.
Point derived(Choices& choices, const std::vector<Point>& points, int dim, Format format) {
  const Point a = points[choices.below(points.size())];
  switch (choices.below(5)) {
    case 1: {
      Point near = a;
      for (int axis = 0; axis < dim; ++axis) {
        double& x = near[static_cast<std::size_t>(axis)];
        x = ulps_away(x, choices.between(-4, 4), format);
      }
      return near;
    }
    case 2: return times(0.5, plus(a, points[choices.below(points.size())]));
    case 3: {
      const Point& b = points[choices.below(points.size())];
      const Point& c = points[choices.below(points.size())];
      return minus(plus(a, b), c);
    }
    case 4: {
      Point mean{};
      for (const Point& point : points) mean = plus(mean, point);
      return times(1.0 / static_cast<double>(points.size()), mean);
    }
    default: return a;
  }
}

}  // namespace

// Swept: dimension, coordinates of 4 or 53 bits; 1..6 independent and 1..10 `derived` `vertices`,
// `offset` 0..2 per axis; or B is a copy of A, perhaps moved by a few ulps, and the offset is 0.
// Ulps are those of binary64 for coordinates of 53 bits, of binary32 for those of 4 bits.
void duplicate(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 4;
  const Format format = bits == 53 ? Format::binary64 : Format::binary32;
  std::array<int, 2> derived_ones{};
  for (Body* body : {&question.a, &question.b}) {
    const int count = choices.between(1, std::min(6, sizes.vertices_max - 1));
    random_points(choices, question.dim, count, bits, body->points);
    const int more = choices.between(1, std::min(10, sizes.vertices_max - count));
    derived_ones[body == &question.a ? 0 : 1] = more;
    for (int i = 0; i < more; ++i) {
      body->points.push_back(derived(choices, body->points, question.dim, format));
    }
  }
  Point offset{};
  if (choices.one_in(6)) {
    question.b = question.a;
    derived_ones[1] = derived_ones[0];
    for (Point& point : question.b.points) {
      if (choices.flag()) point[0] = ulps_away(point[0], choices.between(-2, 2), format);
    }
  } else {
    offset = drawn_point(question.dim, [&] { return choices.between(-4, 4) / 2.0; });
  }
  offset = with_fixed_length(choices, "offset", offset);
  for (Point& point : question.b.points) point = plus(point, offset);
  add_parameter(question, "derived_a", derived_ones[0]);
  add_parameter(question, "derived_b", derived_ones[1]);
  add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
  add_vertex_counts(question);
}

// Bodies of lower dimension than the space.  Swept: `rank` of each body 0..2 (0..1 in the plane),
// `vertices` 1..8, common or different directions, `offset` within their span or out of it, weights
// of 3 or 53 bits.
void flat(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 3;
  const auto random_vector = [&] {
    return drawn_point(question.dim, [&] { return choices.between(-4, 4); });
  };
  std::array<Point, 2> span{random_vector(), random_vector()};
  for (Body* body : {&question.a, &question.b}) {
    if (body == &question.b && choices.one_in(4)) span = {random_vector(), span[0]};
    const bool first = body == &question.a;
    const char* const rank_name = first ? "rank_a" : "rank_b";
    const int rank = choices.fixed_or(rank_name, choices.between(0, question.dim - 1));
    add_parameter(question, rank_name, rank);
    const int drawn =
        rank == 0 ? choices.between(1, 2) : choices.between(2, std::min(8, sizes.vertices_max));
    const int count = choices.fixed_or(first ? "vertices_a" : "vertices_b", drawn);
    // A body of rank 0 may lie anywhere in the span.
    const Point start = plus(times(choices.fraction(2), span[0]), Point{});
    body->points.assign(static_cast<std::size_t>(count), start);
    for (Point& point : body->points) {
      for (int i = 0; i < rank; ++i) {
        const double weight = choices.fraction(bits);
        point = plus(point, times(weight, span[static_cast<std::size_t>(i)]));
      }
    }
  }
  Point offset{};
  switch (choices.below(4)) {
    case 1: offset = times(choices.between(-4, 4) / 2.0, span[0]); break;
    case 2: offset = random_vector(); break;
    case 3: offset = times(choices.fraction(bits), span[1]); break;
    default: break;
  }
  offset = with_fixed_length(choices, "offset", offset);
  for (Point& point : question.b.points) point = plus(point, offset);
  add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
  add_vertex_counts(question);
}

namespace {

// A rotation by up to about 10 degrees about any axis; in the plane about z.
Quaternion turn_of_one_frame(Choices& choices, int dim) {
  Quaternion turn{1, 0, 0, 0};
  for (std::size_t i = dim == 2 ? 3 : 1; i < 4; ++i) turn[i] = choices.fraction(16) / 16;
  return turn;
}

// In radians: 2 atan(t), t = |xyz| / w, by its series, because the last bits of libm differ between
// versions.  Here t < 0.11, so the truncation error is below t^21 / 21 < 2^-53 t.
double angle_of(const Quaternion& turn) {
  const double tangent = length({turn[1], turn[2], turn[3]}) / turn[0];
  double sum = 0;
  for (int k = 9; k >= 0; --k) sum = 1.0 / (2 * k + 1) - tangent * tangent * sum;
  return 2 * tangent * sum;
}

}  // namespace

// A frame of a motion, in world coordinates: A rotates in place, B passes it and rotates, both at
// constant rates.  The choices name the frame and the key of the motion, whose own stream gives the
// rest: frames with the same key belong together, and none depends on the previous one.  Swept:
// dimension, `frame` 0..15, `vertices` 3..20, `speed` 1/16..5/16, `pass_distance` 0..2 per axis,
// `turn` 0..0.22 of each body; the `offset` of the frame follows.
void motion(Choices& choices, const Sizes& sizes, Case& question) {
  const auto frame = static_cast<int>(choices.below(motion_frames));
  const std::uint64_t low = choices.below(0x10000);
  const std::uint64_t key = choices.below(0x10000) << 16 | low;
  Choices course = Choices::keyed(key, "motion", 0);
  question.dim = dimension(course);
  const int most = std::min(20, sizes.vertices_max);
  std::array<Quaternion, 2> turns{};
  for (Body* body : {&question.a, &question.b}) {
    const int count = course.between(question.dim + 1, most);
    random_points(course, question.dim, count, 40, body->points);
    turns[body == &question.a ? 0 : 1] = turn_of_one_frame(course, question.dim);
  }
  // B comes from the left and hits or passes A half way.
  const double speed = choices.fixed_or("speed", (1 + 4 * course.share(8)) / 16);
  Point centre{speed * (frame - motion_frames / 2.0), 0, 0};
  draw_axes(centre, 1, question.dim, [&] { return 2 * course.fraction(8); });
  if (const std::optional<double> fixed = choices.fixed("pass_distance")) {
    const double drawn = length({0, centre[1], centre[2]});
    const double factor = drawn > 0 ? *fixed / drawn : 0;
    centre = {centre[0], drawn > 0 ? factor * centre[1] : *fixed, factor * centre[2]};
  }
  for (Body* body : {&question.a, &question.b}) {
    const bool first = body == &question.a;
    Quaternion orientation{1, 0, 0, 0};
    for (int i = 0; i < frame; ++i) orientation = product(turns[first ? 0 : 1], orientation);
    transform(body->points, turn_by(orientation), 1, first ? Point{} : centre);
  }
  add_parameter(question, "frame", frame);
  add_parameter(question, "speed", speed);
  add_parameter(question, "pass_distance",
                choices.fixed_or("pass_distance", length({0, centre[1], centre[2]})));
  add_parameter(question, "offset", length(centre));
  add_parameter(question, "turn_a", angle_of(turns[0]));
  add_parameter(question, "turn_b", angle_of(turns[1]));
  add_vertex_counts(question);
  question.flags = {"frame:" + std::to_string(frame), "pair:" + std::to_string(key)};
}

}  // namespace cases
