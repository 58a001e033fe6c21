// SPDX-License-Identifier: MIT
// Reads JSON and refuses repeated keys, of which the JSON library would keep the last.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ios>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

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
Json parsed_with_unique_keys(const std::string& text) {
  using Event = typename Json::parse_event_t;
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

}  // namespace reports
