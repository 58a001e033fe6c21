// SPDX-License-Identifier: MIT
// The campaign for curved bodies: it compares every pair of kinds and finds faults.
#include "reports/research/oracles/oracles.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/test/cli.hpp"

namespace {

using reports::CurvedOpinions;
using reports::CurvedQuestion;

TEST_F(Cli, EnclosuresDoNotContradictEachOtherOnAnyPairOfKinds) {
  const Ended ended = run("oracles --family curved --cases 480 --seed 3");
  ASSERT_EQ(ended.code, reports::clean) << ended.out << ended.err;
  EXPECT_NE(ended.out.find("no contradiction: 480 cases, 0 with"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("\ndepths of "), std::string::npos) << ended.out;
  for (const std::string& pair : reports::curved_pairs()) {
    EXPECT_NE(ended.out.find("\n" + pair + " "), std::string::npos) << pair;
    EXPECT_EQ(ended.out.find("\n" + pair + "  0 "), std::string::npos) << pair;
  }
  EXPECT_EQ(ended.out, run("oracles --family curved --cases 480 --seed 3 --threads 1").out);
}

TEST(CurvedOracles, AreAskedEveryPairOfKindsInEqualShares) {
  std::map<std::string, int> pairs;
  for (std::uint64_t i = 0; i < 480; ++i) ++pairs[reports::curved_question(1, i, {12}).pair];
  ASSERT_EQ(pairs.size(), reports::curved_pairs().size());
  for (const auto& [pair, count] : pairs) EXPECT_GE(count, 20) << pair;
}

// Changes the bounds as if a body were too large by 2^-30 of its radius.
void shorten(oracle::Enclosure& enclosure) {
  const oracle::Rational factor = 1 - oracle::rational(0x1p-30);
  enclosure.distance_squared_lower *= factor;
  enclosure.distance_squared_upper *= factor;
}

struct PlantedInCurved {
  const char* fault;
  const char* named;  // the method to be named as differing
  std::function<void(CurvedOpinions&)> plant;
};

const std::vector<PlantedInCurved>& planted_in_curved() {
  using cases::Relation;
  static const std::vector<PlantedInCurved> list{
      {"the quick enclosure is too near by 2^-30", "quick enclosure against cone program",
       [](CurvedOpinions& opinions) {
         if (opinions.quick) shorten(*opinions.quick);
       }},
      {"the slow enclosure is too near by 2^-30", "enclosure against cone program",
       [](CurvedOpinions& opinions) {
         if (opinions.full) shorten(*opinions.full);
       }},
      {"a lower bound of the quick enclosure is above the upper one",
       "quick enclosure against enclosure",
       [](CurvedOpinions& opinions) {
         if (!opinions.quick) return;
         opinions.quick->distance_squared_lower =
             opinions.quick->distance_squared_upper * (1 + oracle::rational(0x1p-80));
         opinions.quick->distance_squared_upper = opinions.quick->distance_squared_lower;
       }},
      {"separated bodies overlap", "against cone program",
       [](CurvedOpinions& opinions) {
         if (!opinions.quick || opinions.quick->relation != Relation::separated) return;
         opinions.quick->relation = Relation::overlapping;
         opinions.quick->distance_squared_lower = opinions.quick->distance_squared_upper = 0;
       }},
      {"overlapping bodies are a little apart", "against cone program",
       [](CurvedOpinions& opinions) {
         if (!opinions.quick || opinions.quick->relation != Relation::overlapping) return;
         opinions.quick->relation = Relation::separated;
         opinions.quick->distance_squared_lower = opinions.quick->distance_squared_upper =
             opinions.cone_program.upper * 2;
       }},
      {"overlapping bodies touch", "quick enclosure against enclosure: another relation",
       [](CurvedOpinions& opinions) {
         if (opinions.quick && opinions.quick->relation == Relation::overlapping) {
           opinions.quick->relation = Relation::touching;
         }
       }},
      {"separated bodies have no distance", "separated, by a bound of 0",
       [](CurvedOpinions& opinions) {
         if (opinions.quick) opinions.quick->distance_squared_lower = 0;
       }},
      {"the cone program forgets a body's radius", "quick enclosure against cone program",
       [](CurvedOpinions& opinions) {
         opinions.cone_program.lower *= 4;
         opinions.cone_program.upper *= 4;
       }},
      {"an overlap is a hundredth deeper", "depth against a search of directions",
       [](CurvedOpinions& opinions) {
         if (!opinions.depth) return;
         opinions.depth->lower *= oracle::rational(1.02);
         opinions.depth->upper *= oracle::rational(1.02);
       }},
      {"an overlap is shallower by 1e-4", "depth against a search of directions",
       [](CurvedOpinions& opinions) {
         if (opinions.depth) opinions.depth->upper *= oracle::rational(1 - 2e-4);
         if (opinions.depth) opinions.depth->lower *= oracle::rational(1 - 2e-4);
       }},
      {"an oracle fails", "planted", [](CurvedOpinions&) { throw std::runtime_error("planted"); }},
  };
  return list;
}

TEST(CurvedOraclesCanary, EveryPlantedFaultIsFoundAndNamed) {
  reports::OraclesOptions options;
  options.cases = 48;
  options.minkowski_share = 1;
  options.shown_max = 1000;
  EXPECT_EQ(reports::curved_oracles(options).disagreements, 0U);
  for (const PlantedInCurved& one : planted_in_curved()) {
    const reports::OraclesReport report =
        reports::curved_oracles(options, [&](const CurvedQuestion& asked) {
          CurvedOpinions opinions = reports::curved_opinions(asked);
          one.plant(opinions);
          return opinions;
        });
    EXPECT_EQ(report.code, reports::oracles_disagree) << one.fault;
    EXPECT_NE(report.text.find(one.named), std::string::npos) << one.fault << "\n" << report.text;
  }
}

}  // namespace
