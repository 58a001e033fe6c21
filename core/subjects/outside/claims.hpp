// SPDX-License-Identifier: MIT
// What an outsider promises, as it is judged.
// Questions that an outsider takes, among others that it skips.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects {

// Nothing is promised where both parts are 0.
inline std::optional<PromisedTolerance> given(const PromisedTolerance& promised) {
  if (promised.absolute > 0 || promised.relative > 0) return promised;
  return std::nullopt;
}

// Empty where nothing is promised, or nothing of the distances that the subject says: everything is
// judged by it then.
inline std::optional<PromisedTolerances> promises(
    const Capabilities& says, const std::optional<PromisedTolerance>& distance,
    const std::optional<PromisedTolerance>& depth,
    const std::optional<PromisedTolerance>& witnesses) {
  if (!distance && (says.distance || !(depth || witnesses))) return std::nullopt;
  return PromisedTolerances{distance.value_or(PromisedTolerance{}), depth, witnesses};
}

// An answer each, in order: those of `ask(taken)` to what `description` takes, in order too, and
// the reason why it skips the others.
template <typename Ask>
std::vector<Answer> answers_to(std::span<const cases::Case* const> questions,
                               const Subject& description, const Ask& ask) {
  const auto is_taken = [&](const cases::Case* question) {
    return !reason_to_skip(description, *question);
  };
  if (std::all_of(questions.begin(), questions.end(), is_taken)) return ask(questions);
  std::vector<Answer> answers(questions.size());
  std::vector<const cases::Case*> taken;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (const auto reason = reason_to_skip(description, *questions[i])) {
      answers[i].skipped = true;
      answers[i].status = *reason;
    } else {
      taken.push_back(questions[i]);
      places.push_back(i);
    }
  }
  std::vector<Answer> said = ask(std::span<const cases::Case* const>(taken));
  for (std::size_t i = 0; i < said.size(); ++i) answers[places[i]] = std::move(said[i]);
  return answers;
}

}  // namespace subjects
