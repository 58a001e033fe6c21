// SPDX-License-Identifier: MIT
// The oracles by the names that users give them, and which cases both of them compute.
#pragma once

#include <string_view>

#include "oracle/examination/expect.hpp"

namespace oracle {

// `name`: "minkowski", "certificate" or "both"; empty for any other.
std::optional<Oracle> oracle_named(std::string_view name);

// Decides which cases the reference, minkowski, computes when both oracles are in use: all up to a
// size, a sample above it, and none above the size whose cost is too high.
//
// minkowski constructs all n m differences of the corners of A and of B explicitly, in exact
// numbers. A difference costs 2.8 to 3.9 us and 257 bytes, measured with 256 to 1024 points on a
// sphere for each body, all of them corners.  Interior points cost nothing, but which points are
// interior is known only afterwards.  So n and m count all points, and the cost is an upper bound.
//
//   pairs_always = 2^18   512 points each, the default of the families: 1 s and 70 MB at most.
//   pairs_max    = 2^20   4 s and 270 MB: the original and the rounded case stay below 10 s.
//
// Between them one case in ceil(pairs / pairs_always) is compared, so that the mean cost of a case
// does not exceed that of the largest one that is always compared.  The certificate takes n + m,
// not n m: 0.4 s at 20,000 points each.
inline constexpr std::uint64_t pairs_always = std::uint64_t{1} << 18;
inline constexpr std::uint64_t pairs_max = std::uint64_t{1} << 20;

enum class ReferenceUse { compared, not_in_sample, too_large };

// For point sets.  Depends on the points alone: every run decides the same for the same case.
ReferenceUse reference_use(const cases::Case& question);

// An upper bound of the cost of a truth by minkowski.
struct ReferenceCost {
  double seconds = 0;
  double gigabytes = 0;
};
ReferenceCost reference_cost(std::uint64_t points_a, std::uint64_t points_b);

}  // namespace oracle
