// SPDX-License-Identifier: MIT
// Whether the weights, witness points and normal of an answer hold.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct WitnessFault {
  std::string reason;
  double size = 0;  // as a share of M; infinite where it has none
};

// What is asked of them.
struct WitnessRules {
  // They are of a penetration depth: of an answer that says one of an overlap.
  bool of_depth = false;
  // How far they are apart, squared: the true distance or depth.
  Rational lower;
  Rational upper;
  // How far B may have to be moved along the normal, squared, and what is allowed besides.
  Rational way;
  Rational way_slack;
  Rational weight_slack;
  Rational point_slack;   // for lengths between witness points, and for their places
  Rational normal_slack;  // for the length of the normal, which is 1; 0: it may have any
};

// The largest fault; empty when there is none.  Asked is all that the answer gives:
//   - terms name vertices, their weights are nonnegative and sum to 1, and the point of A - B that
//     they give is at the true distance, or depth;
//   - witness points come in pairs, lie where the terms put them or, without terms, in their
//     bodies, and are the true distance, or depth, from each other;
//   - those of a depth show a way out: moved by their difference B leaves A.  As many ways may be
//     as long, any of them will do;
//   - the normal has length 1 (for an exact subject, which has no roots, any), and along it the
//     bodies have the true distance, or depth.  That of an overlap without a depth is free.
std::optional<WitnessFault> witness_fault(const cases::Case& question,
                                          const subjects::Answer& answer,
                                          const WitnessRules& rules);

}  // namespace oracle
