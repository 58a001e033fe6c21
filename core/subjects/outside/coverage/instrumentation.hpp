// SPDX-License-Identifier: MIT
// The edge counters of a plug-in that clang has compiled with -fsanitize=fuzzer-no-link.  The
// functions that such code calls are defined here, so that it loads with and without a fuzzer.
#pragma once

#include <cstdint>
#include <span>

namespace subjects {

// Sets the counters of all loaded code to zero.
void clear_edge_counters();

// Adds the counters to `map`, up to 255; edges beyond its end wrap around.
void add_edge_counters(std::span<std::uint8_t> map);

}  // namespace subjects
