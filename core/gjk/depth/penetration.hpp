// SPDX-License-Identifier: MIT
// The penetration depth of bodies that meet, which is the distance from the origin to the boundary
// of A - B [vdB01], and the result of a method that computes it.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// Why a method stopped, and what each reason promises about the returned plane n . x = h.
//
//   D1 converged        A - B reaches no further along n, up to rounding: this is the plane of a
//                       facet, and h / ‖n‖ is the depth
//   D2 flat             the extent of A - B along n is at most rounding: the bodies touch
//   D3 no_facet         no remaining facet can be the nearest: the best plane found
//   D4 broken           rounding has left no valid polytope: the best plane so far
//   D5 iteration_limit  the method reached its limit: the best plane so far
//   D6 not_finite       overflow or NaN: the result is not valid
//
// Methods neither hang nor throw on finite input.
enum class Status { converged, flat, no_facet, broken, iteration_limit, not_finite };

constexpr const char* name(Status status) {
  switch (status) {
    case Status::converged: return "depth_converged";
    case Status::flat: return "depth_flat";
    case Status::no_facet: return "depth_no_facet";
    case Status::broken: return "depth_broken";
    case Status::iteration_limit: return "depth_iteration_limit";
    case Status::not_finite: return "depth_not_finite";
  }
  return "unknown";
}

template <Scalar S, int D>
struct Penetration {
  Status status = Status::not_finite;
  int iterations = 0;  // support points computed after the first simplex
  // Outward: the bodies touch if B is moved by (h / n.n) n.  Of any length, without units.
  Vec<S, D> n;
  S nn{0};
  // The depth is h / ‖n‖, in units of `scale`.  Never negative.
  S h{0};
  Scale<S> scale;
  // A point of each body in the caller's units: a - b equals (h / n.n) n up to rounding.
  Vec<S, D> witness_a;
  Vec<S, D> witness_b;
};

template <RootScalar S, int D>
S length(const Penetration<S, D>& found) {
  return found.scale.undo(S(found.h / square_root(found.nn)));
}

// The plane n . x = along has all of A - B behind it and so bounds the depth.  If the bodies meet,
// the bound is not negative.
template <Scalar S, int D>
void set_plane(const Vec<S, D>& n, const S& along, Penetration<S, D>& found) {
  found.n = n;
  found.nn = dot(n, n);
  found.h = S(0) < along ? along : S(0);
}

template <Scalar S, int D>
Penetration<S, D> ended(Status status, Penetration<S, D> found) {
  found.status = is_finite(found.h) && S(0) < found.nn ? status : Status::not_finite;
  return found;
}

// Weights of the point nearest to the origin in the plane through an edge or a triangle: they sum
// to 1, and some are negative if the point lies outside.
template <Scalar S>
std::array<S, 2> weights_of_foot(const std::array<Vec<S, 2>, 2>& y, const Vec<S, 2>&, const S& nn) {
  const S second = dot(y[0], y[0] - y[1]) / nn;
  return {S(1) - second, second};
}
template <Scalar S>
std::array<S, 3> weights_of_foot(const std::array<Vec<S, 3>, 3>& y, const Vec<S, 3>& n,
                                 const S& nn) {
  const S second = dot(n, cross(y[2], y[0])) / nn;
  const S third = dot(n, cross(y[0], y[1])) / nn;
  return {S(1) - second - third, second, third};
}

// Negative weights, by rounding or from a plane that touches A - B beside the foot, become 0.
template <Scalar S, std::size_t N>
std::array<S, N> convex(std::array<S, N> lambda) {
  S sum(0);
  for (S& weight : lambda) {
    if (!(S(0) < weight)) weight = S(0);
    sum = sum + weight;
  }
  if (!(S(0) < sum)) {
    lambda[0] = S(1);
    return lambda;
  }
  for (S& weight : lambda) weight = weight / sum;
  return lambda;
}

template <Scalar S, int D>
void set_witnesses(const std::array<DifferencePoint<S, D>, D>& corner,
                   const std::array<S, D>& lambda, Penetration<S, D>& found) {
  found.witness_a = found.witness_b = Vec<S, D>{};
  for (std::size_t i = 0; i < D; ++i) {
    found.witness_a = found.witness_a + lambda[i] * corner[i].p.point;
    found.witness_b = found.witness_b + lambda[i] * corner[i].q.point;
  }
}

}  // namespace gjk::depth
