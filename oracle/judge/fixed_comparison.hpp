// SPDX-License-Identifier: MIT
// compare() of measures.hpp for a double and a certified squared distance, in tens of nanoseconds.
#pragma once

#include <optional>

#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/judge/measures.hpp"

namespace oracle {

// Returns the same as compare() for the same values, bit for bit; empty if d and d* differ by more
// than a few binades, which only compare() handles.  `distance` must be finite and not negative.
std::optional<Comparison> compare(double distance, const FixedRatio& truth_squared);

}  // namespace oracle
