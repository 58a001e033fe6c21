// SPDX-License-Identifier: MIT
#include "proptest/property.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>
#include <sstream>

#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"

namespace proptest {
namespace {

constexpr const char* replay_hint =
    "\nreplay it: put both lines in a file, then ./run gjkproof replay FILE";

std::uint64_t chosen_seed(const Search& search) {
  const char* text = std::getenv("GJKPROOF_SEED");
  return text == nullptr ? search.seed : std::strtoull(text, nullptr, 0);
}

}  // namespace

Outcome check(const std::string& sentence, const Property& property, const Search& search) {
  Outcome outcome;
  bool shrinking = false;
  const auto testable = [&] {
    const auto bytes = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
    cases::Choices choices(bytes);
    const cases::Case question = search.generate(choices, {search.vertices_max});
    if (!shrinking) {
      ++outcome.cases;
      ++outcome.families[question.flags.front()];
    }
    if (const auto failure = property(question)) {
      shrinking = true;
      outcome.counterexample = question;
      RC_FAIL(*failure + "\n" + cases::header_line() + "\n" + cases::case_line(question) +
              replay_hint);
    }
  };
  rc::detail::TestMetadata metadata;
  metadata.id = sentence;
  metadata.description = sentence;
  rc::detail::TestParams params;
  params.seed = chosen_seed(search);
  params.maxSuccess = search.cases;
  params.disableShrinking = !search.shrinks;
  params.maxSize = 400;  // bytes; the length of a vector grows with the size up to this
  const rc::detail::TestResult result = rc::detail::checkTestable(testable, metadata, params);
  outcome.holds = result.is<rc::detail::SuccessResult>();
  std::ostringstream report;
  rc::detail::printResultMessage(result, report);
  outcome.report = report.str();
  return outcome;
}

std::optional<cases::Case> shrunk(const Outcome& outcome, const Property& property) {
  if (!outcome.counterexample) return std::nullopt;
  constexpr std::size_t calls_max = 5000;
  const auto fails = [&](const cases::Case& question) { return property(question).has_value(); };
  return cases::shrink(*outcome.counterexample, fails, calls_max).question;
}

void expect_holds(const std::string& sentence, const Search& search, const Property& property) {
  const Outcome outcome = check(sentence, property, search);
  std::string mix;
  for (const auto& [family, count] : outcome.families) {
    mix += " " + family + ":" + std::to_string(count);
  }
  std::printf("%s: seed %llu, %d cases:%s\n", sentence.c_str(),
              static_cast<unsigned long long>(chosen_seed(search)), outcome.cases, mix.c_str());
  if (const std::optional<cases::Case> smallest = shrunk(outcome, property)) {
    FAIL() << sentence << "\n"
           << outcome.report << "\nreduced by geometry: " << property(*smallest).value_or("")
           << "\n"
           << cases::header_line() << "\n"
           << cases::case_line(*smallest) << replay_hint;
  }
  ASSERT_TRUE(outcome.holds) << sentence << "\n" << outcome.report;
  const std::size_t expected =
      search.generate == Search{}.generate ? cases::families().size() : std::size_t{1};
  EXPECT_EQ(outcome.families.size(), expected) << "a family went missing:" << mix;
}

}  // namespace proptest
