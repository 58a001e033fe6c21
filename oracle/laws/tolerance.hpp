// SPDX-License-Identifier: MIT
// What a tolerance promises of the distance [vdB99 §5, Termination], and of the bound beside it:
//
//   relative   0 <= ‖v‖ - d* <= epsilon ‖v‖        absolute   0 <= ‖v‖ - d* <= epsilon
//   mu <= d*
//
// Exact arithmetic keeps this exactly.  Rounding may add gross_allowance to both sides of the first
// line, because ill-conditioned simplices lose up to half of the digits.  To mu it may add
// bound_allowance, because any v gives a bound.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Whether `one` equals `other` in units a power of two apart, up to a relative error of `slack`,
// which roots and products cause.
bool is_power_of_two_apart(double one, double other, double slack);

struct Promised {
  double epsilon = 0;
  bool absolute = false;
};

// Returns how the answer breaks the promise; empty if it has no distance, which is a verdict of its
// own.
std::optional<std::string> broken_tolerance(const subjects::Subject& subject,
                                            const cases::Case& question,
                                            const subjects::Answer& answer,
                                            const Promised& promised,
                                            const Rational& true_distance_squared);

}  // namespace oracle
