// SPDX-License-Identifier: MIT
#include "reports/output/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cctype>

namespace reports {
namespace {

// A pipe ends a Markdown cell, even in code, unless it is escaped, as by markdown_text().
std::string escaped(std::string_view cell) {
  std::string result;
  bool after_backslash = false;
  for (const char c : cell) {
    if (c == '|' && !after_backslash) result += '\\';
    result += c;
    after_backslash = c == '\\' && !after_backslash;
  }
  return result;
}

std::vector<Row> escaped(std::vector<Row> rows) {
  for (Row& row : rows) {
    for (std::string& cell : row) cell = escaped(cell);
  }
  return rows;
}

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

bool is_plain(std::string_view name) {
  const auto is_in_word = [&](std::size_t i) {
    return i < name.size() && std::isalnum(static_cast<unsigned char>(name[i])) != 0;
  };
  if (name != in_one_line(name) || name.find_first_of("\\`*[]#|!~<;") != std::string_view::npos) {
    return false;
  }
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '_' && !(is_in_word(i - 1) && is_in_word(i + 1))) return false;
  }
  return true;
}

// Colours are never the only sign: cells also say "worse" or "better".
constexpr const char* style = R"(
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --soft: #f2f4f7; --line: #c9ced6;
  --worse: #a33a00; --better: #00694a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14171b; --soft: #20252b;
  --line: #47505b; --worse: #ff9a5c; --better: #5fd3a8; } }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin: 1.5rem 0 .5rem; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .6rem; text-align: right; }
th:first-child { text-align: left; } thead th { background: var(--soft); }
dt { font-weight: 600; } li { margin: .5rem 0; }
.worse { color: var(--worse); font-weight: 600; } .better { color: var(--better); }
.outcome { font-size: 1.1rem; }
)";

}  // namespace

std::string table(const std::vector<Row>& given, bool markdown) {
  const std::vector<Row> rows = markdown ? escaped(given) : given;
  std::vector<std::size_t> width(rows[0].size(), 0);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], row[i].size());
  }
  std::string text;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::string line;
    for (std::size_t i = 0; i < rows[r].size(); ++i) {
      line += markdown ? (i == 0 ? "| " : " | ") : (i == 0 ? "" : "  ");
      line += i == 0 ? fmt::format("{:<{}}", rows[r][i], width[i])
                     : fmt::format("{:>{}}", rows[r][i], width[i]);
    }
    text += line + (markdown ? " |\n" : "\n");
    if (r == 0 && markdown) {
      text += "|";
      for (std::size_t i = 0; i < width.size(); ++i) text += i == 0 ? " --- |" : " ---: |";
      text += "\n";
    }
  }
  return text;
}

std::string literal_table(std::vector<Row> rows, bool markdown) {
  for (std::size_t r = 1; markdown && r < rows.size(); ++r) {
    for (std::string& cell : rows[r]) cell = markdown_name(cell);
  }
  return table(rows, markdown);
}

std::string latex_text(std::string_view text) {
  std::string result;
  for (const char c : in_one_line(text)) {
    switch (c) {
      case '\\': result += "\\textbackslash{}"; break;
      case '~': result += "\\textasciitilde{}"; break;
      case '^': result += "\\textasciicircum{}"; break;
      case '<': result += "\\textless{}"; break;
      case '>': result += "\\textgreater{}"; break;
      case '|': result += "\\textbar{}"; break;
      case '"': result += "\\symbol{34}"; break;
      case '[':
      case ']': result += std::string("{") + c + "}"; break;  // after \\ it would be an option
      default:
        if (std::string_view("{}$&#_%").find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
  }
  return result;
}

std::string latex_table(const std::vector<Row>& rows) {
  std::string text = "\\begin{tabular}{l" + std::string(rows[0].size() - 1, 'r') + "}\n\\toprule\n";
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t i = 0; i < rows[r].size(); ++i) {
      text += (i == 0 ? "" : " & ") + latex_text(rows[r][i]);
    }
    text += r == 0 ? " \\\\\n\\midrule\n" : " \\\\\n";
  }
  return text + "\\bottomrule\n\\end{tabular}\n";
}

std::string markdown_row(const Row& row) {
  std::string line = "|";
  for (const std::string& cell : row) line += " " + escaped(cell) + " |";
  return line;
}

std::string markdown_table(const std::vector<Row>& rows, std::string_view alignment) {
  assert(!rows.empty() && rows[0].size() == alignment.size());
  std::string text = markdown_row(rows[0]) + "\n|";
  for (const char side : alignment) text += side == 'r' ? "---:|" : "---|";
  text += "\n";
  for (std::size_t r = 1; r < rows.size(); ++r) text += markdown_row(rows[r]) + "\n";
  return text;
}

std::string counted(std::uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string count_or_dot(std::uint64_t count) { return count == 0 ? "." : std::to_string(count); }

std::string grouped(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
  return text;
}

std::optional<std::uint64_t> count_in(const std::string& text) {
  if (text.empty() || text.size() > 18) return std::nullopt;
  if (text.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  return std::stoull(text);
}

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

std::string html_page(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'\">\n<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n"
      "<h1>{0}</h1>\n{2}</body>\n</html>\n",
      title, style, body);
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

std::string markdown_name(std::string_view name) {
  return is_plain(name) ? std::string(name) : markdown_text(name);
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

std::string shell_word(const std::string& word) {
  const bool plain = word.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789._-+/:") == std::string::npos;
  if (plain && !word.empty()) return word;
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace reports
