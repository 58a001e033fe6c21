// SPDX-License-Identifier: MIT
#include "oracle/curved/curved_depth.hpp"

#include <array>
#include <optional>
#include <vector>

#include "oracle/curved/curved_support.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using Direction = std::array<int, 3>;

// Towards the faces, edges and corners of a cube, or of a square.
std::vector<Direction> directions(int dim) {
  std::vector<Direction> result;
  const int z_max = dim == 3 ? 1 : 0;
  for (int x = -1; x <= 1; ++x) {
    for (int y = -1; y <= 1; ++y) {
      for (int z = -z_max; z <= z_max; ++z) {
        if (x != 0 || y != 0 || z != 0) result.push_back({x, y, z});
      }
    }
  }
  return result;
}

std::vector<RationalVector> inner_points(const cases::Body& body, int dim) {
  std::vector<RationalVector> points;
  for (const auto& [x, y, z] : directions(dim)) {
    points.push_back(inside_point(body, {Real(x), Real(y), Real(z)}));
  }
  return points;
}

Rational inner_depth_squared(const cases::Body& a, const cases::Body& b, int dim) {
  const std::optional<Penetration> found =
      penetration(integer_bodies(dim, inner_points(a, dim), inner_points(b, dim)));
  return found ? found->depth_squared : Rational(0);
}

Rational outer_depth_squared(const cases::Body& a, const cases::Body& b, int dim) {
  std::optional<Rational> least;
  for (const auto& [x, y, z] : directions(dim)) {
    const RationalVector n{x, y, z};
    const RationalVector opposite{-x, -y, -z};
    const Rational way =
        support_value_above(a, n, root_above) + support_value_above(b, opposite, root_above);
    if (way <= 0) return Rational(0);  // separated or touching
    const Rational squared = way * way / dot(n, n);
    if (!least || squared < *least) least = squared;
  }
  return *least;
}

}  // namespace

DepthBounds depth_bounds(const cases::Case& question) {
  const cases::Body a = in_dimension(question.a, question.dim);
  const cases::Body b = in_dimension(question.b, question.dim);
  return {inner_depth_squared(a, b, question.dim), outer_depth_squared(a, b, question.dim)};
}

}  // namespace oracle
