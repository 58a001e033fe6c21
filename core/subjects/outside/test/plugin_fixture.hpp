// SPDX-License-Identifier: MIT
// Common parts of the tests of plug-ins.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "core/cases/case.hpp"
#include "core/subjects/outside/outside.hpp"

namespace subjects {

inline std::string fake(const std::string& name) { return GJKPROOF_FAKES "/" + name + ".so"; }

// The subject with that name in a fake plug-in.  Throws std::out_of_range.
inline Subject subject_of_fake(const std::string& file, const std::string& name,
                               const Limits& limits = {}) {
  for (Subject& subject : plugin_subjects(fake(file), limits)) {
    if (subject.name == name) return subject;
  }
  throw std::out_of_range(name);
}

// A = {(x, 0, 0)}, B = {(3, 4, 0)}.
inline cases::Case two_points(double x, int dim = 3) {
  cases::Case question;
  question.dim = dim;
  question.a.points = {{x, 0, 0}};
  question.b.points = {{3, 4, 0}};
  return question;
}

inline std::vector<cases::Case> two_points_at(const std::vector<double>& xs) {
  std::vector<cases::Case> questions;
  for (const double x : xs) questions.push_back(two_points(x));
  return questions;
}

inline std::vector<const cases::Case*> places(const std::vector<cases::Case>& questions) {
  std::vector<const cases::Case*> all;
  for (const cases::Case& question : questions) all.push_back(&question);
  return all;
}

inline std::vector<Answer> ask_all(const Subject& subject,
                                   const std::vector<cases::Case>& questions) {
  return subject.ask_all(places(questions));
}

inline std::vector<Answer> ask_at(const Subject& subject, const std::vector<double>& xs) {
  return ask_all(subject, two_points_at(xs));
}

// "5", or why there is no distance.
inline std::string told(const Answer& answer) {
  if (!answer.answered) return answer.status;
  if (!answer.distance) return "no distance";
  std::string text = std::to_string(answer.distance->value.approximation());
  return text.substr(0, text.find_last_not_of(".0") + 1);
}

inline std::vector<std::string> told_at(const Subject& subject, const std::vector<double>& xs) {
  std::vector<std::string> texts;
  for (const Answer& answer : ask_at(subject, xs)) texts.push_back(told(answer));
  return texts;
}

}  // namespace subjects
