// SPDX-License-Identifier: MIT
// Tables and counts as text, for the terminal and for Markdown, and escapes of arbitrary UTF-8
// text, such as the reason that a subject gave, for other formats.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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
// The same; as Markdown, the cells below the head are shown literally.
std::string literal_table(std::vector<Row> rows, bool markdown);

// A Markdown table without padding.  `alignment` has one letter per column: l or r.
std::string markdown_table(const std::vector<Row>& rows, std::string_view alignment);

// A LaTeX tabular with the rules of the package booktabs; escapes every cell.
std::string latex_table(const std::vector<Row>& rows);
// Text for LaTeX, shown literally; line ends become spaces.
std::string latex_text(std::string_view text);

// A row of a Markdown table, without the newline.
std::string markdown_row(const Row& row);

// "1 finding", "2 findings".
std::string counted(std::uint64_t count, std::string_view noun);
// The count as a table cell: "." for 0.
std::string count_or_dot(std::uint64_t count);
// Groups digits: "12,023,144".
std::string grouped(std::uint64_t count);
// The number in `text`; empty unless it is 1 to 18 decimal digits.
std::optional<std::uint64_t> count_in(const std::string& text);

// A field of CSV [RFC 4180], quoted if necessary.
std::string csv_field(std::string_view text);

// Character data, or an attribute value in double quotes, of XML 1.0.  Characters that XML does not
// allow, such as U+0000, become U+FFFD.
std::string xml_text(std::string_view text);

// An HTML file without scripts, in the colours of the system.  `title` and `body` are HTML.
std::string html_page(std::string_view title, std::string_view body);

// Text for one line of Markdown, shown literally; line ends become spaces.
std::string markdown_text(std::string_view text);
// The same, unchanged if no sign of it means anything in Markdown, as in most names.
std::string markdown_name(std::string_view name);

// The same as code, in as many backquotes as necessary.
std::string markdown_code(std::string_view text);

// A path in a URI [RFC 3986]; slashes are kept.
std::string uri_path(std::string_view path);

// A word for a shell: plain words stay unchanged; others get single quotes.
std::string shell_word(const std::string& word);

}  // namespace reports
