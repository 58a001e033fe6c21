// SPDX-License-Identifier: MIT
// Explains a wrong answer to a reader who knows GJK, but not this project, on the simplest bodies.
#pragma once

#include <string>

#include "oracle/curved/enclosure.hpp"
#include "testing/internal/finding.hpp"

namespace gjkproof {

// Says what is wrong, what was answered, what is true, how far off that is, what is allowed and why,
// in lines.  Requires a verdict that is a finding.
std::string explained(const cases::Case& question, const Finding& finding, const Judging& judging);

// What is wrong, what was answered and what is true if a body is curved.  Of `finding.truth` only the
// relation is read, touching if the bounds leave it open.
std::string explained(const Finding& finding, const oracle::Enclosure& bounds);

// Returns the simplest pair with a finding of the same kind at the same relation.  It keeps its
// dimension, because bodies that overlap in the plane touch in space.
cases::Case shrunk(const cases::Case& question, const Finding& first, const Judging& judging,
                   const Ask& ask);

}  // namespace gjkproof
