// SPDX-License-Identifier: MIT
// JSON as views of its text: for lines of which there are a million, where a tree of values would
// take ten times as long as all that is done with them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reports {

// All functions throw std::invalid_argument where a text is not what they read.

// The members of an object, each a key and the text of its value, checked to be JSON [RFC 8259] but
// for the encoding of strings.
class JsonObject {
 public:
  // `text` outlives it.
  explicit JsonObject(std::string_view text);

  // The value; it takes no search where keys are asked in the order of the text.  Of a key that
  // occurs twice the next one.
  std::string_view at(std::string_view key) const;
  // Empty where there is none.
  std::string_view find(std::string_view key) const;
  // A key as it is written, without its quotes.
  const std::vector<std::pair<std::string_view, std::string_view>>& members() const& {
    return members_;
  }
  void members() && = delete;  // a loop over the members of a temporary would outlive it

 private:
  std::vector<std::pair<std::string_view, std::string_view>> members_;
  mutable std::size_t next_ = 0;
};

// The texts of the elements of an array.
std::vector<std::string_view> json_array(std::string_view text);

std::string json_string(std::string_view text);
double json_number(std::string_view text);
std::uint64_t json_count(std::string_view text);
int json_int(std::string_view text);
bool json_bool(std::string_view text);
inline bool is_json_string(std::string_view text) {
  return text.starts_with('"');
}
inline bool is_json_array(std::string_view text) {
  return text.starts_with('[');
}
inline bool is_json_null(std::string_view text) {
  return text == "null";
}

}  // namespace reports
