// SPDX-License-Identifier: MIT
// Whether the weights and witness points of an answer hold.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/bounds.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct WitnessFault {
  std::string reason;
  double size = 0;  // as a share of M; infinite where it has none
};

// The largest fault; empty when there is none.  Asked is all that the answer gives:
//   - terms name vertices, their weights are nonnegative and sum to 1 within `weight_slack`, and
//   the
//     point of A - B that they give is at the true distance;
//   - witness points come in pairs, lie where the terms put them or, without terms, in their
//     bodies, and are the true distance from each other;
// lengths within `point_slack`.
std::optional<WitnessFault> witness_fault(const cases::Case& question,
                                          const subjects::Answer& answer, const Bounds& bounds,
                                          const Rational& weight_slack,
                                          const Rational& point_slack);

}  // namespace oracle
