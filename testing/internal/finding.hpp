// SPDX-License-Identifier: MIT
// Judges what an implementation answered for two bodies.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/judge/judge.hpp"
#include "testing/gjkproof_testing.hpp"

namespace gjkproof {

struct Finding {
  Reply reply;
  oracle::Truth truth;  // the relation; with a verdict that is a finding the squared distance too
  oracle::Verdict verdict;
};

const subjects::FloatFormat& format(const Judging& judging);

// Neither body may be curved.  Throws std::invalid_argument on an empty body or a coordinate that is
// not finite.
Finding find(const cases::Case& question, Reply reply, const Judging& judging);

// The answer in the form of the judge.  What it does not give is right.
subjects::Answer completed(const Answer& said, cases::Relation relation);

// Returns why there is no answer to judge: the failure, or that nothing is said; empty if there is one.
std::string missing(const Reply& reply);

// Returns why these tolerances cannot be used; empty if they can.
std::string trouble(const Judging& judging);

}  // namespace gjkproof
