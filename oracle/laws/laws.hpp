// SPDX-License-Identifier: MIT
// Laws: relations between the answers to related cases, or between an answer and its iterations,
// which hold whatever the truth is.  A subject that breaks one is wrong; showing it needs no truth.
#pragma once

#include "core/cases/choices.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

using Broken = std::optional<std::string>;  // empty if a law or promise is kept

struct Law {
  const char* number;    // "L1"
  const char* name;      // "swap"
  const char* sentence;  // a claim about every case
  // Answers agree bit for bit; only for subjects that scale by a power of two themselves.
  // Otherwise two answers may differ by anything short of a gross error (gross_allowance).
  bool of_normalising_subjects = false;
  // Returns how `subject` breaks the law on `question`; empty if it keeps the law, or if the law
  // does not apply: the subject skips the case, lengths leave its range, or a change is not exact
  // in its format.  `choices` select one of the related cases.
  Broken (*broken)(const subjects::Subject& subject, const cases::Case& question,
                   cases::Choices& choices);
};

//   L1 swap            exchanging the bodies changes neither relation nor distance
//   L2 order           nor does the order of their vertices
//   L3 redundancy      nor do copies of vertices and midpoints between them
//   L4 translation     nor does an exact translation of both bodies
//   L5 permutation     nor do permuted axes and changed signs
//   L6 scale           multiplying by 2^k multiplies every length by 2^k, bit for bit, from the
//                      smallest subnormal to the top binade, where lengths may be infinite
//   L7 warm_start      a warm start from another frame ends with the relation of a cold start; for
//                      exact subjects only, because rounding decides near contact
//   L8 repeated_frame  separated bodies queried again with the kept axis are separated without an
//                      iteration
//
// R1 to R3, laws of one run, are part of the list.
const std::vector<Law>& laws();

// Throws std::invalid_argument if there is no law of this name.
const Law& law(std::string_view name);

// --- laws of one run: relations between an answer and the iterations that led to it, or between
// the iterations of a subject and those of exact arithmetic ---

//   R1 returned_bound    the returned lower bound is that of the last iteration, for every status
//   R2 running_bound     the lower bound of an iteration is the largest v.w / ‖v‖ so far
//   R3 bound_from_below  the status limits how far the returned bound is below the distance
//   R4 work              on one case at most work_allowance iterations more than exact arithmetic
//   R5 total work        on many cases together no more iterations than exact arithmetic
//
//   ‖v_k‖, mu_k, gap_k   length, lower bound and (v.v - v.w) / v.v of iteration k, as traced
//   d, b                 distance and lower bound of the answer
//   u                    unit roundoff of the subject;  e = 2^-53, that of the trace
struct Watched {
  subjects::Answer answer;
  std::vector<subjects::TraceStep> steps;
};

Watched watch(const subjects::Subject& subject, const cases::Case& question);

// Returns how a run breaks a law; empty if it keeps the law, or if the law does not apply.
using BrokenRun = Broken (*)(const subjects::Subject& subject, const cases::Case& question,
                             const Watched& run);

// R1: b is the mu of the last iteration, whatever the status.
Broken broken_returned_bound(const subjects::Subject& subject, const cases::Case& question,
                             const Watched& run);

// R2: mu_k is the largest v.w / ‖v‖ of the iterations up to k, and not below 0.
Broken broken_running_bound(const subjects::Subject& subject, const cases::Case& question,
                            const Watched& run);

// R3: the status limits d - b.
Broken broken_bound_from_below(const subjects::Subject& subject, const cases::Case& question,
                               const Watched& run);

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
// `original` and `enhanced`, which may leave a cycle at any time, take up to 9 more: not for them.
inline constexpr int work_allowance = 8;

// R4, for `work` on one case.
Broken broken_work(const subjects::Subject& subject, const Work& work);
// The same, but runs exact arithmetic only for subjects with more than work_allowance iterations.
Broken broken_work(const subjects::Subject& subject, const subjects::Subject& exact,
                   const cases::Case& question);

// R5, for `work` on at least a thousand cases of all families.  Rounding ends an iteration early
// more often than late: all presets take 1 to 4 % fewer in total, so no more are allowed.
Broken broken_total_work(const Work& work);

