// SPDX-License-Identifier: MIT
// The text of a failure.  Its reader knows GJK, but not this project.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/truth/truth.hpp"
#include "testing/gjkproof_testing.hpp"

namespace gjkproof {

struct Judged {
  Reply reply;
  oracle::Truth truth;
  oracle::Verdict verdict;
};

const subjects::FloatFormat& format(const Judging& judging);

// Says what is wrong, then what was answered, what is true, how far off that is, and what is
// allowed and why.
std::string explained(const cases::Case& question, const Judged& finding, const Judging& judging);

cases::Case case_of(const Bodies& bodies);

}  // namespace gjkproof
