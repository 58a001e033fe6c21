// SPDX-License-Identifier: MIT
// The programs of fakes/fake.py, and questions to them.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/subjects/outside/outside.hpp"

namespace subjects {

// The distance that causes their trouble.
inline constexpr double trouble = 13;

// The options keep Python from imports of its own, so that it starts in a few milliseconds.
inline std::string command(const std::string& name_and_argument) {
  return GJKPROOF_PYTHON " -B -E -S " GJKPROOF_SOURCE_DIR
                         "/core/subjects/outside/test/fakes/fake.py " +
         name_and_argument;
}

inline Subject subject(const std::string& name_and_argument, double seconds = 20) {
  return program_subject(command(name_and_argument), {.seconds = seconds});
}

// For each x two points at distance |x|.
inline std::vector<cases::Case> questions(const std::vector<double>& distances) {
  std::vector<cases::Case> all;
  for (const double x : distances) {
    cases::Case question;
    question.a.points = {{x, 0, 0}};
    question.b.points = {{0, 0, 0}};
    all.push_back(std::move(question));
  }
  return all;
}

// Distances 1, 2, ..., of which 13 causes trouble.
inline std::vector<cases::Case> questions_to(int count) {
  std::vector<double> distances;
  for (int i = 1; i <= count; ++i) distances.push_back(i);
  return questions(distances);
}

inline std::vector<const cases::Case*> places(const std::vector<cases::Case>& questions) {
  std::vector<const cases::Case*> all;
  for (const cases::Case& question : questions) all.push_back(&question);
  return all;
}

inline std::vector<Answer> answers(const Subject& subject,
                                   const std::vector<cases::Case>& questions) {
  return subject.ask_all(places(questions));
}

// The distance of an answer, or why there is none.
inline std::string text(const Answer& answer) {
  if (answer.skipped) return "skipped: " + answer.status;
  if (!answer.answered) {
    return (answer.ending == Ending::failed ? "failed: " : "none: ") + answer.status;
  }
  return answer.distance ? std::to_string(answer.distance->value.approximation()) : "no distance";
}

inline std::vector<std::string> texts(const std::vector<Answer>& answers) {
  std::vector<std::string> all;
  for (const Answer& answer : answers) all.push_back(text(answer));
  return all;
}

// Texts of the answers to 1, 2, ...; the one with the trouble has `status`, or if that is empty an
// answer.
inline std::vector<std::string> right_but_one(int count, const std::string& status) {
  std::vector<std::string> all;
  for (int i = 1; i <= count; ++i) {
    const bool lost = i == trouble && !status.empty();
    all.push_back(lost ? "failed: " + status : std::to_string(static_cast<double>(i)));
  }
  return all;
}

}  // namespace subjects
