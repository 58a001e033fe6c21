// SPDX-License-Identifier: MIT
// The counters of a plug-in that clang has compiled with -fsanitize=fuzzer-no-link, one for each
// edge of its code.  What such code calls is defined here, so that it loads whether or not somebody
// fuzzes.
#pragma once

#include <cstdint>
#include <span>

namespace subjects {

// Sets the counters of all code that is loaded to zero.
void clear_edge_counters();

// Adds them to `map`, up to 255; edges behind its end begin anew at its front.
void add_edge_counters(std::span<std::uint8_t> map);

}  // namespace subjects
