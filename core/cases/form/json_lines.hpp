// SPDX-License-Identifier: MIT
// The characters of a stream for the JSON library, which pulls them one by one.  A line is read
// when its first character is needed.  Private to core/cases.
#pragma once

#include <algorithm>
#include <cstddef>
#include <istream>
#include <iterator>
#include <string>

#include <fmt/format.h>

#include "core/cases/form/json_value.hpp"

namespace cases {

class JsonLines {
 public:
  explicit JsonLines(std::istream& in) : in_(in) {}

  // Reads the next line; false at the end of the stream.
  bool read() {
    if (!std::getline(in_, text_)) {
      number_ += in_.bad() ? 1 : 0;
      if (in_.bad()) throw Refusal{"cannot be read", {}};
      return false;
    }
    ++number_;
    start_ += next_;
    next_ = 0;
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

}  // namespace cases
