// SPDX-License-Identifier: MIT
// Reads JSON and refuses repeated keys, of which the JSON library would keep the last.
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace reports {

struct RepeatedKey : std::invalid_argument {
  explicit RepeatedKey(const std::string& key)
      : std::invalid_argument("has the key " + key + " twice in one object") {}
};

// Json: nlohmann::json or ordered_json.  Throws RepeatedKey, and Json::parse_error.
template <typename Json>
Json parsed_with_unique_keys(const std::string& text) {
  using Event = typename Json::parse_event_t;
  std::vector<std::set<std::string>> keys;
  return Json::parse(text, [&keys](int, Event event, Json& value) {
    if (event == Event::object_start) keys.emplace_back();
    if (event == Event::object_end) keys.pop_back();
    if (event == Event::key && !keys.back().insert(value.template get<std::string>()).second) {
      throw RepeatedKey(value.dump());
    }
    return true;
  });
}

}  // namespace reports
