// SPDX-License-Identifier: MIT
// The truth as far as it decides what is claimed to be certain, which two comparisons of doubles
// then do: for a million answers to one question.
#pragma once

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace oracle {

// A double is a lower bound of d* if and only if it is at most the largest double that is not above
// d*, and an upper bound if and only if it is at least the smallest that is not below.
struct CertainTruth {
  cases::Relation relation = cases::Relation::separated;
  double below = 0;  // the largest double <= d*
  double above = 0;  // the smallest double >= d*, infinite beyond all; `below` where d* is a double
  double magnitude = 0;  // M of the question
};

CertainTruth certain_truth(const cases::Case& question, const QuickCertificate& certified);

// What an answer that claims to be certain is worth; worst first.
enum class Certainly {
  wrong_relation,  // another, or none that agrees with the rest of the answer
  outside,         // d* is not in the interval
  no_answer,       // no answer or no claim, or an end that is not a number
  too_wide,        // but true: not narrow, see below
  right
};

// Whether an interval that holds d* is as narrow as narrow_intervals of a contract says: at most
// u (24 M + 8 d*) wide, or two units of the subnormal numbers.  Of an infinite end the part counts
// that the format has numbers for.  `above` is a double that is not below d*, and at most two of
// its spacings above.  The limit is computed within 4u of itself.
bool is_narrow(const subjects::Certainty& certain, double magnitude, double above,
               const subjects::FloatFormat& format);

// Of an interval whose ends are doubles, and not squared.
Certainly judge_certain(const subjects::Answer& answer, const CertainTruth& truth,
                        const subjects::FloatFormat& format);

}  // namespace oracle
