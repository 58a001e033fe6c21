// SPDX-License-Identifier: MIT
// A comparison as people read it: on the terminal, in a document and in a browser.
#pragma once

#include <string>

#include "reports/compare/comparison_parts.hpp"

namespace reports {

std::string comparison_text(const ComparisonParts& parts, bool markdown);

// A page that is whole without a script and without another file.
std::string comparison_page(const ComparisonParts& parts);

}  // namespace reports
