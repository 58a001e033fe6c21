// SPDX-License-Identifier: MIT
// Checks a claimed truth by a few rational products, so that no solver has to be trusted.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct ProofCheck {
  // The terms prove v and the squared distance: nonnegative weights that sum to 1 give v, and v .
  // a_i - v . b_j >= v . v for every pair.
  bool holds = false;
  // The relation is proved as well.  Always true if separated; bodies in contact need a normal
  // (touching) or terms that span the space (overlapping), which a proof of v may lack.
  bool relation_proved = false;
  std::string reason;  // why one of the two is false; empty if both are true
};

ProofCheck check_proof(const cases::Case& question, const Truth& claimed);

// Returns why `normal` does not belong to a plane through the origin with all of A - B on its
// nonnegative side; empty if it does.  Not for curved bodies.
std::string normal_fault(const cases::Case& question, const RationalVector& normal);

}  // namespace oracle
