// SPDX-License-Identifier: MIT
#include "oracle/curved_depth.hpp"

#include <optional>
#include <vector>

#include "oracle/curved_support.hpp"
#include "oracle/integer_bodies.hpp"
#include "oracle/penetration.hpp"

namespace oracle {
namespace {

// Towards the faces, edges and corners of a cube, or of a square.
std::vector<RealVector> directions(int dim) {
  std::vector<RealVector> result;
  const int z_max = dim == 3 ? 1 : 0;
  for (int x = -1; x <= 1; ++x) {
    for (int y = -1; y <= 1; ++y) {
      for (int z = -z_max; z <= z_max; ++z) {
        if (x != 0 || y != 0 || z != 0) result.push_back({Real(x), Real(y), Real(z)});
      }
    }
  }
  return result;
}

std::vector<RationalVector> inner_points(const cases::Body& body, int dim) {
  std::vector<RationalVector> points;
  for (const RealVector& direction : directions(dim)) {
    points.push_back(inside_point(body, direction));
  }
  return points;
}

}  // namespace

Rational depth_squared_below(const cases::Case& question) {
  const int dim = question.dim;
  const std::optional<Penetration> found =
      penetration(integer_bodies(dim, inner_points(in_dimension(question.a, dim), dim),
                                 inner_points(in_dimension(question.b, dim), dim)));
  return found ? found->depth_squared : Rational(0);
}

}  // namespace oracle
