// SPDX-License-Identifier: MIT
#include "reports/output/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace reports {
namespace {

// A pipe ends a Markdown cell, even in code.
std::string escaped(std::string cell) {
  for (std::size_t i = cell.find('|'); i != std::string::npos; i = cell.find('|', i + 2)) {
    cell.insert(i, 1, '\\');
  }
  return cell;
}

std::vector<Row> escaped(std::vector<Row> rows) {
  for (Row& row : rows) {
    for (std::string& cell : row) cell = escaped(std::move(cell));
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

}  // namespace reports
