// SPDX-License-Identifier: MIT
// A sound adapter passes the conformance test; its questions and its output.  Adapters that fail to
// answer, keep state, mix up batches, declare falsely or misread bodies.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/smoke/smoke.hpp"
#include "reports/test/folder.hpp"
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
  EXPECT_TRUE(has(text,
                  "  WRONG    distance    the distance is the square of the right one: take its "
                  "root\n                       smoke/tetrahedra: A (3.5, 1, 0.5)"));
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

TEST(Smoke, FindsNothingInOrderWhereNothingIsAnswered) {
  Subject silent = sound();
  of_answer(lose)(silent);
  for (const auto& [check, finding] : check_subject(silent)) {
    EXPECT_NE(finding.outcome, Outcome::ok) << check.name;
  }
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

std::vector<Fault> faults_of_talking() {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  return {
      {"answers nothing", of_answer(lose), "answers", "does the adapter work at all"},
      {"crashes of one case", of_some(named("smoke/balls"), lose), "answers",
       "gives no answer to 1 of 21"},
      {"crashes of flat bodies",
       of_some(
           [](const Case& asked) { return is(asked, "segment") || is(asked, "triangle_and_box"); },
           lose),
       "answers", "gives no answer to 3 of 21"},
      {"skips a solid body", of_some(named("edges"), skip), "answers", "skips 1 of 12",
       Outcome::hint},
      {"gives NaN",
       of_some(named("corners"), [nan](Answer& answer) { answer.distance = length(nan); }),
       "finite", "gives a distance that is NaN"},
      {"gives an infinite depth",
       of_some(named("nested"),
               [](Answer& answer) { answer.penetration_depth = length(HUGE_VAL); }),
       "finite", "gives a depth that is NaN"},
      {"keeps the last distance",
       [](Subject& subject) {
         set_ask(subject, [last = std::make_shared<Answer>()](const Case& asked) {
           Answer answer = right(asked);
           std::swap(answer.distance, last->distance);
           return answer;
         });
       },
       "repeatable", "keep anything from one call"},
      {"counts its calls",
       [](Subject& subject) {
         set_ask(subject, [count = std::make_shared<int>(0)](const Case& asked) {
           Answer answer = right(asked);
           answer.iterations = ++*count;
           return answer;
         });
       },
       "repeatable", "keep anything from one call"},
      {"turns batches round",
       [](Subject& subject) {
         subject.ask_all = [all = subject.ask_all](Batch batch) {
           std::vector<Answer> answers = all(batch);
           return std::vector<Answer>(answers.rbegin(), answers.rend());
         };
       },
       "batches", "in another order"},
      {"loses the last of a batch",
       [](Subject& subject) {
         subject.ask_all = [all = subject.ask_all](Batch batch) {
           return all(batch.first(batch.size() - 1));
         };
       },
       "batches", "answers to"},
      {"is wrong in batches of seven",
       [](Subject& subject) {
         subject.ask_all = [all = subject.ask_all](Batch batch) {
           std::vector<Answer> answers = all(batch);
           if (batch.size() == 7) answers[3].distance = length(5);
           return answers;
         };
       },
       "batches", "depend on the batch"},
      {"crashes now and then",
       [](Subject& subject) {
         subject.unblamed_ends = [] { return subjects::UnblamedEnds{2, "killed by SIGSEGV"}; };
       },
       "survival", "at questions that a new one answered"},
  };
}

std::vector<Fault> faults_of_declaring() {
  return {
      {"never gives witness points",
       of_answer([](Answer& answer) { answer.witness_a = answer.witness_b = std::nullopt; }),
       "declared", "declares witness points, and never gives"},
      {"does not declare witness points",
       [](Subject& subject) { subject.capabilities.witnesses = false; }, "declared",
       "gives witness points, and does not declare"},
      {"never gives a depth",
       of_answer([](Answer& answer) { answer.penetration_depth = std::nullopt; }), "declared",
       "declares a depth, and never gives"},
      {"does not declare the depth", [](Subject& subject) { subject.capabilities.depth = false; },
       "declared", "gives a depth, and does not declare"},
      {"never gives a normal", of_answer([](Answer& answer) { answer.normal = std::nullopt; }),
       "declared", "declares a normal, and never gives"},
      {"never gives a distance", of_answer([](Answer& answer) { answer.distance = std::nullopt; }),
       "declared", "declares a distance, and never gives"},
      {"skips the plane", of_some(of_dim(2), skip), "declared",
       "it takes cases in the plane, and skips"},
      {"skips space", of_some(of_dim(3), skip), "declared", "it takes cases in space, and skips"},
      {"is meant for less than it declares",
       [](Subject& subject) {
         subject.capabilities.magnitude_max = 1e6;
         of_some([](const Case& asked) { return cases::magnitude(asked) > 1e3; }, gross)(subject);
       },
       "magnitude", "declares a largest magnitude of 1e+06, and fails there"},
      {"skips the largest",
       [](Subject& subject) {
         subject.capabilities.magnitude_max = 500;
         of_some([](const Case& asked) { return cases::magnitude(asked) > 200; }, skip)(subject);
       },
       "magnitude", "declares a largest magnitude"},
      {"fails of large ones, and declares nothing", of_some(named("_large"), lose), "magnitude",
       "declare the largest magnitude", Outcome::hint},
      {"has no status", of_answer([](Answer& answer) { answer.status.clear(); }), "status", "empty",
       Outcome::hint},
      {"is slow",
       [](Subject& subject) {
         set_ask(subject, [count = std::make_shared<int>(0)](const Case& asked) {
           if (++*count <= 10) std::this_thread::sleep_for(std::chrono::milliseconds(60));
           return right(asked);
         });
         subject.ask_all = nullptr;
       },
       "speed", "slow", Outcome::hint},
  };
}

TEST(Smoke, NamesWhatIsWrongWithTheConversation) { expect_named(faults_of_talking()); }

TEST(Smoke, NamesWhatIsDeclaredWrongly) { expect_named(faults_of_declaring()); }

// Misreads questions of that dimension only.
std::function<void(Subject&)> by(const Misreading& misreading, int dim) {
  return before([&misreading, dim](Case asked) {
    if (asked.dim != dim) return asked;
    return misreading.misread(asked).value_or(asked);
  });
}

bool exchanges_axes(const Misreading& misreading) {
  return misreading.sentence.starts_with("reads the points (x");
}

// Every misreading is one of `misreadings`; this test checks that the right one is named.
std::vector<Fault> faults_of_reading(int dim) {
  std::vector<Fault> faults;
  const std::string place = dim == 2 ? "in the plane: " : "";
  for (const Misreading& misreading : misreadings(dim)) {
    if (exchanges_axes(misreading)) continue;
    faults.push_back(
        {misreading.sentence, by(misreading, dim), "reading", place + misreading.sentence});
  }
  const auto twice = [](Case asked) {
    asked.b = asked.a;
    return asked;
  };
  faults.push_back({"takes A twice", before(twice), "reading", "takes one of them twice"});
  return faults;
}

TEST(Smoke, NamesHowPointsOfSpaceAreMisread) { expect_named(faults_of_reading(3)); }

TEST(Smoke, NamesHowPointsOfThePlaneAreMisread) { expect_named(faults_of_reading(2)); }

TEST(Smoke, TellsAllWaysToExchangeAxesApart) {
  std::size_t count = 0;
  for (const int dim : {2, 3}) {
    for (const Misreading& misreading : misreadings(dim)) {
      if (!exchanges_axes(misreading)) continue;
      Subject subject = sound();
      by(misreading, dim)(subject);
      const Finding finding = reading(Sheet(subject));
      EXPECT_EQ(finding.outcome, Outcome::wrong) << misreading.sentence;
      EXPECT_TRUE(finding.text.ends_with(misreading.sentence)) << finding.text;
      ++count;
    }
  }
  EXPECT_EQ(count, 47U + 7U);
}

TEST(Smoke, NamesTheTurnOfEitherBody) {
  const auto turned_b = [](Case asked) {
    for (Point& point : asked.b.points) {
      if (asked.dim == 3) point = {point[1], point[2], point[0]};
    }
    return asked;
  };
  expect_named({{"turns B", before(turned_b), "reading", "or (x, y, z) as (y, z, x) in B"}});
}

}  // namespace

}  // namespace reports::smoke
