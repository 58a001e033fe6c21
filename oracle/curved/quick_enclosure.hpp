// SPDX-License-Identifier: MIT
// An enclosure about as cheap as the answers judged by it: candidates in doubles, Newton's method
// on the smooth pieces of the support functions, and bounds rounded outward in 191 bits.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/enclosure.hpp"

namespace oracle {

// Returns proved bounds as narrow as enclosure() aims at, and the proved relation; empty if that
// does not succeed.  For cases that enclosure() accepts.
std::optional<Enclosure> quick_enclosure(const cases::Case& question);

// Returns quick_enclosure(), or enclosure() if that is empty.  Throws what enclosure() throws.
Enclosure judged_enclosure(const cases::Case& question);

}  // namespace oracle
