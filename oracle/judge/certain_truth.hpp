// SPDX-License-Identifier: MIT
// The truth prepared to judge a million certain intervals with two comparisons of doubles each.
#pragma once

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace oracle {

// A double is a lower bound of d* if and only if it is at most the largest double not above d*, and
// an upper bound if and only if it is at least the smallest double not below d*.
struct CertainTruth {
  cases::Relation relation = cases::Relation::separated;
  double below = 0;  // the largest double <= d*
  double above = 0;  // the smallest double >= d*, or infinity; equal to `below` if d* is a double
  double magnitude = 0;  // M of the question
};

CertainTruth certain_truth(const cases::Case& question, const QuickCertificate& certified);

// The verdict on an answer that claims to be certain; worst first.
enum class Certainly {
  wrong_relation,  // another, or one that contradicts the rest of the answer
  outside,         // d* is not in the interval
  no_answer,       // no answer or no claim, or an end that is not a number
  too_wide,        // true, but not narrow, see below
  right
};

// Whether an interval that contains d* is as narrow as narrow_intervals of a contract demands: at
// most u (24 M + 8 d*) wide, or two units of the subnormal numbers.  An infinite end counts as the
// largest number of the format.  `above`: a double not below d*, and at most two of its spacings
// above.  The limit is computed within 4u of itself.
bool is_narrow(const subjects::Certainty& certain, double magnitude, double above,
               const subjects::FloatFormat& format);

// The ends of the interval must be doubles, and not squared.
Certainly judge_certain(const subjects::Answer& answer, const CertainTruth& truth,
                        const subjects::FloatFormat& format);

}  // namespace oracle
