// SPDX-License-Identifier: MIT
// Tables of text, for the terminal and for Markdown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reports {

// Columns that text for the terminal takes at most, tables aside.
inline constexpr std::size_t screen_width = 120;

using Row = std::vector<std::string>;

// The first row is the head; the first column stands to the left, the others to the right.  All
// rows have as many cells as the first.
std::string table(const std::vector<Row>& rows, bool markdown);

// For documents alone, without padding; a letter a column: l to the left, r to the right.
std::string markdown_table(const std::vector<Row>& rows, std::string_view alignment);

// A row of it, without the end of the line.
std::string markdown_row(const Row& row);

}  // namespace reports
