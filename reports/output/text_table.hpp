// SPDX-License-Identifier: MIT
// Tables of text, for the terminal and for Markdown.
#pragma once

#include <string>
#include <vector>

namespace reports {

using Row = std::vector<std::string>;

// The first row is the head; the first column stands to the left, the others to the right.  All
// rows have as many cells as the first.
std::string table(const std::vector<Row>& rows, bool markdown);

}  // namespace reports
