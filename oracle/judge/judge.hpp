// SPDX-License-Identifier: MIT
// Compares an Answer with the Truth and pronounces a Verdict.  All comparisons are exact, in
// rationals; only the error figures are rounded, to a few ulps of a double.
#pragma once

#include "core/subjects/subject.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/judge/comparison.hpp"

namespace oracle {

using subjects::FloatFormat, subjects::PromisedTolerance, subjects::PromisedTolerances;

// Worst first.
enum class VerdictKind {
  wrong_interval,    // what is claimed to be certain is not true: the interval does not hold the
                     // distance, or the relation is another
  false_separation,  // says separated, but the bodies meet by more than the allowance
  false_overlap,     // says intersecting, but the bodies are apart by more than the allowance
  no_answer,         // limit reached, overflow or NaN
  wrong_bound,       // a claimed lower bound above the true distance
  inaccurate,        // the distance is off by more than the allowance
  wrong_depth,       // the penetration depth is off by more than the allowance
  wrong_witness,     // the weights are not weights, or they, the witness points or the normal do
                     // not give the distance or the depth, or the points are not where they should
                     // be
  near_contact,      // the relation differs, but is decided by less than the allowance, and all
                     // else that the answer claims holds
  correct,
  skipped  // the subject cannot take the case; the reason says why
};
inline constexpr std::array all_verdict_kinds = {
    VerdictKind::wrong_interval, VerdictKind::false_separation, VerdictKind::false_overlap,
    VerdictKind::no_answer,      VerdictKind::wrong_bound,      VerdictKind::inaccurate,
    VerdictKind::wrong_depth,    VerdictKind::wrong_witness,    VerdictKind::near_contact,
    VerdictKind::correct,        VerdictKind::skipped};

const char* name(VerdictKind kind);        // "false_separation"
const char* broad_name(VerdictKind kind);  // the same, but "wrong_relation" of both false ones
const char* title(VerdictKind kind);       // of a table: "false sep."

// A finding is a verdict worth showing: everything worse than near_contact.
constexpr bool is_finding(VerdictKind kind) { return kind < VerdictKind::near_contact; }

constexpr bool is_wrong_relation(VerdictKind kind) {
  return kind == VerdictKind::false_separation || kind == VerdictKind::false_overlap;
}

struct Verdict {
  // As a new one, but in the memory of the old reason.
  void clear() {
    std::string kept = std::move(reason);
    kept.clear();
    *this = {};
    reason = std::move(kept);
  }

  VerdictKind kind = VerdictKind::skipped;
  std::string reason;  // empty when correct
  // Error of the distance, |d - d*|, in units of which distance_allowance.units are allowed: u M,
  // and if results are subnormal a share of their spacing.  0 or infinity for a unit of 0.
  std::optional<double> scaled_error;
  std::optional<double> relative_error;  // |d - d*| / d*, if d* is well above u M
  // If the relation differs: the largest of both distances and the true depth, as a share of M.
  double margin = 0;
  // Error of weights and witness points that exceed their allowance, as a share of M.
  double witness_error = 0;
  // The largest error of all that is wrong with this answer, not only of what `kind` names, as a
  // share of M; infinite if an error has no size.  What near contact forgives does not count.
  double size = 0;
  // A finding too large to be a loss of half of the digits.  GJK compares v.v with v.w, so it may
  // or may not tell a length below sqrt(u) M from zero: answers within that lose digits, answers
  // beyond it are useless.  See gross_allowance.  A lower bound that does not hold, a certain
  // interval that does not hold and every finding of an exact subject are always gross.
  bool gross = false;
};

// The reasons for near contact of separated and of touching bodies.
inline constexpr const char* false_overlap_near_contact = "apart by less than the allowance";
inline constexpr const char* touching_near_contact = "touching, taken for separated";

inline bool is_finding(const Verdict& verdict) { return is_finding(verdict.kind); }

// Judges each claim of the answer independently; the worst fault names the verdict.  A negative distance,
// a length that is NaN or wrongly infinite and a lower bound that is infinite are no answer, whatever
// else is claimed.  Near contact forgives the relation and nothing else.  Certain intervals have no
// allowance.  `truth`: of `question` as it was put to the subject; `format`: of the subject.
// penetration() computes the depth of an overlap if it matters and `truth` does not have it.  Throws
// std::invalid_argument if a placed body leaves the range of double.
//
// `promised`: documented tolerances to judge by in place of the allowances, exactly; certain intervals
// have no tolerance either.  Witness points are allowed `absolute`, plus `relative` times the true
// distance rounded down.  Figures count from the nearer bound of the tolerated range.
Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Truth& truth,
              const FloatFormat& format, const std::optional<PromisedTolerances>& promised = {});

