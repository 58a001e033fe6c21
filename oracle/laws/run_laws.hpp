// SPDX-License-Identifier: MIT
// Laws of one run: what holds between an answer and the iterations that led to it, or between the
// work of a subject and that of exact arithmetic.  They need no truth.
//
//   R1 returned_bound    the returned lower bound is that of the last iteration, for every status
//   R2 running_bound     the lower bound of an iteration is the largest v.w / ‖v‖ so far
//   R3 bound_from_below  how near to the distance the returned bound is follows from the status
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

// How a run breaks a law; empty where it keeps it, or where the law says nothing.
using BrokenRun = std::optional<std::string> (*)(const subjects::Subject& subject,
                                                 const cases::Case& question, const Watched& run);

// R1: b is the mu of the last iteration, whatever the status.
std::optional<std::string> broken_returned_bound(const subjects::Subject& subject,
                                                 const cases::Case& question, const Watched& run);

// R2: mu_k is the largest v.w / ‖v‖ of the iterations up to k, and not below 0.
std::optional<std::string> broken_running_bound(const subjects::Subject& subject,
                                                const cases::Case& question, const Watched& run);

// R3: how near to d the bound b is follows from the status.
std::optional<std::string> broken_bound_from_below(const subjects::Subject& subject,
                                                   const cases::Case& question, const Watched& run);

// --- work ---

// Iterations on a case, or on many together.
struct Work {
  long iterations = 0;
  long exact = 0;  // of the same algorithm in exact arithmetic
};

// Empty where either has no answer, which is a verdict, and of what either skips.
std::optional<Work> work(const subjects::Subject& subject, const subjects::Subject& exact,
                         const cases::Case& question);

// Iterations that a subject may take on a case beyond those of exact arithmetic.  In floating point
// the path differs from the exact one only where products tie up to rounding, and safeguards end it
// where progress is below the rounding: a small number, which no derivation gives.  Measured over
// 45,000 cases of seed 2, 16 vertices a body: at float and double robust takes up to 4 more and
// signed volumes 3.  The next power of two above their sum.  What may
// cycle, `original` and `enhanced`, may leave the cycle at any time: up to 9 more, and this is no
// law for it.
inline constexpr int work_allowance = 8;

// R4, of `work` on one case.
std::optional<std::string> broken_work(const subjects::Subject& subject, const Work& work);
// The same; exact arithmetic is asked only where the subject takes more than work_allowance.
std::optional<std::string> broken_work(const subjects::Subject& subject,
                                       const subjects::Subject& exact, const cases::Case& question);

// R5, of `work` on a thousand cases of all families or more.  Rounding ends an iteration sooner
// more often than later: all presets take 1 to 4 % fewer iterations than exact arithmetic.  So no
// more in all.
std::optional<std::string> broken_total_work(const Work& work);

}  // namespace oracle
