// SPDX-License-Identifier: MIT
// The sub-algorithms of core/gjk alone, on 1 to 4 points: their results against the exact one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/cases/case.hpp"

namespace fuzz {

// Returns points as body A and the origin as body B, made of differences of the vertices of
// `question`: at most dim + 1 of them, scaled to M = 1, rounded to `bits` (24 or 53).
cases::Case points_of(const cases::Case& question, int bits);

struct SubAnswer {
  std::string algorithm;    // "johnson-double"
  std::string complaint;    // a fault that no answer may have; empty if there is none
  double scaled_error = 0;  // |‖v‖ - d*| / (u M)
  int members = 0;          // number of points in the face of v
};

// The slots of the points, their order of arrival, and the previous content of the slots.
struct History {
  std::uint8_t order = 0;   // one of the 24 ways to put points into slots
  std::uint8_t decoys = 0;  // bit i: slot i held another point, which was dropped
};

enum class SubFault {
  none,
  exchanged_weights,  // of the answer of projections
  stale_cache,        // Johnson is not told of a point that takes the slot of another
};

// Returns the results of Johnson, signed volumes and projections at the scalar of `bits`.
std::vector<SubAnswer> sub_answers(const cases::Case& points, int bits, const History& history,
                                   SubFault fault = SubFault::none);

}  // namespace fuzz
