// SPDX-License-Identifier: MIT
// A million certified queries give the same bits on every target, machine and compiler.

#include "core/subjects/test/certified_targets.hpp"

namespace subjects {
namespace {

TEST(CertifiedMillion, HasTheSameBitsOnEveryTarget) {
  const std::vector<std::int64_t> targets = all_targets();
  const std::uint64_t each = 1'000'000 / cases::families().size() + 1;
  SameAnswers same;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < each; ++i) {
      same.ask(cases::generate(family, 3, i, {.vertices_max = 40}), targets);
    }
  }
  EXPECT_GE(same.doubles, 1'000'000U);
  EXPECT_GE(same.floats, 900'000U);
  EXPECT_EQ(same.in_double.value(), 12024710709416982905U);
  EXPECT_EQ(same.in_float.value(), 14211904673122813401U);
}

}  // namespace
}  // namespace subjects
