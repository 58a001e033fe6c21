// SPDX-License-Identifier: MIT
#include "fuzz/engine/counters.hpp"

namespace fuzz {
namespace {

// In the section of the counters of counters.cpp.  A separate unit, because libFuzzer clears the
// whole section for each input, and a program that observes no edges should not have these.
__attribute__((section("__libfuzzer_extra_counters"))) volatile std::uint8_t
    edge_counters[observed_edges];  // NOLINT: a section of plain bytes

}  // namespace

void observe_edges(std::span<std::uint8_t, observed_edges> counts) {
  for (std::size_t i = 0; i < observed_edges; ++i) {
    if (counts[i] == 0) continue;
    edge_counters[i] = counts[i];
    counts[i] = 0;
  }
}

}  // namespace fuzz
