// SPDX-License-Identifier: MIT
#include "core/subjects/settings.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

namespace subjects {
namespace {

using cases::Setting;

struct Known {
  const char* key;
  const char* takes;
  int whole_min, whole_max;     // 0, 0: not a whole number
  const char* words = nullptr;  // each between two spaces; null: a number
};

constexpr std::array known{
    Known{"epsilon", "at least 8u of its scalar and less than 1", 0, 0},
    Known{"iterations", "a whole number from 1 to 1000000", 1, 1000000},
    Known{"tolerance", "relative or absolute", 0, 0, " relative absolute "},
    Known{"omega", "a number from 0 to below 1", 0, 0},
    Known{"sub_algorithm", "johnson, signed_volumes or projections", 0, 0,
          " johnson signed_volumes projections "},
    Known{"repetition", "unchecked, simplex, previous or history", 0, 0,
          " unchecked simplex previous history "},
    Known{"identity", "value or index", 0, 0, " value index "},
    Known{"decrease", "strict or unchecked", 0, 0, " strict unchecked "},
    Known{"escalation", "doubled or none", 0, 0, " doubled none "},
    Known{"rounding", "nearest, upward, downward or toward_zero", 0, 0,
          " nearest upward downward toward_zero "},
    Known{"subnormals", "kept or flushed", 0, 0, " kept flushed "},
};

// Returns "" for an invalid value.
std::string canonical(const Known& one, const std::string& value) {
  if (one.words != nullptr) {
    const bool known_word =
        value.find(' ') == std::string::npos &&
        std::string_view(one.words).find(" " + value + " ") != std::string::npos;
    return known_word ? value : "";
  }
  std::string decimal;
  try {
    decimal = cases::canonical_decimal(value);
  } catch (const std::invalid_argument&) {
    return "";
  }
  const Rational exact = exact_decimal(decimal);
  if (one.whole_max == 0) return exact >= 0 && exact < 1 ? decimal : "";
  const bool inside = exact >= one.whole_min && exact <= one.whole_max && denominator(exact) == 1;
  return inside ? numerator(exact).str() : "";
}

}  // namespace

std::string setting_names() {
  std::string all;
  for (const Known& one : known) all += (all.empty() ? "" : ", ") + std::string(one.key);
  return all;
}

void refuse_setting(const std::string& subject, const Setting& setting,
                    const std::string& requirement) {
  throw std::invalid_argument(subject + ": " + setting.key + "=" + setting.value + ": " +
                              setting.key + " must be " + requirement);
}

std::vector<Setting> checked_settings(const std::string& subject,
                                      const std::vector<Setting>& given) {
  std::vector<Setting> result;
  for (const Known& one : known) {
    for (const Setting& setting : given) {
      if (setting.key != one.key) continue;
      const std::string value = canonical(one, setting.value);
      if (value.empty()) refuse_setting(subject, setting, one.takes);
      result.push_back({setting.key, value});
    }
  }
  for (const Setting& setting : given) {
    if (std::ranges::find(known, setting.key, &Known::key) == known.end()) {
      throw std::invalid_argument(subject + ": no setting '" + setting.key +
                                  "'; there are: " + setting_names());
    }
  }
  return result;
}

Rational exact_decimal(const std::string& canonical) {
  const std::size_t e = std::min(canonical.find('e'), canonical.size());
  std::string digits = canonical.substr(0, e);
  int exponent = 0;
  if (e < canonical.size()) {
    std::from_chars(canonical.data() + e + 1, canonical.data() + canonical.size(), exponent);
  }
  const std::size_t point = digits.find('.');
  if (point != std::string::npos) {
    exponent -= static_cast<int>(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  const bool negative = digits.front() == '-';
  const std::size_t first = digits.find_first_not_of("-0");  // GMP reads a leading zero as octal
  if (first == std::string::npos) return 0;
  const Integer whole(digits.substr(first));
  const Integer power = pow(Integer(10), static_cast<unsigned>(std::abs(exponent)));
  const Rational size = exponent < 0 ? Rational(whole, power) : Rational(whole * power);
  return negative ? Rational(-size) : size;
}

}  // namespace subjects
