// SPDX-License-Identifier: MIT
// What a tolerance promises of the distance [vdB99 §5, Termination], and the bound beside it:
//
//   relative   0 <= ‖v‖ - d* <= epsilon ‖v‖        absolute   0 <= ‖v‖ - d* <= epsilon
//   mu <= d*
//
// Exactly so in exact arithmetic.  Rounding may add to both sides of the first what half of the
// digits can excuse, gross_allowance, for ill-conditioned simplices lose as much; to mu it adds
// bound_allowance, for any v gives a bound.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// `one` is `other` in other units, a power of two apart, up to a relative error of `slack`, which
// roots and products leave.
bool is_power_of_two_apart(double one, double other, double slack);

struct Promised {
  double epsilon = 0;
  bool absolute = false;
};

// How the answer breaks it; empty of one that has no distance, which is a verdict.
std::optional<std::string> broken_tolerance(const subjects::Subject& subject,
                                            const cases::Case& question,
                                            const subjects::Answer& answer,
                                            const Promised& promised,
                                            const Rational& true_distance_squared);

}  // namespace oracle
