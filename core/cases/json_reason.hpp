// SPDX-License-Identifier: MIT
// What the JSON library says is wrong.
#pragma once

#include <exception>
#include <string>

namespace cases {

// The message without the "[json.exception.ID] " that the library begins with, and of a text of one
// line with the byte alone: readers name the line of the file.  Others as they are.
inline std::string json_reason(const std::exception& error) {
  std::string text = error.what();
  const std::size_t end = text.find("] ");
  if (!text.starts_with("[json.exception.") || end == std::string::npos) return text;
  text = text.substr(end + 2);
  const std::string in_line = "parse error at line 1, column ";
  if (text.starts_with(in_line)) text.replace(0, in_line.size(), "malformed JSON at byte ");
  return text;
}

}  // namespace cases
