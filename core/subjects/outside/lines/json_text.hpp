// SPDX-License-Identifier: MIT
// JSON as programs print it, including numbers that are not finite.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace subjects {

// Empty if the line is not a JSON object.  The bare words NaN, Infinity, nan and inf, with or
// without a sign, become strings.
std::optional<nlohmann::json> json_object(std::string_view line);

// Puts those words in quotes, which makes the text JSON.
std::string with_quoted_words(std::string_view text);

// Reads a JSON number, a hex float in a string, one of those words, or null, which means NaN.
std::optional<double> number_of(const nlohmann::json& value);

// Reads a JSON number that is an integer from 0 to 2^53, with or without a point.
std::optional<std::uint64_t> integer_of(const nlohmann::json& value);

}  // namespace subjects
