// SPDX-License-Identifier: MIT
// The Minkowski difference of two prepared bodies in integers: its corners and its support mapping.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bit_range.hpp"
#include "core/gjk/certified/exact/numbers.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// Coordinates in units of 2^lowest of the range.
template <typename Numbers, int D, typename Scan>
class ExactDifference {
 public:
  template <std::size_t Degree>
  using Vector = std::array<typename Numbers::template Number<Degree>, D>;
  using Body = PreparedBody<double, D>;

  ExactDifference(const Body& a, const Body& b, const Scan& scan, const BitRange& range)
      : a_(a),
        b_(b),
        scan_(scan),
        range_(range),
        twice_the_error_(scaled(1, range.highest - 51) +
                         scaled(1, std::max(range.highest, 0) - 1070)) {}

  const BitRange& range() const { return range_; }
  // An upper bound for loops that see no corner twice.
  std::size_t corners() const { return a_.size() * b_.size(); }

  Vector<1> corner(const Pair& pair) const { return in_units(a_[pair.a]) - in_units(b_[pair.b]); }

  // Approximately along a floating-point direction; zero if that has none.
  Vector<1> rounded(const Vec<double, D>& direction) const {
    using Number = typename Numbers::template Number<1>;
    double longest = 0;
    for (const double x : direction.x) longest = std::max(longest, std::abs(x));
    Vector<1> result;
    if (!(longest > 0) || !std::isfinite(longest)) return result;
    for (std::size_t i = 0; i < D; ++i) {
      result[i] = Number(static_cast<std::int64_t>(0x1p52 * (direction[i] / longest)), 0);
    }
    return result;
  }

  // The pair of the corner y with the least y.n.
  template <typename Number>
  Pair support(const std::array<Number, D>& n) const {
    const int longest = exponent_of_longest(n);
    Vec<double, D> v;
    for (std::size_t i = 0; i < D; ++i) v[i] = approximation(n[i], -longest - 67);
    const Extremes<double> extremes = scan_(a_, b_, v);
    return {least(a_, n, 1, v, extremes.least_of_a),
            least(b_, n, -1, -1.0 * v, -extremes.greatest_of_b)};
  }

 private:
  Vector<1> in_units(const Vec<double, D>& p) const {
    using Number = typename Numbers::template Number<1>;
    Vector<1> result;
    for (std::size_t axis = 0; axis < D; ++axis) {
      const Binary64 x(p[axis]);
      if (x.mantissa == 0) continue;
      const int shift = x.exponent - range_.lowest;
      result[axis] = shift >= 0 ? Number(x.mantissa, static_cast<std::size_t>(shift))
                                : Number(x.mantissa / (std::int64_t{1} << -shift), 0);
    }
    return result;
  }

  // The point with the least sign * p.n, given the least fl(p.v) for v, approximately sign * n.
  // The components of v are below 1/8, each within 1.01u of that of n.  A sum of D products p_i
  // n_i, each rounded once more and in at most two sums, then errs by less than
  //
  //   4.1u * 3 * 2^highest / 8 < 2^(highest - 52)
  //
  // and by underflow, also that of components, less than 2^(max(highest, 0) - 1071).  Sums that
  // differ by more than twice that decide; otherwise integers do.
  template <typename Number>
  std::size_t least(const Body& body, const std::array<Number, D>& n, int sign,
                    const Vec<double, D>& v, double least_sum) const {
    const double limit = least_sum + twice_the_error_;
    const auto within_from = [&](std::size_t block) {
      return scan_.block_within(body, block, v, limit);
    };
    std::size_t best = body.size();  // a place; of points that are equally far, the lowest index
    bool exactly = false;            // whether `nearest` is the point there
    Vector<1> nearest;
    for (std::size_t block = within_from(0); block < body.blocks().size();
         block = within_from(block + 1)) {
      const std::size_t first = block * Body::lanes;
      for (std::size_t i = first; i < std::min(first + Body::lanes, body.size()); ++i) {
        if (dot(body.at(i), v) > limit) continue;
        if (best == body.size()) {
          best = i;
          continue;
        }
        if (!exactly) nearest = in_units(body.at(best));
        exactly = true;
        const Vector<1> other = in_units(body.at(i));
        const int further = sign_of_inner(other - nearest, n) * sign;
        if (further > 0 || (further == 0 && body.index(best) < body.index(i))) continue;
        nearest = other;
        best = i;
      }
    }
    return body.index(best);
  }

  const Body& a_;
  const Body& b_;
  const Scan& scan_;
  BitRange range_;
  double twice_the_error_;  // of `least`
};

}  // namespace gjk::certified
