// SPDX-License-Identifier: MIT
// Can a judge be fooled?  Answers damaged on purpose, in parallel, and the table of what both
// judges said.
#pragma once

#include <cstdint>
#include <string>

#include "oracle/planted/planted_answers.hpp"

namespace reports {

// At least `answers` of them, case by case; the same for any number of threads.
oracle::planted::Scores planted_answers(std::uint64_t seed, std::uint64_t answers);

// A row a damage: what it is, how many answers inside and outside of what is allowed, how many of
// them the quick judge decided too, how many verdicts were wrong.  Below it, the kinds of cases,
// and the first wrong verdict of each damage.
std::string planted_answer_table(const oracle::planted::Scores& scores, bool markdown);

}  // namespace reports
