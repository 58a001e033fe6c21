// SPDX-License-Identifier: MIT
#include "oracle/truth/vertices.hpp"

#include <cmath>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace oracle {
namespace {

RationalVector finite(const cases::Point& point) {
  for (const double x : point) {
    if (!std::isfinite(x)) throw std::invalid_argument("a coordinate is not finite");
  }
  return rational(point);
}

}  // namespace

std::vector<RationalVector> vertices(const cases::Body& body, int dim) {
  if (body.curved) throw std::invalid_argument("curved body");
  const bool is_placed = body.polytope && cases::is_placed(*body.polytope);
  std::vector<RationalVector> result;
  for (const cases::Point& p :
       body.polytope ? cases::local_vertices(*body.polytope, dim) : body.points) {
    result.push_back(finite(p));
  }
  if (result.empty()) throw std::invalid_argument("a body has no points");
  if (!is_placed) return result;
  std::array<RationalVector, 3> linear;
  for (std::size_t i = 0; i < 3; ++i) linear[i] = finite(body.polytope->linear[i]);
  const RationalVector translation = finite(body.polytope->translation);
  for (RationalVector& p : result) {
    RationalVector image = translation;
    for (std::size_t i = 0; i < 3; ++i) image[i] += dot(linear[i], p);
    p = std::move(image);
  }
  return result;
}

std::optional<cases::Case> in_points(const cases::Case& question) {
  cases::Case result = question;
  for (cases::Body* body : {&result.a, &result.b}) {
    if (!body->polytope) continue;
    std::vector<cases::Point> points;
    for (const RationalVector& vertex : vertices(*body, question.dim)) {
      cases::Point& point = points.emplace_back();
      for (std::size_t i = 0; i < 3; ++i) {
        point[i] = vertex[i].convert_to<double>();
        if (!std::isfinite(point[i]) || rational(point[i]) != vertex[i]) return std::nullopt;
      }
    }
    *body = {std::move(points)};
  }
  return result;
}

}  // namespace oracle
