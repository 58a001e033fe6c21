// SPDX-License-Identifier: MIT
// A user of the installed headers, with compiler options of its own.  Prints whether it computes
// the promised bits, or why the query refuses.
#include <cstdio>
#include <stdexcept>

#include "core/gjk/test/promised_bits.hpp"
#ifdef WITH_HIGHWAY
#include "core/gjk/certified/highway_scan.hpp"
using Scan = gjk::certified::HighwayScan;
#else
using Scan = gjk::certified::ScalarScan;
#endif

int main() {
  try {
    const auto found = gjk::test::promised_bits(Scan{});
    std::puts(found == gjk::test::promised ? "the promised bits" : "other bits");
  } catch (const std::domain_error& refusal) {
    std::printf("refused: %s\n", refusal.what());
  }
}
