// SPDX-License-Identifier: MIT
// Compares an Answer with the Truth and pronounces a Verdict.  All comparisons are exact, in
// rationals; only the error figures are rounded, to a few ulps of a double.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/enclosure.hpp"
#include "oracle/truth.hpp"

namespace oracle {

// Worst first.
enum class VerdictKind {
  wrong_relation,  // says separated or intersecting, and the other is true by more than the
                   // allowance
  no_answer,       // limit reached, overflow or NaN
  wrong_bound,     // a claimed lower bound above the true distance
  inaccurate,      // the distance or the penetration depth is off by more than the allowance
  wrong_witness,   // the weights are no weights, or the witness points are not at that distance
  near_contact,    // the relation differs, but is decided by less than the allowance
  correct,
  skipped  // the subject cannot take the case; the reason says why
};
inline constexpr int verdict_kinds = 8;

const char* name(VerdictKind kind);

struct Verdict {
  VerdictKind kind = VerdictKind::skipped;
  std::string reason;             // empty when correct
  bool false_separation = false;  // of a wrong relation: else it is a false overlap
  // |d - d*| / (u M); 0 or infinity where u M is 0.  Empty without an answer.
  std::optional<double> scaled_error;
  std::optional<double> relative_error;  // |d - d*| / d*, where d* is well above u M
  // Of a wrong relation: by what share of M it is wrong, the largest of true distance, true depth
  // and claimed distance.
  double margin = 0;
};

// The reason of the near contact of bodies that are apart.
inline constexpr const char* false_overlap_near_contact = "apart by less than the allowance";

// A finding is a verdict worth showing: everything worse than near_contact.
bool is_finding(const Verdict& verdict);

// Whether it is wrong by more than half of the digits can excuse: GJK compares v.v with v.w, so
// that a length below sqrt(u) M may be told from zero or not.  Answers within it lose digits;
// answers beyond it are of no use.  See gross_allowance.  An exact subject has no excuse: every
// finding is gross.
bool is_gross(const Verdict& verdict, double unit_roundoff);

// `truth` is that of `question`, as `answer` was asked it; `unit_roundoff` and `underflow_unit` are
// those of the subject.
// Where the depth of an overlap decides and `truth` does not have it, penetration() finds it.
Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Truth& truth,
              double unit_roundoff, double underflow_unit = 0);

// Of curved bodies: a distance within the bounds is taken for right, one outside is off by what
// it misses them by; an undecided relation excuses both answers.  That witness points lie in the
// bodies is not checked, only how far apart they are.
Verdict judge(const cases::Case& question, const subjects::Answer& answer,
              const Enclosure& enclosure, double unit_roundoff, double underflow_unit = 0);

}  // namespace oracle
