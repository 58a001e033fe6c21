// SPDX-License-Identifier: MIT
#include "core/cases/shrink/shrink_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "core/cases/faces.hpp"

namespace cases {
namespace {

// Bits count by their square, so that one long number weighs more than many short ones.  The other
// terms break ties: a magnitude far from 1, a minus sign, an axis other than the first.
long weight_of(double x, std::size_t axis) {
  if (x == 0) return 0;
  const long bits = significant_bits(x);
  const auto size = static_cast<unsigned>(std::abs(std::ilogb(x)));
  return 8 * bits * bits + std::bit_width(size) + (x < 0 ? 1 : 0) + static_cast<long>(axis);
}

// Whether a file can hold the body.
bool is_body(const Body& body, int dim) {
  if (body.polytope) {
    const Polytope& polytope = *body.polytope;
    if (polytope.points.empty()) return false;
    if (polytope.kind == Polytope::Kind::with_faces) return !face_fault(polytope, dim);
    const Point& extents = polytope.points.front();
    return polytope.kind != Polytope::Kind::box ||
           std::min({extents[0], extents[1], extents[2]}) >= 0;
  }
  if (!body.curved) return !body.points.empty();
  return body.curved->radius > 0 &&
         (body.curved->kind == Curved::Kind::sphere || body.curved->half_height > 0);
}

// A point set is simpler than a shape, and that is simpler than a placed one.
int shape_rank(const Body& body) {
  if (!body.polytope) return 0;
  return is_placed(*body.polytope) ? 2 : 1;
}

}  // namespace

Weight weight(Case question) {
  int longest = 0;
  Weight result;
  for (const auto& [value, axis, plain, extra] : coordinates(question)) {
    longest = std::max(longest, significant_bits(*value));
    if (*value != plain) result.numbers += extra + weight_of(*value, axis);
  }
  result.curved = (question.a.curved ? 1 : 0) + (question.b.curved ? 1 : 0);
  result.shapes = shape_rank(question.a) + shape_rank(question.b);
  result.vertices = vertex_count(question);
  result.dim = question.dim;
  result.vertices_beyond = std::max(result.vertices, few_vertices) - few_vertices;
  result.bits_beyond = std::max(longest, few_bits) - few_bits;
  result.larger_first =
      vertex_count(question.a, question.dim) > vertex_count(question.b, question.dim);
  return result;
}

std::vector<Coordinate> coordinates(Case& question) {
  const auto dim = static_cast<std::size_t>(question.dim);
  std::vector<Coordinate> result;
  const auto add_points = [&](std::vector<Point>& points) {
    for (Point& point : points) {
      for (std::size_t axis = 0; axis < dim; ++axis) result.push_back({&point[axis], axis});
    }
  };
  const auto add_placement = [&](Placement& placement) {
    for (std::size_t row = 0; row < dim; ++row) {
      for (std::size_t column = 0; column < dim; ++column) {
        result.push_back({&placement.linear[row][column], row, row == column ? 1.0 : 0.0, 1});
      }
      result.push_back({&placement.translation[row], row});
    }
  };
  for (Body* body : {&question.a, &question.b}) {
    add_points(body->points);
    if (body->polytope) {
      add_points(body->polytope->points);
      add_placement(*body->polytope);
    }
    if (!body->curved) continue;
    Curved& curved = *body->curved;
    add_placement(curved);
    result.push_back({&curved.radius, 0});
    if (curved.kind != Curved::Kind::sphere) result.push_back({&curved.half_height, 0, 0, 64});
  }
  return result;
}

bool fails(Case& candidate, Calls& calls) {
  if (calls.left == 0) return false;
  for (const Coordinate& coordinate : coordinates(candidate)) {
    double& x = *coordinate.value;
    if (!std::isfinite(x)) return false;
    x = x == 0 ? 0.0 : x;  // the file format has only one zero
  }
  for (const Body* body : {&candidate.a, &candidate.b}) {
    if (!is_body(*body, candidate.dim)) return false;
  }
  --calls.left;
  ++calls.made;
  return calls.still_fails(candidate);
}

bool Search::take(Case candidate) {
  const Weight weight = cases::weight(candidate);
  if (!(weight < weight_) || !fails(candidate, *calls_)) return false;
  best_ = std::move(candidate);
  weight_ = weight;
  return true;
}

std::size_t vertex_count(const Case& question) {
  return vertex_count(question.a, question.dim) + vertex_count(question.b, question.dim);
}

int significant_bits(double x) {
  if (x == 0 || !std::isfinite(x)) return 0;
  int exponent = 0;
  const double fraction = std::frexp(std::fabs(x), &exponent);
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  return 53 - std::countr_zero(mantissa);
}

int significant_bits(const Case& question) {
  Case copy = question;
  int most = 0;
  for (const Coordinate& coordinate : coordinates(copy)) {
    most = std::max(most, significant_bits(*coordinate.value));
  }
  return most;
}

}  // namespace cases
