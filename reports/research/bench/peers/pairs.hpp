// SPDX-License-Identifier: MIT
// The pairs that peers are timed on: polytopes all of whose points are vertices, at coordinates
// that float holds too, so that everybody gets the same bodies.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cases/case.hpp"

namespace bench {

// Coherent: B moves on by a small step and turn from pair to pair, apart from A.
enum class Placing { separated, touching, overlapping, coherent };

inline constexpr std::array placings{Placing::separated, Placing::touching, Placing::overlapping,
                                     Placing::coherent};

const char* name(Placing placing);

struct Pair {
  std::vector<cases::Point> a;
  std::vector<cases::Point> b;
};

// Bodies of `vertices` >= 4 points each.
std::vector<Pair> pairs(Placing placing, int vertices, std::uint64_t seed, std::size_t count);

}  // namespace bench
