// SPDX-License-Identifier: MIT
#include "reports/output/json_line.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace reports {
namespace {

[[noreturn]] void refuse_json(const char* what, std::string_view text) {
  throw std::invalid_argument(std::string(what) + ": " + std::string(text.substr(0, 40)));
}

// Walks over a text once.
class JsonCursor {
 public:
  explicit JsonCursor(std::string_view text) : text_(text) {}

  void space() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != text_.npos) ++at_;
  }
  bool takes(char c) {
    space();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!takes(c)) refuse_json("no JSON", text_.substr(at_));
  }
  void end() {
    space();
    if (at_ != text_.size()) refuse_json("something behind the JSON", text_.substr(at_));
  }

  // With its quotes.
  std::string_view string() {
    space();
    const std::size_t from = at_;
    expect('"');
    for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (static_cast<unsigned char>(text_[at_]) < ' ') break;
      if (text_[at_] == '\\') ++at_;
    }
    if (at_ >= text_.size() || text_[at_] != '"') refuse_json("no string", text_.substr(from));
    ++at_;
    return text_.substr(from, at_ - from);
  }

  // `depth`: how deep it may nest.
  std::string_view value(int depth = 8) {
    space();
    const std::size_t from = at_;
    const char first = at_ < text_.size() ? text_[at_] : '\0';
    if (first == '"') return string();
    if (first == '{' || first == '[') {
      if (depth == 0) refuse_json("nested too deep", text_.substr(from));
      ++at_;
      const char last = first == '{' ? '}' : ']';
      if (!takes(last)) {
        do {
          if (first == '{') {
            string();
            expect(':');
          }
          value(depth - 1);
        } while (takes(','));
        expect(last);
      }
    } else {
      at_ = std::min(text_.find_first_of(",]} \t\r\n", at_), text_.size());
      check_word(text_.substr(from, at_ - from));
    }
    return text_.substr(from, at_ - from);
  }

 private:
  static void check_word(std::string_view word) {
    if (word == "null" || word == "true" || word == "false") return;
    json_number(word);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

template <typename Number>
Number parsed_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) refuse_json("no number", text);
  return number;
}

}  // namespace

JsonObject::JsonObject(std::string_view text) {
  JsonCursor cursor(text);
  cursor.expect('{');
  if (!cursor.takes('}')) {
    members_.reserve(32);
    do {
      const std::string_view key = cursor.string();
      cursor.expect(':');
      members_.emplace_back(key.substr(1, key.size() - 2), cursor.value());
    } while (cursor.takes(','));
    cursor.expect('}');
  }
  cursor.end();
}

std::string_view JsonObject::find(std::string_view key) const {
  for (std::size_t i = 0; i < members_.size(); ++i) {
    const auto& [name, value] = members_[(next_ + i) % members_.size()];
    if (name != key) continue;
    next_ += i + 1;
    return value;
  }
  return {};
}

std::string_view JsonObject::at(std::string_view key) const {
  const std::string_view value = find(key);
  if (value.empty()) refuse_json("no member", key);
  return value;
}

std::vector<std::string_view> json_array(std::string_view text) {
  std::vector<std::string_view> elements;
  JsonCursor cursor(text);
  cursor.expect('[');
  if (!cursor.takes(']')) {
    do elements.push_back(cursor.value());
    while (cursor.takes(','));
    cursor.expect(']');
  }
  cursor.end();
  return elements;
}

std::string json_string(std::string_view text) {
  if (text.size() < 2 || !is_json_string(text)) refuse_json("no string", text);
  if (text.find('\\') == text.npos) return std::string(text.substr(1, text.size() - 2));
  try {
    return nlohmann::json::parse(text).get<std::string>();
  } catch (const nlohmann::json::exception& error) {
    throw std::invalid_argument(error.what());
  }
}

double json_number(std::string_view text) {
  // from_chars takes inf and nan, which JSON has not.
  const bool is_number = !text.empty() && text.find_first_not_of("0123456789+-.eE") == text.npos;
  if (!is_number) refuse_json("no number", text);
  return parsed_number<double>(text);
}

std::uint64_t json_count(std::string_view text) {
  return parsed_number<std::uint64_t>(text);
}

int json_int(std::string_view text) {
  return parsed_number<int>(text);
}

bool json_bool(std::string_view text) {
  if (text != "true" && text != "false") refuse_json("neither true nor false", text);
  return text == "true";
}

}  // namespace reports
