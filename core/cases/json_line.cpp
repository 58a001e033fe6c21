// SPDX-License-Identifier: MIT
#include "core/cases/json_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace cases {
namespace {

// The form needs five levels; the bound keeps hostile lines away from recursive code.
constexpr int depth_max = 32;

constexpr std::size_t shown_max = 120;

std::string clipped(std::string text) {
  if (text.size() > shown_max) text = text.substr(0, shown_max) + "...";
  return text;
}

// The JSON library's "[json.exception.ID] parse error at line 1, column N: why" without the parts
// that say nothing here: its line is always 1.
std::string reason_of(const Json::exception& error) {
  std::string text = error.what();
  const std::size_t bracket = text.find("] ");
  if (text.starts_with('[') && bracket != std::string::npos) text.erase(0, bracket + 2);
  for (char& c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (code < 0x20 || code > 0x7e) c = '?';
  }
  const std::size_t why = text.find(": ");
  if (!text.starts_with("parse error") || why == std::string::npos) return clipped(text);
  const auto* parse_error = dynamic_cast<const Json::parse_error*>(&error);
  const std::size_t byte = parse_error == nullptr ? 0 : parse_error->byte;
  return fmt::format("malformed JSON at byte {}: {}", byte, clipped(text.substr(why + 2)));
}

// The library keeps the last of two equal keys; a line that says two things must not be read as
// one.
class StrictKeys {
 public:
  bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
    switch (event) {
      case Json::parse_event_t::object_start:
        keys_.emplace_back();
        [[fallthrough]];
      case Json::parse_event_t::array_start:
        if (depth >= depth_max) throw Refusal{"malformed JSON: nested too deeply", {}};
        break;
      case Json::parse_event_t::object_end:
        keys_.pop_back();
        break;
      case Json::parse_event_t::key:
        if (!keys_.back().insert(parsed.get_ref<const std::string&>()).second) {
          throw Refusal{"duplicate key " + shown(parsed), {}};
        }
        break;
      case Json::parse_event_t::array_end:
      case Json::parse_event_t::value:
        break;
    }
    return true;
  }

 private:
  std::vector<std::set<std::string>> keys_;  // of the objects that are open
};

}  // namespace

Json parse_json_line(const std::string& line) {
  if (line.find_first_not_of(" \t") == std::string::npos) throw Refusal{"blank line", {}};
  // The library takes NUL for the end of its input and would ignore what follows.
  const std::size_t nul = line.find('\0');
  if (nul != std::string::npos) {
    throw Refusal{fmt::format("malformed JSON at byte {}: NUL", nul + 1), {}};
  }
  StrictKeys strict;
  try {
    return Json::parse(line, [&strict](int depth, Json::parse_event_t event, const Json& parsed) {
      return strict(depth, event, parsed);
    });
  } catch (const Json::exception& error) {
    throw Refusal{reason_of(error), {}};
  }
}

std::string shown(const Json& value) {
  if (value.is_array()) return "an array";
  if (value.is_object()) return "an object";
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
