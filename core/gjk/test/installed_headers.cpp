// SPDX-License-Identifier: MIT
// A user of the installed headers, with compiler options of its own.  Prints whether it computes
// the promised bits, or why the query refuses.  For a refusal one query is enough: ONE_QUERY.
#include <cstdio>
#include <span>
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
#ifdef ONE_QUERY
    const gjk::Vec<double, 2> point{{1, 2}};
    const gjk::certified::PreparedBody<double, 2> body(std::span(&point, 1));
    std::puts(certified_distance(body, body, Scan{}).size == 1 ? "not refused" : "wrong");
#else
    const auto found = gjk::test::promised_bits(Scan{});
    std::puts(found == gjk::test::promised ? "the promised bits" : "other bits");
#endif
  } catch (const std::domain_error& refusal) {
    std::printf("refused: %s\n", refusal.what());
  }
}
