// SPDX-License-Identifier: MIT
// compare() of measures.hpp for a double and a certified squared distance, in tens of nanoseconds.
#pragma once

#include <optional>

#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/judge/measures.hpp"

namespace oracle {

// What compare() gives for the same values, bit for bit; empty where d and d* differ by more than a
// few binades: compare() is for those.  distance >= 0, finite.
std::optional<Comparison> compare(double distance, const FixedRatio& truth_squared);

}  // namespace oracle
