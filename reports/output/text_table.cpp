// SPDX-License-Identifier: MIT
#include "reports/output/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace reports {
namespace {

// A pipe ends a cell of Markdown, in code too.
std::vector<Row> escaped(std::vector<Row> rows) {
  for (Row& row : rows) {
    for (std::string& cell : row) {
      for (std::size_t i = cell.find('|'); i != std::string::npos; i = cell.find('|', i + 2)) {
        cell.insert(i, 1, '\\');
      }
    }
  }
  return rows;
}

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

}  // namespace reports
