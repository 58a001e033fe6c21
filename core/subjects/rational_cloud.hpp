// SPDX-License-Identifier: MIT
// The support map of points with rational coordinates by linear scan: the support points of
// gjk::VertexCloud<Rational, D>, computed in integers.
//
// Positive factors do not change which point is furthest.  So the points and the direction are each
// multiplied by a common denominator, and a candidate costs D products of integers instead of
// fractions in lowest terms.  Measured on two bodies of 20,000 points: 12 iterations in 0.2 s
// instead of 2.2 s.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/gjk/support.hpp"
#include "core/subjects/number.hpp"

namespace subjects {

// Keeps a view of the points, which must outlive it.  If several points are furthest, the lowest
// index wins.
template <int D>
class RationalCloud {
 public:
  static constexpr int dimension = D;

  explicit RationalCloud(std::span<const gjk::Vec<Rational, D>> points) : points_(points) {
    Integer common(1);
    for (const gjk::Vec<Rational, D>& point : points_) {
      include_denominators(common, point);
      for (const Rational& x : point.x) {
        const Rational size = abs(x);
        if (magnitude_ < size) magnitude_ = size;
      }
    }
    integers_.reserve(points_.size());
    for (const gjk::Vec<Rational, D>& point : points_) integers_.push_back(times(common, point));
  }

  gjk::SupportPoint<Rational, D> support(const gjk::Vec<Rational, D>& direction) const {
    Integer common(1);
    include_denominators(common, direction);
    const Integers along = times(common, direction);
    std::size_t best = 0;
    Integer furthest;
    Integer candidate;
    assign_dot(furthest, integers_[0], along);
    for (std::size_t i = 1; i < integers_.size(); ++i) {
      assign_dot(candidate, integers_[i], along);
      if (furthest < candidate) {
        std::swap(furthest, candidate);
        best = i;
      }
    }
    return {points_[best], best};
  }

  const Rational& magnitude() const { return magnitude_; }
  template <typename See>
  void see_boxes(const See& see) const {
    for (const gjk::Vec<Rational, D>& point : points_) see(gjk::absolute(point));
  }

 private:
  using Integers = std::array<Integer, D>;

  static void include_denominators(Integer& common, const gjk::Vec<Rational, D>& vector) {
    for (const Rational& x : vector.x) {
      const Integer divisor = denominator(x);
      if (common % divisor != 0) common = lcm(common, divisor);
    }
  }

  // Requires a multiple of all denominators.
  static Integers times(const Integer& common, const gjk::Vec<Rational, D>& vector) {
    Integers result;
    for (std::size_t i = 0; i < D; ++i) {
      result[i] = numerator(vector[i]) * Integer(common / denominator(vector[i]));
    }
    return result;
  }

  // Avoids temporaries, which would cost more than the products.
  static void assign_dot(Integer& sum, const Integers& a, const Integers& b) {
    mpz_mul(sum.data(), a[0].data(), b[0].data());
    for (std::size_t i = 1; i < D; ++i) {
      mpz_addmul(sum.data(), a[i].data(), b[i].data());
    }
  }

  std::span<const gjk::Vec<Rational, D>> points_;
  std::vector<Integers> integers_;  // points times a common denominator
  Rational magnitude_{0};
};

}  // namespace subjects
