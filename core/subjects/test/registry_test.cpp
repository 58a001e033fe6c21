// SPDX-License-Identifier: MIT
#include "core/subjects/registry.hpp"

#include <gtest/gtest.h>

#include <cfenv>
#include <map>
#include <regex>
#include <set>

#include "core/cases/families.hpp"
#include "core/cases/floating_point.hpp"
#include "core/subjects/arithmetic.hpp"
#include "core/subjects/planted/faults.hpp"
#include "core/subjects/scalars.hpp"
#include "core/subjects/settings.hpp"
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

// Converges too slowly to end within the limit [Montaut22 §III].
bool is_slow(const Subject& subject) {
  return subject.name.find("/frank_wolfe") != std::string::npos;
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
    if (subject.planted || is_wrong_as_printed(subject) || is_slow(subject)) continue;
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

// The message with which `select` refuses the patterns.
std::string refusal(const std::vector<std::string>& patterns) {
  try {
    select(patterns);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return {};
}

TEST(Select, ThrowsAtAPatternThatMatchesNothing) {
  EXPECT_NE(refusal({"core/*", "core/duoble/*"}).find("'core/duoble/*'"), std::string::npos);
}

// --- settings ---

std::string name_of(const std::string& pattern) { return select({pattern}).at(0).name; }

TEST(SubjectSettings, HaveOneOrderAndOneText) {
  EXPECT_EQ(name_of("core/double/robust?iterations=64&epsilon=0.000000001"),
            "core/double/robust?epsilon=1e-9&iterations=64");
  EXPECT_EQ(
      name_of("core/float/robust?escalation=none&tolerance=absolute&omega=1E-3&iterations=1e2"),
      "core/float/robust?iterations=100&tolerance=absolute&omega=0.001&escalation=none");
  EXPECT_EQ(
      name_of("core/double/enhanced?escalation=doubled&decrease=strict&repetition=history&identity="
              "index&sub_algorithm=projections"),
      "core/double/enhanced?sub_algorithm=projections&repetition=history&identity=index&"
      "decrease=strict&escalation=doubled");
}

TEST(SubjectSettings, GoWithPatternsAndStandBesideEachOther) {
  EXPECT_EQ(select({"core/*/robust?epsilon=1e-3"}).size(), 7U);
  EXPECT_EQ(select({"core/digits?0/robust?epsilon=1e-3"}).size(), 1U);
  const std::vector<Subject> some =
      select({"core/double/robust?epsilon=1e-4", "core/double/robust", "core/float/robust",
              "core/double/robust?epsilon=1e-4", "core/double/robust?epsilon=0.0001"});
  std::string names;
  for (const Subject& one : some) names += one.name + " ";
  EXPECT_EQ(names, "core/float/robust core/double/robust?epsilon=0.0001 core/double/robust ");
}

TEST(SubjectSettings, RefuseWhatIsNotTakenAndNameWhatIs) {
  const std::string all =
      "epsilon, iterations, tolerance, omega, sub_algorithm, repetition, identity, decrease, "
      "escalation, rounding, subnormals";
  std::vector<std::array<std::string, 3>> rows{
      // subject, setting, and the end of the message
      {"core/double/robust", "eps=1", ": no setting 'eps'; there are: " + all},
      {"core/double/robust", "epsilon=1e-17",
       ": epsilon=1e-17: epsilon must be at least 8u of its scalar and less than 1"},
      {"core/double/robust", "tolerance=both",
       ": tolerance=both: tolerance must be relative or absolute"},
      {"core/double/robust", "repetition=never",
       ": repetition=never: repetition must be unchecked, simplex, previous or history"},
      {"core/double/robust", "omega=1", ": omega=1: omega must be a number from 0 to below 1"},
      {"core/double/enhanced", "escalation=1",
       ": escalation=1: escalation must be doubled or none"}};
  for (const std::string value : {"1", "-1", "x", "inf", "1e"}) {
    rows.push_back(
        {"core/double/robust", "epsilon=" + value,
         ": epsilon=" + value + ": epsilon must be at least 8u of its scalar and less than 1"});
  }
  for (const std::string value : {"0", "1.5", "-1", "1000001", "many"}) {
    rows.push_back(
        {"core/double/robust", "iterations=" + value,
         ": iterations=" + value + ": iterations must be a whole number from 1 to 1000000"});
  }
  for (const char* other : {"core/double/isa", "core/double/voronoi_walk",
                            "core/double/hill_climbing", "planted/distance_as_bound"}) {
    rows.push_back(
        {other, "epsilon=0.1", " takes no settings; the presets of the core do: " + all});
  }
  for (const auto& [subject, setting, end] : rows) {
    EXPECT_EQ(refusal({subject + "?" + setting}), subject + end);
  }
  EXPECT_EQ(refusal({"core/float128/robust?epsilon=1e-17"}), "");
  EXPECT_TRUE(
      refusal({"core/*/robust?epsilon=1e-9"}).starts_with("core/float/robust: epsilon=1e-9"));
  EXPECT_TRUE(refusal({"core/duoble/robust?epsilon=0.1"})
                  .starts_with("no subject matches 'core/duoble/robust'"));
}

cases::Case points_apart(const cases::Point& p) {
  cases::Case question;
  question.a.points = {p};
  question.b.points = {{0, 0, 0}};
  return question;
}

double distance_of(const std::string& subject, const cases::Case& question) {
  return select({subject}).at(0).ask(question, nullptr).distance->value.approximation();
}

TEST(SubjectSettings, ChangeTheRoundingOfTheSubjectAlone) {
  for (const std::string name : {"core/float/robust", "core/double/original"}) {
    const cases::Case question = points_apart({1, 1, 0});  // the root of 2
    const double nearest = distance_of(name, question);
    const double up = distance_of(name + "?rounding=upward", question);
    const double down = distance_of(name + "?rounding=downward", question);
    EXPECT_EQ(distance_of(name + "?rounding=nearest", question), nearest);
    EXPECT_EQ(distance_of(name + "?rounding=toward_zero", question), down);
    EXPECT_LT(down, up) << name;
    EXPECT_TRUE(nearest == down || nearest == up) << name;
    EXPECT_LT(Rational(down) * Rational(down), 2);
    EXPECT_GT(Rational(up) * Rational(up), 2);
    EXPECT_FALSE(cases::floating_point_trouble());

    const Subject upward = select({name + "?rounding=upward"}).at(0);
    Answer prepared;
    upward.query(upward.prepare(question.a, 3), upward.prepare(question.b, 3), prepared, nullptr);
    EXPECT_EQ(prepared.distance->value.approximation(), up);
    EXPECT_FALSE(upward.contract.always_accurate);
  }
  EXPECT_EQ(
      refusal({"core/digits50/robust?rounding=upward"}),
      "core/digits50/robust: rounding=upward: rounding must be nearest: it does not compute in "
      "scalars of the hardware");
}

TEST(SubjectSettings, FlushSubnormalNumbersOfTheSubjectAlone) {
  if (!can_flush) GTEST_SKIP() << "no SSE";
  const cases::Case question = points_apart({0x1p-1060, 0, 0});
  EXPECT_EQ(distance_of("core/double/robust", question), 0x1p-1060);
  EXPECT_EQ(distance_of("core/double/robust?subnormals=kept", question), 0x1p-1060);
  EXPECT_EQ(distance_of("core/double/robust?subnormals=flushed", question), 0);
  EXPECT_FALSE(cases::floating_point_trouble());
  EXPECT_EQ(refusal({"core/long_double/robust?subnormals=flushed"}),
            "core/long_double/robust: subnormals=flushed: subnormals must be kept: it does not "
            "compute in "
            "float or double of SSE");
}

TEST(SubjectSettings, AreReadInTheSubjectsOwnScalar) {
  using Wide = BinaryFloat<100>;
  EXPECT_EQ(decimal_in<double>("1e-9"), 1e-9);
  EXPECT_EQ(decimal_in<float>("1e-9"), 1e-9F);
  EXPECT_EQ(decimal_in<long double>("1e-9"), 1e-9L);
  EXPECT_EQ(decimal_in<Rational>("1e-9"), Rational(1, 1000000000));
  EXPECT_EQ(decimal_in<Rational>("0.012"), Rational(3, 250));
  EXPECT_EQ(decimal_in<Rational>("-2.5e3"), Rational(-2500));
  const Wide off = decimal_in<Wide>("1e-9") * 1000000000 - 1;
  EXPECT_LT(gjk::absolute(off), Wide(1e-99));
  const __float128 quad = decimal_in<__float128>("1e-9") * 1000000000 - 1;
  EXPECT_LT(quad < 0 ? -quad : quad, static_cast<__float128>(1e-33L));
}

// Cases so far apart that rounding is negligible compared with the tolerance.
TEST(SubjectSettings, ChangeWhenASubjectEnds) {
  const Subject tight = select({"core/rational/robust"}).at(0);
  const Subject loose = select({"core/rational/robust?epsilon=0.1"}).at(0);
  const Subject hasty = select({"core/rational/robust?iterations=1"}).at(0);
  int earlier = 0;
  int longer = 0;
  int unfinished = 0;
  for (std::uint64_t index = 0; index < 200; ++index) {
    const cases::Case question = cases::generate(cases::family("generic"), 1, index, {24});
    const Answer one = tight.ask(question, nullptr);
    const Answer two = loose.ask(question, nullptr);
    const Answer three = hasty.ask(question, nullptr);
    if (three.ending == Ending::iteration_limit) ++unfinished;
    EXPECT_LE(three.iterations, 1);
    EXPECT_LE(two.iterations, one.iterations);
    if (two.iterations < one.iterations) ++earlier;
    if (one.intersecting) continue;
    const Rational exact = one.distance->value.exact();  // squared
    const Rational said = two.distance->value.exact();
    EXPECT_GE(said, exact);
    EXPECT_LE(said * Rational(81, 100), exact);  // what it promises
    if (said > exact) ++longer;
  }
  EXPECT_GT(earlier, 20);
  EXPECT_GT(longer, 5);
  EXPECT_GT(unfinished, 100);
}

TEST(SubjectSettings, ChangeTheContractAsTheyLoosenIt) {
  const Subject preset = select({"core/double/robust"}).at(0);
  EXPECT_FALSE(preset.promised);
  EXPECT_EQ(tolerance(preset), 8 * 0x1p-53);
  const Subject loose = select({"core/double/robust?epsilon=0.001"}).at(0);
  EXPECT_FALSE(loose.contract.always_accurate);
  EXPECT_GE(tolerance(loose), 0.001);
  EXPECT_LT(tolerance(loose), 0.0010001);
  ASSERT_TRUE(loose.promised);
  EXPECT_EQ(loose.promised->distance.absolute, 0);
  EXPECT_GE(loose.promised->distance.relative, 0.001 / 0.999);
  EXPECT_LT(loose.promised->distance.relative, 0.0010011);
  const Subject hasty = select({"core/double/robust?iterations=4"}).at(0);
  EXPECT_EQ(hasty.contract.iteration_limit, 4);
  EXPECT_FALSE(hasty.contract.always_accurate);
  EXPECT_FALSE(hasty.promised);
  const Subject patient = select({"core/double/robust?iterations=1000"}).at(0);
  EXPECT_TRUE(patient.contract.always_accurate);
  const Subject absolute = select({"core/double/original?epsilon=0.001"}).at(0);
  ASSERT_TRUE(absolute.promised);
  EXPECT_GE(absolute.promised->distance.absolute, 0.001);
  EXPECT_EQ(absolute.promised->distance.relative, 0);
  EXPECT_FALSE(select({"core/double/robust?epsilon=0.001&tolerance=absolute"}).at(0).promised)
      << "it is not a length of the case";
  EXPECT_TRUE(select({"core/double/robust_without_guard?epsilon=0.1"}).at(0).on_request);
}

TEST(SubjectSettings, LimitCurvedBodiesToo) {
  const cases::Case question = cases::generate(cases::family("curved?offset=20"), 1, 3);
  const Answer answer = select({"core/double/robust?iterations=1"}).at(0).ask(question, nullptr);
  EXPECT_LE(answer.iterations, 1);
}

}  // namespace

}  // namespace subjects
