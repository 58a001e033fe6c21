// SPDX-License-Identifier: MIT
// Most answers are right, and plainly so: well within every allowance.  Of the others most mistake
// touching bodies for separated ones, or the other way round, at a distance plainly within the
// allowance.  For these the judge's rationals are too slow by far.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/judge/judge.hpp"

namespace oracle {

// The verdict of judge(), figures included, bit for bit, where it is `correct`, or `near_contact`
// of bodies that do not overlap, and doubles suffice to show it; empty wherever there is any doubt.
// `certified` is that of `question`.
std::optional<Verdict> quick_judge(const cases::Case& question, const subjects::Answer& answer,
                                   const QuickCertificate& certified,
                                   const subjects::FloatFormat& format);

}  // namespace oracle
