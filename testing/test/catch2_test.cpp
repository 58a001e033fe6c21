// SPDX-License-Identifier: MIT
// The matchers follow the protocol of Catch2, whose headers version 3 has split.
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <array>
#include <vector>

#include "testing/gjkproof_testing.hpp"

namespace {

using Points = std::vector<std::array<double, 2>>;

const Points a{{0, 0}, {1, 0}};
const Points b{{0, 3}, {1, 4}};

double three(const Points&, const Points&) { return 3; }

TEST_CASE("A matcher of gjkproof serves Catch2") {
  REQUIRE_THAT(3.0, gjkproof::IsCorrectFor(a, b));
  REQUIRE_THAT(3.001, gjkproof::IsCorrectFor(a, b).within(0.001));
  CHECK_THAT(three, gjkproof::IsCorrectOn(a, b));
  CHECK_THAT((gjkproof::Answer{.distance = 3, .intersecting = false}),
             gjkproof::IsCorrectFor(a, b));
}

TEST_CASE("And explains itself after a mismatch", "[.][!shouldfail]") {
  CHECK_THAT(3.5, gjkproof::IsCorrectFor(a, b));
}

TEST_CASE("What it says after a mismatch is the explanation") {
  const gjkproof::IsCorrectFor expected(a, b);
  REQUIRE_FALSE(expected.match(3.5));
  REQUIRE(expected.toString().find("gjkproof: the distance is wrong\n  answered  distance 3.5\n") !=
          std::string::npos);
}

}  // namespace
