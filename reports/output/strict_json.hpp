// SPDX-License-Identifier: MIT
// Reads JSON and refuses what the JSON library would take for something else: of repeated keys it keeps
// the last, a NUL byte ends the text, and 70.7, -1 and true become whole numbers.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ios>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"

namespace reports {

struct RepeatedKey : std::invalid_argument {
  RepeatedKey(const std::string& key, std::size_t at)
      : std::invalid_argument("has the key " + key + " twice in one object"), position(at) {}
  std::size_t position;  // of a character of the repeated key
};

// Where a parser is that reads `in`, a stream of this text, when it reports a value: at the last character
// of the value or, for some, one before.
inline std::size_t position_in(std::istringstream& in, const std::string& text) {
  const auto left = static_cast<std::size_t>(std::max<std::streamsize>(in.rdbuf()->in_avail(), 0));
  return text.size() - std::min(text.size(), left + 1);
}

// Json: nlohmann::json or ordered_json.  Throws RepeatedKey, and Json::parse_error.
template <typename Json>
Json parsed_strictly(std::string text) {
  using Event = typename Json::parse_event_t;
  std::ranges::replace(text, '\0', '\1');  // which is no end, and nowhere valid
  std::vector<std::set<std::string>> keys;
  std::istringstream in(text);
  return Json::parse(in, [&](int, Event event, const Json& value) {
    if (event == Event::object_start) keys.emplace_back();
    if (event == Event::object_end) keys.pop_back();
    if (event == Event::key && !keys.back().insert(value.template get<std::string>()).second) {
      throw RepeatedKey(value.dump(), position_in(in, text));
    }
    return true;
  });
}

// The member or element `key`, which must be a non-negative integer that the type holds.
template <std::integral Number, typename Json, typename Key>
Number count_at(const Json& json, const Key& key) {
  const Json& value = json.at(key);
  const bool is_count = value.is_number_unsigned() ||
                        (value.is_number_integer() && value.template get<std::int64_t>() >= 0);
  if (is_count && std::in_range<Number>(value.template get<std::uint64_t>())) {
    return value.template get<Number>();
  }
  throw std::invalid_argument(fmt::format("{}: {} is not an integer from 0 to {}", key,
                                          value.dump(), std::numeric_limits<Number>::max()));
}

// The double that cases::hex_float() writes so; unlike cases::parse_hex_float(), with infinity and NaN.
inline double hex_number(const std::string& text) {
  if (const std::optional<double> value = cases::parse_hex_float(text)) return *value;
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  throw std::invalid_argument("\"" + text + "\" is not a hexadecimal float");
}

// The member `key`, which must be such a text of a number that is not negative.
template <typename Json>
double size_at(const Json& object, const char* key) {
  const double value = hex_number(object.at(key).template get<std::string>());
  if (value >= 0) return value;
  throw std::invalid_argument(fmt::format("{}: {} is negative or no number", key, value));
}

}  // namespace reports
