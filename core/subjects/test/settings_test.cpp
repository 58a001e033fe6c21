// SPDX-License-Identifier: MIT
#include "core/subjects/settings.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/scalars.hpp"

namespace subjects {
namespace {

std::string refusal(const std::string& pattern) {
  try {
    select({pattern});
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return {};
}

std::string name_of(const std::string& pattern) { return select({pattern}).at(0).name; }

TEST(SubjectSettings, HaveOneOrderAndOneText) {
  EXPECT_EQ(name_of("core/double/robust?iterations=64&epsilon=0.000000001"),
            "core/double/robust?epsilon=1e-9&iterations=64");
  EXPECT_EQ(name_of("core/float/robust?detours=0&tolerance=absolute&omega=1E-3&iterations=1e2"),
            "core/float/robust?iterations=100&tolerance=absolute&omega=0.001&detours=0");
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
  EXPECT_EQ(refusal("core/double/robust?eps=1"),
            "core/double/robust: no setting 'eps'; there are: epsilon, iterations, tolerance, "
            "omega, detours");
  EXPECT_EQ(refusal("core/double/robust?epsilon=1e-17"),
            "core/double/robust: epsilon=1e-17: epsilon must be at least 8u of its scalar and "
            "less than 1");
  EXPECT_EQ(refusal("core/float128/robust?epsilon=1e-17"), "");
  EXPECT_NE(refusal("core/*/robust?epsilon=1e-9").find("core/float/robust: epsilon=1e-9"),
            std::string::npos);
  for (const char* value : {"1", "-1", "x", "inf", "1e"}) {
    EXPECT_NE(refusal(std::string("core/double/robust?epsilon=") + value)
                  .find("epsilon must be a number"),
              std::string::npos);
  }
  for (const char* value : {"0", "1.5", "-1", "1000001", "many"}) {
    EXPECT_NE(refusal(std::string("core/double/robust?iterations=") + value)
                  .find("iterations must be a whole number from 1 to 1000000"),
              std::string::npos);
  }
  EXPECT_NE(
      refusal("core/double/robust?tolerance=both").find("tolerance must be relative or absolute"),
      std::string::npos);
  EXPECT_NE(refusal("core/double/robust?omega=1").find("omega must be a number"),
            std::string::npos);
  EXPECT_NE(refusal("core/double/enhanced?detours=1").find("detours must be left out"),
            std::string::npos);
  for (const char* other : {"core/double/isa", "core/double/voronoi_walk",
                            "core/double/hill_climbing", "planted/distance_as_bound"}) {
    EXPECT_EQ(refusal(std::string(other) + "?epsilon=0.1"),
              std::string(other) +
                  " takes no settings; the presets of the core do: epsilon, iterations, tolerance, "
                  "omega, detours");
  }
  EXPECT_NE(
      refusal("core/duoble/robust?epsilon=0.1").find("no subject matches 'core/duoble/robust'"),
      std::string::npos);
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
  EXPECT_FALSE(loose.contract.holds_half_of_the_digits);
  EXPECT_GE(tolerance(loose), 0.001);
  EXPECT_LT(tolerance(loose), 0.0010001);
  ASSERT_TRUE(loose.promised);
  EXPECT_EQ(loose.promised->distance.absolute, 0);
  EXPECT_GE(loose.promised->distance.relative, 0.001 / 0.999);
  EXPECT_LT(loose.promised->distance.relative, 0.0010011);
  const Subject hasty = select({"core/double/robust?iterations=4"}).at(0);
  EXPECT_EQ(hasty.contract.iteration_limit, 4);
  EXPECT_FALSE(hasty.contract.holds_half_of_the_digits);
  EXPECT_FALSE(hasty.promised);
  const Subject patient = select({"core/double/robust?iterations=1000"}).at(0);
  EXPECT_TRUE(patient.contract.holds_half_of_the_digits);
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
