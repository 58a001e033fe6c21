// SPDX-License-Identifier: MIT
// A fast judge for the common answers.  Most are right, well within every allowance.  Most others
// mistake touching bodies for separated ones, or the reverse, at a distance well within the
// allowance.  For these the rationals of the judge are far too slow.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/judge/measures.hpp"

namespace oracle {

// Returns the verdict of judge(), figures included, bit for bit, if it is `correct`, or
// `near_contact` of bodies that do not overlap, and doubles suffice to show it; empty in any other
// case.  `certified` must be that of `question`.
std::optional<Verdict> quick_judge(const cases::Case& question, const subjects::Answer& answer,
                                   const QuickCertificate& certified,
                                   const subjects::FloatFormat& format);

// Returns the same as compare() of measures.hpp for the same values, bit for bit, in tens of
// nanoseconds; empty if d and d* differ by more than a few binades, which only compare() handles.
// `distance` must be finite and not negative.
std::optional<Comparison> compare(double distance, const FixedRatio& truth_squared);

}  // namespace oracle
