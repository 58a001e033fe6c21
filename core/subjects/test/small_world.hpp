// SPDX-License-Identifier: MIT
// A fixed list of small cases with exact answers, and what holds of a right answer to each.  Knows
// neither the oracle nor the generator: what it says of a planted fault is what the unit tests of
// the core can say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects::test {

struct SmallCase {
  cases::Case question;
  bool meets = false;
  double distance = 0;  // to half an ulp
  int iterations = 0;   // of the robust preset in exact arithmetic; 0 where a body is curved
  // Only scaled coordinates survive it: asked of those who normalise.
  bool is_extreme = false;
  // Tenths for units: facets of four points are not quite flat.
  bool is_rounded = false;
};

// Lattice bodies in the plane and in space, some in tenths, some at both ends of the range of
// numbers, curved bodies of known distance, and the known cases of core/cases.
const std::vector<SmallCase>& small_world();

// What is wrong with the answer of `subject`, if anything.
std::optional<std::string> flaw(const Subject& subject, const SmallCase& small);

// What is wrong in a conversation of two frames, the second of which is asked twice.
std::optional<std::string> flaw_in_conversation(const Subject& subject, const SmallCase& small);

}  // namespace subjects::test
