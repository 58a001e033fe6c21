// SPDX-License-Identifier: MIT
// How far from the truth an answer may be before it is a finding: one table, each entry derived.
//
// Every allowance for a length is a multiple of u M, u the unit roundoff of the subject and M the
// largest |coordinate| of the case.  Each derivation adds up, to first order, the rounding errors
// of a straightforward computation on a well-conditioned simplex, and the entry is the next power
// of two. Nothing is added for ill-conditioned simplices: their additional loss is what this
// project measures.  For an exact subject u = 0, and every allowance is 0.
//
// If a result is subnormal, fl(x) errs by up to half the spacing at zero in addition [Higham02
// §2.1]. A length counts it once, when it leaves the scale it was computed in.  Witness points
// count it once for each of the D + 1 products that make a coordinate: 4 in each of two points,
// times sqrt(3) for their distance.
//
// Lengths: |coordinate| <= M, so |a_i - b_j| <= 2 sqrt(3) M = 3.47 M.
#pragma once

#include "core/cases/case.hpp"

namespace oracle {

struct Allowance {
  const char* name;
  double units;       // multiple of u M
  double underflows;  // multiple of the spacing of the subject's numbers at zero
  const char* reason;
};

// Distance, from the difference of two vertices to the root:
//   y = fl(p - q)              each coordinate within u |y|:                        3.5 u M
//   v = fl(sum lambda_i y_i)   normalised weights, up to 4 products and 3 sums:
//                              5 u max|y| + u from the division of each lambda:    20.8 u M
//   d = fl(sqrt(v.v))          3 products, 2 sums, a root: (3/2 + 1) u |v|:         8.7 u M
// The sum is 33 u M.
inline constexpr Allowance distance_allowance{
    "distance", 64, 1, "rounding of y, v and the root for a well-conditioned simplex"};

// Lower bound, from one support point w; v.w / |v| is a bound for any v, so errors of v do not count:
//   fl(v.w) errs by 3 u |v||w|, the root by (3/2 + 1) u |v|, the quotient mu by u:
//                              3 u |w| + 3.5 u mu:                                 22.6 u M
//   s_A(-v), s_B(v)            a vertex may be taken for a further one where fl(v.p) of both err, by
//                              3 u |v||p| each, |p| <= sqrt(3) M, for both bodies:  20.8 u M
//   y = fl(p - q):                                                                 3.5 u M
// The sum is 47 u M.
inline constexpr Allowance bound_allowance{"lower bound", 64, 1,
                                           "rounding of v.w / |v| and of the choice of w"};

// A tolerance, where an answer has converged: fl(vv - v.w) <= fl(epsilon vv) says that every point
// of A - B lies beyond the plane at (1 - epsilon) ‖v‖, whatever the simplex.  To that come
//   fl(v.w), fl(v.v)           3 u |v||w| and 3 u v.v, difference and product 2 u v.v more:
//                              3 u |w| + 5 u |v|:                                  27.8 u M
//   s_A(-v), s_B(v)            as for a lower bound:                               20.8 u M
//   y = fl(p - q):                                                                 3.5 u M
//   d = fl(sqrt(v.v)):                                                             8.7 u M
// The sum is 61 u M.
inline constexpr Allowance tolerance_allowance{
    "tolerance", 64, 1, "rounding of v.v - v.w and of the choice of support points"};

// Depth, the offset of a well-conditioned facet along its normal N = fl(e_1 x e_2):
//   N turns by 5 u, and y . N / |N| errs by 5 u |y| because of that, by 3 u |y| because of products
//   and sums and by 4 u |y| because of the norm and the quotient:
//                              12 u max|y|, |y| <= 3.47 M:                         41.6 u M
//   y = fl(p - q):                                                                 3.5 u M
// The sum is 45 u M.
inline constexpr Allowance depth_allowance{"penetration depth", 64, 1,
                                           "rounding of the normal of a facet and of its offset"};

// Witness points, whose distance from each other is compared with the true one:
//   each witness is fl(sum lambda_i p_i), |p_i| <= sqrt(3) M: 5 u sqrt(3) M, both:  17.3 u M
//   each weight within a few u of those that give v, their sum within 4 u of 1:      6.9 u M
//   the allowance for the distance:                                                 64   u M
// The sum is 88 u M.
inline constexpr Allowance witness_allowance{"witness points", 128, 8,
                                             "rounding of both points beside that of the distance"};

// Of placed and curved bodies each length is allowed more, because support points are computed, and
// those of a placed body chosen by a rounded direction.  No term of a coordinate, nor the sum of
// their sizes, exceeds M.  For each polytope at L x + c, to first order:
//   fl(L x + c)     three products and three sums, 4 u M for a coordinate, sqrt(3) times that for
//                   the point:                                                      6.9 u M
//   fl(L^T v) . x   a component of L^T v errs by 3 u of its terms, the products and sums with x by
//                   3 u more: 6 u |v|_1 M <= 6 sqrt(3) u M |v|; if both of two vertices err, the
//                   wrong one may be chosen, nearer along v by up to twice that:   20.8 u M
// The sum is 27.7 u M, for both bodies 55.4 u M.  Products that underflow err by half the spacing,
// three of them in a coordinate: sqrt(3) 3/2 of it for each body, 5.2 for both.
//
// The difference of points of two curved bodies errs by 37 u M in place of 3.5 [rounded_planes.hpp].
// On smooth surfaces a rounded direction costs nothing to first order; between apex and rim it
// chooses as above, for both bodies 41.6 u M, of which bound and tolerance have 20.8 already.  The
// sum is 54.3 u M.
inline constexpr Allowance placement_allowance{"placed or curved", 64, 6,
                                               "rounding of support points and directions"};

// Returns the allowance for a length of the case.
inline Allowance for_bodies_of(const cases::Case& question, Allowance allowance) {
  const auto has_computed_points = [](const cases::Body& body) {
    if (body.curved) return true;
    return body.polytope && cases::is_placed(*body.polytope);
  };
  if (has_computed_points(question.a) || has_computed_points(question.b)) {
    allowance.units += placement_allowance.units;
    allowance.underflows += placement_allowance.underflows;
  }
  return allowance;
}

// For the weights themselves, in units of u: each is a quotient, and their sum has 3 additions.
inline constexpr Allowance weight_allowance{"sum of weights", 8, 0,
                                            "four quotients and three sums of numbers up to 1"};

// For the length of a normal, in units of u: 3 u of N.N are halved by the root; the root, the
// quotient and each product round: 4.5 u.  A normal from another frame adds 4.5 u for the rotation,
// and as much again because the rounded matrix is not quite a rotation: 13.5 u.
inline constexpr Allowance normal_allowance{"length of the normal", 16, 0,
                                            "a root, a quotient and a rotation"};

// In units of sqrt(u) M instead: an answer beyond it is useless.  v.v and v.w are known to u
// |v||w|, so ‖v‖ below sqrt(u)|w| is noise to a method that compares them.  The factor 64, for
// lengths up to 3.47 M, is measured: it holds for the robust preset over 470,000 fuzzed cases at
// float and double. The limit is 6.7e-7 M at double and 0.016 M at float.
inline constexpr Allowance gross_allowance{"gross", 64, 0,
                                           "resolution of v.v and v.w, squared lengths"};

// A relative error is meaningful only if d* is well above u M: at least this multiple of it.
inline constexpr double relative_error_floor = 1024;

}  // namespace oracle
