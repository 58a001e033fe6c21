// SPDX-License-Identifier: MIT
#include "core/cases/families/shapes.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

#include "core/cases/file.hpp"

namespace cases {

Rotation rotation(Choices& choices, int dim) {
  const Rotation identity{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  if (choices.below(3) == 0) return identity;
  const double w = choices.between(1, 16);
  const double z = choices.between(-8, 8);
  if (dim == 2) return turn_by({w, 0, 0, z});
  const double x = choices.between(-8, 8);
  const double y = choices.between(-8, 8);
  return turn_by({w, x, y, z});
}

Quaternion product(const Quaternion& p, const Quaternion& q) {
  return {p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
          p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
          p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
          p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0]};
}

namespace {

EnlargedTurn enlarged_turn(const Quaternion& q) {
  const auto& [w, x, y, z] = q;
  return {{{{w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
            {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
            {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}}},
          w * w + x * x + y * y + z * z};
}

}  // namespace

Rotation turn_by(const Quaternion& q) {
  auto [rows, norm] = enlarged_turn(q);
  for (Point& row : rows) {
    for (double& x : row) x /= norm;
  }
  return rows;
}

Point turned(const Rotation& rotation, const Point& a) {
  return {dot(rotation[0], a), dot(rotation[1], a), dot(rotation[2], a)};
}

int dimension(Choices& choices) { return choices.one_in(4) ? 2 : 3; }

void random_points(Choices& choices, int dim, int count, int bits, std::vector<Point>& points) {
  draw_points(dim, count, points, [&] { return choices.fraction(bits); });
}

Point on_sphere(Choices& choices, int dim) {
  const auto axis = choices.below(static_cast<std::uint64_t>(dim));
  const double pole = choices.flag() ? -1 : 1;
  Point p{};
  double square = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
    if (i != axis) p[i] = choices.fraction(40);
    square += p[i] * p[i];
  }
  for (double& x : p) x *= 2 / (1 + square);
  p[axis] = pole * (1 - square) / (1 + square);
  return p;
}

Point random_direction(Choices& choices) {
  for (;;) {
    Point p = drawn_point(3, [&] { return choices.fraction(40); });
    const double square = dot(p, p);
    if (square == 0) return {1, 0, 0};  // bytes that have run out are zeros for ever
    if (square < 0.01 || square > 1) continue;
    for (double& x : p) x /= std::sqrt(square);
    return p;
  }
}

void box(int dim, const Point& half, std::vector<Point>& corners) {
  corners.clear();
  for (unsigned corner = 0; corner < (dim == 2 ? 4U : 8U); ++corner) {
    corners.push_back({(corner & 1U) != 0 ? half[0] : -half[0],
                       (corner & 2U) != 0 ? half[1] : -half[1],
                       dim == 2 ? 0.0 : ((corner & 4U) != 0 ? half[2] : -half[2])});
  }
}

Curved primitive(Choices& choices, int dim, int sixteenths_max) {
  constexpr std::array kinds{Curved::Kind::sphere, Curved::Kind::cone, Curved::Kind::cylinder};
  const auto extent = [&] { return choices.between(1, sixteenths_max) / 16.0; };
  Curved curved;
  if (dim == 3) curved.kind = kinds[choices.below(kinds.size())];
  curved.radius = extent();
  if (curved.kind != Curved::Kind::sphere) curved.half_height = extent();
  return curved;
}

int vertex_count(Choices& choices, int vertices_max) {
  const int top = std::max(4, vertices_max);
  switch (choices.below(8)) {
    case 6: return choices.between(4, std::min(64, top));
    case 7:
      return choices.one_in(8) ? choices.between(4, top) : choices.between(4, std::min(128, top));
    default: return choices.between(4, std::min(12, top));
  }
}

double decade(Choices& choices, int low, int high) {
  double power = 1;  // exact up to 10^22
  for (int k = choices.between(low, high); k > 0; --k) power *= 10;
  return (1 + choices.share(8)) / power;
}

namespace {

template <typename S>
S steps_away(S x, int count) {
  const S most = std::numeric_limits<S>::max();
  for (int i = std::abs(count); i > 0; --i) x = std::nextafter(x, count < 0 ? -most : most);
  return x;
}

}  // namespace

double ulps_away(double x, int count, Format format) {
  if (format == Format::binary64) return steps_away(x, count);
  return static_cast<double>(steps_away(static_cast<float>(x), count));
}

void shuffle(Choices& choices, std::vector<Point>& points) {
  for (std::size_t i = points.size(); i-- > 1;) {
    std::swap(points[i], points[i - choices.below(i + 1)]);
  }
}

void transform(std::vector<Point>& points, const Rotation& rotation, double scale,
               const Point& translation) {
  for (Point& point : points) {
    point = plus(times(scale, turned(rotation, point)), translation);
  }
}

double power_of_two(int exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

EnlargedTurn exact_turn(Choices& choices, int dim) {
  if (choices.below(3) == 0) return {};
  if (dim == 2) {
    const double w = choices.between(1, 3);
    const double z = choices.between(-2, 2);
    return enlarged_turn({w, 0, 0, z});
  }
  const double w = choices.between(1, 2);
  const double x = choices.between(-1, 1);
  const double y = choices.between(-1, 1);
  const double z = choices.between(-1, 1);
  return enlarged_turn({w, x, y, z});
}

void turn_exactly(Case& question, const EnlargedTurn& turn) {
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

const Point& furthest(const std::vector<Point>& points, const Point& direction) {
  const Point* best = &points.front();
  double most = dot(direction, *best);
  for (const Point& point : points) {
    const double along = dot(direction, point);
    if (most < along) best = &point;
    if (most < along) most = along;
  }
  return *best;
}

double furthest_along(const Point& normal, const std::vector<Point>& points) {
  return dot(normal, furthest(points, normal));
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
