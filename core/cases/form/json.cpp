// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/form/reader.hpp"
#include "core/cases/json_reason.hpp"

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

namespace {

// The format needs five levels; the limit protects recursive code from hostile input.
constexpr std::size_t depth_max = 32;

// Shortens what the library says of a syntax error, whose line is relative to the document, and corrects
// the position.
std::string reason_of(const Json::exception& error, const JsonLines& lines) {
  std::string text = json_reason(error);
  for (char& c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (code < 0x20 || code > 0x7e) c = '?';
  }
  const std::size_t why = text.find(": ");
  const auto* parse_error = dynamic_cast<const Json::parse_error*>(&error);
  if (parse_error == nullptr || why == std::string::npos) return clipped(text);
  const std::size_t byte = lines.byte(parse_error->byte);
  return fmt::format("malformed JSON at byte {}: {}", byte, clipped(text.substr(why + 2)));
}

// Builds a value from the events of the library's parser.  The library's own builder keeps the last
// of two equal keys, and rounds every number to double: coordinates of binary32 twice.
class Builder {
 public:
  explicit Builder(const JsonLines& lines) : lines_(lines) {}

  Json result() { return std::move(root_); }

  bool null() { return add(nullptr) != nullptr; }
  bool boolean(bool value) { return add(value) != nullptr; }
  bool number_integer(Json::number_integer_t value) { return add(value) != nullptr; }
  bool number_unsigned(Json::number_unsigned_t value) { return add(value) != nullptr; }
  bool number_float(Json::number_float_t, const std::string& text) {
    return add(real_number(text)) != nullptr;
  }
  bool string(std::string& value) { return add(std::move(value)) != nullptr; }
  bool binary(Json::binary_t&) { return false; }  // not in JSON text

  bool start_object(std::size_t) {
    keys_.emplace_back();
    return open(Json::object());
  }
  bool key(std::string& name) {
    if (!keys_.back().insert(name).second) throw Refusal{"duplicate key " + shown(name), {}};
    key_ = std::move(name);
    open_.back().key = key_;
    return true;
  }
  bool end_object() {
    keys_.pop_back();
    open_.pop_back();
    return true;
  }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_array() {
    open_.pop_back();
    return true;
  }

  bool parse_error(std::size_t, const std::string& token, const Json::exception& error) {
    constexpr int number_overflow = 406;
    if (error.id == number_overflow) throw Refusal{clipped(token) + " overflows a double", place()};
    throw Refusal{reason_of(error, lines_), {}};
  }

 private:
  // A container that is not complete.  The pointer stays valid, since nothing is added to the
  // containers around it meanwhile.
  struct Open {
    Json* value;
    std::string key;  // the last key of an object
  };

  bool open(Json&& container) {
    if (open_.size() >= depth_max) throw Refusal{"malformed JSON: nested too deeply", {}};
    open_.push_back({add(std::move(container)), {}});
    return true;
  }

  Json* add(Json&& value) {
    if (open_.empty()) {
      if (!value.is_object()) throw Refusal{shown(value) + " is not an object", {}};
      root_ = std::move(value);
      return &root_;
    }
    Json& parent = *open_.back().value;
    if (parent.is_object()) return &(parent[key_] = std::move(value));
    parent.push_back(std::move(value));
    return &parent.back();
  }

  // Place of the value that is being read, in the words of read_case.
  std::string place() const {
    std::string text;
    std::string array;  // name of an entry of the array
    for (std::size_t level = 0; level < open_.size(); ++level) {
      const auto& [value, key] = open_[level];
      std::string step = key;
      if (value->is_object()) {
        if (level == 0 && (key == "a" || key == "b")) step = "body " + key;
        if (key == "points") step.clear();
        array = key == "points" ? "point" : key == "linear" ? "row" : "entry";
        if (key == "translation") array = "coordinate";
      } else {
        // An open container has already been added to its array.
        const std::size_t index = value->size() - (level + 1 < open_.size() ? 1 : 0);
        const bool axis = array == "coordinate" && index < 3;
        step =
            axis ? std::string("coordinate ") + "xyz"[index] : fmt::format("{} {}", array, index);
        array = array == "point" || array == "row" ? "coordinate" : "entry";
      }
      if (!step.empty()) text += (text.empty() ? "" : ", ") + step;
    }
    return text;
  }

  const JsonLines& lines_;
  Json root_;
  std::vector<Open> open_;
  std::vector<std::set<std::string>> keys_;  // keys of each open object
  std::string key_;
};

}  // namespace

Json JsonDocuments::document() {
  Builder builder(lines_);
  try {
    Json::sax_parse(JsonCharacters(lines_), JsonCharacters(), &builder, Json::input_format_t::json,
                    false);
  } catch (Refusal& refusal) {
    if (lines_.number() != first_line_) {
      refusal.reason += fmt::format(" (in the document that begins on line {})", first_line_);
    }
    throw;
  }
  if (!lines_.rest_is_blank()) {
    throw Refusal{
        fmt::format("malformed JSON at byte {}: more than one document on a line", lines_.byte()),
        {}};
  }
  return builder.result();
}

std::optional<Json> JsonDocuments::next() {
  refused_ = true;
  if (!lines_.read()) return std::nullopt;
  lines_.begin_document();
  first_line_ = lines_.number();
  if (lines_.rest_is_blank()) throw Refusal{"blank line", {}};
  Json json = document();
  refused_ = false;
  return json;
}

}  // namespace cases
