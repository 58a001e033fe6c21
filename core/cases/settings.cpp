// SPDX-License-Identifier: MIT
#include "core/cases/settings.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <system_error>

namespace cases {
namespace {

constexpr std::string_view word_characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

// Length of the word at the beginning of `text` if "=" follows it, else 0.
std::size_t key_length(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of(word_characters), text.size());
  return end < text.size() && text[end] == '=' ? end : 0;
}

// Position of the question mark before the settings; npos if there are none.
std::size_t settings_begin(std::string_view name) {
  std::size_t mark = name.find('?');
  while (mark != std::string_view::npos && key_length(name.substr(mark + 1)) == 0) {
    mark = name.find('?', mark + 1);
  }
  return mark;
}

[[noreturn]] void refuse(std::string_view text, const std::string& reason) {
  throw std::invalid_argument("'" + std::string(text) + "' " + reason);
}

// `digits` as an integer, times 10^exponent.  No zeros at either end; no digits means 0.
struct Decimal {
  bool negative = false;
  std::string digits;
  int exponent = 0;
};

Decimal parsed(std::string_view text) {
  Decimal result;
  result.negative = text.starts_with('-');
  const std::string_view rest = text.substr(result.negative || text.starts_with('+') ? 1 : 0);
  const std::string_view mantissa = rest.substr(0, rest.find_first_of("eE"));
  result.digits = mantissa;
  if (const std::size_t point = mantissa.find('.'); point != mantissa.npos) {
    result.digits.erase(point, 1);
    result.exponent = static_cast<int>(point) - static_cast<int>(result.digits.size());
  }
  bool valid =
      !result.digits.empty() && result.digits.find_first_not_of("0123456789") == std::string::npos;
  if (mantissa.size() < rest.size()) {
    std::string_view exponent = rest.substr(mantissa.size() + 1);
    if (exponent.starts_with('+')) exponent.remove_prefix(1);
    int power = 0;
    const char* const end = exponent.data() + exponent.size();
    const auto [stop, error] = std::from_chars(exponent.data(), end, power);
    valid = valid && error == std::errc() && stop == end && -99999 <= power && power <= 99999;
    result.exponent += power;
  }
  if (!valid) refuse(text, "is not a number");
  const std::size_t last = result.digits.find_last_not_of('0');
  if (last == std::string::npos) return {};
  result.exponent += static_cast<int>(result.digits.size() - 1 - last);
  result.digits.resize(last + 1);
  result.digits.erase(0, result.digits.find_first_not_of('0'));
  return result;
}

// Magnitude without an exponent.
std::string plain(const Decimal& number) {
  std::string text = number.digits;
  if (number.exponent >= 0) return text.append(static_cast<std::size_t>(number.exponent), '0');
  const auto behind = static_cast<std::size_t>(-number.exponent);  // digits behind the point
  if (text.size() <= behind) text.insert(0, behind + 1 - text.size(), '0');
  return text.insert(text.size() - behind, ".");
}

}  // namespace

NameWithSettings split_settings(std::string_view name) {
  NameWithSettings result;
  const std::size_t mark = settings_begin(name);
  result.base = name.substr(0, mark);
  if (mark == std::string_view::npos) return result;
  std::string_view rest = name.substr(mark + 1);
  while (true) {
    const std::size_t end = rest.find('&');
    const std::string_view one = rest.substr(0, end);
    const std::size_t key = key_length(one);
    if (key == 0 || key + 1 == one.size()) {
      refuse(name, "has the setting '" + std::string(one) + "', which is not KEY=VALUE");
    }
    Setting setting{std::string(one.substr(0, key)), std::string(one.substr(key + 1))};
    const auto same = [&setting](const Setting& other) { return other.key == setting.key; };
    if (std::any_of(result.settings.begin(), result.settings.end(), same)) {
      refuse(name, "has " + setting.key + " twice");
    }
    result.settings.push_back(std::move(setting));
    if (end == std::string_view::npos) return result;
    rest = rest.substr(end + 1);
  }
}

std::string with_settings(const std::string& base, const std::vector<Setting>& settings) {
  std::string name = base;
  char before = '?';
  for (const Setting& setting : settings) {
    name += before + setting.key + "=" + setting.value;
    before = '&';
  }
  return name;
}

std::string canonical_decimal(std::string_view text) {
  const Decimal number = parsed(text);
  if (number.digits.empty()) return "0";
  const std::string sign = number.negative ? "-" : "";
  const int size = static_cast<int>(number.digits.size());
  const int leading = number.exponent + size - 1;  // exponent of the first digit
  if (-4 <= leading && leading < 6) return sign + plain(number);
  std::string fraction = number.digits.substr(1);
  if (!fraction.empty()) fraction = "." + fraction;
  return sign + number.digits.front() + fraction + "e" + std::to_string(leading);
}

std::string canonical_decimal(double value) {
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, value);
  return canonical_decimal(std::string_view(text, static_cast<std::size_t>(end - text)));
}

double decimal_value(std::string_view text) {
  const std::string canonical = canonical_decimal(text);  // refuses "inf", "0x1" and "1 "
  double value = 0;
  const char* const end = canonical.data() + canonical.size();
  const auto [rest, error] = std::from_chars(canonical.data(), end, value);
  if (error != std::errc()) refuse(text, "is out of the range of double");
  return value;
}

}  // namespace cases
