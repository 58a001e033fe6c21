// SPDX-License-Identifier: MIT
// Which truths the reference, minkowski, is asked for when both oracles are: all of them up to a
// size, a sample above it, none above what one truth may cost.
//
// minkowski makes all n m differences of the corners of A and of B explicit, in exact numbers.  Per
// difference, measured with 256 to 1024 points on a sphere each, all of them corners: 2.8 to 3.9 us
// and 257 bytes.  Inner points cost nothing, but that they are inner is known only afterwards: n
// and m are the points as they come, and the cost an upper bound.
//
//   pairs_always = 2^18   512 points each, the default of the families: 1 s and 70 MB at most.
//   pairs_max    = 2^20   4 s and 270 MB: the asked and the rounded case stay below 10 s.
//
// Between them one case in ceil(pairs / pairs_always) is compared, so that the mean cost of a case
// is not above that of the largest one that is always compared.  The certificate takes n + m, not n
// m: 0.4 s at 20,000 points each.
#pragma once

#include <cstdint>

#include "core/cases/case.hpp"

namespace oracle {

inline constexpr std::uint64_t pairs_always = std::uint64_t{1} << 18;
inline constexpr std::uint64_t pairs_max = std::uint64_t{1} << 20;

enum class ReferenceUse { compared, not_in_sample, too_large };

// Depends on the points alone: the same case gets the same answer in every run.  Of point sets.
ReferenceUse reference_use(const cases::Case& question);

// What a truth by minkowski takes at most.
struct ReferenceCost {
  double seconds = 0;
  double gigabytes = 0;
};
ReferenceCost reference_cost(std::uint64_t points_a, std::uint64_t points_b);

}  // namespace oracle
