// SPDX-License-Identifier: MIT
// The Minkowski difference of two prepared bodies, as a search in floating point sees it.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// A - B.  The bodies outlive it.
template <Binary S, int D>
class PreparedDifference {
 public:
  using Number = S;
  static constexpr int dimension = D;

  PreparedDifference(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b) : a_(a), b_(b) {}

  const PreparedBody<S, D>& a() const { return a_; }
  const PreparedBody<S, D>& b() const { return b_; }

  S magnitude() const { return std::max(a_.magnitude(), b_.magnitude()); }
  S radii() const { return a_.radius() + b_.radius(); }  // >= R_A + R_B, if in range
  bool is_in_range() const { return in_range(magnitude()); }
  // Widest interval accepted without escalating.
  [[gnu::always_inline]] bool narrow_enough(const Interval<S>& distance) const {
    return distance.upper - distance.lower <=
           unit_roundoff<S> * (product(S(24), magnitude()) + product(S(8), distance.lower));
  }

  // The length of which a share is the widest interval of a depth.
  S depth_scale() const { return magnitude(); }

  Vec<S, D> between_centres() const { return a_.centre() - b_.centre(); }
  // fl(p - q) of the points at two places.
  Vec<S, D> corner(std::size_t a, std::size_t b) const { return a_.at(a) - b_.at(b); }

  bool has_exact_zeros() const { return true; }  // whether points meet where a corner is zero
  // What a scan of each body looks along.
  const Vec<S, D>& along_a(const Vec<S, D>& v) const { return v; }
  const Vec<S, D>& along_b(const Vec<S, D>& v) const { return v; }

  template <typename Scan>
  Extremes<S> extremes(const Scan& scan, const Vec<S, D>& v) const {
    return scan(a_, b_, v);
  }
  template <typename Scan>
  Extremes<S> hurried(const Scan& scan, const Vec<S, D>& v) const {
    return hurried_scan(scan, a_, b_, v);
  }

 private:
  const PreparedBody<S, D>& a_;
  const PreparedBody<S, D>& b_;
};

}  // namespace gjk::certified
