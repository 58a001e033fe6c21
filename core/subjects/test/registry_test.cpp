// SPDX-License-Identifier: MIT
#include "core/subjects/registry.hpp"

#include <gtest/gtest.h>

#include <cfenv>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/test/cubes.hpp"

namespace subjects {
namespace {

std::vector<std::string> names(const std::vector<Subject>& some) {
  std::vector<std::string> result;
  for (const Subject& subject : some) result.push_back(subject.name);
  return result;
}

TEST(Registry, NamesEverySubjectOnceByItsKind) {
  const std::regex form(
      "core/[a-z0-9_]+/[a-z0-9_]+|planted/[a-z0-9_]+|"
      "(?!core/|planted/)[a-z0-9_]+/[a-z0-9_/]+");
  std::set<std::string> seen;
  bool planted_before = false;
  for (const Subject& subject : registry()) {
    EXPECT_TRUE(seen.insert(subject.name).second) << subject.name;
    EXPECT_TRUE(std::regex_match(subject.name, form)) << subject.name;
    EXPECT_FALSE(subject.description.empty()) << subject.name;
    EXPECT_EQ(subject.planted,
              subject.name.starts_with("planted/") || subject.name == "absent/planted")
        << subject.name;
    EXPECT_TRUE(subject.planted || !planted_before) << subject.name << " after a planted one";
    planted_before = subject.planted;
    ASSERT_TRUE(subject.start && subject.ask) << subject.name;
  }
}

TEST(Registry, StartsEverySubjectButThePlantedAbsentee) {
  for (const Subject& subject : registry()) {
    EXPECT_EQ(subject.start().has_value(), subject.name == "absent/planted")
        << subject.name << ": " << subject.start().value_or("starts");
  }
}

// Restores the environment before anything is compared.
TEST(Registry, StartsNobodyUnderAnotherRoundingMode) {
  for (const Subject& subject : select({"core/*", "planted/*"})) {
    std::fesetround(FE_UPWARD);
    const std::optional<std::string> reason = subject.start();
    std::fesetround(FE_TONEAREST);
    EXPECT_TRUE(reason.has_value()) << subject.name;
  }
}

TEST(Registry, HoldsEveryPresetAtEveryScalar) {
  std::set<std::string> seen;
  for (const std::string& name : names(select({"core/*"}))) seen.insert(name);
  for (const char* scalar :
       {"float", "double", "long_double", "float128", "digits50", "digits100", "rational"}) {
    for (const char* preset : {"original", "enhanced", "signed_volumes", "robust"}) {
      const std::string name = std::string("core/") + scalar + "/" + preset;
      EXPECT_TRUE(seen.contains(name)) << name;
    }
  }
}

TEST(Registry, KnowsTheRoundoffAndTheInputOfEveryScalar) {
  const std::map<std::string, double> roundoff{{"float", 0x1p-24},       {"double", 0x1p-53},
                                               {"long_double", 0x1p-64}, {"float128", 0x1p-113},
                                               {"digits50", 0x1p-168},   {"digits100", 0x1p-334},
                                               {"rational", 0}};
  for (const auto& [scalar, u] : roundoff) {
    for (const Subject& subject : select({"core/" + scalar + "/*"})) {
      EXPECT_EQ(subject.format.unit_roundoff, u) << subject.name;
      EXPECT_EQ(case_bits(subject), scalar == "float" ? 24 : 53) << subject.name;
    }
  }
  for (const Fault& fault : faults()) {
    const Subject base = select({fault.base}).at(0);
    EXPECT_EQ(fault.subject.format.unit_roundoff, base.format.unit_roundoff) << fault.subject.name;
    EXPECT_EQ(case_bits(fault.subject), case_bits(base)) << fault.subject.name;
  }
}

TEST(FloatFormat, HasTheEndsOfItsRange) {
  EXPECT_EQ(binary32.smallest, std::numeric_limits<float>::denorm_min());
  EXPECT_EQ(binary32.largest, std::numeric_limits<float>::max());
  EXPECT_EQ(binary64.smallest, std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(binary64.largest, std::numeric_limits<double>::max());
  for (const char* wide :
       {"core/long_double/robust", "core/float128/robust", "core/rational/isa"}) {
    const FloatFormat format = select({wide}).at(0).format;
    EXPECT_EQ(format.smallest, 0) << wide;
    EXPECT_EQ(format.largest, std::numeric_limits<double>::infinity()) << wide;
    EXPECT_EQ(format.is_exact(), format.unit_roundoff == 0) << wide;
  }
}

// Wrong as printed in their tutorials, on simple cases too.
bool is_wrong_as_printed(const Subject& subject) {
  return subject.on_request && (subject.name.ends_with("/orientation_listing_literal") ||
                                subject.name.ends_with("/edge_distance_printed"));
}

// The allowance of a length is 64 u M; that of its square 2 d times that plus its square.
bool is_within_precision(const Subject& subject, const test::Known& known, const Length& distance) {
  const Rational length = distance.value.exact();
  const Rational squared = distance.squared ? length : Rational(length * length);
  const Rational allowed = Rational(64) * Rational(subject.format.unit_roundoff * known.magnitude);
  const Rational d(std::sqrt(known.distance_squared.convert_to<double>()) * (1 + 0x1p-50));
  return abs(squared - known.distance_squared) <= allowed * (2 * d + allowed);
}

TEST(Registry, AnswersSimpleCasesWithinThePrecisionOfTheSubject) {
  for (const Subject& subject : registry()) {
    if (subject.planted || is_wrong_as_printed(subject)) continue;
    for (const test::Known& known : test::known_cases()) {
      if (reason_to_skip(subject, known.question)) continue;
      const Answer answer = subject.ask(known.question, nullptr);
      // It has no answer for overlapping bodies [LinCanny91].
      if (known.distance_squared == 0 && subject.name.ends_with("/lin_canny")) continue;
      ASSERT_TRUE(answer.answered) << subject.name << ": " << answer.status;
      EXPECT_EQ(answer.intersecting, known.distance_squared == 0) << subject.name;
      if (!answer.distance) continue;
      EXPECT_TRUE(is_within_precision(subject, known, *answer.distance))
          << subject.name << ": " << answer.distance->value.approximation()
          << " where the square is " << known.distance_squared;
    }
  }
}

TEST(Registry, IsWrongOnASimpleCaseWhereATutorialIsTakenAtItsWord) {
  int subjects = 0;
  for (const Subject& subject : registry()) {
    if (!is_wrong_as_printed(subject)) continue;
    ++subjects;
    int wrong = 0;
    for (const test::Known& known : test::known_cases()) {
      if (reason_to_skip(subject, known.question)) continue;
      const Answer answer = subject.ask(known.question, nullptr);
      const bool right =
          answer.answered && answer.intersecting == (known.distance_squared == 0) &&
          (!answer.distance || is_within_precision(subject, known, *answer.distance));
      if (!right) ++wrong;
    }
    EXPECT_GT(wrong, 0) << subject.name;
  }
  EXPECT_EQ(subjects, 6);
}

TEST(Registry, PlantedFaultsAnswerEverySimpleCase) {
  for (const Subject& subject : select({"planted/*"})) {
    for (const test::Known& known : test::known_cases()) {
      const Answer answer = subject.ask(known.question, nullptr);
      EXPECT_TRUE(answer.answered) << subject.name << ": " << answer.status;
    }
  }
}

TEST(Select, KeepsTheOrderOfTheRegistryAndTakesEachOnce) {
  const auto chosen =
      names(select({"core/double/robust", "core/*/robust", "core/double/enhanced"}));
  ASSERT_EQ(chosen.size(), 8U);
  std::size_t next = 0;
  for (const std::string& name : names(registry())) {
    if (next < chosen.size() && chosen[next] == name) ++next;
  }
  EXPECT_EQ(next, chosen.size());
}

TEST(Select, UnderstandsStarsAndQuestionMarks) {
  EXPECT_EQ(names(select({"core/double/robust"})), std::vector<std::string>{"core/double/robust"});
  EXPECT_EQ(select({"core/digits?0/robust"}).size(), 1U);
  EXPECT_EQ(select({"core/digits*/robust"}).size(), 2U);
  EXPECT_EQ(select({"*"}).size(), registry().size());
  EXPECT_TRUE(select({}).empty());
}

TEST(Select, ThrowsAtAPatternThatMatchesNothing) {
  try {
    select({"core/*", "core/duoble/*"});
    FAIL() << "a misspelt pattern went unnoticed";
  } catch (const std::invalid_argument& error) {
    EXPECT_NE(std::string(error.what()).find("'core/duoble/*'"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace subjects
