// SPDX-License-Identifier: MIT
// Converts results of intersection queries of the core to Answers.
#pragma once

#include "core/gjk/separating_axis.hpp"
#include "core/gjk/walks/walk.hpp"
#include "core/subjects/answer.hpp"

namespace subjects {

constexpr Ending ending(gjk::AxisStatus status) {
  using gjk::AxisStatus;
  switch (status) {
    case AxisStatus::separating_axis: return Ending::separating_axis;
    case AxisStatus::origin_inside:
    case AxisStatus::below_omega: return Ending::contact;
    case AxisStatus::repeated_support_point: return Ending::repeated_support_point;
    case AxisStatus::no_valid_subset: return Ending::degenerate;
    case AxisStatus::no_progress: return Ending::no_progress;
    case AxisStatus::iteration_limit: return Ending::iteration_limit;
    case AxisStatus::not_finite: return Ending::not_finite;
  }
  return Ending::unknown;
}

constexpr Ending ending(gjk::walks::WalkStatus status) {
  using gjk::walks::WalkStatus;
  switch (status) {
    case WalkStatus::support_behind: return Ending::separating_axis;
    case WalkStatus::origin_enclosed:
    case WalkStatus::all_planes: return Ending::contact;
    case WalkStatus::zero_direction: return Ending::degenerate;
    case WalkStatus::cap_reached:
    case WalkStatus::iteration_limit: return Ending::iteration_limit;
    case WalkStatus::not_finite: return Ending::not_finite;
  }
  return Ending::unknown;
}

// For walks and the search for a separating axis, whose statuses share the two without an answer.
template <typename Result>
Answer boolean_answer(const Result& result) {
  using Status = decltype(result.status);
  Answer answer;
  answer.ending = ending(result.status);
  answer.status = name(result.status);
  answer.answered = result.status != Status::iteration_limit && result.status != Status::not_finite;
  answer.intersecting = answer.answered && result.intersecting;
  answer.iterations = result.iterations;
  return answer;
}

}  // namespace subjects
