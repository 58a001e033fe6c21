// SPDX-License-Identifier: MIT
// Settings behind a name, "core/double/robust?epsilon=1e-9&iterations=64": of a subject or a
// family.  They begin at the first question mark that a word and "=" follow; any other one is that
// of a shell pattern.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cases {

struct Setting {
  std::string key;    // letters, digits and _
  std::string value;  // not empty

  bool operator==(const Setting&) const = default;
};

struct NameWithSettings {
  std::string base;
  std::vector<Setting> settings;  // as they stand in the name
};

// Throws std::invalid_argument naming `name` where a setting is no KEY=VALUE or a key comes twice.
NameWithSettings split_settings(std::string_view name);

std::string with_settings(const std::string& base, const std::vector<Setting>& settings);

// A decimal number, "0.0010" or "1e-3", in one form: plain from 0.0001 to below 1e6, "0.001", else
// one digit before the point and an exponent, "1.5e-9".  Nothing is rounded: equal numbers have
// equal text.  Throws std::invalid_argument, with `text`, where it is none.
std::string canonical_decimal(std::string_view text);

// The shortest canonical decimal that reads as `value`, which is finite.
std::string canonical_decimal(double value);

// The nearest double of a decimal number; throws as canonical_decimal() does, and where that is
// infinite.
double decimal_value(std::string_view text);

}  // namespace cases