// For curved bodies: a distance or depth within the bounds is right; one outside is off by its
// distance from the bounds.  An undecided relation excuses both answers.  A certain interval is
// wrong if it has no length in common with the bounds.
Verdict judge(const cases::Case& question, const subjects::Answer& answer,
              const Enclosure& enclosure, const FloatFormat& format,
              const std::optional<PromisedTolerances>& promised = {});

// A fast judge for the common answers.  Most are right, well within every allowance.  Most others
// mistake touching bodies for separated ones, or the reverse, at a distance well within the
// allowance.  For these the rationals of the judge are far too slow.  Returns the verdict of
// judge(), figures included, bit for bit, if it is `correct`, or `near_contact` of bodies that do
// not overlap, and doubles suffice to show it; empty in any other case.  `certified` must be that
// of `question`.
std::optional<Verdict> quick_judge(const cases::Case& question, const subjects::Answer& answer,
                                   const QuickCertificate& certified,
                                   const subjects::FloatFormat& format);
// What was computed of the last distance that an answer to a question gave: many give the same.
struct LastFigures {
  double said = -1;         // no distance: nothing is kept
  FloatFormat format = {};  // of the figure below
  Comparison comparison{};
  double scaled_error = 0;
};
// The same in place of another verdict; false if there is none, and `verdict` is of no use then.
// `magnitude` is that of the question.  `last`: new for a new question.
bool quick_judge(const cases::Case& question, double magnitude, const subjects::Answer& answer,
                 const QuickCertificate& certified, const subjects::FloatFormat& format,
                 LastFigures& last, Verdict& verdict);

// --- certain intervals: the truth prepared to judge each with two comparisons of doubles ---

// A double is a lower bound of d* if and only if it is at most the largest double not above d*, and
// an upper bound if and only if it is at least the smallest double not below d*.
struct CertainTruth {
  cases::Relation relation = cases::Relation::separated;
  double below = 0;  // the largest double <= d*
  double above = 0;  // the smallest double >= d*, or infinity; equal to `below` if d* is a double
  double magnitude = 0;  // M of the question
};

CertainTruth certain_truth(const cases::Case& question, const QuickCertificate& certified);

// The same of the penetration depth, 0 of bodies that do not overlap.
CertainTruth certain_depth_truth(const cases::Case& question);

// The verdict on an answer that claims to be certain; worst first.
enum class Certainly {
  wrong_relation,  // another, or one that contradicts the rest of the answer
  outside,         // d* is not in the interval
  no_answer,       // no answer or no claim, or an end that is not a number
  too_wide,        // true, but not narrow, see below
  right
};

// Whether an interval that contains d* is as narrow as narrow_intervals of a contract demands: at
// most u (24 M + 8 d*) wide, or two units of the subnormal numbers; one of a depth, judged in its
// place if it is given, 2^-30 max(lower, 2^-20 M), at float 2^-21 of that, and at most 64 u M.  An infinite end counts as the
// largest number of the format.  `above`: a double not below d*, and at most two of its spacings
// above.  The limit is computed within 4u of itself.
bool is_narrow(const subjects::Certainty& certain, double magnitude, double above,
               const subjects::FloatFormat& format);

// Half of that width, without the subnormal units.
double half_width_allowed(const subjects::Certainty& certain, double magnitude, double above,
                          const subjects::FloatFormat& format);

// The ends of the interval must be doubles, and not squared.  `truth` is that of the depth if the
// answer has an interval of it.
Certainly judge_certain(const subjects::Answer& answer, const CertainTruth& truth,
                        const subjects::FloatFormat& format);

}  // namespace oracle
