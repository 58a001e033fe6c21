// SPDX-License-Identifier: MIT
// Sub-algorithms in slots of any order: sound ones give no complaint, and a stale cache is
// detected, which needs slots that are reused or filled out of order.
#include "fuzz/sub_algorithms.hpp"

#include <gtest/gtest.h>

#include "core/cases/families.hpp"

namespace fuzz {
namespace {

// Counts the complaints about the answers to 300 cases of each family.
int complaints(SubFault fault, bool any_history, const std::string& algorithm) {
  int count = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 300; ++i) {
      const cases::Case question = cases::generate(family, 1, i, cases::fuzzed_sizes);
      History history;
      if (any_history) history = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i / 3)};
      for (const int bits : {24, 53}) {
        for (const SubAnswer& found :
             sub_answers(points_of(question, bits), bits, history, fault)) {
          if (!found.algorithm.starts_with(algorithm) || found.complaint.empty()) continue;
          ++count;
          if (fault == SubFault::none) ADD_FAILURE() << question.id << ": " << found.complaint;
        }
      }
    }
  }
  return count;
}

TEST(SubAlgorithms, GiveNoComplaintInAnyOrderOfSlots) {
  EXPECT_EQ(complaints(SubFault::none, true, ""), 0);
}

TEST(SubAlgorithms, AreCaughtWithAStaleCacheIfSlotsAreReused) {
  EXPECT_EQ(complaints(SubFault::stale_cache, false, ""), 0);
  EXPECT_GT(complaints(SubFault::stale_cache, true, "johnson"), 0);
}

TEST(SubAlgorithms, AreCaughtWithExchangedWeights) {
  EXPECT_GT(complaints(SubFault::exchanged_weights, true, "projections"), 0);
}

}  // namespace
}  // namespace fuzz
