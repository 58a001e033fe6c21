// SPDX-License-Identifier: MIT
#include "core/cases/form/decimal.hpp"

#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <system_error>

namespace cases {
namespace {

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

std::optional<double> nearest_number(std::string_view text, int bits) {
  // from_chars would also accept "inf" and "nan".
  if (text.find_first_not_of("0123456789+-.eE") != text.npos) return std::nullopt;
  return bits == 24 ? nearest<float>(text) : nearest<double>(text);
}

}  // namespace cases
