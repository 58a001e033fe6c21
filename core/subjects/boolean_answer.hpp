// SPDX-License-Identifier: MIT
// What the intersection queries of the core say, as an Answer.
#pragma once

#include "core/subjects/subject.hpp"

namespace subjects {

// Of a walk or a search for a separating axis: their statuses share the two that are no answer.
template <typename Result>
Answer boolean_answer(const Result& result) {
  using Status = decltype(result.status);
  Answer answer;
  answer.status = name(result.status);
  answer.answered = result.status != Status::iteration_limit && result.status != Status::not_finite;
  answer.intersecting = answer.answered && result.intersecting;
  answer.iterations = result.iterations;
  return answer;
}

}  // namespace subjects
