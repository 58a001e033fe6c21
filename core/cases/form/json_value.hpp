// SPDX-License-Identifier: MIT
// A JSON value, and the plain lookups the reader makes in it.  Private to core/cases.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace cases {

using Json = nlohmann::ordered_json;

// Thrown when a document is refused, and caught by for_each_case: "PLACE: reason" is what a
// ReadError says after FILE:LINE.
struct Refusal {
  std::string reason;
  std::string place;  // outermost first: "body a, point 3, coordinate y"; may be empty
};

// A number with a fraction or an exponent, or beyond 64 bits, as its text.  No member of the form
// but a coordinate or an extent takes one.
Json real_number(const std::string& text);
// The decimal of a number; empty when `value` is none.
std::optional<std::string> number_text(const Json& value);

// The beginning of a long text.
std::string clipped(std::string text);

// The value as it may stand in a message: one short line of ASCII.
std::string shown(const Json& value);

const Json& object_of(const Json& value);
const Json& nonempty_array_of(const Json& value);
// The size of an array of `dim` entries, which the refusal calls `entries`.
std::size_t size_of(const Json& value, int dim, const char* entries);
const std::string& text_of(const Json& value);
std::size_t index_below(const Json& value, std::size_t point_count);

// The value of a key that must be there (ask inside that place), and of one that may be missing.
const Json& member(const Json& object, const char* key);
const Json* find(const Json& object, const char* key);

void refuse_other_keys(const Json& object, std::initializer_list<std::string_view> known);

// Runs `read`; a refusal inside learns its place.  Nothing is formatted unless something is wrong.
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
