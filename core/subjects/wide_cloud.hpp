// SPDX-License-Identifier: MIT
// The support map of points at a scalar wider than double, by linear scan: the support points of
// gjk::VertexCloud, nearly all of them found in double.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

#include "core/gjk/scalar.hpp"
#include "core/gjk/support.hpp"

namespace subjects {

// Keeps a view of the points, which must outlive it.
//
// The furthest point along v is furthest along w = v 2^-e too, whose largest component is between 1/2
// and 1.  With M the largest |coordinate| and u that of double, fl(p.w) in double errs, in any
// rounding mode, by at most
//
//   2u M for p, 2u M for w and 2u M for the product of each axis, 4u M and 6u M for the sums:
//
// 28u M, beside which the errors at S and of underflow are nothing if M and e are in range.  So a
// point behind another one by 64u M in double is not the furthest at S; all others are compared at S.
template <gjk::WithExponents S, int D>
class WideCloud {
 public:
  static constexpr int dimension = D;

  explicit WideCloud(std::span<const gjk::Vec<S, D>> points)
      : cloud_(points), in_double_(points.size()) {
    for (std::size_t i = 0; i < points.size(); ++i) in_double_[i] = narrow(points[i]);
    const auto magnitude = static_cast<double>(cloud_.magnitude());
    behind_ = magnitude >= 0x1p-900 && magnitude <= 0x1p900 ? 0x1p-47 * magnitude : 0;
  }

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    const std::optional<gjk::Vec<double, D>> along = scaled(direction);
    if (!along || behind_ == 0) return cloud_.support(direction);
    const std::span<const gjk::Vec<double, D>> narrow(in_double_);
    const std::size_t furthest = gjk::furthest_point(narrow, *along);
    const double limit = dot(narrow[furthest], *along) - behind_;
    std::optional<S> most;
    std::size_t best = furthest;
    for (std::size_t i = 0; i < narrow.size(); ++i) {
      if (i == furthest || dot(narrow[i], *along) < limit) continue;
      if (!most) most = dot(points()[furthest], direction);
      const S other = dot(points()[i], direction);
      if (*most < other || (*most == other && i < best)) {
        most = other;
        best = i;
      }
    }
    return {points()[best], best};
  }

  gjk::SupportPoint<S, D> any() const { return cloud_.any(); }
  static constexpr bool has_no_memory() { return true; }
  const S& magnitude() const { return cloud_.magnitude(); }
  template <typename See>
  void see_boxes(const See& see) const {
    cloud_.see_boxes(see);
  }
  std::span<const gjk::Vec<S, D>> points() const { return cloud_.points(); }

 private:
  static gjk::Vec<double, D> narrow(const gjk::Vec<S, D>& wide) {
    gjk::Vec<double, D> result;
    for (std::size_t i = 0; i < D; ++i) result[i] = static_cast<double>(wide[i]);
    return result;
  }

  // Empty for directions that are zero, not finite or out of range.
  static std::optional<gjk::Vec<double, D>> scaled(const gjk::Vec<S, D>& direction) {
    using Traits = gjk::ScalarTraits<S>;
    S longest(0);
    for (const S& x : direction.x) {
      if (!gjk::is_finite(x)) return std::nullopt;
      longest = std::max(longest, gjk::absolute(x));
    }
    if (longest == S(0)) return std::nullopt;
    const int exponent = Traits::exponent(longest);
    if (std::abs(exponent) > Traits::exponent_max / 2) return std::nullopt;
    return narrow(Traits::power_of_two(-exponent) * direction);
  }

  gjk::VertexCloud<S, D> cloud_;
  std::vector<gjk::Vec<double, D>> in_double_;
  double behind_ = 0;  // 64 u M; zero if M is out of range
};

}  // namespace subjects