// --- what a Status of core/gjk promises (S1 to S8 of result.hpp), checked on an answer and its
// iterations, and what an intersection query promises: whether the algorithm stopped for the reason
// it gives ---

// Returns which number of the answer is NaN; empty if none, as required on every finite case.
Broken not_a_number(const subjects::Answer& answer);

// Returns how the answer breaks the promise of its status, starting with the status.
// iteration_limit always counts as broken, not_finite if nothing can overflow.  For the presets
// that make ‖v‖ decrease: `signed_volumes` and `robust`.
Broken broken_promise(const subjects::Subject& subject, const cases::Case& question,
                      const Watched& run);

// For repeated_support_point only, which every preset may return: w_k is in W_{k-1} + {w_{k-1}}.
Broken broken_repetition(const subjects::Subject& subject, const cases::Case& question,
                         const Watched& run);

// Whether an intersection query promises its relation, up to a gross error.  Most are wrong as
// published (reports/records/intersection_queries.md):
//
//   in exact arithmetic  all do, except the triple-product walk if it ends on a zero direction
//   orientation_walk     does
//   the others           only if they claim a separating axis: w lies behind a plane through the
//                        origin, which rounding alone can make wrong, by a few u M
//
// At float and double only if their unscaled products of three or four lengths stay in range.
bool promises_relation(const subjects::Subject& subject, const cases::Case& question,
                       const subjects::Answer& answer);

// What a tolerance promises of the distance [vdB99 §5, Termination], and of the bound beside it:
//
//   relative   0 <= ‖v‖ - d* <= epsilon ‖v‖        absolute   0 <= ‖v‖ - d* <= epsilon
//   mu <= d*
//
// Exact arithmetic keeps this exactly.  Rounding may add
//
//   above 0     tolerance_allowance, if it converged, however flat the simplex: u M
//   below 0     distance_allowance, if v is a convex combination of points of A - B: u M
//               (both always, if the contract is to be always accurate)
//   to both     gross_allowance otherwise, because flat simplices lose up to half of the digits
//   to mu       bound_allowance, because any v gives a bound

// Whether `one` equals `other` in units a power of two apart, up to a relative error of `slack`.
bool is_power_of_two_apart(double one, double other, double slack);

struct Promised {
  double epsilon = 0;
  bool absolute = false;
};

// Returns how the answer breaks the promise; empty if it has no distance, a verdict of its own.
Broken broken_tolerance(const subjects::Subject& subject, const cases::Case& question,
                        const subjects::Answer& answer, const Promised& promised,
                        const Rational& true_distance_squared);

// --- causes ---

// Reasons why a published algorithm may be grossly wrong on a case although its implementation is
// right.  Each cause is a condition on one run that can be checked.  Tests of the published presets
// use the causes to tell known failures from new ones.  `robust` has no excuse.
//
//   determinants   a simplex of the run is so flat that its weights lose half of their digits, or
//                  the last one has a determinant whose sign is lost, and the run does not end by
//                  its tolerance: of `original`, `enhanced` and `signed_volumes`
//   direction      the run ends as separated with a v no longer than its rounding error: of the
//                  same presets, because `robust` has an omega
//   decrease       the run ends as separated because ‖v‖ does not decrease, and the decrease is below
//                  the rounding of v.v: of `signed_volumes`
//   cycle          the run reaches its limit in a state that occurred before: of `original` and
//                  `enhanced`, in which nothing forces ‖v‖ to decrease
//   range          products of six lengths leave the range of the subject's numbers: of `original`
//                  and `enhanced`, which do not normalise
//   tolerance      an absolute tolerance of 8 u is gross beside M, or ends the run as separated
//                  with a v that is no longer: of `original`

// Whether some simplex of up to four of these points is so flat that its weights in arithmetic of
// unit roundoff u lose half of their digits: v errs by a gross part of the largest ‖y‖.
bool loses_half_of_the_digits(const std::vector<std::array<long double, 3>>& points, long double u);

// Returns the name of a cause that applies to the run; empty if there is none.  For point sets:
// curved bodies have no vertices to examine.  `question` is the case in the subject's own format.
Broken cause_of_loss(const subjects::Subject& subject, const cases::Case& question,
                     const Watched& run);

}  // namespace oracle
