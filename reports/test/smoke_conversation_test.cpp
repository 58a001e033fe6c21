// SPDX-License-Identifier: MIT
// Adapters that fail to answer, keep state, mix up batches, declare falsely or misread bodies.
#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "reports/smoke/checks/misreadings.hpp"
#include "reports/test/spoiled_adapters.hpp"

namespace reports::smoke {
namespace {

std::vector<Fault> faults_of_talking() {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  return {
      {"answers nothing", of_answer(lose), "answers", "does the adapter work at all"},
      {"crashes of one case",
       of_some([](const Case& asked) { return is(asked, "smoke/balls"); }, lose), "answers",
       "gives no answer to 1 of 21"},
      {"crashes of flat bodies",
       of_some(
           [](const Case& asked) { return is(asked, "segment") || is(asked, "triangle_and_box"); },
           lose),
       "answers", "gives no answer to 3 of 21"},
      {"skips a solid body", of_some([](const Case& asked) { return is(asked, "edges"); }, skip),
       "answers", "skips 1 of 12", Outcome::hint},
      {"gives NaN",
       of_some([](const Case& asked) { return is(asked, "corners"); },
               [nan](Answer& answer) { answer.distance = length(nan); }),
       "finite", "gives a distance that is NaN"},
      {"gives an infinite depth",
       of_some([](const Case& asked) { return is(asked, "nested"); },
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
      {"skips the plane", of_some([](const Case& asked) { return asked.dim == 2; }, skip),
       "declared", "it takes cases in the plane, and skips"},
      {"skips space", of_some([](const Case& asked) { return asked.dim == 3; }, skip), "declared",
       "it takes cases in space, and skips"},
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
      {"fails of large ones, and declares nothing",
       of_some([](const Case& asked) { return is(asked, "_large"); }, lose), "magnitude",
       "declare the largest magnitude", Outcome::hint},
      {"counts backwards", of_answer([](Answer& answer) { answer.iterations = -1; }), "iterations",
       "negative", Outcome::hint},
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
