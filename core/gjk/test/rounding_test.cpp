// SPDX-License-Identifier: MIT
// Rounding that no compiler option changes.
#include <gtest/gtest.h>

#include "core/gjk/test/promised_bits.hpp"

namespace gjk {
namespace {

// installed_headers_test.cmake checks this with other compilers and options.
TEST(Rounding, GivesThePromisedBits) {
  EXPECT_EQ(test::promised_bits(certified::ScalarScan{}), test::promised);
}

}  // namespace
}  // namespace gjk
