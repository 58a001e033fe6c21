// SPDX-License-Identifier: MIT
// The Minkowski difference of two placed bodies in integers: of the points B p + t, nothing rounded.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/gjk/affine.hpp"
#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/exact/difference.hpp"
#include "core/gjk/certified/exact/numbers.hpp"
#include "core/gjk/certified/placed_body.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// A placed body in units of 2^lowest of a range that holds its bits, as bits_of gives them.
//
// With 2^b the size of the range, p below 2^c in units of 2^l, its own, and B in units of 2^(lowest
// - l) below 2^k: k + c <= b - 3.  So B p is below 2^(b - 1), and B^T n, of a normal n below 2^m, is
// below 2^(m + b - 1): one degree more than n has room for it.  Its products with differences of
// points are those of n with differences of placed points.
template <typename Numbers, int D>
class ExactPlacedBody {
 public:
  template <std::size_t Degree>
  using Number = typename Numbers::template Number<Degree>;
  using Vector = std::array<Number<1>, D>;

  ExactPlacedBody(const PlacedBody<double, D>& placed, int lowest)
      : body_(placed.body(), known_bits(placed.body().bits())),
        translation_(in_units<Numbers>(placed.placement().translation, lowest)) {
    const int unit = lowest - known_bits(placed.body().bits()).lowest;
    for (std::size_t i = 0; i < D; ++i) {
      rows_[i] = in_units<Numbers>(placed.placement().linear[i], unit);
    }
  }

  const ExactBody<Numbers, D>& body() const { return body_; }

  Vector operator[](std::size_t index) const {
    const Vector p = body_[index];
    Vector placed = translation_;
    for (std::size_t i = 0; i < D; ++i) placed[i] = placed[i] + Number<1>(inner(rows_[i], p));
    return placed;
  }

  // B^T n
  template <typename Normal>
  auto pulled_back(const std::array<Normal, D>& n) const {
    std::array<decltype(rows_[0][0] * n[0]), D> result;
    for (std::size_t j = 0; j < D; ++j) {
      Vector column;
      for (std::size_t i = 0; i < D; ++i) column[i] = rows_[i][j];
      result[j] = inner(column, n);
    }
    return result;
  }

 private:
  ExactBody<Numbers, D> body_;
  Vector translation_;
  std::array<Vector, D> rows_;  // of B
};

// As ExactDifference.
template <typename Numbers, int D, typename Scan>
class ExactPlacedDifference {
 public:
  template <std::size_t Degree>
  using Vector = std::array<typename Numbers::template Number<Degree>, D>;

  ExactPlacedDifference(const PlacedDifference<double, D>& difference, const Scan& scan, int lowest)
      : a_(difference.placed_a(), lowest),
        b_(difference.placed_b(), lowest),
        scan_(scan),
        lowest_(lowest) {}

  int lowest() const { return lowest_; }
  std::size_t corners() const { return a_.body().body().size() * b_.body().body().size(); }

  Vector<1> corner(const Pair& pair) const { return a_[pair.a] - b_[pair.b]; }

  // The least p.(B^T n) and the greatest q.(C^T n).  Along a normal that a singular matrix makes
  // zero all points are equally far.
  template <typename Number>
  Pair support(const std::array<Number, D>& n) const {
    const auto of_a = a_.pulled_back(n);
    const auto of_b = b_.pulled_back(n);
    const Vec<double, D> v = below_an_eighth(of_a);
    const Vec<double, D> w = below_an_eighth(of_b);
    const Extremes<double> extremes =
        scan_(a_.body().body(), b_.body().body(), Directions<double, D>(v, w));
    return {a_.body().least(scan_, of_a, 1, v, extremes.least_of_a),
            b_.body().least(scan_, of_b, -1, -1.0 * w, -extremes.greatest_of_b)};
  }

 private:
  ExactPlacedBody<Numbers, D> a_;
  ExactPlacedBody<Numbers, D> b_;
  const Scan& scan_;
  int lowest_;
};

// As of prepared bodies.
template <int D, typename Scan, typename Use>
auto in_integers(const PlacedDifference<double, D>& placed, const Scan& scan, const Use& use) {
  BitRange range = bits_of(placed.placed_a());
  range.add(bits_of(placed.placed_b()));
  const auto by = [&]<typename Numbers>(const Numbers& numbers) {
    return use(numbers, ExactPlacedDifference<Numbers, D, Scan>(placed, scan, range.lowest));
  };
  if (range.bits() <= ShortNumbers<1>::bits) return by(ShortNumbers<1>{});
  if (range.bits() <= ShortNumbers<2>::bits) return by(ShortNumbers<2>{});
  if (range.bits() <= ShortNumbers<3>::bits) return by(ShortNumbers<3>{});
  return by(PlacedLongNumbers{});
}

}  // namespace gjk::certified
