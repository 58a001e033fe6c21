// SPDX-License-Identifier: MIT
// The tables of the page, as HTML that needs no JavaScript.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "reports/page/totals/aggregate.hpp"

namespace reports::page {

// How and where the study was made; `study` is the member of that name of src/data.ts.
std::string study_html(const nlohmann::json& study);
// Cases by verdict, and findings by group, a row a subject.
std::string by_column_html(const Aggregate& all);
std::string by_group_html(const Aggregate& all);
std::string findings_html(const nlohmann::json& findings, const RunHeader& header);

// If the study has a preset and the same with a safeguard changed: what the change costs; else
// empty.
std::string ablations_html(const Aggregate& all);

// If the study has a preset at several scalars: relative errors by condition beside u M / d, and
// the least precise scalar that suffices; else empty.
std::string precision_html(const Aggregate& all);

// Presets that the study has at several scalars, as "core/*/robust", each with its subjects from
// the least precise scalar on.  Variants are left out, and what has no error of a distance.
std::map<std::string, std::vector<std::size_t>> precision_presets(const Aggregate& all);

// The upper end of an error_bin; empty if there is no bin.
std::string error_text(std::optional<int> bin);

// Times beside errors, a row a subject; without times how to get them.
std::string times_html(const Aggregate& all);

// The scores that `gjkproof-research mutants -o` has written into that file; empty if there is no
// such file.  Throws std::invalid_argument naming the file if it holds something else.
std::string mutants_html(const std::string& path);

}  // namespace reports::page
