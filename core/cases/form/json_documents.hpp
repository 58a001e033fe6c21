// SPDX-License-Identifier: MIT
// The JSON documents of a stream, one at a time.  Each begins on a line of its own and may go over
// many; what follows it on its last line is blank.  Private to core/cases.
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

  // The next document, an object; empty at the end of the stream.  Throws Refusal of what JSON
  // forbids and besides of duplicate keys, numbers beyond double, NUL, deep nesting, blank lines
  // between documents.  A document is refused at its first wrong character: one that never ends is
  // not read to the end of the stream.
  std::optional<Json> next();

  // Where the last document begins; while next() refuses one, what it looks at.
  std::size_t line() const { return refused_ ? lines_.number() : first_line_; }

 private:
  Json document();

  JsonLines lines_;
  std::size_t first_line_ = 0;
  bool refused_ = false;
};

}  // namespace cases
