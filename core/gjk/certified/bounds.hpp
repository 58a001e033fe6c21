// SPDX-License-Identifier: MIT
// What floating point proves: bounds of a distance and of a penetration depth, and that bodies
// overlap.
//
// u is the unit roundoff, fl(.) a computed value, M the largest |coordinate| of the two bodies,
// R_A and R_B the largest ‖p‖ of each.  Assumed are rounding to nearest and gradual underflow
// (assumptions_hold), and coordinates and directions within `in_range` and `long_enough`: no sum or
// product overflows, and what underflow adds is, summed up, less than a hundredth of u times the
// smallest length in a bound.  All bounds are of first order in u with a factor of 1.01 for the
// orders above: the largest sum of coefficients is 30, and (1 + 30u)^2 < 1.01 at u = 2^-24 too.  Only
// the sums of `enclosing`, 368 and 614, are larger; their factor is 1.07.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/lean_simplex.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

#ifdef GJKPROOF_STUDIES_FAST_MATH
#error "no certified answer can be had under -ffast-math"
#endif

namespace gjk::certified {

// x 2^power, rounded towards `end`, which is 0 or infinity, if it is not a normal number.
inline double rounded_towards(double end, double x, int power) {
  const double result = std::ldexp(x, power);
  if (std::isinf(result) && end == 0) return std::numeric_limits<double>::max();
  // The least normal number may be one that was rounded up.
  if (result > std::numeric_limits<double>::min()) return result;
  const double back = std::ldexp(result, -power);
  return (end == 0 ? back <= x : x <= back) ? result : std::nextafter(result, end);
}

// The interval times 2^power, or a little more.
inline Interval<double> outwards(const Interval<double>& interval, int power) {
  return {rounded_towards(0, interval.lower, power),
          rounded_towards(std::numeric_limits<double>::infinity(), interval.upper, power)};
}

// Whether this thread rounds to nearest and keeps subnormal numbers, judged by three sums: each
// rounding that is not to nearest moves one of the first two.  Whether the compiler keeps to the
// order of sums and rounds products before it adds them, where rounding.hpp can only be told so: a
// fused square of 1 + 2u is more than 1 + 4u.  Volatile, lest a compiler adds them.
template <Binary S>
bool assumptions_hold() {
  static const volatile S one = 1;
  static const volatile S three_quarters_of_gap = 3 * unit_roundoff<S> / 2;
  static const volatile S quarter_of_gap = unit_roundoff<S> / 2;
  static const volatile S smallest = std::numeric_limits<S>::denorm_min();
  static const volatile S next = 1 + 2 * unit_roundoff<S>;
  static const volatile S square = 1 + 4 * unit_roundoff<S>;
  const S first = one;
  const S above = first + three_quarters_of_gap;
  const S below = first + quarter_of_gap;
  const S least = smallest;
  const S factor = next;
  const S rest = product(factor, factor) - square;
  return above > S(1) && below - first == S(0) && least + least > S(0) && rest == S(0);
}

// Magnitudes M for which the bounds below hold.  With e the exponent range (1022 or 126), the
// products of eight lengths that lean_simplex.hpp computes stay in range at M = 2^(e/10): with
// ‖y‖ <= 2 sqrt(3) M and ‖d‖ twice that, ‖y x d‖^4 <= (24 M^2)^4.
template <Binary S>
inline constexpr S range = std::same_as<S, float> ? S(0x1p12) : S(0x1p100);

template <Binary S>
bool in_range(const S& magnitude) {
  return magnitude <= range<S> && magnitude >= 1 / range<S>;
}

// ‖v‖ >= 2^(-9e/20) of a direction, or of a point of A - B.  Underflow, 2^-1075 or 2^-150 in a
// product, is then nothing beside u M ‖v‖ or u ‖v‖^2.
template <Binary S>
inline constexpr S shortest_squared = S(1) / (range<S> * range<S> * range<S>) /
                                      (range<S> * range<S> * range<S>) /
                                      (range<S> * range<S> * range<S>);

template <Binary S>
bool long_enough(const S& vv) {
  return vv >= shortest_squared<S>;
}

// fl(sqrt(fl(v.v))): (1 + u)^3 on a sum of squares, of which the root takes half, and its own
// rounding: within 2.5u of ‖v‖.
template <Binary S>
S norm(const S& vv) {
  return std::sqrt(vv);
}

// The coefficients of the bounds below, in units of u, each derived above its function.
struct ProvedBounds {
  static constexpr double products = 3.04;    // lower bound: of R_A + R_B
  static constexpr double shared = 3.6;       // touching at a shared vertex: of R_A + R_B
  static constexpr double lower_norm = 5.6;   // lower bound: of fl(g / norm)
  static constexpr double corners = 1.01;     // upper bound: n + 1 times of sum lambda_i ‖y_i‖
  static constexpr double upper_norm = 3.6;   // upper bound: n and this of the norm
  static constexpr double facets = 4.06;      // distance of a facet: of R_A + R_B
  static constexpr double determinant = 10;   // of the permanent in space
  static constexpr double determinant_2 = 5;  // of the permanent in the plane
  static constexpr double enclosing = 400;    // least volume: of (R_A + R_B)^3
  static constexpr double placing = 0;        // of R_A + R_B: error of the points of a corner
  static constexpr double ending = 0.75;      // of R_A + R_B: proves nothing, but ends a search
  static constexpr double coplanar = 16;      // of R_A + R_B: proves nothing, but ends a hull
};

// The same for placed bodies {B p + s} and {C q + t}.  With r = t - s they are, moved by -s, the
// points B p and C q + r.  The bounds hold with
//
//   R_A >= ‖|B| |p|‖,   R_B >= ‖|C| |q|‖ + ‖r‖    of every point, |.| taken number by number,
//
// because each error below is at most the product of a vector with |B| |p|, |C| |q| and |r|.  A
// relative error of R_A and R_B, at most 10u, is of second order.  No norm of B and C, no point and
// no radius is above `range`, and the larger radius R is in range.  What underflow adds to B^T v and
// C^T v, times a point, is then nothing beside u R ‖v‖, nor is what it takes from the squares of a
// shorter radius.
//
// Support points are those along fl(B^T v) and fl(C^T v), each component a sum of D products, hence
//
//   fl(p.fl(B^T v)) is within 3u + 3u of p.B^T v, relative to |v|.|B| |p|
//   fl(fl(q.fl(C^T v)) + fl(fl(r).v)) is within 7u and 5u, relative to |v|.|C| |q| and |v|.|r|:
//
// 7u (R_A + R_B) ‖v‖ in place of the 3u of `lower_bound` and `separates`.
//
// A corner is fl(a - b) of a = fl(B p), within 3u |B| |p|, and of b = fl(fl(C q) + fl(r)), within
// 4u |C| |q| + 2u |r|.  So each corner is within u of a difference of two points, as the bounds
// assume, and these are within E = 4u (R_A + R_B) of the difference of the exact ones: so much
// more is between a facet and its computed corners.
struct PlacedBounds : ProvedBounds {
  static constexpr double products = 7.1;
  static constexpr double shared = 13.2;
  static constexpr double facets = 8.2;
  static constexpr double enclosing = 660;
  static constexpr double placing = 4.1;
  static constexpr double ending = 1.75;
  static constexpr double coplanar = 32;
};

// d ‖v‖ >= min a.v - max b.v for every v.  With g = fl(fl(min) - fl(max)):
//
//   fl(p.v) is within 3u ‖p‖ ‖v‖ of p.v                          [Higham02 §3.1, Cauchy-Schwarz]
//   d >= (g (1 - u) - 3u (R_A + R_B) ‖v‖) / ‖v‖                  g > 0
//     >= fl(g / norm) (1 - u) (1 - u) (1 - 2.5u) - 3u (R_A + R_B)
//
// and one u for the last difference: 5.5u fl(g / norm) + 3u (R_A + R_B).
template <typename Bounds, Binary S>
S lower_bound(const Extremes<S>& extremes, const S& norm, const S& radii) {
  constexpr S u = unit_roundoff<S>;
  const S along = (extremes.least_of_a - extremes.greatest_of_b) / norm;
  const S bound =
      along - (product(S(Bounds::lower_norm) * u, along) + product(S(Bounds::products) * u, radii));
  return bound > S(0) ? bound : S(0);
}

// Whether a.v > b.v for all points of A and B, in the symbols above.  That is so if
//
//   g (1 - u) > 3u (R_A + R_B) ‖v‖,    and ‖v‖ <= norm (1 + 2.5u).
//
// The sum of the radii and the three products err by u each; 3u (1 + 7.5u) is below 3.04u.  A norm
// that is infinite or NaN proves nothing.
template <typename Bounds, Binary S>
bool separates(const Extremes<S>& extremes, const S& norm, const S& radii) {
  const S error = product(product(S(Bounds::products) * unit_roundoff<S>, radii), norm);
  return extremes.least_of_a - extremes.greatest_of_b > error;
}

// Bodies that share the vertex w touch, and do not overlap, if a plane through w has A on one side
// and B on the other: if w.v <= p.v for all p of A, and w.v >= q.v for all q of B, with v != 0.  For
// copies of w that needs no proof.  All other p have it if
//
//   fl(p.v) > fl(fl(w.v) + e),    e >= (3u R_A + 4u ‖w‖) ‖v‖,
//
// for the products err by 3u (R_A + ‖w‖) ‖v‖, and the sum by u ‖w‖ ‖v‖ and u e.  w is a vertex of
// both: ‖w‖ is at most R_A and R_B, and e = 3.5u (R_A + R_B) ‖v‖ is enough.  The same holds for B
// with the directions turned round.  Second orders as in `separates`.
//
// Placed bodies share a vertex where a corner is zero and was not rounded (has_exact_zeros).  Then
// B (p - w).v, with the w of this body, is not negative if the same holds along fl(B^T v) with
//
//   e >= (6u R_A + 7u R_A) ‖v‖,
//
// for the products err by 6u |v|.|B| |p| and 6u |v|.|B| |w|.
template <typename Bounds, Binary S, int D, typename Scan>
bool lies_beyond(const PreparedBody<S, D>& body, const Scan& scan, const Vec<S, D>& w,
                 const Vec<S, D>& v, const S& norm, const S& radii) {
  const S limit = dot(w, v) + product(product(S(Bounds::shared) * unit_roundoff<S>, radii), norm);
  const std::size_t blocks = body.blocks().size();
  // The only block of a small body is looked at without a scan that would find it.
  const auto from = [&](std::size_t block) {
    return block + 1 < blocks ? scan.block_within(body, block, v, limit) : block;
  };
  for (std::size_t block = from(0); block < blocks; block = from(block + 1)) {
    const std::size_t first = block * PreparedBody<S, D>::lanes;
    const std::size_t end = std::min(first + PreparedBody<S, D>::lanes, body.size());
    for (std::size_t place = first; place < end; ++place) {
      const Vec<S, D> p = body.at(place);
      if (!(dot(p, v) > limit) && !(p == w)) return false;
    }
  }
  return true;
}
// Whether that proves that the bodies touch where the points at places a and b meet.
template <typename Bounds, typename Difference, typename Scan, Binary S, int D>
bool touches_at(const Difference& difference, const Scan& scan, std::size_t a, std::size_t b,
                const Vec<S, D>& v) {
  const S square = dot(v, v);
  if (!long_enough(square) || !(square <= std::numeric_limits<S>::max())) return false;
  const S length = norm(square);
  const S radii = difference.radii();
  return lies_beyond<Bounds>(difference.a(), scan, difference.a().at(a), difference.along_a(v),
                             length, radii) &&
         lies_beyond<Bounds>(difference.b(), scan, difference.b().at(b),
                             S(-1) * difference.along_b(v), length, radii);
}

// z = sum lambda_i y_i / sum lambda_i is a point of A - B for all weights lambda_i >= 0 with a
// positive sum; n of them.  Each computed y_i is within u of the difference, componentwise:
//
//   ‖fl(sum lambda_i y_i) - sum lambda_i y_i‖ <= (n + 1) u sum lambda_i ‖y_i‖
//   fl(sum lambda_i) is within (n - 1) u of the sum
//   d <= ‖z‖ <= (norm (1 + 2.5u) + (n + 1) u sum lambda_i ‖y_i‖) / sum lambda_i
//
// and u each for the last sum and quotient: (n + 3.5) u norm.  sum lambda_i ‖y_i‖ is at most
// sqrt(sum lambda_i times sum lambda_i y_i.y_i) by Cauchy and Schwarz.  Corners that are each within
// E of a point of A - B add E.
template <typename Bounds, Binary S, int D>
[[gnu::noinline]] S upper_bound(const LeanSimplex<S, D>& simplex, const std::array<S, 4>& lambda,
                                const S& radii) {
  constexpr S u = unit_roundoff<S>;
  Vec<S, D> sum{};
  S weights(0);
  S squares(0);
  for (std::size_t i = 0; i < simplex.size(); ++i) {
    const Vec<S, D> y = simplex[i].y();
    sum = sum + lambda[i] * y;
    weights = weights + lambda[i];
    squares = squares + product(lambda[i], dot(y, y));
  }
  const S square = dot(sum, sum);
  if (!long_enough(square)) return std::numeric_limits<S>::infinity();
  const S n = static_cast<S>(simplex.size());
  const S length = norm(square);
  S slack = product((n + S(Bounds::upper_norm)) * u, length) +
            product((n + 1) * S(Bounds::corners) * u, std::sqrt(weights * squares));
  if constexpr (Bounds::placing > 0) slack += product(S(Bounds::placing) * u * radii, weights);
  return (length + slack) / weights;
}

// For overlapping bodies: the penetration depth is at most h(n) / ‖n‖ for every n, where h(n) is the
// largest y.n of A - B.  With the extremes along v = -n and g as in lower_bound, h(n) = -g, and the
// same errors count the other way.
template <typename Bounds, Binary S>
S depth_upper_bound(const Extremes<S>& extremes, const S& norm, const S& radii) {
  constexpr S u = unit_roundoff<S>;
  const S along = (extremes.greatest_of_b - extremes.least_of_a) / norm;
  const S size = std::abs(along);
  return along +
         (product(S(Bounds::lower_norm) * u, size) + product(S(Bounds::products) * u, radii));
}

// The distance of the origin from the hull of points Y_i of A - B, computed as y_i, is at least
// min n.Y_i / ‖n‖ for every n.  fl(n.y_i) is within 3u ‖n‖‖y_i‖ of n.y_i, and that within u ‖n‖‖Y_i‖
// of n.Y_i: 4u (R_A + R_B) ‖n‖.  The quotient by the norm errs as in lower_bound.
template <typename Bounds, Binary S>
S facet_lower_bound(const S& least, const S& norm, const S& radii) {
  constexpr S u = unit_roundoff<S>;
  const S along = least / norm;
  return along -
         (product(S(Bounds::lower_norm) * u, along) + product(S(Bounds::facets) * u, radii));
}

// The same from above, of fl(h(n) / ‖n‖) >= 0: polygon_depth.hpp derives it.
template <typename Bounds, Binary S>
S facet_upper_bound(const S& along, const S& radii) {
  constexpr S u = unit_roundoff<S>;
  return along +
         (product(S(Bounds::lower_norm) * u, along) + product(S(Bounds::facets) * u, radii));
}

template <Binary S, std::size_t D>
using Corners = std::array<const std::array<S, D>*, D>;

// The determinant of D corners of A - B, in space by cofactors of the first, and the permanent of the
// |y_ij|.
template <Binary S>
struct Determinant {
  S value{0};
  S permanent{0};
};
template <Binary S, std::size_t D>
Determinant<S> determinant_of(const Corners<S, D>& y) {
  if constexpr (D == 2) {
    const S first = product((*y[0])[0], (*y[1])[1]);
    const S second = product((*y[0])[1], (*y[1])[0]);
    return {first - second, std::abs(first) + std::abs(second)};
  } else {
    Determinant<S> sum;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t j = (i + 1) % 3;
      const std::size_t k = (i + 2) % 3;
      const S first = product((*y[1])[j], (*y[2])[k]);
      const S second = product((*y[1])[k], (*y[2])[j]);
      const S factor = (*y[0])[i];
      sum.value = sum.value + product(factor, first - second);
      sum.permanent = sum.permanent + product(std::abs(factor), std::abs(first) + std::abs(second));
    }
    return sum;
  }
}

