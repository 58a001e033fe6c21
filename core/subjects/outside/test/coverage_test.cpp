// SPDX-License-Identifier: MIT
// A worker reports the edges of the plug-in that a query has reached. fakes/counted.c takes edge x
// of its 11 edges x + 1 times, and the last of 3 edges of another library once.
#include "core/subjects/outside/coverage/coverage_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/subjects/outside/test/plugin_fixture.hpp"

namespace {

using subjects::ask_at;
using subjects::CoverageMap;
using subjects::Subject;
using subjects::subject_of_fake;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

// The edges taken, and how often; clears the map.
std::vector<std::pair<std::size_t, int>> taken(const CoverageMap& map) {
  std::vector<std::pair<std::size_t, int>> found;
  for (std::size_t i = 0; i < map.counters().size(); ++i) {
    if (map.counters()[i] != 0) found.emplace_back(i, map.counters()[i]);
  }
  std::ranges::fill(map.counters(), std::uint8_t{0});
  return found;
}

class Coverage : public testing::Test {
 protected:
  void TearDown() override { unsetenv("GJKPROOF_COVERAGE_MAP"); }
};

TEST_F(Coverage, TellsTheEdgesOfAQueryAndNoOthers) {
  const CoverageMap map = CoverageMap::made();
  const Subject subject = subject_of_fake("counted", "counted");
  ask_at(subject, {2});
  EXPECT_THAT(taken(map), ElementsAre(Pair(2, 3), Pair(13, 1))) << "not what was counted on load";
  ask_at(subject, {7});
  EXPECT_THAT(taken(map), ElementsAre(Pair(7, 8), Pair(13, 1))) << "not what was counted before";
}

TEST_F(Coverage, AddsTheQueriesOfABatch) {
  const CoverageMap map = CoverageMap::made();
  const Subject subject = subject_of_fake("counted", "counted");
  ask_at(subject, {1, 1, 4});
  EXPECT_THAT(taken(map), ElementsAre(Pair(1, 4), Pair(4, 5), Pair(13, 3)));
  ask_at(subject, std::vector<double>(300, 3));
  EXPECT_THAT(taken(map), ElementsAre(Pair(3, 255), Pair(13, 255)));
}

TEST_F(Coverage, SurvivesADeathOfThePlugin) {
  const CoverageMap map = CoverageMap::made();
  const Subject subject = subject_of_fake("counted", "counted");
  const Subject crashes = subject_of_fake("trouble", "crash");
  ask_at(crashes, {-1, 1});
  EXPECT_THAT(taken(map), IsEmpty()) << "a plug-in that counts nothing";
  ask_at(subject, {0});
  EXPECT_THAT(taken(map), ElementsAre(Pair(0, 1), Pair(13, 1)));
}

TEST_F(Coverage, IsWantedByNobodyElse) {
  EXPECT_FALSE(CoverageMap::found());
  EXPECT_EQ(ask_at(subject_of_fake("counted", "counted"), {2}).at(0).status, "answered");
  setenv("GJKPROOF_COVERAGE_MAP", "/dev/null", 1);
  EXPECT_FALSE(CoverageMap::found());
  EXPECT_EQ(ask_at(subject_of_fake("counted", "counted"), {2}).at(0).status, "answered");
}

}  // namespace
