// SPDX-License-Identifier: MIT
#include "core/cases/form/rational_text.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <string>

namespace cases {
namespace {

struct Fraction {
  std::string_view numerator;
  std::string_view denominator;
};

Fraction fraction(std::string_view rational) {
  if (rational.starts_with('-')) rational.remove_prefix(1);
  const std::size_t slash = rational.find('/');
  if (slash == std::string_view::npos) return {rational, "1"};
  return {rational.substr(0, slash), rational.substr(slash + 1)};
}

using boost::multiprecision::cpp_int;

cpp_int product(std::string_view x, std::string_view y) {
  return cpp_int(std::string(x)) * cpp_int(std::string(y));
}

}  // namespace

bool is_negative(std::string_view rational) {
  return rational.starts_with('-') && fraction(rational).numerator != "0";
}

// p/q > r/s is p s > r q.  Usually the numbers of digits decide, which keeps long texts cheap.
bool exceeds(std::string_view x, std::string_view y) {
  const Fraction one = fraction(x);
  const Fraction other = fraction(y);
  if (one.numerator == "0") return false;
  if (other.numerator == "0") return true;
  // A product of numbers with m and n digits has m + n - 1 or m + n digits.
  const std::size_t left = one.numerator.size() + other.denominator.size();
  const std::size_t right = other.numerator.size() + one.denominator.size();
  if (left > right + 1) return true;
  if (right > left + 1) return false;
  return product(one.numerator, other.denominator) > product(other.numerator, one.denominator);
}

}  // namespace cases
