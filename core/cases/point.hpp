// SPDX-License-Identifier: MIT
// Rounded arithmetic of points in doubles: for making cases, never for judging answers.
#pragma once

#include <cmath>

#include "core/cases/case.hpp"

namespace cases {

inline Point plus(const Point& a, const Point& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
inline Point minus(const Point& a, const Point& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
inline Point times(double factor, const Point& a) {
  return {factor * a[0], factor * a[1], factor * a[2]};
}
inline double dot(const Point& a, const Point& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
inline Point cross(const Point& a, const Point& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
inline double length(const Point& a) { return std::sqrt(dot(a, a)); }

}  // namespace cases
