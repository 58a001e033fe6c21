// SPDX-License-Identifier: MIT
// Text tables for the terminal and for Markdown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reports {

// Maximum width of text on the terminal, except tables.
inline constexpr std::size_t screen_width = 120;

using Row = std::vector<std::string>;

// The first row is the head.  The first column is left-aligned, the others right-aligned.  All rows
// have the same number of cells.
std::string table(const std::vector<Row>& rows, bool markdown);

// A Markdown table without padding.  `alignment` has one letter per column: l or r.
std::string markdown_table(const std::vector<Row>& rows, std::string_view alignment);

// A row of a Markdown table, without the newline.
std::string markdown_row(const Row& row);

}  // namespace reports
