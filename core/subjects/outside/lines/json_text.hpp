// SPDX-License-Identifier: MIT
// JSON as programs print it: with numbers that are not finite, too.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace subjects {

// Empty where the line is no JSON object.  The bare words NaN, Infinity, nan and inf, with a sign
// or without, become strings.
std::optional<nlohmann::json> json_object(std::string_view line);

// The same text with those words in quotes, which makes it JSON.
std::string with_quoted_words(std::string_view text);

// A JSON number, a hex float in a string, one of those words, or null, which is NaN.
std::optional<double> number_of(const nlohmann::json& value);

// Of a JSON number that is an integer from 0 to 2^53, whether it has a point or not.
std::optional<std::uint64_t> integer_of(const nlohmann::json& value);

}  // namespace subjects
