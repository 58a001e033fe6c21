// SPDX-License-Identifier: MIT
// The quick judge gives the verdict of the exact one, bit for bit, or none.

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/measures.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

constexpr std::uint64_t seed = 20261120;

// Reason and figures, bit for bit.
bool same(const Verdict& one, const Verdict& other) {
  const auto bits = [](const std::optional<double>& x) {
    return x ? std::optional(std::bit_cast<std::uint64_t>(*x)) : std::nullopt;
  };
  return one.reason == other.reason && bits(one.scaled_error) == bits(other.scaled_error) &&
         bits(one.relative_error) == bits(other.relative_error) &&
         bits(one.margin) == bits(other.margin);
}

// Leaves most cases as they are; moves others far from the middle of the range.
constexpr std::array<int, 8> shifts{0, 0, 0, 0, 0, 900, -700, -1060};

TEST(QuickJudge, GivesTheVerdictsOfTheExactJudge) {
  std::map<std::string, std::size_t> quick_of;
  std::map<int, std::size_t> quick_at;
  std::map<VerdictKind, std::size_t> quick_verdicts;
  std::size_t asked = 0;
  const auto all = subjects::select({"core/float/*", "core/double/*", "planted/*"});
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      const int shift = family.as_it_is ? 0 : shifts[i % shifts.size()];
      const Case question = cases::scaled(generate(family, seed, i, {12}), shift);
      const QuickCertificate certified = quick_certificate(question);
      const Truth exact = truth_of(question, certified);
      LastFigures last;  // of one answer after the other, at both formats
      for (const Subject& subject : all) {
        if (reason_to_skip(subject, question) || subject.start()) continue;
        if (bits(question) > case_bits(subject) || (shift != 0 && case_bits(subject) < 53))
          continue;
        ++asked;
        const Answer answer = subject.ask(question, nullptr);
        Verdict quick;
        if (!quick_judge(question, cases::magnitude(question), answer, certified, subject.format,
                         last, quick)) {
          continue;
        }
        ++quick_of[family.name];
        ++quick_at[shift];
        const Verdict slow = judge(question, answer, exact, subject.format);
        ++quick_verdicts[quick.kind];
        ASSERT_EQ(slow.kind, quick.kind) << subject.name << ": " << slow.reason << "\n"
                                         << case_line(question);
        ASSERT_TRUE(same(quick, slow)) << subject.name;
      }
    }
  }
  std::size_t quick = 0;
  for (const auto& [family, count] : quick_of) {
    std::printf("%s %zu\n", family.c_str(), count);
    quick += count;
  }
  std::printf("of %zu answers %zu are judged quickly, %zu of them near contact\n", asked, quick,
              quick_verdicts[near_contact]);
  EXPECT_EQ(quick_of.size(), families().size()) << "a family went missing";
  for (const auto& [shift, count] : quick_at) std::printf("at 2^%d %zu\n", shift, count);
  EXPECT_EQ(quick_at.size(), 4U) << "a range is never taken";
  EXPECT_GT(quick, asked / 2);
  EXPECT_GT(quick_verdicts[near_contact], 200U);
}

TEST(QuickJudge, AcceptsTheOriginAlone) {
  const Case question = oracle::question(3, {{0, 0, 0}}, {{0, 0, 0}, {0, 0, 0}});
  const std::vector<IndexPair> candidate{{0, 0}};
  const Answer answer = subjects::core_subject("core/double/robust").ask(question, nullptr);
  EXPECT_TRUE(
      quick_judge(question, answer, quick_certificate(question, candidate), subjects::binary64));
}

// Moved along a face both witness points keep their distance, and only one leaves its body.
TEST(QuickJudge, ChecksThatBothWitnessPointsAreInTheirBodies) {
  const std::vector<Point> corner{{0.5, 0.5, 0}};  // the origin would be left to rationals
  const std::vector<Point> face{{-2, -2, 1}, {3, -2, 1}, {0, 3, 1}};
  for (const bool swapped : {false, true}) {
    const Case question =
        swapped ? oracle::question(3, face, corner) : oracle::question(3, corner, face);
    const QuickCertificate certified = quick_certificate(question);
    for (const double moved : {0.0, 0.25}) {
      Answer answer = subjects::core_subject("core/double/robust").ask(question, nullptr);
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
TEST(Spoiled, IsJudgedOnlyIfUndamaged) {
  const Case asked = question(3, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.3, 0.4, -0.7}},
                              {{2, 0.1, 1}, {3, 1, 2}, {2.5, 0, 3}, {2, -1, 2}});
  Answer answer = subjects::core_subject("core/double/robust").ask(asked, nullptr);
  const QuickCertificate certified = quick_certificate(asked);
  const auto taken = [&] {
    return quick_judge(asked, answer, certified, subjects::binary64).has_value();
  };
  const auto add = [](Number& number, double amount) {
    number = Number(number.approximation() + amount);
  };
  ASSERT_TRUE(taken());
  const Answer right = answer;
  const double t = 0x1p-53 * 3;  // u M
  const auto spoil = [&](const char* what, const auto& change) {
    answer = right;
    change();
    EXPECT_FALSE(taken()) << what;
  };
  spoil("relation", [&] { answer.intersecting = true; });
  spoil("no answer", [&] { answer.answered = false; });
  spoil("distance above", [&] { add(answer.distance->value, 70 * t); });
  spoil("distance below", [&] { add(answer.distance->value, -70 * t); });
  spoil("distance NaN", [&] { answer.distance->value = Number(nan); });
  spoil("distance infinite", [&] { answer.distance->value = Number(infinity); });
  spoil("bound", [&] {
    answer.lower_bound = answer.distance;
    add(answer.lower_bound->value, 70 * t);
  });
  spoil("bound NaN", [&] { answer.lower_bound->value = Number(nan); });
  spoil("weight negative", [&] { answer.terms[0].weight = Number(-0.1); });
  spoil("weights too large", [&] { add(answer.terms[0].weight, 0x1p-49); });
  spoil("weight NaN", [&] { answer.terms[0].weight = Number(nan); });
  spoil("vertex that does not exist", [&] { answer.terms[0].a = 4; });
  spoil("witness elsewhere", [&] { add((*answer.witness_a)[1], 140 * t); });
  spoil("witness NaN", [&] { (*answer.witness_b)[2] = Number(nan); });
  spoil("witnesses at another distance", [&] {
    answer.term_count = 0;
    add((*answer.witness_a)[0], 400 * t);
  });
  answer = right;
  EXPECT_FALSE(quick_judge(asked, answer, certified, {64, -16445, 16384})) << "a wider subject";
  EXPECT_TRUE(taken());
}

// A study gives the same results with every oracle.
TEST(QuickJudge, GivesTheSameExaminationsWithEveryOracle) {
  const auto all = subjects::select({"core/float/enhanced", "core/double/*", "planted/*"});
  for (const Case& question : cases_of_families(seed + 1, 25, {8})) {
    Examination quick(question, Oracle::certificate);
    Examination slow(question, Oracle::minkowski);
    for (const Subject& subject : all) {
      if (subject.start()) continue;
      const Verdict one = quick.ask(subject).verdict;
      const Verdict other = slow.ask(subject).verdict;
      ASSERT_EQ(one.kind, other.kind) << subject.name << "\n" << case_line(question);
      ASSERT_TRUE(same(one, other)) << subject.name;
    }
    ASSERT_EQ(quick.truths(), slow.truths());
  }
}

}  // namespace
}  // namespace oracle
