// SPDX-License-Identifier: MIT
#include "core/cases/case.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cases {
namespace {

bool fits_binary32(double x) {
  return std::fabs(x) <= static_cast<double>(std::numeric_limits<float>::max()) &&
         static_cast<double>(static_cast<float>(x)) == x;
}

// Every number of a body, const or not: visit(x) is true to go on; the result, whether all were.
template <typename AnyBody, typename Visit>
bool all_numbers(AnyBody& body, Visit visit) {
  for (auto& point : body.points) {
    for (auto& x : point) {
      if (!visit(x)) return false;
    }
  }
  if (!body.curved) return true;
  for (auto& row : body.curved->linear) {
    for (auto& x : row) {
      if (!visit(x)) return false;
    }
  }
  for (auto& x : body.curved->translation) {
    if (!visit(x)) return false;
  }
  return visit(body.curved->radius) && visit(body.curved->half_height);
}

// The largest |coordinate| of the image of the box around a primitive.
double magnitude(const Curved& curved, int dim) {
  const bool sphere = curved.kind == Curved::Kind::sphere;
  const Point box = {curved.radius, sphere ? curved.radius : curved.half_height, curved.radius};
  double largest = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
    double reach = std::fabs(curved.translation[i]);
    for (std::size_t j = 0; j < static_cast<std::size_t>(dim); ++j) {
      reach += std::fabs(curved.linear[i][j]) * box[j];
    }
    largest = std::max(largest, reach);
  }
  return largest;
}

// To nearest in binary32; false when it overflows.
bool round_to_binary32(double& x) {
  // Half an ulp above the largest float; from here on doubles round to infinity.
  const double limit = 0x1.ffffffp+127;
  if (!(std::fabs(x) < limit)) return false;
  x = static_cast<double>(static_cast<float>(x));
  return true;
}

bool has_extent(const Body& body) {
  if (!body.curved) return true;
  return body.curved->radius > 0 &&
         (body.curved->kind == Curved::Kind::sphere || body.curved->half_height > 0);
}

}  // namespace

const char* name(Relation relation) {
  switch (relation) {
    case Relation::separated:
      return "separated";
    case Relation::touching:
      return "touching";
    case Relation::overlapping:
      return "overlapping";
  }
  return "unknown";
}

const char* name(Curved::Kind kind) {
  switch (kind) {
    case Curved::Kind::sphere:
      return "sphere";
    case Curved::Kind::cone:
      return "cone";
    case Curved::Kind::cylinder:
      return "cylinder";
  }
  return "unknown";
}

bool has_curved_body(const Case& question) {
  return question.a.curved || question.b.curved;
}

int bits(const Case& question) {
  return all_numbers(question.a, fits_binary32) && all_numbers(question.b, fits_binary32) ? 24 : 53;
}

double magnitude(const Case& question) {
  double largest = 0;
  for (const Body* body : {&question.a, &question.b}) {
    Point reach{};  // an axis each: three short chains of comparisons instead of one
    for (const Point& point : body->points) {
      for (std::size_t i = 0; i < 3; ++i) reach[i] = std::max(reach[i], std::fabs(point[i]));
    }
    for (double x : reach) largest = std::max(largest, x);
    if (body->curved) largest = std::max(largest, magnitude(*body->curved, question.dim));
  }
  return largest;
}

Case scaled(Case question, int exponent) {
  const auto scale = [exponent](double& x) { x = std::ldexp(x, exponent) + 0.0; };
  for (Body* body : {&question.a, &question.b}) {
    for (Point& point : body->points) std::for_each(point.begin(), point.end(), scale);
    if (!body->curved) continue;
    scale(body->curved->radius);
    scale(body->curved->half_height);
    std::for_each(body->curved->translation.begin(), body->curved->translation.end(), scale);
  }
  for (Parameter& parameter : question.parameters) {
    if (parameter.name == "exponent") parameter.value += exponent;
  }
  return question;
}

std::optional<Case> rounded(const Case& question, int bits) {
  Case result = question;
  result.expect.reset();
  if (bits >= 53) return result;
  for (Body* body : {&result.a, &result.b}) {
    if (!all_numbers(*body, round_to_binary32) || !has_extent(*body)) return std::nullopt;
  }
  return result;
}

}  // namespace cases
