// SPDX-License-Identifier: MIT
#include "core/cases/shrink/shrink_search.hpp"

#include <bit>
#include <cmath>
#include <cstdint>

namespace cases {
namespace {

// The bits count by their square, so that one long number weighs more than many short ones.  What
// comes after only breaks ties: a size far from 1, a sign, an axis other than the first.
long weight_of(double x, std::size_t axis) {
  if (x == 0) return 0;
  const long bits = significant_bits(x);
  const auto size = static_cast<unsigned>(std::abs(std::ilogb(x)));
  return 8 * bits * bits + std::bit_width(size) + (x < 0 ? 1 : 0) + static_cast<long>(axis);
}

bool has_extent(const Body& body) {
  if (!body.curved) return !body.points.empty();
  return body.curved->radius > 0 &&
         (body.curved->kind == Curved::Kind::sphere || body.curved->half_height > 0);
}

// By how much a number of a linear map or a length differs from that of the plain primitive.
long weight_of(const Curved& curved, std::size_t dim) {
  long sum = weight_of(curved.radius, 0);
  if (curved.kind != Curved::Kind::sphere) sum += 64 + weight_of(curved.half_height, 0);
  for (std::size_t row = 0; row < dim; ++row) {
    for (std::size_t column = 0; column < dim; ++column) {
      const double x = curved.linear[row][column];
      const double plain = row == column ? 1 : 0;
      if (x != plain) sum += 1 + weight_of(x, row);
    }
    sum += weight_of(curved.translation[row], row);
  }
  return sum;
}

}  // namespace

Weight weight(const Case& question) {
  const auto dim = static_cast<std::size_t>(question.dim);
  Weight result;
  result.curved = (question.a.curved ? 1 : 0) + (question.b.curved ? 1 : 0);
  result.vertices = vertex_count(question);
  result.dim = question.dim;
  result.vertices_beyond = std::max(result.vertices, few_vertices) - few_vertices;
  result.bits_beyond = std::max(significant_bits(question), few_bits) - few_bits;
  for (const Body* body : {&question.a, &question.b}) {
    for (const Point& point : body->points) {
      for (std::size_t axis = 0; axis < dim; ++axis) {
        result.numbers += weight_of(point[axis], axis);
      }
    }
    if (body->curved) result.numbers += weight_of(*body->curved, dim);
  }
  result.larger_first = question.a.points.size() > question.b.points.size();
  return result;
}

std::vector<Coordinate> coordinates(Case& question) {
  const auto dim = static_cast<std::size_t>(question.dim);
  std::vector<Coordinate> result;
  for (Body* body : {&question.a, &question.b}) {
    for (Point& point : body->points) {
      for (std::size_t axis = 0; axis < dim; ++axis) result.push_back({&point[axis], axis});
    }
    if (!body->curved) continue;
    Curved& curved = *body->curved;
    for (std::size_t row = 0; row < dim; ++row) {
      for (std::size_t column = 0; column < dim; ++column) {
        result.push_back({&curved.linear[row][column], row});
      }
      result.push_back({&curved.translation[row], row});
    }
    result.push_back({&curved.radius, 0});
    if (curved.kind != Curved::Kind::sphere) result.push_back({&curved.half_height, 0});
  }
  return result;
}

bool fails(Case& candidate, Calls& calls) {
  if (calls.left == 0 || !has_extent(candidate.a) || !has_extent(candidate.b)) return false;
  for (const Coordinate& coordinate : coordinates(candidate)) {
    double& x = *coordinate.value;
    if (!std::isfinite(x)) return false;
    x = x == 0 ? 0.0 : x;  // the file form has one zero
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
  return question.a.points.size() + question.b.points.size();
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
