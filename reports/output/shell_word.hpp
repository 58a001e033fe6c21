// SPDX-License-Identifier: MIT
// Quotes words for a shell.
#pragma once

#include <string>

namespace reports {

// Plain words stay unchanged; others get single quotes.
inline std::string shell_word(const std::string& word) {
  const bool plain = word.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789._-+/:") == std::string::npos;
  if (plain && !word.empty()) return word;
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace reports
