// SPDX-License-Identifier: MIT
// What the JSON library says is wrong.
#pragma once

#include <exception>
#include <string>

namespace cases {

// The message without the "[json.exception.ID] " that the library begins with; others as they are.
inline std::string json_reason(const std::exception& error) {
  const std::string text = error.what();
  const std::size_t end = text.find("] ");
  return text.starts_with("[json.exception.") && end != std::string::npos ? text.substr(end + 2)
                                                                          : text;
}

}  // namespace cases
