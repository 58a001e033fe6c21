// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Up to about 10 degrees a frame, about any axis; in the plane about z.
Quaternion turn_of_one_frame(Choices& choices, int dim) {
  Quaternion turn{1, 0, 0, 0};
  for (std::size_t i = dim == 2 ? 3 : 1; i < 4; ++i) turn[i] = choices.fraction(16) / 16;
  return turn;
}

}  // namespace

// A frame of a motion, in world coordinates: A turns where it is, B passes it and turns, by as much
// each frame.  The choices name the frame and the key of the motion, which is then drawn from a
// stream of its own: frames of one key belong together, and none needs the one before.
// Swept: dimension, 4..20 vertices, speed 1/16 to 5/16 sizes a frame, turns, how near B passes.
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
  // B comes from the left, and meets A half way or passes beside it.
  const double speed = (1 + 4 * course.share(8)) / 16;
  Point centre{speed * (frame - motion_frames / 2.0), 0, 0};
  for (int axis = 1; axis < question.dim; ++axis) {
    centre[static_cast<std::size_t>(axis)] = 2 * course.fraction(8);
  }
  for (Body* body : {&question.a, &question.b}) {
    const bool first = body == &question.a;
    Quaternion orientation{1, 0, 0, 0};
    for (int i = 0; i < frame; ++i) orientation = product(turns[first ? 0 : 1], orientation);
    transform(body->points, turn_by(orientation), 1, first ? Point{} : centre);
  }
  question.flags = {"frame:" + std::to_string(frame), "pair:" + std::to_string(key)};
  return question;
}

}  // namespace cases
