// SPDX-License-Identifier: MIT
// The quick judge gives the verdict of the exact one, bit for bit, or none.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/quick_judge.hpp"

namespace oracle {
namespace {

using subjects::Answer;
using subjects::Number;

constexpr std::uint64_t seed = 20261120;

// Returns a distance near d*: exact up to rounding, off by ulps, by a share, or entirely.
double near(cases::Choices& choices, double truth) {
  switch (choices.below(6)) {
    case 0: return truth;
    case 1: return truth * (1 + static_cast<double>(choices.between(-64, 64)) * 0x1p-52);
    case 2: return truth * (1 + choices.fraction(53));
    case 3: return truth * std::ldexp(1 + choices.share(53), choices.between(-40, 40));
    case 4: return 0;
    default: return static_cast<double>(static_cast<float>(truth));
  }
}

TEST(FixedComparison, EqualsTheComparisonOfRationalsBitForBit) {
  std::size_t compared = 0;
  std::size_t left = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 2500; ++i) {
      const cases::Case question = generate(family, seed, i, {8});
      const QuickCertificate certified = quick_certificate(question);
      if (certified.exact) continue;
      const Rational exact = distance_squared(certified);
      cases::Choices choices = cases::Choices::keyed(seed, "near", i);
      for (int repeat = 0; repeat < 4; ++repeat) {
        const double d = near(choices, rounded_root(exact, binary64));
        if (!std::isfinite(d)) continue;  // compare() does not accept it
        const std::optional<Comparison> quick = compare(d, certified.fixed);
        if (!quick) {
          ++left;
          continue;
        }
        ++compared;
        const Comparison slow = compare(Rational(d), exact);
        ASSERT_EQ(quick->answer, slow.answer) << d;
        ASSERT_EQ(quick->truth, slow.truth) << d;
        ASSERT_EQ(quick->ratio, slow.ratio) << d;
        ASSERT_EQ(quick->residual, slow.residual) << d << " " << cases::case_line(question);
      }
    }
  }
  std::printf("seed %llu: %zu compared, %zu left to rationals\n",
              static_cast<unsigned long long>(seed), compared, left);
  EXPECT_GT(compared, 50'000U);
  EXPECT_LT(left, compared / 3) << "fixed limbs hardly ever decide";
}

bool same(const std::optional<double>& one, const std::optional<double>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return std::bit_cast<std::uint64_t>(*one) == std::bit_cast<std::uint64_t>(*other);
}

// Leaves most cases as they are; moves the others beyond the middle of the range, some to
// subnormal.
int shift_of(std::uint64_t index) {
  constexpr std::array<int, 8> shifts{0, 0, 0, 0, 0, 900, -700, -1060};
  return shifts[index % shifts.size()];
}

TEST(QuickJudge, GivesTheVerdictsOfTheExactJudge) {
  std::map<std::string, std::size_t> quick_of;
  std::map<int, std::size_t> quick_at;
  std::map<VerdictKind, std::size_t> quick_verdicts;
  std::size_t asked = 0;
  const auto all = subjects::select({"core/float/*", "core/double/*", "planted/*"});
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      const int shift = family.as_it_is ? 0 : shift_of(i);
      const cases::Case question = cases::scaled(generate(family, seed, i, {12}), shift);
      const QuickCertificate certified = quick_certificate(question);
      const Truth exact = truth_of(question, certified);
      for (const subjects::Subject& subject : all) {
        if (reason_to_skip(subject, question) || subject.start()) continue;
        if (bits(question) > case_bits(subject) || (shift != 0 && case_bits(subject) < 53))
          continue;
        ++asked;
        const Answer answer = subject.ask(question, nullptr);
        const auto quick = quick_judge(question, answer, certified, subject.format);
        if (!quick) continue;
        ++quick_of[family.name];
        ++quick_at[shift];
        const Verdict slow = judge(question, answer, exact, subject.format);
        ++quick_verdicts[quick->kind];
        ASSERT_EQ(slow.kind, quick->kind) << subject.name << ": " << slow.reason << "\n"
                                          << cases::case_line(question);
        ASSERT_TRUE(same(quick->scaled_error, slow.scaled_error)) << subject.name;
        ASSERT_TRUE(same(quick->relative_error, slow.relative_error)) << subject.name;
        ASSERT_TRUE(same(quick->margin, slow.margin)) << subject.name;
        ASSERT_EQ(quick->reason, slow.reason);
      }
    }
  }
  std::size_t quick = 0;
  for (const auto& [family, count] : quick_of) {
    std::printf("%s %zu\n", family.c_str(), count);
    quick += count;
  }
  std::printf("of %zu answers %zu are judged quickly, %zu of them near contact\n", asked, quick,
              quick_verdicts[VerdictKind::near_contact]);
  EXPECT_EQ(quick_of.size(), cases::families().size()) << "a family went missing";
  for (const auto& [shift, count] : quick_at) std::printf("at 2^%d %zu\n", shift, count);
  EXPECT_EQ(quick_at.size(), 4U) << "a range is never taken";
  EXPECT_GT(quick, asked / 2);
  EXPECT_GT(quick_verdicts[VerdictKind::near_contact], 200U);
}

