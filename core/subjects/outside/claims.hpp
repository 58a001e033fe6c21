// SPDX-License-Identifier: MIT
// Common parts of outsiders: their promises, the questions that they accept, and idle processes.
#pragma once

#include <algorithm>
#include <mutex>

#include "core/subjects/subject.hpp"

namespace subjects {

// A failed answer with the reason as its status.
inline Answer lost_answer(std::string reason) {
  Answer answer;
  answer.ending = Ending::failed;
  answer.status = std::move(reason);
  return answer;
}

// If both parts are 0, nothing is promised.
inline std::optional<PromisedTolerance> given(const PromisedTolerance& promised) {
  if (promised.absolute > 0 || promised.relative > 0) return promised;
  return std::nullopt;
}

// Empty if nothing is promised, or nothing about distances although the subject gives them:
// PromisedTolerances must cover every length.
inline std::optional<PromisedTolerances> promises(
    const Capabilities& says, const std::optional<PromisedTolerance>& distance,
    const std::optional<PromisedTolerance>& depth,
    const std::optional<PromisedTolerance>& witnesses) {
  if (!distance && (says.distance || !(depth || witnesses))) return std::nullopt;
  return PromisedTolerances{distance.value_or(PromisedTolerance{}), depth, witnesses};
}

class UnblamedEndsOfThreads {
 public:
  void add(std::string how) {
    const std::lock_guard lock(mutex_);
    if (ends_.count++ == 0) ends_.first = std::move(how);
  }
  UnblamedEnds ends() const {
    const std::lock_guard lock(mutex_);
    return ends_;
  }

 private:
  mutable std::mutex mutex_;
  UnblamedEnds ends_;
};

// Workers that wait for a question of any thread.
template <typename Worker>
class Idle {
 public:
  // Null if there is none.
  std::unique_ptr<Worker> take() {
    const std::lock_guard lock(mutex_);
    if (workers_.empty()) return nullptr;
    std::unique_ptr<Worker> worker = std::move(workers_.back());
    workers_.pop_back();
    return worker;
  }
  // Null is allowed.
  void give_back(std::unique_ptr<Worker> worker) {
    const std::lock_guard lock(mutex_);
    if (worker) workers_.push_back(std::move(worker));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

// Answers all questions in order: `ask(taken)` answers those that `description` accepts, in their
// order; the others are skipped with a reason.
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
