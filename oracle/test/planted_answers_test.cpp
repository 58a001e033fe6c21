// SPDX-License-Identifier: MIT
// Damaged answers get from both judges the verdict that their construction requires.
#include "oracle/planted/planted_answers.hpp"

#include "oracle/test/questions.hpp"

namespace oracle::planted {
namespace {

constexpr std::uint64_t seed = 20261122;

const Scores& scores() {
  static const Scores all = [] {
    Scores sum;
    for (std::uint64_t i = 0; i < 384; ++i) {
      Choices choices = Choices::keyed(seed, "planted", i);
      sum.add(examine(case_for_planting(seed, i), choices));
    }
    return sum;
  }();
  return all;
}

TEST(PlantedAnswers, GetTheRequiredVerdict) {
  std::cout << "seed " << seed << ": " << scores().answers() << " answers\n";
  for (const auto& [kind, count] : scores().of_kind) std::cout << kind << ' ' << count << '\n';
  EXPECT_GT(scores().answers(), 50'000U);
  for (std::size_t d = 0; d < damages().size(); ++d) {
    EXPECT_EQ(scores().of_damage[d].wrong, 0U) << scores().of_damage[d].first;
  }
}

TEST(PlantedAnswers, HaveMoreThanFortyKinds) {
  std::set<std::string> names;
  for (const Damage& damage : damages()) names.insert(damage.name);
  EXPECT_EQ(names.size(), damages().size());
  EXPECT_GE(names.size(), 41U) << "forty, and the one that damages nothing";
}

// A damage that is never applied, or never inside its allowance although it can be, tests nothing.
TEST(PlantedAnswers, AreAllPlanted) {
  std::size_t both = 0;
  for (std::size_t d = 0; d < damages().size(); ++d) {
    const auto& [inside, outside] = scores().of_damage[d].answers;
    EXPECT_GT(inside + outside, 20U) << damages()[d].name;
    if (inside > 0 && outside > 0) ++both;
  }
  EXPECT_GE(both, 17U);
}

TEST(PlantedAnswers, CoverEveryKindOfCase) {
  for (const char* kind :
       {"separated", "touching", "overlapping", "near contact", "planar", "curved", "subnormal"}) {
    ASSERT_TRUE(scores().of_kind.contains(kind)) << kind;
    EXPECT_GT(scores().of_kind.at(kind), 500U) << kind;
  }
}

TEST(PlantedAnswers, AreJudgedByBothJudges) {
  std::uint64_t quick = 0;
  for (const Score& score : scores().of_damage) quick += score.quick;
  EXPECT_GT(quick, 1000U);
}

}  // namespace
}  // namespace oracle::planted
