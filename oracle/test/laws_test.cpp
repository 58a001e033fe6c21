// SPDX-License-Identifier: MIT
// Right subjects keep the laws, and each law has a wrong subject that breaks it.
#include "oracle/laws/laws.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"

namespace oracle {
namespace {

using cases::Case;
using subjects::Answer;
using subjects::Subject;

constexpr int cases_of_family = 60;

// Returns the first case of up to `count` of each family on which the law is broken.
std::optional<std::string> first_broken(const Law& law, const Subject& subject, int count) {
  for (const cases::Family& family : cases::families()) {
    for (int index = 0; index < count; ++index) {
      const auto at = static_cast<std::uint64_t>(index);
      Case question = cases::generate(family, 5, at, {.vertices_max = 12});
      if (const auto rounded = cases::rounded(question, case_bits(subject))) question = *rounded;
      cases::Choices choices = cases::Choices::keyed(5, law.name, at);
      if (const auto how = law.broken(subject, question, choices)) {
        return std::string(law.name) + ", " + subject.name + ": " + *how + "\n" +
               cases::case_line(question);
      }
    }
  }
  return std::nullopt;
}

TEST(Laws, HoldOfRightSubjects) {
  for (const Law& law : laws()) {
    for (const char* name : {"core/float/robust", "core/double/robust", "core/rational/robust",
                             "core/rational/isa", "core/double/signed_volumes"}) {
      const Subject subject = subjects::select({name}).at(0);
      const auto broken = first_broken(law, subject, cases_of_family);
      EXPECT_FALSE(broken) << *broken;
    }
  }
}

TEST(Laws, AreFoundByName) {
  EXPECT_STREQ(law("swap").name, "swap");
  EXPECT_THROW(law("murphy"), std::invalid_argument);
}

// Damages the case before it is put to the subject, or the answer.
Subject spoilt(void (*question)(Case&), void (*answer)(const Case&, Answer&)) {
  Subject subject = subjects::select({"core/double/robust"}).at(0);
  const auto ask = subject.ask;
  subject.name = "spoilt";
  subject.ask = [=](const Case& asked, const subjects::Trace* trace) {
    Case spoilt = asked;
    question(spoilt);
    Answer result = ask(spoilt, trace);
    answer(asked, result);
    return result;
  };
  return subject;
}

void nothing(Case&) {}
void nothing(const Case&, Answer&) {}

void add(Answer& answer, double x) {
  answer.distance->value = subjects::Number(answer.distance->value.approximation() + x);
}

// Repeats for the second case what was true of the first.
Subject stubborn() {
  Subject subject = subjects::select({"core/rational/isa"}).at(0);
  const auto converse = subject.converse;
  subject.converse = [converse] {
    const auto first = std::make_shared<std::optional<Answer>>();
    return [first, conversation = converse()](const Case& question) {
      if (!*first) *first = conversation(question);
      return **first;
    };
  };
  return subject;
}

// Never reuses the axis of the frame before.
Subject restless() {
  Subject subject = subjects::select({"core/rational/isa"}).at(0);
  const auto converse = subject.converse;
  subject.converse = [converse] {
    return [conversation = converse()](const Case& question) {
      Answer answer = conversation(question);
      answer.iterations = std::max(answer.iterations, 1);
      return answer;
    };
  };
  return subject;
}

// Traces the newest bound instead of the largest.
Subject forgetful() {
  Subject subject = subjects::select({"core/double/robust"}).at(0);
  const auto ask = subject.ask;
  subject.name = "forgetful";
  subject.ask = [ask](const Case& question, const subjects::Trace* trace) {
    const subjects::Trace newest = [trace](subjects::TraceStep step) {
      step.lower_bound = std::max(0.0, step.v_norm * (1 - step.gap));
      if (trace != nullptr) (*trace)(step);
    };
    return ask(question, &newest);
  };
  return subject;
}

// Each law must be breakable.
TEST(Laws, AreBrokenByWrongSubjects) {
  const auto forgets_last_vertex = [](Case& question) {
    if (question.a.points.size() > 1) question.a.points.pop_back();
  };
  const std::map<std::string, Subject> wrong{
      {"swap", spoilt([](Case& question) { question.a.points.resize(1); }, nothing)},
      {"order", spoilt(forgets_last_vertex, nothing)},
      {"redundancy", spoilt(forgets_last_vertex, nothing)},
      {"translation", spoilt(nothing,
                             [](const Case& question, Answer& answer) {
                               if (!answer.intersecting) add(answer, cases::magnitude(question));
                             })},
      {"permutation", spoilt(
                          [](Case& question) {
                            for (cases::Point& point : question.a.points) point[0] = 0;
                          },
                          nothing)},
      {"scale", spoilt(nothing,
                       [](const Case&, Answer& answer) {
                         if (!answer.intersecting) add(answer, 0x1p-40);
                       })},
      {"warm_start", stubborn()},
      {"repeated_frame", restless()},
      {"returned_bound",
       spoilt(nothing,
              [](const Case&, Answer& answer) { answer.lower_bound = subjects::Length{}; })},
      {"running_bound", forgetful()},
      {"bound_from_below",
       spoilt(nothing,
              [](const Case&, Answer& answer) { answer.lower_bound = subjects::Length{}; })},
  };
  ASSERT_EQ(wrong.size(), laws().size());
  for (const Law& law : laws()) {
    EXPECT_TRUE(first_broken(law, wrong.at(law.name), cases_of_family)) << law.name;
  }
}

}  // namespace
}  // namespace oracle
