// SPDX-License-Identifier: MIT
// Checks the weights, witness points and normal of an answer.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct WitnessFault {
  std::string reason;
  double size = 0;  // as a share of M; infinite if it has no size
};

// The rules for checking them.
struct WitnessRules {
  // They belong to a penetration depth: to an answer that gives a depth for an overlap.
  bool of_depth = false;
  // Bounds of their squared distance: the true distance or depth.
  Rational lower;
  Rational upper;
  // How far B may have to move along the normal, squared, and the allowance for it.
  Rational way;
  Rational way_slack;
  Rational weight_slack;
  Rational point_slack;   // for distances between witness points, and for their places
  Rational normal_slack;  // for the length of the normal, which is 1; 0: any length
};

// Returns the largest fault; empty if there is none.  Checks everything that the answer gives:
//   - terms name vertices, their weights are nonnegative and sum to 1, and the point of A - B that
//     they give is at the true distance, or depth;
//   - witness points come in pairs, lie where the terms put them or, without terms, in their
//     bodies, and are the true distance, or depth, from each other;
//   - those of a depth show a way out: moved by their difference, B leaves A.  If several ways are
//     equally long, any of them is right;
//   - the normal has length 1 (any length for an exact subject, which has no roots), and along it
//     the bodies have the true distance, or depth.  That of an overlap without a depth is free.
std::optional<WitnessFault> witness_fault(const cases::Case& question,
                                          const subjects::Answer& answer,
                                          const WitnessRules& rules);

}  // namespace oracle