// Computes the determinant of D corners of A - B; returns whether its sign is certain.
//
// In space it is a sum of six products: 3u of the corners' own rounding, 2u for the cofactors, u for
// the product and 2u for the sums, 8u times the permanent of the |y_ij|; computed permanents are
// below it by at most 5u of themselves.  In the plane 2u + 2u.  A factor of 5/4 covers the orders
// above, and underflow in a cofactor is multiplied by at most 4M.  `slack`: what else it may err by.
template <typename Bounds, Binary S, std::size_t D>
bool certain_determinant(const Corners<S, D>& y, S& determinant, const S& slack = S(0)) {
  constexpr S u = unit_roundoff<S>;
  // Computed by the compiler: a processor takes hundreds of cycles to multiply a subnormal number.
  constexpr S underflow = 64 * range<S> * std::numeric_limits<S>::denorm_min();
  const Determinant<S> found = determinant_of<S, D>(y);
  determinant = found.value;
  const S error =
      product(found.permanent * S(D == 2 ? Bounds::determinant_2 : Bounds::determinant), u);
  return std::abs(determinant) > error + (underflow + slack);
}

// What certain_determinant may err by if corners are within E of those meant: with the largest
// s = |y_i1| + ... + |y_iD| + D E, which bounds that sum of both, a determinant changes by at most
// D E s^(D - 1), corner by corner.  `corner(i)`: the i-th of n.
template <typename Bounds, int D, Binary S, typename CornerAt>
S slack_of_placing(std::size_t n, const CornerAt& corner, const S& radii) {
  if constexpr (Bounds::placing > 0) {
    const S placing = S(Bounds::placing) * unit_roundoff<S> * radii;
    S largest(0);
    for (std::size_t i = 0; i < n; ++i) {
      S sum(0);
      for (const S& x : corner(i)) sum = sum + std::abs(x);
      largest = std::max(largest, sum);
    }
    largest = largest + D * placing;
    return product(D * placing, D == 2 ? largest : product(largest, largest));
  }
  return S(0);
}

