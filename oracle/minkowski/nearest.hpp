// SPDX-License-Identifier: MIT
// Points of segments, triangles and tetrahedra nearest to the origin, as weights of the corners.
// Exact over any ordered ring, for instance the integers: no division, no square roots, no
// tolerances, no CGAL.
//
// The corners must be affinely independent.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace oracle {

template <typename Number>
using Vector = std::array<Number, 3>;

template <typename Number>
Vector<Number> subtract(const Vector<Number>& x, const Vector<Number>& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}

template <typename Number>
Number inner(const Vector<Number>& x, const Vector<Number>& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

template <typename Number>
Vector<Number> cross(const Vector<Number>& x, const Vector<Number>& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

template <typename Number>
Vector<Number> normal(const Vector<Number>& p, const Vector<Number>& q, const Vector<Number>& r) {
  return cross(subtract(q, p), subtract(r, p));
}

template <typename Number>
struct Fraction {
  Number numerator;
  Number denominator;  // positive
};

template <typename Number>
bool operator<(const Fraction<Number>& x, const Fraction<Number>& y) {
  return x.numerator * y.denominator < y.numerator * x.denominator;
}

// The point is the sum of weights[i] / whole times corner i.
template <typename Number, std::size_t n>
struct Nearest {
  std::array<Number, n> weights;  // nonnegative, with the sum `whole`
  Number whole;
  Fraction<Number> distance_squared;
};

template <typename Number>
Nearest<Number, 2> nearest_on_segment(const Vector<Number>& p, const Vector<Number>& q) {
  const Number zero(0);
  const Number one(1);
  const Vector<Number> edge = subtract(q, p);
  const Number along_p = -inner(p, edge);  // |edge|^2 times the weight of q, before clamping
  if (!(along_p > 0)) return {{one, zero}, one, {inner(p, p), one}};
  const Number along_q = inner(q, edge);
  if (!(along_q > 0)) return {{zero, one}, one, {inner(q, q), one}};
  const Number length_squared = along_p + along_q;
  const Vector<Number> area = cross(p, q);
  return {{along_q, along_p}, length_squared, {inner(area, area), length_squared}};
}

// With N = (q - p) x (r - p), the projection of the origin has barycentric coordinates N.(q x r) /
// N.N and so on.  If all are nonnegative it is the nearest point.  Otherwise that lies on an edge
// separating the projection from the triangle, opposite to a negative coordinate.
template <typename Number>
Nearest<Number, 3> nearest_in_triangle(const std::array<Vector<Number>, 3>& corners) {
  const Vector<Number> n = normal(corners[0], corners[1], corners[2]);
  std::array<Number, 3> part;
  std::array<bool, 3> negative{};
  for (std::size_t i = 0; i < 3; ++i) {
    part[i] = inner(n, cross(corners[(i + 1) % 3], corners[(i + 2) % 3]));
    negative[i] = part[i] < 0;
  }
  if (!negative[0] && !negative[1] && !negative[2]) {
    const Number whole = inner(n, n);
    const Number height = inner(n, corners[0]);
    return {part, whole, {height * height, whole}};
  }
  std::optional<Nearest<Number, 3>> best;
  for (std::size_t i = 0; i < 3; ++i) {
    if (!negative[i]) continue;
    const std::size_t j = (i + 1) % 3;
    const std::size_t k = (i + 2) % 3;
    const Nearest<Number, 2> edge = nearest_on_segment(corners[j], corners[k]);
    if (best && !(edge.distance_squared < best->distance_squared)) continue;
    best.emplace();
    best->weights[i] = Number(0);
    best->weights[j] = edge.weights[0];
    best->weights[k] = edge.weights[1];
    best->whole = edge.whole;
    best->distance_squared = edge.distance_squared;
  }
  return *best;
}

// Returns the corners' weights at the origin, all of one sign, to be divided by their sum; empty if the
// tetrahedron is flat or does not contain the origin.  By Cramer's rule on sum w_i c_i = 0.
template <typename Number>
std::optional<std::array<Number, 4>> weights_of_origin(
    const std::array<Vector<Number>, 4>& corners) {
  const auto& [p, q, r, s] = corners;
  const std::array<Number, 4> part = {inner(q, cross(r, s)), -inner(p, cross(r, s)),
                                      inner(p, cross(q, s)), -inner(p, cross(q, r))};
  bool positive = false;
  bool negative = false;
  for (const Number& x : part) {
    positive = positive || x > 0;
    negative = negative || x < 0;
  }
  // All zero: flat, in a plane through the origin.  Both signs: flat elsewhere, or not inside.
  if (positive == negative) return std::nullopt;
  return part;
}

// Returns the squared distance from the origin to the line through p and q.
template <typename Number>
Fraction<Number> distance_squared_to_line(const Vector<Number>& p, const Vector<Number>& q) {
  const Vector<Number> edge = subtract(q, p);
  const Vector<Number> area = cross(p, q);
  return {inner(area, area), inner(edge, edge)};
}

// Returns the squared distance from the origin to the plane through p, q and r.
template <typename Number>
Fraction<Number> distance_squared_to_plane(const Vector<Number>& p, const Vector<Number>& q,
                                           const Vector<Number>& r) {
  const Vector<Number> n = normal(p, q, r);
  const Number height = inner(n, p);
  return {height * height, inner(n, n)};
}

}  // namespace oracle
