// SPDX-License-Identifier: MIT
// A fixed list of small cases with exact answers, and checks of an answer to each.  Uses neither
// the oracle nor the generator: a planted fault that it misses is one that unit tests of the core
// miss.
#pragma once

#include "core/subjects/subject.hpp"

namespace subjects::test {

struct SmallCase {
  cases::Case question;
  bool meets = false;
  double distance = 0;  // to half an ulp
  int iterations = 0;   // of the robust preset in exact arithmetic; 0 if a body is curved
  // Only scaled coordinates survive it: for subjects that normalise.
  bool is_extreme = false;
  // In tenths: facets of four points are not quite flat.
  bool is_rounded = false;
};

// Lattice bodies in two and three dimensions, some in tenths, some at both ends of the range of
// numbers, curved bodies of known distance, and the known cases of core/cases.
const std::vector<SmallCase>& small_world();

// The flaw in the answer of `subject`, if any.
std::optional<std::string> flaw(const Subject& subject, const SmallCase& small);

// The flaw in a conversation of two frames, the second asked twice, if any.
std::optional<std::string> flaw_in_conversation(const Subject& subject, const SmallCase& small);

}  // namespace subjects::test