// Whether the origin is certainly in the interior of the 4 corners that add() left, judged by their
// least volume alone.
//
// Let R = R_A + R_B.  Corners y_i are at most R long and err by uR; their differences e_i = y_i - y_3
// are at most 2R long and err by 4uR.  The errors of their own numbers, of the cross product and of the
// last sum are, of six times the volume of the origin and a face at y_3, and of the whole simplex:
//
//   det(e_i, e_j, y_3):   2 (4uR 2R R) + uR 4R^2 = 20,   2u 2 4R^2 R = 16,    3u 8R^2 R = 24:    60 u R^3
//   det(e_0, e_1, e_2):   3 (4uR 4R^2) = 48,             2u 2 4R^2 2R = 32,   3u 8R^2 2R = 48:   128 u R^3
//
// The fourth volume is the whole less the other three, 128 + 3 60 + 3 (8 + 3 4) = 368 u R^3.  Where
// each volume is larger, its sign is certain; add() found the signs that put the origin inside, by
// products that are too large to underflow.  Placed corners are within E = 4.1uR of a difference of
// points: 8.2uR more in each e_i and 4.1uR in y_3 add 49 to each of the three and 99 to the whole, 246
// to the fourth.
template <typename Bounds, Binary S, int D>
bool encloses_by_far(const LeanSimplex<S, D>& simplex, const S& radii) {
  return simplex.least_volume() >
         product(S(Bounds::enclosing) * unit_roundoff<S> * radii, product(radii, radii));
}

