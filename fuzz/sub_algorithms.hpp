// SPDX-License-Identifier: MIT
// The sub-algorithms of core/gjk alone, on 1 to 4 points: their answers against the exact one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"

namespace fuzz {

// Points as body A and the origin as body B, made of differences of the vertices of `question`:
// dim + 1 of them at most, M brought to 1, rounded to `bits` (24 or 53).
cases::Case points_of(const cases::Case& question, int bits);

struct SubAnswer {
  std::string algorithm;    // "johnson-double"
  std::string complaint;    // what no answer may be; empty where there is nothing
  double scaled_error = 0;  // |‖v‖ - d*| / (u M)
  int members = 0;          // how many points hold v
};

// Of Johnson, signed volumes and projections at the scalar of `bits`.  With `exchanged` the weights
// of the last one go to the wrong points: the canary.
std::vector<SubAnswer> sub_answers(const cases::Case& points, int bits, bool exchanged);

}  // namespace fuzz
