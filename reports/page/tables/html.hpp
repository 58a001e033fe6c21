// SPDX-License-Identifier: MIT
// The building blocks of the page's tables, and the template of the page.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace reports::page {

inline constexpr const char* table_end = "</tbody></table>\n";

// Escapes text for an element or an attribute.
std::string escaped(std::string_view text);
// "false_overlap" as "false overlap", escaped.
std::string words(std::string name);
// A number in a readable form; empty if there is none.
std::string figure(const nlohmann::json& value);

// A table of counts.  The names of its columns are vertical, because there are many.
std::string matrix_head(const std::string& caption, const std::vector<std::string>& names);
std::string matrix_row(const std::string& name, const std::vector<std::size_t>& counts);

// Any other table whose rows have names.  The column `names`, starting with that of the row names,
// and the `cells` are HTML.
std::string table_head(const std::string& caption, const std::vector<std::string>& names);
std::string table_row(const std::string& name, const std::vector<std::string>& cells);

// Escapes data for a script element, so that no text in it can end the element.
std::string script_json(const nlohmann::json& data);

// Replaces each @NAME@ in `text` by its part.  Throws std::invalid_argument if a part is missing.
std::string filled(std::string_view text, const std::map<std::string, std::string>& parts);

}  // namespace reports::page