// Whether the origin is certainly in the interior of the simplex of D + 1 corners.  If so, the
// weights are near those of the origin, up to a common factor: by Cramer's rule they are the
// determinants of the corners but one, with alternating signs.
template <typename Bounds, Binary S, int D>
bool encloses_origin(const LeanSimplex<S, D>& simplex, const S& radii, std::array<S, 4>& weights) {
  const auto others = [&simplex](std::size_t without) {
    Corners<S, D> y{};
    for (std::size_t i = 0, n = 0; i <= D; ++i) {
      if (i != without) y[n++] = &simplex[i].x;
    }
    return y;
  };
  if (encloses_by_far<Bounds>(simplex, radii)) {
    for (std::size_t i = 0; i <= D; ++i)
      weights[i] = std::abs(determinant_of<S, D>(others(i)).value);
    return true;
  }
  const S slack = slack_of_placing<Bounds, D>(
      D + 1, [&](std::size_t i) -> const auto& { return simplex[i].x; }, radii);
  int sign = 0;
  for (std::size_t without = 0; without <= D; ++without) {
    const Corners<S, D> y = others(without);
    S determinant(0);
    if (!certain_determinant<Bounds, S, D>(y, determinant, slack)) return false;
    const int sign_here = (determinant > S(0)) == (without % 2 == 0) ? 1 : -1;
    if (sign != 0 && sign_here != sign) return false;
    sign = sign_here;
    weights[without] = std::abs(determinant);
  }
  return true;
}

}  // namespace gjk::certified
