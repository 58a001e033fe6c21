// SPDX-License-Identifier: MIT
// The scans of the certified query give the same bits on every target.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/test/certified_targets.hpp"

namespace subjects {
namespace {

// Compares values and indices for all sign patterns of a direction.
template <typename S, int D>
void expect_same_scans(const cases::Case& question) {
  const certified::PreparedBody<S, D> a(vertices<S, D>(question.a));
  const certified::PreparedBody<S, D> b(vertices<S, D>(question.b));
  const certified::ScalarScan scalar;
  const certified::HighwayScan highway;
  gjk::Vec<S, D> v;
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) v[axis] = static_cast<S>((i >> axis) % 2) - S(0.5);
    const auto one = scalar(a, b, v);
    const auto other = highway(a, b, v);
    EXPECT_EQ(other.a, one.a) << question.id;
    EXPECT_EQ(other.b, one.b) << question.id;
    EXPECT_EQ(other.least_of_a, one.least_of_a) << question.id;
    EXPECT_EQ(other.greatest_of_b, one.greatest_of_b) << question.id;
    if constexpr (std::is_same_v<S, double>) {
      // Some limits hold at a few points, the first at none.
      for (const double more : {-1.0, 0.0, 0.25, 1e300}) {
        const double limit = one.least_of_a + more * a.magnitude();
        for (std::size_t block = 0; block <= a.blocks().size(); ++block) {
          EXPECT_EQ(highway.block_within(a, block, v, limit),
                    scalar.block_within(a, block, v, limit))
              << question.id << " " << more << " " << block;
        }
      }
    }
  }
}

template <typename S>
void expect_same_scans(const cases::Case& question) {
  question.dim == 2 ? expect_same_scans<S, 2>(question) : expect_same_scans<S, 3>(question);
}

std::vector<cases::Case> some_cases() {
  std::vector<cases::Case> questions;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 40; ++i) {
      questions.push_back(cases::generate(family, 1, i, {.vertices_max = i < 30 ? 40 : 600}));
    }
  }
  return questions;
}

TEST(CertifiedScan, SeesTheSameOnEveryTarget) {
  const std::vector<cases::Case> questions = some_cases();
  for (const std::int64_t target : all_targets()) {
    SCOPED_TRACE(hwy::TargetName(target));
    const OneTarget only(target);
    for (const cases::Case& question : questions) {
      expect_same_scans<double>(question);
      if (const auto rounded = cases::rounded(question, 24)) expect_same_scans<float>(*rounded);
    }
  }
}

TEST(CertifiedScan, HasTheSameBitsOnEveryTarget) {
  const std::vector<std::int64_t> targets = all_targets();
  EXPECT_GE(targets.size(), 2U) << "one target compares with nothing but the scalar scan";
  SameAnswers same;
  for (const cases::Case& question : some_cases()) same.ask(question, targets);
  // The same for every compiler and machine.
  EXPECT_EQ(same.in_double.value(), 17274694635518756516U);
  EXPECT_EQ(same.in_float.value(), 2497270332273751421U);
}

}  // namespace
}  // namespace subjects
