// SPDX-License-Identifier: MIT
// Discrete stochastic arithmetic [Vignes93]: each result that is not exact is rounded to one of its
// two neighbours at random.  The digits that several runs share are those that rounding leaves.
#pragma once

#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>

#include "core/gjk/scalar.hpp"
#include "core/subjects/float_format.hpp"
#include "core/subjects/number.hpp"

namespace subjects {

// The sample of this thread.  The direction of a rounding is a function of the exact result and the
// sample, mixed as in splitmix64 [Steele14], and not the next of a row of random numbers: compilers
// compute the operands of an expression in orders of their own.
class RandomRounding {
 public:
  explicit RandomRounding(std::uint64_t of_query) { sample = of_query; }

  static bool away_from_nearest(double nearest, double error) {
    return mixed(mixed(std::bit_cast<std::uint64_t>(nearest) + sample) ^
                 std::bit_cast<std::uint64_t>(error)) >>
               63 !=
           0;
  }

 private:
  static std::uint64_t mixed(std::uint64_t z) {
    z += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }
  static inline thread_local std::uint64_t sample = 0;
};

// The exact result lies between the nearest number and its neighbour on the side of the error, which
// error-free transformations give: TwoSum, and the fused product [Ogita05].
template <std::floating_point F>
class Stochastic {
 public:
  constexpr Stochastic() = default;
  explicit Stochastic(double x) : x_(static_cast<F>(x)) {}
  explicit Stochastic(const Rational& x) : Stochastic(static_cast<double>(x)) {}

  static FloatFormat format() {
    using Limits = std::numeric_limits<F>;
    return {Limits::digits, Limits::min_exponent - Limits::digits, Limits::max_exponent};
  }
  Rational exact() const { return Rational(static_cast<double>(x_)); }

  friend Stochastic operator+(Stochastic a, Stochastic b) {
    const F sum = a.x_ + b.x_;
    const F of_b = sum - a.x_;
    return rounded(sum, (a.x_ - (sum - of_b)) + (b.x_ - of_b));
  }
  friend Stochastic operator-(Stochastic a, Stochastic b) { return a + -b; }
  friend Stochastic operator*(Stochastic a, Stochastic b) {
    const F product = a.x_ * b.x_;
    return rounded(product, std::fma(a.x_, b.x_, -product));
  }
  friend Stochastic operator/(Stochastic a, Stochastic b) {
    const F quotient = a.x_ / b.x_;
    const F rest = std::fma(-quotient, b.x_, a.x_);
    return rounded(quotient, b.x_ < 0 ? -rest : rest);
  }
  Stochastic square_root() const {
    const F root = std::sqrt(x_);
    return rounded(root, std::fma(-root, root, x_));
  }
  Stochastic operator-() const { return from(-x_); }
  friend bool operator==(Stochastic a, Stochastic b) { return a.x_ == b.x_; }
  friend auto operator<=>(Stochastic a, Stochastic b) { return a.x_ <=> b.x_; }

 private:
  static Stochastic from(F x) {
    Stochastic result;
    result.x_ = x;
    return result;
  }
  // `error`: a number of the sign of what rounding to `nearest` left out.  Not finite where the result
  // overflows, 0 where a product underflows: then nothing is known of it.
  static Stochastic rounded(F nearest, F error) {
    if (error == 0 || !std::isfinite(error)) return from(nearest);
    const bool is_away =
        RandomRounding::away_from_nearest(static_cast<double>(nearest), static_cast<double>(error));
    if (!is_away) return from(nearest);
    constexpr F most = std::numeric_limits<F>::max();
    const F neighbour = std::nextafter(nearest, error < 0 ? -most : most);
    return from(neighbour);
  }

  F x_ = 0;
};

}  // namespace subjects

// u is that of rounding to nearest, so that tolerances are those of the scalar; the error of one
// operation is up to 2u.
template <std::floating_point F>
struct gjk::ScalarTraits<subjects::Stochastic<F>> {
  using S = subjects::Stochastic<F>;
  static S unit_roundoff() { return S(static_cast<double>(ScalarTraits<F>::unit_roundoff())); }
  static S smallest() { return S(static_cast<double>(ScalarTraits<F>::smallest())); }
  static S square_root(const S& x) { return x.square_root(); }
};
