// SPDX-License-Identifier: MIT
// Words of a command line.
#pragma once

#include <string>

namespace reports {

// As a shell reads it: a plain word stays, others go in single quotes.
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
