// SPDX-License-Identifier: MIT
// A JSON value and the lookups of the reader.  Private to core/cases.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace cases {

using Json = nlohmann::ordered_json;

// Thrown if a document is not valid; for_each_case turns it into the ReadError
// "FILE:LINE: PLACE: reason".
struct Refusal {
  std::string reason;
  std::string place;  // outermost first: "body a, point 3, coordinate y"; may be empty
};

// A number with a fraction or an exponent, or beyond 64 bits, stored as its text.  Only coordinates
// and extents accept one.
Json real_number(const std::string& text);
// The decimal text of a number; empty if `value` is not a number.
std::optional<std::string> number_text(const Json& value);

// Truncates a long text.
std::string clipped(std::string text);

// The value for a message: one short line of ASCII.
std::string shown(const Json& value);

const Json& object_of(const Json& value);
const Json& nonempty_array_of(const Json& value);
// Returns `dim` if the array has that size; `entries` names the entries in the message.
std::size_t size_of(const Json& value, int dim, const char* entries);
const std::string& text_of(const Json& value);
std::size_t index_below(const Json& value, std::size_t point_count);

// The value of a required key (call it `inside` that place), and of an optional one.
const Json& member(const Json& object, const char* key);
const Json* find(const Json& object, const char* key);

void refuse_other_keys(const Json& object, std::initializer_list<std::string_view> known);

// Runs `read` and prepends the place to a Refusal.  Formats nothing unless there is one.
template <typename Read>
auto inside(const char* place, std::optional<std::size_t> index, Read read) {
  try {
    return read();
  } catch (Refusal& refusal) {
    std::string outer = place;
    if (index) outer += ' ' + std::to_string(*index);
    refusal.place = refusal.place.empty() ? outer : outer + ", " + refusal.place;
    throw;
  }
}

template <typename Read>
auto inside(const char* place, Read read) {
  return inside(place, std::nullopt, read);
}

}  // namespace cases
