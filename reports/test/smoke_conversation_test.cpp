// SPDX-License-Identifier: MIT
// Adapters that fail to answer, keep state, mix up batches or declare the wrong things.
#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <memory>
#include <thread>
#include <vector>

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

}  // namespace
}  // namespace reports::smoke
