// SPDX-License-Identifier: MIT
// The JSON documents of a stream, one at a time.  Each begins on a new line and may span several;
// the rest of its last line must be blank.  Private to core/cases.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>

#include "core/cases/form/json_lines.hpp"
#include "core/cases/form/json_value.hpp"

namespace cases {

class JsonDocuments {
 public:
  explicit JsonDocuments(std::istream& in) : lines_(in) {}

  // The next document, which is an object; empty at the end of the stream.  Throws Refusal for
  // malformed JSON, duplicate keys, numbers beyond double, NUL, deep nesting and blank lines
  // between documents.  Stops at the first wrong character, so that a document that never ends is
  // not read to the end of the stream.
  std::optional<Json> next();

  // The line where the last document begins, or where next() failed.
  std::size_t line() const { return refused_ ? lines_.number() : first_line_; }

 private:
  Json document();

  JsonLines lines_;
  std::size_t first_line_ = 0;
  bool refused_ = false;
};

}  // namespace cases
