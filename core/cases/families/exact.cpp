// SPDX-License-Identifier: MIT
#include "core/cases/families/exact.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/cases/file.hpp"

namespace cases {

double power_of_two(int exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

ExactTurn exact_turn(Choices& choices, int dim) {
  if (choices.below(3) == 0) return {};
  if (dim == 2) {
    const int w = choices.between(1, 3);
    const int z = choices.between(-2, 2);
    const double cosine = w * w - z * z;
    const double sine = 2 * w * z;
    const int norm = w * w + z * z;
    return {{{{cosine, -sine, 0}, {sine, cosine, 0}, {0, 0, static_cast<double>(norm)}}}, norm};
  }
  const double w = choices.between(1, 2);
  const double x = choices.between(-1, 1);
  const double y = choices.between(-1, 1);
  const double z = choices.between(-1, 1);
  return {{{{w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
            {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
            {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}}},
          static_cast<int>(w * w + x * x + y * y + z * z)};
}

void turn_exactly(Case& question, const ExactTurn& turn) {
  for (Body* body : {&question.a, &question.b}) transform(body->points, turn.rows, 1, Point{});
}

Rotation quarter_turns(Choices& choices, int dim) {
  Rotation turn{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  const std::size_t about_z = choices.below(4);
  for (std::size_t i = 0; i < about_z; ++i) turn = {times(-1, turn[1]), turn[0], turn[2]};
  if (dim == 2) return turn;
  const std::size_t about_diagonal = choices.below(3);
  for (std::size_t i = 0; i < about_diagonal; ++i) turn = {turn[1], turn[2], turn[0]};
  return turn;
}

Point reflected(const Mirror& mirror, const Point& x) {
  const Point& n = mirror.normal;
  const double factor = (dot(n, x) - mirror.level) / dot(n, n);
  return minus(x, times(2 * factor, n));
}

double furthest_along(const Point& normal, const std::vector<Point>& points) {
  double furthest = dot(normal, points.front());
  for (const Point& point : points) furthest = std::max(furthest, dot(normal, point));
  return furthest;
}

void flag_relation(Case& question, Relation relation) {
  question.flags.push_back(std::string("relation:") + name(relation));
}

void flag_distance(Case& question, double distance_squared) {
  flag_relation(question, distance_squared > 0 ? Relation::separated : Relation::touching);
  question.flags.push_back("distance_squared:" + hex_float(distance_squared));
}

void flag_depth(Case& question, double depth) {
  flag_relation(question, Relation::overlapping);
  question.flags.push_back("penetration_depth:" + hex_float(depth));
}

}  // namespace cases
