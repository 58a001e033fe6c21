// SPDX-License-Identifier: MIT
// The core as it is timed beside its peers, the limits beside which its times stand, and what is
// proved of a pair.
#pragma once

#include <vector>

#include "core/subjects/peers/timed.hpp"
#include "reports/research/bench/peers/pairs.hpp"

namespace bench {

inline constexpr const char* certified_name = "core/double/certified";

// The certified query at double comes first.
std::vector<peers::Timed> core_timed();

// Not answers: the scans that the certified query makes, without what is between them, and one
// number read of each cache line of both bodies.
std::vector<peers::Timed> limits_timed();

struct Proved {
  bool meets = false;
  double lower = 0;  // of the distance
  double upper = 0;
};

Proved proved(const Pair& pair);

}  // namespace bench
