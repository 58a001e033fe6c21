// SPDX-License-Identifier: MIT
// Which subjects of a study belong together, by their names: core/SCALAR/PRESET, and
// core/SCALAR/PRESET_with_something with one safeguard changed.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reports/page/totals/aggregate.hpp"

namespace reports::page {

// The preset of which the subject is a variant, if the study has it.
std::optional<std::size_t> preset_of(const Header& header, std::size_t subject);

// Presets that the study has at several scalars, as "core/*/robust", each with its subjects from
// the least precise scalar on.  Variants are none, nor is what has no error of a distance.
std::map<std::string, std::vector<std::size_t>> precision_presets(const Aggregate& all);

// Of a name core/SCALAR/PRESET; else empty.
std::string scalar_of(const std::string& name);

// The upper end of an error_bin; empty of none.
std::string error_text(std::optional<int> bin);
// The upper end of a relative_bin.
std::string relative_text(int bin);

}  // namespace reports::page
