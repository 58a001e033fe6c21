// SPDX-License-Identifier: MIT
// p/q > r/s is p s > r q.  Usually the numbers of digits decide; otherwise the products are
// computed by schoolbook multiplication in limbs of nine digits.
#include "core/cases/form/rational_text.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cases {
namespace {

constexpr std::size_t limb_digits = 9;
constexpr std::uint64_t limb_base = 1000000000;

using Limbs = std::vector<std::uint64_t>;  // lowest first

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

Limbs limbs(std::string_view digits) {
  Limbs result;
  while (!digits.empty()) {
    const std::size_t first = digits.size() - std::min(limb_digits, digits.size());
    std::uint64_t limb = 0;
    std::from_chars(digits.data() + first, digits.data() + digits.size(), limb);
    result.push_back(limb);
    digits = digits.substr(0, first);
  }
  return result;
}

// Schoolbook multiplication, without leading zero limbs.
Limbs product(const Limbs& x, const Limbs& y) {
  Limbs result(x.size() + y.size(), 0);
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < y.size(); ++j) {
      const std::uint64_t sum = result[i + j] + x[i] * y[j] + carry;  // below 2^60 + 2^31
      result[i + j] = sum % limb_base;
      carry = sum / limb_base;
    }
    result[i + y.size()] = carry;
  }
  while (result.size() > 1 && result.back() == 0) result.pop_back();
  return result;
}

}  // namespace

bool is_negative(std::string_view rational) {
  return rational.starts_with('-') && fraction(rational).numerator != "0";
}

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
  const Limbs p = product(limbs(one.numerator), limbs(other.denominator));
  const Limbs r = product(limbs(other.numerator), limbs(one.denominator));
  if (p.size() != r.size()) return p.size() > r.size();
  return std::lexicographical_compare(r.rbegin(), r.rend(), p.rbegin(), p.rend());
}

}  // namespace cases
