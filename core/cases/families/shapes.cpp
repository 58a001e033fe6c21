// SPDX-License-Identifier: MIT
#include "core/cases/families/shapes.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace cases {

Rotation rotation(Choices& choices, int dim) {
  const Rotation identity{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  if (choices.below(3) == 0) return identity;
  const double w = choices.between(1, 16);
  const double z = choices.between(-8, 8);
  if (dim == 2) {
    const double norm = w * w + z * z;
    const double cosine = (w * w - z * z) / norm;
    const double sine = 2 * w * z / norm;
    return {{{cosine, -sine, 0}, {sine, cosine, 0}, {0, 0, 1}}};
  }
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

Rotation turn_by(const Quaternion& q) {
  const auto& [w, x, y, z] = q;
  const double norm = w * w + x * x + y * y + z * z;
  return {{{(w * w + x * x - y * y - z * z) / norm, 2 * (x * y - w * z) / norm,
            2 * (x * z + w * y) / norm},
           {2 * (x * y + w * z) / norm, (w * w - x * x + y * y - z * z) / norm,
            2 * (y * z - w * x) / norm},
           {2 * (x * z - w * y) / norm, 2 * (y * z + w * x) / norm,
            (w * w - x * x - y * y + z * z) / norm}}};
}

Point turned(const Rotation& rotation, const Point& a) {
  return {dot(rotation[0], a), dot(rotation[1], a), dot(rotation[2], a)};
}

int dimension(Choices& choices) { return choices.one_in(4) ? 2 : 3; }

std::vector<Point> random_points(Choices& choices, int dim, int count, int bits) {
  std::vector<Point> points(static_cast<std::size_t>(count), Point{});
  for (Point& point : points) {
    for (int axis = 0; axis < dim; ++axis) {
      point[static_cast<std::size_t>(axis)] = choices.fraction(bits);
    }
  }
  return points;
}

Point random_direction(Choices& choices) {
  for (;;) {
    Point p{};
    for (double& x : p) x = choices.fraction(40);
    const double square = dot(p, p);
    if (square < 0.01 || square > 1) continue;
    for (double& x : p) x /= std::sqrt(square);
    return p;
  }
}

std::vector<Point> box(int dim, const Point& half) {
  std::vector<Point> corners;
  for (unsigned corner = 0; corner < (dim == 2 ? 4U : 8U); ++corner) {
    corners.push_back({(corner & 1U) != 0 ? half[0] : -half[0],
                       (corner & 2U) != 0 ? half[1] : -half[1],
                       dim == 2 ? 0.0 : ((corner & 4U) != 0 ? half[2] : -half[2])});
  }
  return corners;
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

double ulps_away(double x, int count) {
  const double to =
      count < 0 ? -std::numeric_limits<double>::max() : std::numeric_limits<double>::max();
  for (int i = std::abs(count); i > 0; --i) x = std::nextafter(x, to);
  return x;
}

void transform(std::vector<Point>& points, const Rotation& rotation, double scale,
               const Point& translation) {
  for (Point& point : points) {
    point = plus(times(scale, turned(rotation, point)), translation);
  }
}

}  // namespace cases
