// SPDX-License-Identifier: MIT
#include "reports/output/escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace reports {
namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD

constexpr bool plain_control(char c) { return c == '\t' || c == '\n' || c == '\r'; }

// Replaces line ends and other control characters by spaces.
std::string in_one_line(std::string_view text) {
  std::string line(text);
  std::replace_if(
      line.begin(), line.end(),
      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
  return line;
}

}  // namespace

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) field += c == '"' ? std::string("\"\"") : std::string(1, c);
  return field + '"';
}

std::string xml_text(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    // U+FFFE and U+FFFF, the only other characters of UTF-8 that XML does not allow.
    const bool no_character =
        text.substr(i, 3) == "\xef\xbf\xbe" || text.substr(i, 3) == "\xef\xbf\xbf";
    if (no_character) {
      result += replacement;
      i += 2;
    } else if (c == '&') {
      result += "&amp;";
    } else if (c == '<') {
      result += "&lt;";
    } else if (c == '>') {
      result += "&gt;";
    } else if (c == '"') {
      result += "&quot;";
    } else if (plain_control(c)) {
      result += fmt::format("&#{};", static_cast<int>(c));  // preserved even in attributes
    } else if (static_cast<unsigned char>(c) < 0x20) {
      result += replacement;
    } else {
      result += c;
    }
  }
  return result;
}

std::string markdown_text(std::string_view text) {
  std::string result;
  for (const char c : in_one_line(text)) {
    if (c == '<') {
      result += "&lt;";
    } else if (c == '&') {
      result += "&amp;";
    } else if (std::string_view("\\`*_[]#|!~").find(c) != std::string_view::npos) {
      result += {'\\', c};
    } else {
      result += c;
    }
  }
  return result;
}

std::string markdown_code(std::string_view text) {
  const std::string line = in_one_line(text);
  std::size_t run = 0;
  std::size_t longest = 0;
  for (const char c : line) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  const std::string space = longest > 0 ? " " : "";
  return fence + space + line + space + fence;
}

std::string uri_path(std::string_view path) {
  std::string result;
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    result += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return result;
}

}  // namespace reports
