// SPDX-License-Identifier: MIT
// A sound adapter passes the conformance test; also checks its questions and its output.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/test/spoiled_adapters.hpp"

namespace reports::smoke {
namespace {

TEST(Smoke, PassesASoundAdapterInEveryCheck) {
  const std::vector<Checked> all = check_subject(sound());
  ASSERT_EQ(all.size(), checks().size());
  for (const auto& [check, finding] : all) {
    EXPECT_EQ(finding.outcome, Outcome::ok)
        << check.name << ": " << finding.text << finding.example;
  }
}

TEST(Smoke, PassesEverySubjectOfTheCoreThatIsMeantForAllCases) {
  for (const Subject& subject : subjects::select({"core/*/robust", "core/*/enhanced"})) {
    EXPECT_EQ(complaints(check_subject(subject)), "") << subject.name;
  }
}

// For example a query for collisions of points with triangles.
TEST(Smoke, PassesAnAdapterThatTakesOneKindOfBodiesAlone) {
  Subject subject = sound();
  subject.capabilities.depth = subject.capabilities.plane = false;
  set_ask(subject, [](const Case& asked) {
    if (asked.a.points.size() == 1 && asked.b.points.size() == 3) return right(asked);
    Answer answer;
    answer.skipped = true;
    answer.status = "no point and triangle";
    return answer;
  });
  const std::vector<Checked> all = check_subject(subject);
  EXPECT_EQ(complaints(all), "");
  for (const auto& [check, finding] : all) {
    const std::string name = check.name;
    if (name != "distance" && name != "witnesses" && name != "normal") continue;
    EXPECT_EQ(finding.outcome, Outcome::ok) << name;
  }
}

TEST(Smoke, PassesIntersectionQueriesByTheirRelation) {
  for (const char* name : {"core/double/separating_axis", "core/double/voronoi_walk",
                           "core/double/triple_product_walk", "core/float/separating_axis"}) {
    EXPECT_EQ(complaints(check_subject(subjects::core_subject(name))), "") << name;
  }
}

// --- the questions ---

TEST(Smoke, AsksFloatsTheSameQuestionsButThoseOfMoreBits) {
  std::set<std::string> of_float;
  for (const Question& question : questions(subjects::core_subject("core/float/robust"))) {
    of_float.insert(question.asked.id);
  }
  std::size_t more = 0;
  for (const Question& question : questions(subjects::core_subject("core/double/robust"))) {
    if (of_float.contains(question.asked.id)) continue;
    EXPECT_EQ(question.group, Group::wide) << question.asked.id;
    ++more;
  }
  EXPECT_EQ(more, 2U);
}

TEST(Smoke, AsksNoQuestionBeyondTheDeclaredMagnitude) {
  Subject subject = sound();
  subject.capabilities.magnitude_max = 100;
  std::set<Group> groups;
  for (const Question& question : questions(subject)) {
    EXPECT_LE(cases::magnitude(question.asked), 100) << question.asked.id;
    groups.insert(question.group);
  }
  EXPECT_TRUE(groups.contains(Group::large) && groups.contains(Group::wide));
  EXPECT_EQ(complaints(check_subject(subject)), "");
}

// --- what is printed ---

TEST(Smoke, ReportsALineACheckOfAtMost120Columns) {
  Subject subject = sound();
  of_distance([](double d) { return d * d; })(subject);
  const std::string text = report(subject, check_subject(subject));
  std::size_t longest = 0, begin = 0, lines = 0;
  for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
    longest = std::max(longest, end - begin);
    ++lines;
  }
  EXPECT_LE(longest, screen_width);
  EXPECT_GE(lines, checks().size() + 2);
  EXPECT_NE(
      text.find("  WRONG    distance    the distance is the square of the right one: take its "
                "root\n                       smoke/tetrahedra: A (3.5, 1, 0.5)"),
      std::string::npos)
      << text;
}

TEST(Smoke, EndsIncompleteWhereNothingIsAnswered) {
  Subject subject = sound();
  subject.capabilities.space = subject.capabilities.plane = false;
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const ExitCode code = smoke({subject});
  testing::internal::GetCapturedStdout();
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "gjkproof: nothing was judged: sound answers nothing\n");
  EXPECT_EQ(code, incomplete);
}

TEST(Smoke, EndsByItsFindings) {
  Subject bad = sound();
  bad.name = "bad";
  of_distance([](double d) { return d * d; })(bad);
  testing::internal::CaptureStdout();
  const ExitCode of_both = smoke({sound(), bad});
  const ExitCode of_one = smoke({sound()});
  testing::internal::GetCapturedStdout();
  EXPECT_EQ(of_both, findings);
  EXPECT_EQ(of_one, clean);
}

}  // namespace
}  // namespace reports::smoke
