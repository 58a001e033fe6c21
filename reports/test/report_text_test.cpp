// SPDX-License-Identifier: MIT
// A bug report contains everything that its reader needs, and nothing false.
#include "reports/casework/shrink.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/subjects/registry.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/test/cli.hpp"

namespace {

using cases::Case;
using subjects::Answer;
using subjects::Subject;

// A planar segment and a point at a distance of 3/8 from it.
Case segment_and_point() {
  Case question;
  question.id = "segment-and-point";
  question.dim = 2;
  question.a.points = {{0, 0, 0}, {1, 0, 0}};
  question.b.points = {{0.1, 0.375, 0}};
  question.expect = oracle::expect(oracle::Oracle::certificate.truth(question), question.dim);
  return question;
}

Subject says(const Answer& answer) {
  Subject subject;
  subject.name = "mine-1.2/double";
  subject.description = "the GJK of mine, a|b";
  subject.option = "./lib mine.so:mine-1.2/double";
  subject.ask = [answer](const Case&, const subjects::Trace*) { return answer; };
  return subject;
}

Answer contact() {
  Answer answer;
  answer.answered = true;
  answer.intersecting = true;
  answer.distance = subjects::Length{subjects::Number(0.0)};
  return answer;
}

void expect_all(const std::string& text, const std::vector<std::string>& parts) {
  for (const std::string& part : parts) {
    EXPECT_TRUE(has(text, part)) << part << "\nis not in\n" << text;
  }
}

TEST(ReportText, ShowsCaseTruthProofAndAnswers) {
  const std::vector<Subject> robust = subjects::select({"core/double/robust"});
  const std::string text = reports::report_text(segment_and_point(), says(contact()), robust);
  EXPECT_EQ(lines(text).front(), "# mine-1.2/double: wrong relation, false overlap");
  expect_all(
      text,
      {"the GJK of mine, a\\|b", "segment-and-point, in the plane.",
       "- it says: intersecting, distance 0 (`0x0p+0`)", "- exactly: separated, distance 0.375",
       "| a1 | `0x1p+0` | `0x0p+0` | 1 | 0 |",
       "| b0 | `0x1.999999999999ap-4` | `0x1.8p-2` | 0.1 | 0.375 |", "Squared distance: 9/64.",
       "v = (0, -3/8)", "| 3602879701896397/36028797018963968 | a1 - b0 |",
       // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one row in two literals
       "| mine-1.2/double | intersecting, distance 0 (`0x0p+0`) | wrong relation, false "
       "overlap | false overlap |",
       "| core/double/robust | separated, distance 0.375 (`0x1.8p-2`)",
       "--subject './lib mine.so:mine-1.2/double'"});
}

TEST(ReportText, SaysWhetherTheDocumentationExplainsTheFailure) {
  Subject subject = says(contact());
  EXPECT_FALSE(has(reports::report_text(segment_and_point(), subject), "documented"));
  subject.promised = {{0.25, 0}, {{0.125, 0.5}}, {{0.0625, 0}}};
  expect_all(
      reports::report_text(segment_and_point(), subject),
      {"- exactly: separated, distance 0.375\n- documented: a length x may be off by 0.25, a "
       "depth by 0.125 + 0.5 x, a witness point by 0.0625; this answer is beyond that\n\n"});
  subject.promised = {{0.5, 0}, {}, {}};
  expect_all(reports::report_text(segment_and_point(), subject),
             {"- documented: a length x may be off by 0.5; this answer is within that\n\n"});
  subject = says({});
  subject.promised = {{0.5, 0}, {}, {}};
  EXPECT_FALSE(has(reports::report_text(segment_and_point(), subject), "documented"));
}

TEST(ReportText, ShowsWhatIsCertain) {
  Answer answer = contact();
  answer.certain = {cases::Relation::touching,
                    {subjects::Number(0.5)},
                    {subjects::Number(subjects::Rational(9, 16)), true}};
  const std::string text = reports::report_text(segment_and_point(), says(answer), {});
  EXPECT_EQ(lines(text).front(), "# mine-1.2/double: wrong interval");
  expect_all(text, {"- it says: intersecting, distance 0 (`0x0p+0`), certain: touching, 0.5 to "
                    "0.75\n"});
}

TEST(ReportText, GivesTheReasonOfNoAnswer) {
  Answer none;
  none.status = "killed by SIGABRT: mine.c:12: Assertion `x|y' failed.";
  const std::string text = reports::report_text(segment_and_point(), says(none));
  EXPECT_EQ(lines(text).front(), "# mine-1.2/double: no answer");
  expect_all(text, {"| no answer: killed by SIGABRT: mine.c:12: Assertion \\`x\\|y' failed. |"});
}

TEST(ReportText, SaysWhatProvesContactAndOverlap) {
  Case question = segment_and_point();
  question.b.points = {{0.5, 0, 0}};
  question.expect = oracle::expect(oracle::Oracle::certificate.truth(question), 2);
  Answer apart = contact();
  apart.intersecting = false;
  expect_all(reports::report_text(question, says(apart)),
             {"- exactly: touching\n", "so their interiors do not", "n = ("});
  question.a.points.push_back({0.5, 2, 0});
  question.b.points = {{0.5, 1, 0}};
  question.expect = oracle::expect(oracle::Oracle::both.truth(question), 2);
  expect_all(reports::report_text(question, says(apart)),
             {"- exactly: overlapping, depth 0.24253562503633297", "Squared depth: 1/17.",
              "an interior point of A - B"});
}

TEST(ReportText, ShowsCurvedBodies) {
  Case question;
  question.id = "ball-and-point";
  question.a.curved = cases::Curved{};
  question.a.curved->radius = 0.5;
  question.b.points = {{2, 0, 0}};
  question.expect = oracle::expect(oracle::enclosure(question));
  expect_all(reports::report_text(question, says(contact())),
             {"| a: sphere, radius | `0x1p-1` | | | 0.5 | | |",
              "| a: sphere, row 1 of linear | `0x0p+0` | `0x1p+0` | `0x0p+0` | 0 | 1 | 0 |",
              "- exactly: separated, distance within [", "rigorously: from "});
}

// Runs the commands as a reader would.
TEST_F(Cli, ReportsWhatItsOwnCommandsShow) {
  const Ended generated = run("gen sliver --first 1 --count 1 --vertices 16");
  const Ended report = run("shrink - -s core/float/original --format report", generated.out);
  ASSERT_EQ(report.code, clean) << report.err;
  EXPECT_TRUE(has(report.out, "| core/float/robust | "));
  const std::size_t begin = report.out.find("```\ncat") + 4;
  const Ended ended =
      expect_code(findings, shell(report.out.substr(begin, report.out.rfind("```") - begin)));
  EXPECT_TRUE(has(ended.out, "core/float/original"));
}

}  // namespace
