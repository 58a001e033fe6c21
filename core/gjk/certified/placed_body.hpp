// SPDX-License-Identifier: MIT
// Prepared bodies that have moved, and their Minkowski difference in floating point.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <stdexcept>

#include "core/gjk/affine.hpp"
#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// The image {B p + t} of a body, which outlives it and keeps its points, without preparing it again.
//
// Nothing of it is rounded: what is proved of the placed body holds for the real numbers B p + t,
// with the numbers of B and t as they are stored.  So B may be any matrix: shearing, mirroring,
// singular.  A rotation stored in floating point is nearly one, and so is a matrix made of a
// quaternion or of angles: making it rounds, and exact from there on is the matrix.
template <Binary S, int D>
class PlacedBody {
 public:
  // Throws std::invalid_argument if a number of the placement is infinite or NaN.  Inlined, because an
  // engine places bodies anew in each query.
  [[gnu::always_inline]] PlacedBody(const PreparedBody<S, D>& body, const Affine<S, D>& placement)
      : body_(&body), placement_(placement) {
    S squares(0);
    S reach_squares(0);  // of |B| times the extent
#pragma GCC unroll 3
    for (std::size_t i = 0; i < D; ++i) {
      const Vec<S, D>& row = placement.linear[i];
      S reach = product(std::abs(row[0]), body.extent()[0]);
      for (std::size_t j = 1; j < D; ++j) {
        reach = reach + product(std::abs(row[j]), body.extent()[j]);
      }
      squares = squares + dot(row, row);
      reach_squares = reach_squares + product(reach, reach);
    }
    // Finite sums of squares have finite terms.
    const Vec<S, D>& t = placement.translation;
    if (!std::isfinite(squares + dot(t, t))) check(placement);
    const S turned = product(squares, product(body.radius(), body.radius()));
    radius_ = std::sqrt(std::min(turned, reach_squares));
    is_small_ = squares <= product(range<S>, range<S>) && body.radius() <= range<S>;
  }

  PlacedBody(PreparedBody<S, D>&&, const Affine<S, D>&) = delete;  // it would not outlive this

  const PreparedBody<S, D>& body() const { return *body_; }
  const Affine<S, D>& placement() const { return placement_; }
  // At least the length of |B| |p| of every point up to 8u, if in range, |.| number by number: the
  // Frobenius norm ‖B‖ times ‖p‖, or where B shortens long axes |B| times the largest coordinates.
  S radius() const { return radius_; }
  // Whether neither ‖B‖ nor a point is above the range of PlacedBounds.
  bool is_small() const { return is_small_; }

 private:
  static void check(const Affine<S, D>& placement) {
    bool finite = true;
    for (const Vec<S, D>& row : placement.linear) {
      for (const S& x : row.x) finite = finite && std::isfinite(x);
    }
    for (const S& x : placement.translation.x) finite = finite && std::isfinite(x);
    if (!finite) throw std::invalid_argument("a placement is not finite");
  }

  const PreparedBody<S, D>* body_;
  Affine<S, D> placement_;
  S radius_;
  bool is_small_;
};

inline BitRange known_bits(const BitRange& range) { return range.empty() ? BitRange{0, 1} : range; }

// The bits of all B p + t: three products and t.
template <Binary S, int D>
BitRange bits_of(const PlacedBody<S, D>& placed) {
  BitRange factors;
  for (const Vec<S, D>& row : placed.placement().linear) factors.add(row);
  const BitRange points = known_bits(placed.body().bits());
  const BitRange linear = known_bits(factors);
  BitRange range{points.lowest + linear.lowest, points.highest + linear.highest + 2};
  range.add(placed.placement().translation);
  ++range.highest;
  return range;
}

// A - B of {B p + s} and {C q + t}, as PreparedDifference: {B p} - {C q + r} with r = fl(t - s), so that
// rounding depends on the distance of the bodies but not on that from the origin.  Placed bodies
// outlive it.  Its functions are inlined in the loop: called, they took half of what placing costs.
template <Binary S, int D>
class PlacedDifference {
 public:
  using Number = S;
  static constexpr int dimension = D;

  PlacedDifference(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b)
      : a_(a),
        b_(b),
        apart_(b.placement().translation - a.placement().translation),
        radius_(b.radius() + norm(dot(apart_, apart_))) {}

  const PreparedBody<S, D>& a() const { return a_.body(); }
  const PreparedBody<S, D>& b() const { return b_.body(); }
  const PlacedBody<S, D>& placed_a() const { return a_; }
  const PlacedBody<S, D>& placed_b() const { return b_; }

  S radii() const { return a_.radius() + radius_; }  // R_A + R_B of PlacedBounds
  bool is_in_range() const {
    return a_.is_small() && b_.is_small() && in_range(std::max(a_.radius(), radius_));
  }
  // Widest interval accepted without escalating: all bounds together, in units of u, for n = 3 are
  // 7.1 + 4.1 + 1.75 of the radii and 5.6 + 6.6 + 4.1 + 4 of the distance.
  [[gnu::always_inline]] bool narrow_enough(const Interval<S>& distance) const {
    return distance.upper - distance.lower <=
           unit_roundoff<S> * (product(S(16), radii()) + product(S(24), distance.lower));
  }

  S depth_scale() const { return radii(); }

  Vec<S, D> between_centres() const { return difference(a().centre(), b().centre()); }
  [[gnu::always_inline]] Vec<S, D> corner(std::size_t a, std::size_t b) const {
    return difference(a_.body().at(a), b_.body().at(b));
  }

  // Whether no image and no corner is rounded: B p + s and C q + t use no more bits than S has digits,
  // but two for the sums with t - s.  In range, the least of them are normal numbers.
  bool has_exact_zeros() const {
    BitRange bits = bits_of(a_);
    bits.add(bits_of(b_));
    return bits.bits() + 2 <= std::numeric_limits<S>::digits;
  }
  Vec<S, D> along_a(const Vec<S, D>& v) const { return a_.placement().transposed_image(v); }
  Vec<S, D> along_b(const Vec<S, D>& v) const { return b_.placement().transposed_image(v); }

  // The support mapping of T(A) is T(s_A(B^T v)) [vdB99 Theorem 1].
  template <typename Scan>
  [[gnu::always_inline]] Extremes<S> extremes(const Scan& scan, const Vec<S, D>& v) const {
    return look(scan, v, false);
  }
  template <typename Scan>
  [[gnu::always_inline]] Extremes<S> hurried(const Scan& scan, const Vec<S, D>& v) const {
    return look(scan, v, true);
  }

 private:
  [[gnu::always_inline]] Vec<S, D> difference(const Vec<S, D>& p, const Vec<S, D>& q) const {
    return a_.placement().linear_image(p) - (b_.placement().linear_image(q) + apart_);
  }
  template <typename Scan>
  [[gnu::always_inline]] Extremes<S> look(const Scan& scan, const Vec<S, D>& v,
                                          bool hurried) const {
    return scan.placed(a(), b(), Places<S, D>{a_.placement(), b_.placement(), apart_}, v, hurried);
  }

  const PlacedBody<S, D>& a_;
  const PlacedBody<S, D>& b_;
  Vec<S, D> apart_;
  S radius_;
};

}  // namespace gjk::certified
