// SPDX-License-Identifier: MIT
// The pairs that peers are timed on: polytopes all of whose points are vertices, with coordinates
// that float can represent, so that all contenders get the same bodies.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cases/case.hpp"

namespace bench {

// Coherent: B moves by a small translation and rotation from pair to pair, separated from A.
enum class Placing { separated, touching, overlapping, coherent };

inline constexpr std::array placings{Placing::separated, Placing::touching, Placing::overlapping,
                                     Placing::coherent};

const char* name(Placing placing);

struct Pair {
  std::vector<cases::Point> a;
  std::vector<cases::Point> b;
};

// The bodies have `vertices` >= 4 points each.
std::vector<Pair> pairs(Placing placing, int vertices, std::uint64_t seed, std::size_t count);

}  // namespace bench
