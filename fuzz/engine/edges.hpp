// SPDX-License-Identifier: MIT
// Edges of code in another process, which libFuzzer cannot see by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace fuzz {

inline constexpr std::size_t observed_edges = std::size_t{1} << 14U;

// Copies the counts to counters of libFuzzer, and sets them to zero.
void observe_edges(std::span<std::uint8_t, observed_edges> counts);

}  // namespace fuzz