TEST(QuickJudge, AcceptsTheOriginAlone) {
  cases::Case question;
  question.a.points = {{0, 0, 0}};
  question.b.points = {{0, 0, 0}, {0, 0, 0}};
  const std::vector<IndexPair> candidate{{0, 0}};
  const Answer answer = subjects::select({"core/double/robust"}).at(0).ask(question, nullptr);
  EXPECT_TRUE(
      quick_judge(question, answer, quick_certificate(question, candidate), subjects::binary64));
}

// Moved along a face both witness points keep their distance, and only one leaves its body.
TEST(QuickJudge, ChecksThatBothWitnessPointsAreInTheirBodies) {
  const std::vector<cases::Point> corner{{0.5, 0.5, 0}};  // the origin would be left to rationals
  const std::vector<cases::Point> face{{-2, -2, 1}, {3, -2, 1}, {0, 3, 1}};
  for (const bool swapped : {false, true}) {
    cases::Case question;
    question.a.points = swapped ? face : corner;
    question.b.points = swapped ? corner : face;
    const QuickCertificate certified = quick_certificate(question);
    for (const double moved : {0.0, 0.25}) {
      Answer answer = subjects::select({"core/double/robust"}).at(0).ask(question, nullptr);
      answer.term_count = 0;
      (*answer.witness_a)[0] = Number(0.5 + moved);
      (*answer.witness_b)[0] = Number(0.5 + moved);
      EXPECT_EQ(quick_judge(question, answer, certified, subjects::binary64).has_value(),
                moved == 0)
          << swapped << moved;
    }
  }
}

// The quick judge gives no verdict on a right answer with one fault.
class Spoiled : public testing::Test {
 protected:
  Spoiled() {
    question_.a.points = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.3, 0.4, -0.7}};
    question_.b.points = {{2, 0.1, 1}, {3, 1, 2}, {2.5, 0, 3}, {2, -1, 2}};
    answer_ = subjects::select({"core/double/robust"}).at(0).ask(question_, nullptr);
    certified_ = quick_certificate(question_);
  }
  bool taken() const {
    return quick_judge(question_, answer_, certified_, subjects::binary64).has_value();
  }
  void add(subjects::Number& number, double amount) {
    number = Number(number.approximation() + amount);
  }

  cases::Case question_;
  Answer answer_;
  QuickCertificate certified_;
};

TEST_F(Spoiled, IsJudgedOnlyIfUndamaged) {
  ASSERT_TRUE(taken());
  const Answer right = answer_;
  const double t = 0x1p-53 * 3;  // u M
  const auto spoil = [&](const char* what, const auto& change) {
    answer_ = right;
    change();
    EXPECT_FALSE(taken()) << what;
  };
  spoil("relation", [&] { answer_.intersecting = true; });
  spoil("no answer", [&] { answer_.answered = false; });
  spoil("distance above", [&] { add(answer_.distance->value, 70 * t); });
  spoil("distance below", [&] { add(answer_.distance->value, -70 * t); });
  spoil("distance NaN", [&] { answer_.distance->value = Number(std::nan("")); });
  spoil("distance infinite",
        [&] { answer_.distance->value = Number(std::numeric_limits<double>::infinity()); });
  spoil("bound", [&] {
    answer_.lower_bound = answer_.distance;
    add(answer_.lower_bound->value, 40 * t);
  });
  spoil("bound NaN", [&] { answer_.lower_bound->value = Number(std::nan("")); });
  spoil("weight negative", [&] { answer_.terms[0].weight = Number(-0.1); });
  spoil("weights too large", [&] { add(answer_.terms[0].weight, 0x1p-49); });
  spoil("weight NaN", [&] { answer_.terms[0].weight = Number(std::nan("")); });
  spoil("vertex that does not exist", [&] { answer_.terms[0].a = 4; });
  spoil("witness elsewhere", [&] { add((*answer_.witness_a)[1], 140 * t); });
  spoil("witness NaN", [&] { (*answer_.witness_b)[2] = Number(std::nan("")); });
  spoil("witnesses at another distance", [&] {
    answer_.term_count = 0;
    add((*answer_.witness_a)[0], 400 * t);
  });
  answer_ = right;
  EXPECT_FALSE(quick_judge(question_, answer_, certified_, {64, -16445, 16384}))
      << "a wider subject";
  EXPECT_TRUE(taken());
}

// A study gives the same results with every oracle.
TEST(QuickJudge, GivesTheSameExaminationsWithEveryOracle) {
  const auto all = subjects::select({"core/float/enhanced", "core/double/*", "planted/*"});
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 25; ++i) {
      const cases::Case question = generate(family, seed + 1, i, {8});
      Examination quick(question, Oracle::certificate);
      Examination slow(question, Oracle::minkowski);
      for (const subjects::Subject& subject : all) {
        if (subject.start()) continue;
        const Verdict one = quick.ask(subject).verdict;
        const Verdict other = slow.ask(subject).verdict;
        ASSERT_EQ(one.kind, other.kind) << subject.name << "\n" << cases::case_line(question);
        ASSERT_EQ(one.reason, other.reason);
        ASSERT_TRUE(same(one.scaled_error, other.scaled_error)) << subject.name;
        ASSERT_TRUE(same(one.relative_error, other.relative_error)) << subject.name;
        ASSERT_TRUE(same(one.margin, other.margin)) << subject.name;
      }
      ASSERT_EQ(quick.truths(), slow.truths());
    }
  }
}

}  // namespace
}  // namespace oracle
