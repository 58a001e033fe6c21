// SPDX-License-Identifier: MIT
// Programs that ask a library what its adapter asks: one for each subject, and each template holds
// the lines of its example word for word, so that what is compiled is what pages get.
#include "reports/findings/settings.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/outside/outside.hpp"

namespace reports {
namespace {

const std::map<std::string, std::string> examples{
    {"fcl.cpp", "peer/fcl-0.7.0/double/indep/collide"},
    {"libccd.cpp", "peer/libccd-2.1/double/gjk_penetration"},
    {"bullet.cpp", "peer/bullet-3.24/double/gjk_epa2_signed_distance"},
    {"ode.cpp", "peer/ode-0.16.2/double/convex"}};

std::string joined(const std::vector<std::string>& lines) {
  std::string result;
  for (const std::string& line : lines) result += line + '\n';
  return result;
}

std::string text_of(const std::string& program) {
  std::ifstream file(GJKPROOF_SOURCE_DIR "/reports/findings/programs/" + program);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool has_program(const std::string& subject) {
  for (const char* library : {"peer/fcl-", "peer/libccd-", "peer/bullet-", "peer/ode-"}) {
    if (subject.starts_with(library)) return true;
  }
  return false;
}

TEST(Settings, OfEveryBuiltPeerAreItsOwn) {
  std::map<std::string, std::string> subject_of;
  for (const subjects::Subject& subject : subjects::peer_subjects({})) {
    if (!has_program(subject.name)) continue;
    const std::string lines = joined(settings_lines(subject.name));
    const auto [other, added] = subject_of.emplace(lines, subject.name);
    EXPECT_TRUE(added) << subject.name << " has the lines of " << other->second;
    EXPECT_EQ(examples.count(program_template(subject.name).value()), 1U) << subject.name;
  }
  if (subject_of.empty()) GTEST_SKIP() << "no such peer is built";
}

TEST(Settings, AreThoseThatEachTemplateIsCompiledWith) {
  for (const auto& [program, subject] : examples) {
    EXPECT_EQ(program_template(subject), program);
    const std::string block = joined(settings_lines(subject)) + "// case end\n";
    EXPECT_NE(text_of(program).find(block), std::string::npos) << program << " lacks\n" << block;
  }
}

TEST(Settings, AreThoseOfTheAdapter) {
  const std::string tight = joined(settings_lines("peer/fcl-0.7.0/float/libccd/distance/tight"));
  EXPECT_NE(tight.find("using Scalar = float;"), std::string::npos);
  EXPECT_NE(tight.find("distance_tolerance = std::numeric_limits<Scalar>::epsilon()"),
            std::string::npos);
  EXPECT_EQ(tight.find("enable_signed_distance"), std::string::npos);
  const std::string unlimited =
      joined(settings_lines("peer/libccd-2.1/double/mpr_intersect/unlimited"));
  EXPECT_EQ(unlimited.find("max_iterations"), std::string::npos);
}

TEST(Settings, AreRefusedToASubjectThatIsNoneOfTheFourLibraries) {
  for (const char* name :
       {"core/double/robust", "peer/cgal-5.5.1/double/mesh_do_intersect", "peer/fcl", "",
        "peer/fcl-0.7.0/double/libccd", "peer/fcl-0.7.0/half/libccd/distance",
        "peer/libccd-2.1/double/gjk_intersect/tight", "peer/bullet-3.24/double/gjk_epa2"}) {
    EXPECT_THROW(settings_lines(name), std::invalid_argument) << name;
    EXPECT_EQ(program_template(name), std::nullopt) << name;
    EXPECT_THROW(compile_command(name, "x.cpp"), std::invalid_argument) << name;
  }
}

TEST(CompileCommand, TakesTheBuildOfBulletThatTheSubjectAsks) {
  EXPECT_EQ(compile_command("peer/bullet-3.24/float/pair_detector_epa", "folder/one.cpp"),
            "g++ -std=c++17 -O2 folder/one.cpp -o folder/one -I/usr/include/bullet "
            "-lBulletCollision -lLinearMath");
  EXPECT_EQ(compile_command("peer/bullet-3.24/double/pair_detector_epa", "one.cpp"),
            "g++ -std=c++17 -O2 one.cpp -o one -I/usr/include/bullet -DBT_USE_DOUBLE_PRECISION "
            "-lBulletCollision-float64 -lLinearMath-float64");
}

}  // namespace
}  // namespace reports
