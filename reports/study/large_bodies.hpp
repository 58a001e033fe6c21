// SPDX-License-Identifier: MIT
// Warnings on standard error about bodies that are large for the reference oracle.
#pragma once

#include <cstdint>
#include <string>

#include "core/cases/case.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {

// Warns if a truth by minkowski may take long.  `place` names the case.
void warn_of_cost(const std::string& place, std::uint64_t points_a, std::uint64_t points_b);

// Warns before a case of points is asked if its truth by `oracle` is expensive or is not compared
// with the reference.  Ignores other cases.
void tell_of_large_bodies(const std::string& file, const cases::Case& question,
                          oracle::Oracle oracle);

}  // namespace reports
