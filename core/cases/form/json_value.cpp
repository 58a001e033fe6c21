// SPDX-License-Identifier: MIT
#include "core/cases/form/json_value.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace cases {

std::string clipped(std::string text) {
  constexpr std::size_t shown_max = 120;
  if (text.size() > shown_max) text = text.substr(0, shown_max) + "...";
  return text;
}

// Real numbers are stored as binary values, the only kind that JSON text cannot contain.
Json real_number(const std::string& text) { return Json::binary({text.begin(), text.end()}); }

std::optional<std::string> number_text(const Json& value) {
  if (value.is_number_integer()) return value.dump();
  if (!value.is_binary()) return std::nullopt;
  const Json::binary_t& text = value.get_binary();
  return std::string(text.begin(), text.end());
}

std::string shown(const Json& value) {
  if (value.is_array()) return "an array";
  if (value.is_object()) return "an object";
  if (const auto text = number_text(value)) return clipped(*text);
  return clipped(value.dump(-1, ' ', true, Json::error_handler_t::replace));
}

const Json& object_of(const Json& value) {
  if (!value.is_object()) throw Refusal{shown(value) + " is not an object", {}};
  return value;
}

const Json& nonempty_array_of(const Json& value) {
  if (!value.is_array()) throw Refusal{shown(value) + " is not an array", {}};
  if (value.empty()) throw Refusal{"is empty", {}};
  return value;
}

std::size_t size_of(const Json& value, int dim, const char* entries) {
  const std::size_t count = nonempty_array_of(value).size();
  if (count == static_cast<std::size_t>(dim)) return count;
  throw Refusal{fmt::format("has {} {}, but dim is {}", count, entries, dim), {}};
}

const std::string& text_of(const Json& value) {
  const auto* text = value.get_ptr<const std::string*>();
  if (text == nullptr) throw Refusal{shown(value) + " is not a string", {}};
  return *text;
}

const Json* find(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? nullptr : &*found;
}

std::size_t index_below(const Json& value, std::size_t point_count) {
  // The library stores every nonnegative integer as unsigned.
  const auto* index = value.get_ptr<const Json::number_unsigned_t*>();
  if (index != nullptr && *index < point_count) return static_cast<std::size_t>(*index);
  throw Refusal{fmt::format("{} is not the index of one of {} points, counted from 0", shown(value),
                            point_count),
                {}};
}

const Json& member(const Json& object, const char* key) {
  const Json* value = find(object, key);
  if (value == nullptr) throw Refusal{"is missing", {}};
  return *value;
}

void refuse_other_keys(const Json& object, std::initializer_list<std::string_view> known) {
  for (const auto& [key, value] : object.items()) {
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      throw Refusal{"unknown key " + shown(key), {}};
    }
  }
}

}  // namespace cases
