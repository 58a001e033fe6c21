// SPDX-License-Identifier: MIT
// The page as text: what its tables are made of, and the template that is filled.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace reports::page {

inline constexpr const char* table_end = "</tbody></table>\n";

// As text of an element or as an attribute.
std::string escaped(std::string_view text);
// "false_overlap" as a person writes it, escaped.
std::string words(std::string name);
// A figure as a person reads it; empty if there is none.
std::string figure(const nlohmann::json& value);

// A table of counts, with the names of its columns upright, for there are many.
std::string matrix_head(const std::string& caption, const std::vector<std::string>& names);
std::string matrix_row(const std::string& name, const std::vector<std::size_t>& counts);

// Any other table, whose rows have a name.  `names` of the columns, that of the rows first, and
// `cells` are HTML.
std::string table_head(const std::string& caption, const std::vector<std::string>& names);
std::string table_row(const std::string& name, const std::vector<std::string>& cells);

// As the content of a script element: no text in it can end that.
std::string script_json(const nlohmann::json& data);

// `text` with the parts put in for @NAME@.  Throws std::invalid_argument if it asks for another.
std::string filled(std::string_view text, const std::map<std::string, std::string>& parts);

}  // namespace reports::page
