// SPDX-License-Identifier: MIT
// Laws of one run: relations between an answer and the iterations that led to it, or between the
// iterations of a subject and those of exact arithmetic.  They need no truth.
//
//   R1 returned_bound    the returned lower bound is that of the last iteration, for every status
//   R2 running_bound     the lower bound of an iteration is the largest v.w / ‖v‖ so far
//   R3 bound_from_below  the status limits how far the returned bound is below the distance
//   R4 work              on one case at most work_allowance iterations more than exact arithmetic
//   R5 total work        on many cases together no more iterations than exact arithmetic
//
//   ‖v_k‖, mu_k, gap_k   length, lower bound and (v.v - v.w) / v.v of iteration k, as traced
//   d, b                 distance and lower bound of the answer
//   u                    unit roundoff of the subject;  e = 2^-53, that of the trace
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/subjects/subject.hpp"

namespace oracle {

struct Watched {
  subjects::Answer answer;
  std::vector<subjects::TraceStep> steps;
};

Watched watch(const subjects::Subject& subject, const cases::Case& question);

// Returns how a run breaks a law; empty if it keeps the law, or if the law does not apply.
using BrokenRun = std::optional<std::string> (*)(const subjects::Subject& subject,
                                                 const cases::Case& question, const Watched& run);

// R1: b is the mu of the last iteration, whatever the status.
std::optional<std::string> broken_returned_bound(const subjects::Subject& subject,
                                                 const cases::Case& question, const Watched& run);

// R2: mu_k is the largest v.w / ‖v‖ of the iterations up to k, and not below 0.
std::optional<std::string> broken_running_bound(const subjects::Subject& subject,
                                                const cases::Case& question, const Watched& run);

// R3: the status limits d - b.
std::optional<std::string> broken_bound_from_below(const subjects::Subject& subject,
                                                   const cases::Case& question, const Watched& run);

// --- work ---

// Iterations on one case, or on many together.
struct Work {
  long iterations = 0;
  long exact = 0;  // the same algorithm in exact arithmetic
};

// Empty if either has no answer, which is a verdict of its own, or skips the case.
std::optional<Work> work(const subjects::Subject& subject, const subjects::Subject& exact,
                         const cases::Case& question);

// Iterations that a subject may take on a case beyond those of exact arithmetic.  In floating point
// the path differs from the exact one only if products tie up to rounding, and safeguards end it if
// progress is below the rounding.  So the number is small, but no derivation gives it.  Measured
// over 45,000 cases of seed 2 with 16 vertices for each body: at float and double robust takes up
// to 4 more and signed volumes 3; the allowance is the next power of two above their sum.
// `original` and `enhanced`, which may cycle, may leave the cycle at any time: they take up to 9
// more, and the law does not apply to them.
inline constexpr int work_allowance = 8;

// R4, for `work` on one case.
std::optional<std::string> broken_work(const subjects::Subject& subject, const Work& work);
// The same, but runs exact arithmetic only for subjects with more than work_allowance iterations.
std::optional<std::string> broken_work(const subjects::Subject& subject,
                                       const subjects::Subject& exact, const cases::Case& question);

// R5, for `work` on at least a thousand cases of all families.  Rounding ends an iteration early
// more often than late: all presets take 1 to 4 % fewer iterations than exact arithmetic, so no
// more are allowed in total.
std::optional<std::string> broken_total_work(const Work& work);

}  // namespace oracle
