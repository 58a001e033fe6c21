// SPDX-License-Identifier: MIT
// The core as timed beside its peers, lower limits for its times, and the proved bounds of a pair.
#pragma once

#include <vector>

#include "core/subjects/peers/timed.hpp"
#include "reports/research/bench/peers/pairs.hpp"

namespace bench {

inline constexpr const char* certified_name = "core/double/certified";

// The certified query at double comes first.
std::vector<peers::Timed> core_timed();

// Not answers: the scans of the certified query without the work between them, and reads of one
// number per cache line of both bodies.
std::vector<peers::Timed> limits_timed();

struct Proved {
  bool meets = false;
  double lower = 0;  // of the distance
  double upper = 0;
};

Proved proved(const Pair& pair);

}  // namespace bench
