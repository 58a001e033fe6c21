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

template <typename Visit>
void for_each_coordinate(const Case& question, Visit visit) {
  for (const Body* body : {&question.a, &question.b}) {
    for (const Point& point : body->points) {
      for (double x : point) visit(x);
    }
  }
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

int bits(const Case& question) {
  bool narrow = true;
  for_each_coordinate(question, [&](double x) { narrow = narrow && fits_binary32(x); });
  return narrow ? 24 : 53;
}

double magnitude(const Case& question) {
  double largest = 0;
  for_each_coordinate(question, [&](double x) { largest = std::max(largest, std::fabs(x)); });
  return largest;
}

std::optional<Case> rounded(const Case& question, int bits) {
  Case result = question;
  result.expect.reset();
  if (bits >= 53) return result;
  for (Body* body : {&result.a, &result.b}) {
    for (Point& point : body->points) {
      for (double& x : point) {
        // Half an ulp above the largest float; from here on doubles round to infinity.
        const double limit = 0x1.ffffffp+127;
        if (!(std::fabs(x) < limit)) return std::nullopt;
        x = static_cast<double>(static_cast<float>(x));
      }
    }
  }
  return result;
}

}  // namespace cases
