// SPDX-License-Identifier: MIT
// The programs of test/fakes, and what they are asked.
#pragma once

#include <string>
#include <vector>

#include "core/subjects/outside/outside.hpp"

namespace fake {

// Their trouble comes with 13.
inline constexpr double trouble = 13;

inline std::string folder() { return GJKPROOF_SOURCE_DIR "/core/subjects/outside/test/fakes/"; }

// Without what Python imports by itself, it starts in a few milliseconds.
inline std::string command(const std::string& file_and_arguments) {
  return GJKPROOF_PYTHON " -B -E -S " + folder() + file_and_arguments;
}

inline subjects::Subject subject(const std::string& file_and_arguments, double seconds = 20) {
  return subjects::program_subject(command(file_and_arguments), {.seconds = seconds});
}

// A point at distance |x| from another, for each x.
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

// 1, 2, ... with trouble at 13, of course.
inline std::vector<cases::Case> questions_to(int count) {
  std::vector<double> distances;
  for (int i = 1; i <= count; ++i) distances.push_back(i);
  return questions(distances);
}

inline std::vector<subjects::Answer> answers(const subjects::Subject& subject,
                                             const std::vector<cases::Case>& questions) {
  std::vector<const cases::Case*> asked;
  asked.reserve(questions.size());
  for (const cases::Case& question : questions) asked.push_back(&question);
  return subject.ask_all(asked);
}

// What there is to read of an answer in these tests: its distance, or why there is none.
inline std::string text(const subjects::Answer& answer) {
  if (answer.skipped) return "skipped: " + answer.status;
  if (!answer.answered) {
    return (answer.ending == subjects::Ending::failed ? "failed: " : "none: ") + answer.status;
  }
  return answer.distance ? std::to_string(answer.distance->value.approximation()) : "no distance";
}

inline std::vector<std::string> texts(const std::vector<subjects::Answer>& answers) {
  std::vector<std::string> all;
  for (const subjects::Answer& answer : answers) all.push_back(text(answer));
  return all;
}

// Of 1, 2, ..., where `status` is why the one with trouble has no answer; empty: it has one.
inline std::vector<std::string> right_but_one(int count, const std::string& status) {
  std::vector<std::string> all;
  for (int i = 1; i <= count; ++i) {
    const bool lost = i == trouble && !status.empty();
    all.push_back(lost ? "failed: " + status : std::to_string(static_cast<double>(i)));
  }
  return all;
}

}  // namespace fake
