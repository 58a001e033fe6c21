// SPDX-License-Identifier: MIT
// Escapes arbitrary UTF-8 text, such as the reason that a subject gave, for other formats.
#pragma once

#include <string>
#include <string_view>

namespace reports {

// A field of CSV [RFC 4180], quoted if necessary.
std::string csv_field(std::string_view text);

// Character data or a value between double quotes of XML 1.0.  What no document may hold, such as
// U+0000, becomes U+FFFD.
std::string xml_text(std::string_view text);

// A part of a line of Markdown that is shown as it is; ends of lines become spaces.
std::string markdown_text(std::string_view text);

// The same as code: between as many backquotes as it needs.
std::string markdown_code(std::string_view text);

// A part of the path of a URI [RFC 3986]; slashes stay.
std::string uri_path(std::string_view path);

}  // namespace reports
