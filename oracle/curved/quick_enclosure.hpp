// SPDX-License-Identifier: MIT
// The enclosure at the price of what is judged by it: candidates in doubles, Newton's method on the
// smooth pieces of the support functions, and bounds rounded outward in 191 bits.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/enclosure.hpp"

namespace oracle {

// Proved bounds as narrow as enclosure() aims at, and the relation proved; empty wherever that does
// not succeed.  Of a case that enclosure() accepts.
std::optional<Enclosure> quick_enclosure(const cases::Case& question);

// quick_enclosure(), and where it is empty enclosure().  Throws what that throws.
Enclosure judged_enclosure(const cases::Case& question);

}  // namespace oracle
