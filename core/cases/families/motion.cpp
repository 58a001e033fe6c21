// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
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
Case motion(Choices& choices, const Sizes& sizes) {
  Case question;
  const auto frame = static_cast<int>(choices.below(motion_frames));
  const std::uint64_t low = choices.below(0x10000);
  const std::uint64_t key = choices.below(0x10000) << 16 | low;
  Choices course = Choices::keyed(key, "motion", 0);
  question.dim = dimension(course);
  const int most = std::min(20, sizes.vertices_max);
  std::array<Quaternion, 2> turns{};
  for (Body* body : {&question.a, &question.b}) {
    const int count = course.between(question.dim + 1, most);
    body->points = random_points(course, question.dim, count, 40);
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
  return question;
}

}  // namespace cases
