// SPDX-License-Identifier: MIT
// Finds the furthest of many integer points along an integer direction: doubles leave a few
// candidates, and integers decide between them.  The result is that of a scan in integers.
//
// Error bound.  We bound the error e of the computed product of a point and the direction; every
// point within 2 e of the largest product is a candidate.  u = 2^-53.  Points p become x = p (1 +
// a), |a| <= 2 u (truncation to 53 bits).  The direction n becomes d = s n (1 + b), |b| <= 2 u,
// with s the power of two that makes its largest component at least 1/2 and below 1.  A product and
// at most two sums affect each term of the computed value v = d . x, hence
//   |v - s n.p| <= ((1 + 2 u)^2 (1 + gamma_3) - 1) sum of |s n_k p_k| <= 8 u S =: e,
//   S = sum of |d_k| m_k, m_k = max |x_k| over all points.
// With v_max the largest value, the furthest point has v >= v_max - 2 e.  16 u S, and at most 2 u S
// for the roundings of the difference and of S, are less than filter_units u S = 20 u S.
// Underflow: d_k errs by at most 2^-1075 more, and so does each product: the terms 2^-1072 m_k and
// 2^-1070 cover them.  Overflow: |d_k| < 1, and points of more than 900 bits are left to integers.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {

inline constexpr double filter_units = 20;

class FilteredSupport {
 public:
  // Keeps a reference to `points`.  `units` other than filter_units plants a fault.
  explicit FilteredSupport(const std::vector<IntegerVector>& points, double units = filter_units);

  // Returns the index of the point with the largest n . p, or -n . p if `sign` is -1; the lowest
  // index if several points have it.
  std::size_t furthest(const IntegerVector& n, int sign);

 private:
  std::size_t furthest_of(const std::vector<std::size_t>& candidates, const IntegerVector& n,
                          int sign);

  const std::vector<IntegerVector>& points_;
  double units_;
  std::vector<cases::Point> rounded_;  // empty if integers alone decide
  cases::Point largest_{};             // m_k
  std::vector<double> values_;         // products with the direction of the last call
  std::vector<std::size_t> candidates_;
  Integer most_;
  Integer along_;
};

}  // namespace oracle
