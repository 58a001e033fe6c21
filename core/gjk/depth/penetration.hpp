// SPDX-License-Identifier: MIT
// The penetration depth of bodies that meet: the distance from the origin to the boundary of A - B
// [vdB01], and what a method says of it.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// Why a method stopped, and what each reason promises of the returned plane n . x = h.
//
//   D1 converged        A - B does not reach further along n than rounding does: the plane of a
//                       facet, and h / ‖n‖ is the depth
//   D2 flat             A - B has no extent along n that is more than rounding: the bodies touch
//   D3 no_facet         no facet is left that may be the nearest: the best plane there was
//   D4 broken           rounding has left no valid polytope: the best plane so far
//   D5 iteration_limit  the same at the limit of the method
//   D6 not_finite       overflow or NaN: no answer
//
// Finite input never makes one of them hang or throw.
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
  int iterations = 0;  // support points computed, without those of the first simplex
  // Outward: bodies of which B is moved by (h / n.n) n touch.  Of any length, in no units.
  Vec<S, D> n;
  S nn{0};
  // The depth is h / ‖n‖, in units of `scale`.  Never negative.
  S h{0};
  Scale<S> scale;
  // In the caller's units, a point of each body: a - b is (h / n.n) n, up to rounding.
  Vec<S, D> witness_a;
  Vec<S, D> witness_b;
};

template <RootScalar S, int D>
S length(const Penetration<S, D>& found) {
  return found.scale.undo(S(found.h / square_root(found.nn)));
}

// The plane n . x = along, which has all of A - B behind it: a bound of the depth.  That of bodies
// that meet is never negative.
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
// to 1, some negative if it lies outside.
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

// Negative weights are rounding, or those of a plane that touches A - B beside the foot: 0 in
// their place.
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
