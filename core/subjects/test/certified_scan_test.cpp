// SPDX-License-Identifier: MIT
// The scans of the certified query: the same bits whatever the machine has.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/gjk/certified/certified.hpp"
#include "core/gjk/certified/highway_scan.hpp"
#include "core/subjects/body_map.hpp"

namespace subjects {
namespace {

namespace certified = gjk::certified;

// Puts back what the machine has.
class OneTarget {
 public:
  explicit OneTarget(std::int64_t target) {
    hwy::SetSupportedTargetsForTest(target);
    update();
  }
  ~OneTarget() {
    hwy::SetSupportedTargetsForTest(0);
    update();
  }
  OneTarget(const OneTarget&) = delete;
  OneTarget& operator=(const OneTarget&) = delete;

 private:
  static void update() { hwy::GetChosenTarget().Update(hwy::SupportedTargets()); }
};

template <typename S, int D>
void expect_same(const cases::Case& question) {
  const certified::PreparedBody<S, D> a(vertices<S, D>(question.a));
  const certified::PreparedBody<S, D> b(vertices<S, D>(question.b));
  const auto expected = certified_distance(a, b, certified::ScalarScan{});
  const auto found = certified_distance(a, b, certified::HighwayScan{});
  EXPECT_EQ(found.distance.lower, expected.distance.lower) << question.id;
  EXPECT_EQ(found.distance.upper, expected.distance.upper) << question.id;
  EXPECT_EQ(found.iterations, expected.iterations) << question.id;
  EXPECT_EQ(found.pairs, expected.pairs) << question.id;
  EXPECT_EQ(found.weights, expected.weights) << question.id;
  // Every direction that a search may look in, and more: the values and the indices.
  gjk::Vec<S, D> v;
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) v[axis] = static_cast<S>((i >> axis) % 2) - S(0.5);
    const auto one = certified::ScalarScan{}(a, b, v);
    const auto other = certified::HighwayScan{}(a, b, v);
    EXPECT_EQ(other.a, one.a) << question.id;
    EXPECT_EQ(other.b, one.b) << question.id;
    EXPECT_EQ(other.least_of_a, one.least_of_a) << question.id;
    EXPECT_EQ(other.greatest_of_b, one.greatest_of_b) << question.id;
  }
}

template <typename S>
void expect_same(const cases::Case& question) {
  question.dim == 2 ? expect_same<S, 2>(question) : expect_same<S, 3>(question);
}

TEST(CertifiedScan, HasTheSameBitsOnEveryTarget) {
  std::vector<cases::Case> questions;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 40; ++i) {
      questions.push_back(cases::generate(family, 1, i, {.vertices_max = i < 30 ? 40 : 600}));
    }
  }
  int targets = 0;
  for (std::int64_t all = hwy::SupportedTargets(); all != 0; all &= all - 1) {
    const std::int64_t target = all & -all;
    SCOPED_TRACE(hwy::TargetName(target));
    const OneTarget only(target);
    ++targets;
    for (const cases::Case& question : questions) expect_same<double>(question);
    for (const cases::Case& question : questions) {
      const auto rounded = cases::rounded(question, 24);
      if (rounded) expect_same<float>(*rounded);
    }
  }
  EXPECT_GE(targets, 2) << "one target compares with nothing but the scalar scan";
}

}  // namespace
}  // namespace subjects
