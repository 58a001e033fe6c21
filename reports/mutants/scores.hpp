// SPDX-License-Identifier: MIT
// What the table of planted faults and its JSON are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/planted/faults.hpp"
#include "reports/mutants/mutants.hpp"

namespace reports {

inline const std::string planted_prefix = "planted/";

std::string short_name(const std::string& fault);

// In the order of their first line.
std::vector<std::string> drivers(const std::vector<Kill>& kills);

// Why the driver cannot see it, if it cannot.
std::optional<std::string> blindness(const subjects::Fault& fault, const std::string& driver);

std::optional<std::uint64_t> cases_until_killed(const std::vector<Kill>& kills,
                                                const std::string& driver,
                                                const std::string& fault);

// How many the driver kills, and how many it can see.
std::size_t score(const std::vector<Kill>& kills, const std::string& driver);
std::size_t visible(const std::string& driver);

}  // namespace reports
