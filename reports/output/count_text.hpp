// SPDX-License-Identifier: MIT
// Formats and parses counts.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reports {

// "1 finding", "2 findings".
inline std::string counted(std::uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

// The count as a table cell: "." for 0.
inline std::string count_or_dot(std::uint64_t count) {
  return count == 0 ? "." : std::to_string(count);
}

// Groups digits: "12,023,144".
inline std::string grouped(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
  return text;
}

// The number in `text`; empty unless it is 1 to 18 decimal digits.
inline std::optional<std::uint64_t> count_in(const std::string& text) {
  if (text.empty() || text.size() > 18) return std::nullopt;
  if (text.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  return std::stoull(text);
}

}  // namespace reports
