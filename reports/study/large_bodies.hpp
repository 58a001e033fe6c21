// SPDX-License-Identifier: MIT
// What standard error says about bodies that are large for the reference oracle.
#pragma once

#include <cstdint>
#include <string>

#include "core/cases/case.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {

// Warns that a truth by minkowski may take long, if it may.  `place` names the case.
void warn_of_cost(const std::string& place, std::uint64_t points_a, std::uint64_t points_b);

// Before a case of points is asked: by `oracle` its truth will be expensive, or not compared with
// the reference.  Nothing of other cases.
void tell_of_large_bodies(const std::string& file, const cases::Case& question,
                          oracle::Oracle oracle);

}  // namespace reports
