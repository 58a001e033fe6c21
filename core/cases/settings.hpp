// SPDX-License-Identifier: MIT
// Settings after the name of a subject or family, "core/double/robust?epsilon=1e-9&iterations=64".
// They begin at the first question mark before a word and "="; others belong to shell patterns.
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
  std::vector<Setting> settings;  // in the order of the name
};

// Throws std::invalid_argument with `name` if a setting is not KEY=VALUE or a key is repeated.
NameWithSettings split_settings(std::string_view name);

std::string with_settings(const std::string& base, const std::vector<Setting>& settings);

// Normalises a decimal number such as "0.0010" or "1e-3" without rounding, so that equal numbers
// have equal text: plain ("0.001") from 0.0001 to below 1e6, else scientific ("1.5e-9").  Throws
// std::invalid_argument with `text` if it is not a number.
std::string canonical_decimal(std::string_view text);

// The shortest canonical decimal that reads back as `value`, which must be finite.
std::string canonical_decimal(double value);

// The nearest double; throws like canonical_decimal(), and also on overflow.
double decimal_value(std::string_view text);

}  // namespace cases
