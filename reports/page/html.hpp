// SPDX-License-Identifier: MIT
// The page as text: its tables for readers without JavaScript, and the template that is filled.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "reports/page/aggregate.hpp"

namespace reports::page {

// As text of an element or as an attribute.
std::string escaped(std::string_view text);

// How and where the study was made; `study` is the member of that name of src/data.ts.
std::string study_html(const nlohmann::json& study);
// Cases by verdict, and findings by group, a row a subject.
std::string by_column_html(const Aggregate& all);
std::string by_group_html(const Aggregate& all);
std::string findings_html(const nlohmann::json& findings, const Header& header);

// As the content of a script element: no text in it can end that.
std::string script_json(const nlohmann::json& data);

// `text` with the parts put in for @NAME@.  Throws std::invalid_argument where it asks for another.
std::string filled(std::string_view text, const std::map<std::string, std::string>& parts);

}  // namespace reports::page
