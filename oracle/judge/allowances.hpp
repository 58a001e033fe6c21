// SPDX-License-Identifier: MIT
// How far from the truth an answer may be before it is a finding.  One table; every entry is a
// multiple of u M, u the unit roundoff of the subject and M the largest |coordinate|, derived to
// first order for a well-conditioned simplex.  What ill-conditioned simplices lose beyond it is
// what this project is there to show, so nothing is added for them.
//
// Where a result is subnormal, fl(x) errs by up to half the spacing at zero besides [Higham02
// §2.1]: once for a length, when it leaves the scale it was computed in; for witness points once a
// product of the D + 1 that make each coordinate, 4 in each of two points, times sqrt(3) for their
// distance.
//
// Lengths: |coordinate| <= M, so |a_i - b_j| <= 2 sqrt(3) M = 3.47 M.  M is that of the case; for
// an exact subject u = 0 and every allowance is 0.
#pragma once

#include "core/cases/case.hpp"

namespace oracle {

struct Allowance {
  const char* name;
  double units;       // of u M
  double underflows;  // of the spacing of the subject's numbers at zero
  const char* reason;
};

//   y = fl(p - q)              each coordinate within u |y|:                        3.5 u M
//   v = fl(sum lambda_i y_i)   normalised weights, up to 4 products and 3 sums:
//                              5 u max|y| + u from the division of each lambda:    20.8 u M
//   d = fl(sqrt(v.v))          3 products, 2 sums, a root: (3/2 + 1) u |v|:         8.7 u M
// Sum 33 u M; the next power of two.
inline constexpr Allowance distance_allowance{
    "distance", 64, 1, "rounding of y, v and the root for a well-conditioned simplex"};

//   fl(v.w) errs by 3 u |v||w|, mu = v.w / |v| by 3 u |w| + 2 u mu:                17.3 u M
//   y = fl(p - q):                                                                 3.5 u M
//   v itself may be wrong: v.w / |v| is a bound for any v.
// Sum 21 u M; the next power of two.
inline constexpr Allowance bound_allowance{"lower bound", 32, 1,
                                           "rounding of v.w / |v|; any v gives a bound"};

//   N = fl(e_1 x e_2) of a well-conditioned facet turns by 5 u, y . N / |N| errs by 5 u |y| besides
//   from that, 3 u |y| from the products and sums, 4 u |y| from the norm and the quotient:
//                              12 u max|y|, |y| <= 3.47 M:                         41.6 u M
//   y = fl(p - q):                                                                 3.5 u M
// Sum 45 u M; the next power of two.
inline constexpr Allowance depth_allowance{"penetration depth", 64, 1,
                                           "rounding of the normal of a facet and of its offset"};

//   each witness is fl(sum lambda_i p_i), |p_i| <= sqrt(3) M: 5 u sqrt(3) M, both:  17.3 u M
//   weights each within a few u of what v was computed from, sum to 1 within 4 u:   6.9 u M
//   and what the distance is allowed:                                              64   u M
// Sum 88 u M; the next power of two.
inline constexpr Allowance witness_allowance{"witness points", 128, 8,
                                             "rounding of both points beside that of the distance"};

// Of a polytope that stands at L x + c each length is allowed more.  No term of a coordinate is
// above M, nor is the sum of their sizes.  Of each body, to first order:
//   fl(L x + c)     three products and three sums, 4 u M a coordinate, sqrt(3) times that of the
//                   point:                                                         6.9 u M
//   fl(L^T v) . x   a component of L^T v errs by 3 u of its terms, the products and sums with x by
//                   3 u more: 6 u |v|_1 M <= 6 sqrt(3) u M |v|; one vertex is taken for another
//                   where both err, so that it lies nearer along v by up to twice that: 20.8 u M
// Sum 27.7 u M, of both bodies 55.4 u M; the next power of two.  Products that underflow err by
// half the spacing, three of them in a coordinate: sqrt(3) 3/2 of it each body, 5.2 of both.
inline constexpr Allowance placement_allowance{"placement", 64, 6,
                                               "rounding of placed vertices and directions"};

// What a length of the case is allowed.  The table above has the placement of a curved body, which
// rounds no more than its support points do [curved_containment.hpp].
inline Allowance with_placement(Allowance allowance, const cases::Case& question) {
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (!body->polytope || !cases::is_placed(*body->polytope)) continue;
    allowance.units += placement_allowance.units;
    allowance.underflows += placement_allowance.underflows;
    break;
  }
  return allowance;
}

// For the weights themselves, in units of u: each is a quotient and their sum has 3 additions.
inline constexpr Allowance weight_allowance{"sum of weights", 8, 0,
                                            "four quotients and three sums of numbers up to 1"};

// For the length of a normal, in units of u: 3 u of N.N, halved by the root, which rounds, as do
// the quotient and each product, 4.5 u; from another frame 4.5 u of the rotation, and as much again
// for a rotation that is none beyond its own rounding: 13.5 u; the next power of two.
inline constexpr Allowance normal_allowance{"length of the normal", 16, 0,
                                            "a root, a quotient and a rotation"};

// In units of sqrt(u) M instead: beyond it an answer is of no use.  v.v and v.w are known to u
// |v||w|, so that ‖v‖ below sqrt(u)|w| is noise to a method that compares them; 64 for lengths up
// to 3.47 M, measured to hold for the robust preset over 470,000 fuzzed cases at float and double.
// At double it is 6.7e-7 M, at float 0.016 M.
inline constexpr Allowance gross_allowance{"gross", 64, 0,
                                           "resolution of v.v and v.w, squared lengths"};

// A relative error says something only where d* is well above u M.
inline constexpr double relative_error_floor = 1024;

}  // namespace oracle
