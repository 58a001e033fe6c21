// SPDX-License-Identifier: MIT
// The core by other options: without any, behind the same door, it gives the bits of the subjects of
// the core; contraction and -ffast-math change answers, and leave this process as it was.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cfenv>
#include <limits>

#include "core/cases/families.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

std::vector<cases::Case> questions(const Subject& subject) {
  std::vector<cases::Case> result;
  for (const char* family : {"generic", "lattice", "oblong", "touching", "extreme"}) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      const cases::Case question = cases::generate(cases::listed_family(family), 1, i, {12});
      if (auto taken = cases::rounded(question, case_bits(subject))) {
        result.push_back(*std::move(taken));
      }
    }
  }
  return result;
}

std::string bits(const std::optional<Length>& length) {
  return length ? fmt::format("{:a}", length->value.approximation()) : "none";
}

std::string text(const Answer& answer) {
  std::string result = answer.status;
  if (!answer.answered) return result;
  result += " " + std::to_string(answer.iterations);
  result += answer.intersecting ? " meet " : " apart ";
  result += bits(answer.distance) + " " + bits(answer.lower_bound);
  for (const auto& witness : {answer.witness_a, answer.witness_b}) {
    for (const Number& x : *witness) result += fmt::format(" {:a}", x.approximation());
  }
  return result;
}

// Of the eight presets, in how many of these cases the answer differs from that of the core.
std::size_t differing(const std::string& options) {
  std::size_t count = 0, asked = 0;
  const std::string file = GJKPROOF_COMPILED_DIR "/" + options + ".so";
  for (const Subject& subject : plugin_subjects(file, {})) {
    const std::string prefix = "compiled/" + options + "/";
    EXPECT_TRUE(subject.name.starts_with(prefix)) << subject.name;
    const Subject& core = core_subject("core/" + subject.name.substr(prefix.size()));
    const std::vector<cases::Case> list = questions(subject);
    std::vector<const cases::Case*> places;
    for (const cases::Case& one : list) places.push_back(&one);
    const std::vector<Answer> answers = subject.ask_all(places);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (answers[i].skipped) continue;
      ++asked;
      Answer expected;
      core.ask(list[i], nullptr, expected);
      const bool differs = text(answers[i]) != text(expected);
      if (differs && options == "usual") {
        ADD_FAILURE() << subject.name << " on " << list[i].id << ":\n"
                      << text(answers[i]) << "\n"
                      << text(expected);
      }
      count += differs ? 1 : 0;
    }
  }
  EXPECT_TRUE(asked > 2000 || options == "contracted") << asked;
  return count;
}

TEST(Compiled, ByTheUsualOptionsGiveTheBitsOfTheCore) { EXPECT_EQ(differing("usual"), 0U); }

TEST(Compiled, ByContractionChangeAnswersWhereTheProcessorFuses) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("fma") == 0) GTEST_SKIP() << "no fused operations here";
#endif
  EXPECT_GT(differing("contracted"), 50U);
}

TEST(Compiled, ByFastMathChangeAnswersAndNothingElse) {
  EXPECT_GT(differing("fast_math"), 50U);
  const volatile double least = std::numeric_limits<double>::denorm_min();
  EXPECT_GT(least + least, 0) << "subnormal numbers are flushed";
  EXPECT_EQ(std::fegetround(), FE_TONEAREST);
  EXPECT_EQ(differing("usual"), 0U);
}

}  // namespace
}  // namespace subjects
