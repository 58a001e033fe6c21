// SPDX-License-Identifier: MIT
// Random comparisons of every kind for the error measures, and their values in MPFR: d far from d*,
// ulps away, exactly equal, zero on either side, exponents over the whole range of double.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <map>
#include <string>

#include "core/cases/choices.hpp"
#include "core/subjects/mpfr_numbers.hpp"
#include "oracle/judge/measures.hpp"

namespace oracle {

using cases::Choices;
// 1200 digits: 3986 bits.  Distances of at most 2100 bits between leading and last digit leave
// enough for differences that are not zero.
using Wide = boost::multiprecision::number<boost::multiprecision::mpfr_float_backend<1200>,
                                           boost::multiprecision::et_off>;

inline constexpr std::uint64_t seed = 20240811;
inline constexpr int rounds = 100000;
inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double least = std::numeric_limits<double>::denorm_min();

struct Question {
  std::string kind;
  double distance = 0;
  Square<Integer> truth;
};

inline Integer random_integer(Choices& choices, int bits_max) {
  const int bits = choices.between(1, bits_max);
  Integer result = 1;
  for (int i = 1; i < bits; ++i) result = 2 * result + static_cast<int>(choices.below(2));
  return result;
}

inline double random_double(Choices& choices, int exponent_min, int exponent_max) {
  const double share = choices.share(53);
  return std::ldexp(1 + share, choices.between(exponent_min, exponent_max));
}

inline double moved_by_ulps(double x, int ulps) {
  for (; ulps > 0; --ulps) x = std::nextafter(x, infinity);
  for (; ulps < 0; ++ulps) x = std::nextafter(x, 0.0);
  return x;
}

inline Question random_question(std::uint64_t index) {
  Choices choices = Choices::keyed(seed, "measures", index);
  Question result;
  const bool wide = choices.one_in(8);  // half of the time too wide for integers of fixed width
  result.truth.numerator = random_integer(choices, wide ? 1000 : 330);
  result.truth.denominator = random_integer(choices, wide ? 1000 : 220);
  result.truth.exponent = wide ? choices.between(-1000, 1000) : choices.between(-2000, 1600);
  switch (index % 8) {
    case 0:
      result.kind = "far apart";
      result.distance = random_double(choices, -1000, 1000);
      break;
    case 1:
      result.kind = "ulps apart";
      result.distance = *rounded_root(result.truth, binary64);
      result.distance = moved_by_ulps(result.distance, choices.between(-4, 4));
      break;
    case 2:
      result.kind = "digits apart";
      result.distance = *rounded_root(result.truth, binary64);
      result.distance *= 1 + std::ldexp(choices.fraction(20), -choices.between(0, 40));
      break;
    case 3:
      result.kind = "equal";
      result.distance = random_double(choices, -1070, 1000);
      result.truth = squared<Integer>(result.distance);
      break;
    case 4:  // far below an ulp
      result.kind = "nearly equal";
      result.distance = random_double(choices, -1000, 1000);
      result.truth = squared<Integer>(result.distance);
      result.truth.numerator <<= 200;
      result.truth.numerator += choices.between(-3, 3);
      result.truth.exponent -= 200;
      break;
    case 5:  // where 1 + r loses the digits of d^2 / q
      result.kind = "half of the digits apart";
      result.distance = *rounded_root(result.truth, binary64);
      result.distance =
          std::ldexp(result.distance * (1 + choices.share(53)), -choices.between(1, 60));
      break;
    case 6: result.kind = "d = 0"; break;
    default:
      result.kind = index % 80 == 7 ? "both 0" : "d* = 0";
      result.truth.numerator = 0;
      if (index % 80 != 7) result.distance = random_double(choices, -1074, 1000);
  }
  return result;
}

inline Wide wide(const Square<Integer>& square) {
  return ldexp(Wide(square.numerator) / Wide(square.denominator), square.exponent);
}

inline Rational rational(const Square<Integer>& square) {
  const unsigned shift = static_cast<unsigned>(std::abs(square.exponent));
  const Rational power{Integer(Integer(1) << shift)};
  const Rational result(square.numerator, square.denominator);
  return square.exponent < 0 ? Rational(result / power) : Rational(result * power);
}

inline void print(const std::map<std::string, int>& kinds) {
  std::cout << "seed " << seed;
  for (const auto& [kind, count] : kinds) std::cout << "; " << kind << ' ' << count;
  std::cout << '\n';
}

}  // namespace oracle
