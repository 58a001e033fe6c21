// SPDX-License-Identifier: MIT
// Toy floating point: P significant bits, few enough to enumerate all inputs of the core.
#pragma once

#include <bit>
#include <cstdint>

#include "core/gjk/scalar.hpp"

namespace subjects {

// Rounds to the nearest number of P bits, ties to even, with the exponents of double: P changes the
// rounding and nothing else.  Each operation rounds twice, first to 53 bits, which changes nothing
// as 53 >= 2P + 2 [Figueroa95, for sums, products, quotients and roots].  NaN and infinities stay.
template <int P>
class Toy {
  static_assert(2 <= P && P <= 25);

 public:
  constexpr Toy() = default;
  constexpr explicit Toy(double x) : x_(rounded(x)) {}

  constexpr double value() const { return x_; }

  friend constexpr Toy operator+(Toy a, Toy b) { return Toy(a.x_ + b.x_); }
  friend constexpr Toy operator-(Toy a, Toy b) { return Toy(a.x_ - b.x_); }
  friend constexpr Toy operator*(Toy a, Toy b) { return Toy(a.x_ * b.x_); }
  friend constexpr Toy operator/(Toy a, Toy b) { return Toy(a.x_ / b.x_); }
  constexpr Toy operator-() const { return Toy(-x_); }
  friend constexpr bool operator==(Toy a, Toy b) { return a.x_ == b.x_; }
  friend constexpr auto operator<=>(Toy a, Toy b) { return a.x_ <=> b.x_; }

 private:
  // In the bits of a double the digits that fall away are the lowest; a carry into the exponent is
  // the next power of two, and half of a unit less one, more where the last bit kept is odd, breaks
  // ties to even.
  static constexpr double rounded(double x) {
    constexpr int dropped = 53 - P;
    constexpr std::uint64_t half = std::uint64_t{1} << (dropped - 1);
    const auto bits = std::bit_cast<std::uint64_t>(x);
    if ((bits >> 52 & 0x7ff) == 0x7ff) return x;
    return std::bit_cast<double>((bits + (half - 1) + (bits >> dropped & 1)) & ~(2 * half - 1));
  }

  double x_ = 0;
};

}  // namespace subjects

template <int P>
struct gjk::ScalarTraits<subjects::Toy<P>> {
  using S = subjects::Toy<P>;
  static S unit_roundoff() { return S(1.0 / (std::uint64_t{1} << P)); }
  static S smallest() { return S(0x1p-1022); }
};
