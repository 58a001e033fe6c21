// SPDX-License-Identifier: MIT
// Whether the weights and witness points of an answer hold.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/bounds.hpp"
#include "oracle/truth.hpp"

namespace oracle {

// Empty when they do: the weights are nonnegative and sum to 1 within `weight_slack`, the witness
// points lie where the weights put them and at the true distance, both within `point_slack`.  What
// the answer does not give is not asked for.
std::string witness_fault(const cases::Case& question, const subjects::Answer& answer,
                          const Bounds& bounds, const Rational& weight_slack,
                          const Rational& point_slack);

}  // namespace oracle
