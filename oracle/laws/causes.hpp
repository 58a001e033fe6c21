// SPDX-License-Identifier: MIT
// Reasons why a published algorithm may be grossly wrong on a case although its implementation is
// right.  Each cause is a condition on one run that can be checked.  Tests of the published presets
// use the causes to tell known failures from new ones.  `robust` has no excuse.
//
//   determinants   a simplex of the run is so flat that its weights lose half of their digits, or
//                  the last one has a determinant whose sign is lost, and the run does not end by
//                  its tolerance: of `original`, `enhanced` and `signed_volumes`
//   direction      the run ends as separated with a v no longer than its rounding error: of the
//                  same presets, because `robust` has an omega
//   cycle          the run reaches its limit in a state that occurred before: of `original` and
//                  `enhanced`, in which nothing forces ‖v‖ to decrease
//   range          products of six lengths leave the range of the subject's numbers: of `original`
//                  and `enhanced`, which do not normalise
//   tolerance      an absolute tolerance of 8 u is gross beside M, or ends the run as separated
//                  with a v that is no longer: of `original`
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/laws/run_laws.hpp"

namespace oracle {

// Whether some simplex of up to four of these points, in units of M, is so flat that its weights in
// arithmetic of unit roundoff u lose half of their digits.
bool loses_half_of_the_digits(const std::vector<std::array<long double, 3>>& points, long double u);

// Returns the name of a cause that applies to the run; empty if there is none.  For point sets:
// curved bodies have no vertices to examine.  `question` is the case in the subject's own format.
std::optional<std::string> cause_of_loss(const subjects::Subject& subject,
                                         const cases::Case& question, const Watched& run);

}  // namespace oracle
