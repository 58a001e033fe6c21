// SPDX-License-Identifier: MIT
// What the parts of the reader share: JSON documents and lookups in them.  Private to core/cases.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <istream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/cases/case.hpp"
#include "core/cases/file.hpp"

namespace cases {

using Json = nlohmann::ordered_json;

// Thrown for a document that is not valid; becomes the ReadError "FILE:LINE: PLACE: reason".
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

// The characters of a stream for the JSON library, which pulls them one by one.  A line is read
// when its first character is needed.
class JsonLines {
 public:
  JsonLines(std::istream& in, std::string file) : in_(in), file_(std::move(file)) {}

  // Reads the next line; false at the end of the stream.
  bool read() {
    if (!get_line(in_, file_, text_)) {
      number_ += in_.bad() ? 1 : 0;
      if (in_.bad()) throw Refusal{"cannot be read", {}};
      return false;
    }
    ++number_;
    start_ += next_;
    next_ = 0;
    if (text_.size() > line_bytes_max) throw Refusal{line_too_long, {}};
    if (number_ == 1 && text_.starts_with("\x1f\x8b")) {
      throw Refusal{"compressed by gzip; decompress it first", {}};
    }
    // The library treats NUL as the end of input and would ignore the rest.
    const std::size_t nul = text_.find('\0');
    if (nul != std::string::npos) {
      throw Refusal{fmt::format("malformed JSON at byte {}: NUL", nul + 1), {}};
    }
    const bool carriage_return = text_.ends_with('\r');
    length_ = text_.size() - (carriage_return ? 1 : 0);
    if (!in_.eof()) text_ += '\n';
    return true;
  }

  // Positions are relative to the current line from now on.
  void begin_document() { start_ = 0; }

  bool rest_is_blank() const { return text_.find_first_not_of(" \t\r\n", next_) == text_.npos; }

  // Whether there is another character; reads the next line at the end of one.
  bool more() { return next_ < text_.size() || read(); }
  char peek() const { return text_[next_]; }
  void advance() { ++next_; }

  std::size_t number() const { return number_; }
  // Position of the next character in its line, from 1.
  std::size_t byte() const { return next_ + 1; }
  // Position in its line, from 1, of character number `position` of the document; just behind the
  // line if the character is missing.
  std::size_t byte(std::size_t position) const {
    return std::min(position > start_ ? position - start_ : 1, length_ + 1);
  }

 private:
  std::istream& in_;
  std::string file_;
  std::string text_;
  std::size_t number_ = 0;
  std::size_t length_ = 0;  // without the line end
  std::size_t next_ = 0;
  std::size_t start_ = 0;  // characters of the document on previous lines
};

// Iterates from the next character of `lines` to the end of the stream; the default is that end.
class JsonCharacters {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = char;

  JsonCharacters() = default;
  explicit JsonCharacters(JsonLines& lines) : lines_(&lines) {}

  char operator*() const { return lines_->peek(); }
  JsonCharacters& operator++() {
    lines_->advance();
    return *this;
  }
  JsonCharacters operator++(int) { return ++*this; }
  // The library only compares with the end.
  bool operator==(const JsonCharacters& other) const {
    JsonLines* lines = lines_ != nullptr ? lines_ : other.lines_;
    return lines == nullptr || !lines->more();
  }

 private:
  JsonLines* lines_ = nullptr;
};

// The JSON documents of a stream, one at a time.  Each begins on a new line and may span several;
// the rest of its last line must be blank.
class JsonDocuments {
 public:
  JsonDocuments(std::istream& in, const std::string& file) : lines_(in, file) {}

  // The next document, which is an object; empty at the end of the stream.  Throws Refusal for
  // malformed JSON, duplicate keys, numbers beyond double, NUL, deep nesting and blank lines
  // between documents.  Stops at the first wrong character, even if the document never ends.
  std::optional<Json> next();

  // The line where the last document begins, or where next() failed.
  std::size_t line() const { return refused_ ? lines_.number() : first_line_; }

 private:
  Json document();

  JsonLines lines_;
  std::size_t first_line_ = 0;
  bool refused_ = false;
};

struct Form {
  int dim;
  int bits;  // 24 or 53: the format that decimals are rounded to
};

// Both throw Refusal.
Body read_body(const Json& value, Form form);
Case read_case(const Json& json);

}  // namespace cases
