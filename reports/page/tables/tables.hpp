// SPDX-License-Identifier: MIT
// The tables of the page, as HTML that works without JavaScript.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "reports/page/totals/aggregate.hpp"

namespace reports::page {

// How and where the study was made.  `study` is the member of that name in src/data.ts.
std::string study_html(const nlohmann::json& study);
// Cases by verdict, and findings by group, one row per subject.
std::string by_column_html(const Aggregate& all);
std::string by_group_html(const Aggregate& all);
std::string findings_html(const nlohmann::json& findings, const RunHeader& header);

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
