// SPDX-License-Identifier: MIT
// Escapes arbitrary UTF-8 text, such as the reason that a subject gave, for other formats.
#pragma once

#include <string>
#include <string_view>

namespace reports {

// A field of CSV [RFC 4180], quoted if necessary.
std::string csv_field(std::string_view text);

// Character data, or an attribute value in double quotes, of XML 1.0.  Characters that XML does not
// allow, such as U+0000, become U+FFFD.
std::string xml_text(std::string_view text);

// Text for one line of Markdown, shown literally; line ends become spaces.
std::string markdown_text(std::string_view text);

// The same as code, in as many backquotes as necessary.
std::string markdown_code(std::string_view text);

// A path in a URI [RFC 3986]; slashes are kept.
std::string uri_path(std::string_view path);

}  // namespace reports
