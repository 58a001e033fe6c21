// SPDX-License-Identifier: MIT
// The tables of the page, as HTML that works without JavaScript: their building blocks, the
// template of the page, and each table.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/page/totals/aggregate.hpp"

namespace reports::page {

inline constexpr const char* table_end = "</tbody></table>\n";

// Escapes text for an element or an attribute.
std::string escaped(std::string_view text);
// "false_overlap" as "false overlap", escaped.
std::string words(std::string name);

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

// How and where the study was made.  `study` is the member of that name in src/data.ts.
std::string study_html(const nlohmann::json& study);
// Cases by verdict, and findings by group, one row per subject.
std::string by_column_html(const Aggregate& all);
std::string by_group_html(const Aggregate& all);
std::string findings_html(const std::vector<Record>& findings, const RunHeader& header);
// What was judged, who erred most often and least often, and by how much.
std::string sentence(const Aggregate& all);

// The effect of changing one safeguard of a preset; empty if the study has no such pair.
std::string ablations_html(const Aggregate& all);

// Relative errors by condition, compared with u M / d, and the least precise scalar that suffices;
// empty if the study has no preset with several scalars.
std::string precision_html(const Aggregate& all);

// Presets that the study has for several scalars, as "core/*/robust", each with its subjects, the
// least precise scalar first.  Omits variants and subjects without distances.
std::map<std::string, std::vector<std::size_t>> precision_presets(const Aggregate& all);

// The upper end of an error_bin; empty if there is no bin.
std::string error_text(std::optional<int> bin);

// Times and errors, one row per subject.  A study without times gets instructions to record them.
std::string times_html(const Aggregate& all);

// The scores in a file written by `gjkproof-research mutants -o`; empty if there is no such file.
// Throws std::invalid_argument with the file name if the file is not valid.
std::string mutants_html(const std::string& path);

}  // namespace reports::page
