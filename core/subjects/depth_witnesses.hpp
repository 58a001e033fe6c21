// SPDX-License-Identifier: MIT
// The witness points of an overlap are as far apart as its depth, unlike those of contact, which
// coincide.
#pragma once

#include "core/subjects/answer.hpp"

namespace subjects {

// They are not judged: the judge knows the depth, and no direction of it.
inline void leave_out_depth_witnesses(Answer& answer) {
  if (!answer.intersecting || !answer.penetration_depth) return;
  answer.witness_a.reset();
  answer.witness_b.reset();
}

}  // namespace subjects
