// SPDX-License-Identifier: MIT
// Hex floats use integer arithmetic on the bits: independent of locale and rounding mode.
#include "core/cases/form/number_text.hpp"

#include <array>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>

#include "core/cases/file.hpp"

namespace cases {
namespace {

constexpr int precision = std::numeric_limits<double>::digits;                           // 53
constexpr int exponent_max = std::numeric_limits<double>::max_exponent - 1;              // 1023
constexpr int ulp_exponent_min = std::numeric_limits<double>::min_exponent - precision;  // -1074

// mantissa * 2^exponent; `lost` if nonzero digits did not fit into the mantissa.
struct Digits {
  std::uint64_t mantissa = 0;
  std::int64_t exponent = 0;
  bool lost = false;
  bool any = false;
};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Removes an optional sign; returns whether it was a minus.
bool take_minus(std::string_view& text) {
  if (text.empty() || (text[0] != '-' && text[0] != '+')) return false;
  const bool minus = text[0] == '-';
  text.remove_prefix(1);
  return minus;
}

// Moves the leading hex digits of `text` to `digits`.  Once the top four bits of the mantissa are
// in use, further digits do not fit; if one is not zero, the number is refused later.
void take_digits(std::string_view& text, bool fraction, Digits& digits) {
  for (; !text.empty() && hex_digit(text[0]) >= 0; text.remove_prefix(1)) {
    const auto digit = static_cast<std::uint64_t>(hex_digit(text[0]));
    const bool room = (digits.mantissa >> 60) == 0;
    digits.any = true;
    if (room) {
      digits.mantissa = digits.mantissa * 16 + digit;
    } else {
      digits.lost = digits.lost || digit != 0;
    }
    if (room && fraction) digits.exponent -= 4;
    if (!room && !fraction) digits.exponent += 4;
  }
}

// Parses the decimal exponent; empty if not valid.  Saturates at a value that no text in memory has
// enough digits to compensate.
std::optional<std::int64_t> decimal_exponent(std::string_view text) {
  constexpr std::int64_t saturated = std::int64_t{1} << 56;
  const bool minus = take_minus(text);
  if (text.empty()) return std::nullopt;
  std::int64_t value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    if (value < saturated) value = value * 10 + (c - '0');
  }
  return minus ? -value : value;
}

// Digits are a double if their set bits span at most 53 places, none below 2^-1074 or above 2^1023.
HexFloat exactly(const Digits& digits, bool minus) {
  if (digits.mantissa == 0) return {};
  const int trailing = std::countr_zero(digits.mantissa);
  const std::uint64_t odd = digits.mantissa >> trailing;
  const std::int64_t lowest = digits.exponent + trailing;
  const int width = std::bit_width(odd);
  if (lowest + width - 1 > exponent_max) return {.fault = "overflows a double"};
  if (digits.lost || width > precision) return {.fault = "needs more than 53 significant bits"};
  if (lowest < ulp_exponent_min) return {.fault = "has a bit below 2^-1074"};
  const double size = std::ldexp(static_cast<double>(odd), static_cast<int>(lowest));
  return {.value = minus ? -size : size, .fault = {}};
}

// --- decimals ---

// Whether a decimal that is out of range is too large rather than too small.  It is far from 1, so
// the position of the first nonzero digit and the exponent decide.
bool is_large(std::string_view text) {
  const std::size_t end = text.find_first_of("eE");
  const std::string_view digits = text.substr(0, end);
  const std::size_t first = digits.find_first_of("123456789");
  const std::size_t point = digits.find('.') == digits.npos ? digits.size() : digits.find('.');
  std::int64_t exponent = 0;
  if (end != text.npos) {
    std::string_view rest = text.substr(end + 1);
    if (rest.starts_with('+')) rest.remove_prefix(1);
    const auto [last, error] = std::from_chars(rest.data(), rest.data() + rest.size(), exponent);
    // No text in memory has enough digits to compensate an exponent of 19 digits.
    if (error == std::errc::result_out_of_range) return !rest.starts_with('-');
  }
  if (first == digits.npos) return false;
  return static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first) + exponent > 0;
}

template <std::floating_point Float>
std::optional<double> nearest(std::string_view text) {
  Float value = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, value);
  if (rest != end || error == std::errc::invalid_argument) return std::nullopt;
  if (error == std::errc::result_out_of_range) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (!is_large(text)) return 0.0;
    return text.starts_with('-') ? -infinity : infinity;
  }
  return value == 0 ? 0.0 : static_cast<double>(value);
}

}  // namespace

HexFloat read_hex_float(std::string_view text) {
  constexpr HexFloat refused{.fault = "is not a hex float"};
  const bool minus = take_minus(text);
  if (text.size() < 2 || text[0] != '0' || (text[1] != 'x' && text[1] != 'X')) return refused;
  text.remove_prefix(2);
  Digits digits;
  take_digits(text, false, digits);
  if (!digits.any) return refused;
  if (!text.empty() && text[0] == '.') {
    text.remove_prefix(1);
    take_digits(text, true, digits);
  }
  if (text.empty() || (text[0] != 'p' && text[0] != 'P')) return refused;
  const std::optional<std::int64_t> exponent = decimal_exponent(text.substr(1));
  if (!exponent) return refused;
  digits.exponent += *exponent;
  return exactly(digits, minus);
}

std::optional<double> parse_hex_float(std::string_view text) {
  const HexFloat read = read_hex_float(text);
  if (!read.fault.empty()) return std::nullopt;
  return read.value;
}

// Subnormals are normalised too: 2^-1074 is "0x1p-1074".  The reader refuses "nan" and "inf".
std::string hex_float(double x) {
  if (std::isnan(x)) return "nan";
  if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
  const auto pattern = std::bit_cast<std::uint64_t>(std::fabs(x));
  if (pattern == 0) return "0x0p+0";
  constexpr std::uint64_t hidden = std::uint64_t{1} << (precision - 1);
  std::uint64_t mantissa = pattern & (hidden - 1);
  int exponent = static_cast<int>(pattern >> (precision - 1)) - exponent_max;
  if (exponent == -exponent_max) {
    const int shift = precision - std::bit_width(mantissa);
    mantissa = (mantissa << shift) & (hidden - 1);
    exponent = 1 - exponent_max - shift;
  }
  std::array<char, 32> text{};  // as long as "-0x1.fffffffffffffp-1074"
  char* end = text.data();
  for (const char c : std::string_view(x < 0 ? "-0x1" : "0x1")) *end++ = c;
  if (mantissa != 0) *end++ = '.';
  // The top 52 bits are 13 hex digits; trailing zeros are omitted.
  for (std::uint64_t rest = mantissa << 12U; rest != 0; rest <<= 4U) {
    *end++ = "0123456789abcdef"[rest >> 60U];
  }
  *end++ = 'p';
  if (exponent >= 0) *end++ = '+';
  return {text.data(), std::to_chars(end, text.data() + text.size(), exponent).ptr};
}

std::optional<double> nearest_number(std::string_view text, int bits) {
  // from_chars would also accept "inf" and "nan".
  if (text.find_first_not_of("0123456789+-.eE") != text.npos) return std::nullopt;
  return bits == 24 ? nearest<float>(text) : nearest<double>(text);
}

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
