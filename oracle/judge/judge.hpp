// SPDX-License-Identifier: MIT
// Compares an Answer with the Truth and pronounces a Verdict.  All comparisons are exact, in
// rationals; only the error figures are rounded, to a few ulps of a double.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

using subjects::FloatFormat;
using subjects::PromisedTolerance;
using subjects::PromisedTolerances;

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
  VerdictKind kind = VerdictKind::skipped;
  std::string reason;  // empty when correct
  // Of the distance: |d - d*| in units of which distance_allowance.units are allowed, that is u M
  // (and where results are subnormal the share of their spacing besides).  0 or infinity where the
  // unit is 0.  Empty without a distance.
  std::optional<double> scaled_error;
  std::optional<double> relative_error;  // |d - d*| / d*, where d* is well above u M
  // Of a relation that differs: by what share of M, the largest of true distance, true depth and
  // claimed distance.
  double margin = 0;
  // Of weights and witness points beyond their allowance: by what share of M they are off.
  double witness_error = 0;
  // Of everything that is wrong with this answer, not only of what `kind` names: the largest error
  // as a share of M; infinite where it has no size.  What near contact forgives has none.
  double size = 0;
  // A finding that half of the digits do not excuse.  GJK compares v.v with v.w, so that a length
  // below sqrt(u) M may be told from zero or not: answers within it lose digits, answers beyond it
  // are of no use.  See gross_allowance.  A lower bound that does not hold is always gross, and so
  // are what is wrongly claimed to be certain and every finding of an exact subject.
  bool gross = false;
};

// The reasons of the near contact of bodies that are apart, and of such that touch.
inline constexpr const char* false_overlap_near_contact = "apart by less than the allowance";
inline constexpr const char* touching_near_contact = "touching, taken for separated";

inline bool is_finding(const Verdict& verdict) { return is_finding(verdict.kind); }

// Judges every claim of the answer for itself; the worst fault gives its name to the verdict.  Near
// contact forgives the relation and nothing else.  What is claimed to be certain has no allowance.
// `truth` is that of `question`, as `answer` was asked it; `format` is that of the subject.
// Where the depth of an overlap decides and `truth` does not have it, penetration() finds it.
Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Truth& truth,
              const FloatFormat& format);

// By what its documentation promises in place of the allowances, exactly, but for what is claimed
// to be certain; witness points by
// `absolute` and `relative` times the true distance rounded down.  The figures of the verdict count
// from the nearer bound of what is promised.
Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Truth& truth,
              const FloatFormat& format, const PromisedTolerances& promised);

// Of curved bodies: a distance or a depth within the bounds is taken for right, one outside is off
// by what it misses them by; an undecided relation excuses both answers.  A certain interval is
// wrong where it shares no length with the bounds.
Verdict judge(const cases::Case& question, const subjects::Answer& answer,
              const Enclosure& enclosure, const FloatFormat& format);

}  // namespace oracle
