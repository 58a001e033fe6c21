// SPDX-License-Identifier: MIT
#include "reports/page/tables/html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "reports/output/count_text.hpp"

namespace reports::page {
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  return result;
}

std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return escaped(name);
}

std::string figure(const nlohmann::json& value) {
  if (value.is_null()) return {};
  return value.is_number_float()
             ? fmt::format("{:.3g}", value.get<double>())
             : escaped(value.is_string() ? value.get<std::string>() : value.dump());
}

std::string table_head(const std::string& caption, const std::vector<std::string>& names) {
  std::string text = fmt::format("<table><caption>{}</caption><thead><tr>", caption);
  for (const std::string& name : names) text += fmt::format("<th scope=\"col\">{}</th>", name);
  return text + "</tr></thead><tbody>\n";
}

std::string table_row(const std::string& name, const std::vector<std::string>& cells) {
  std::string text = fmt::format("<tr><th scope=\"row\">{}</th>", escaped(name));
  for (const std::string& cell : cells) {
    text += fmt::format("<td class=\"number\">{}</td>", cell);
  }
  return text + "</tr>\n";
}

std::string matrix_head(const std::string& caption, const std::vector<std::string>& names) {
  std::string text =
      fmt::format("<table class=\"matrix\"><caption>{}</caption><thead><tr><td></td>", caption);
  for (const std::string& name : names) {
    text += fmt::format("<th scope=\"col\"><span>{}</span></th>", words(name));
  }
  return text + "</tr></thead><tbody>\n";
}

std::string matrix_row(const std::string& name, const std::vector<std::size_t>& counts) {
  std::string text = fmt::format("<tr><th scope=\"row\">{}</th>", escaped(name));
  for (const std::size_t number : counts) text += fmt::format("<td>{}</td>", count_or_dot(number));
  return text + "</tr>\n";
}

std::string script_json(const nlohmann::json& data) {
  std::string result;
  // External subjects may use any status, in any encoding.
  for (const char c : data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)) {
    if (c == '<') {
      result += "\\u003c";
    } else {
      result += c;
    }
  }
  return result;
}

std::string filled(std::string_view text, const std::map<std::string, std::string>& parts) {
  std::string result;
  while (!text.empty()) {
    const std::size_t begin = text.find('@');
    const std::size_t end = begin == text.npos ? text.npos : text.find('@', begin + 1);
    result += text.substr(0, begin);
    if (begin == text.npos) break;
    const std::string name(text.substr(begin + 1, end == text.npos ? text.npos : end - begin - 1));
    const auto at = parts.find(name);
    if (end == text.npos || at == parts.end()) {
      throw std::invalid_argument("the template of the page asks for @" + name + "@");
    }
    result += at->second;
    text.remove_prefix(end + 1);
  }
  return result;
}

}  // namespace reports::page
