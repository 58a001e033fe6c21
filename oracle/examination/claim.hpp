// SPDX-License-Identifier: MIT
// Checks what a case claims as its truth; the result is proved, refuted or incomplete.
//
//   proved      everything claimed follows from the stored proof, which check_proof checks.  Only
//               a depth and bounds of curved bodies store no proof and are computed again, by
//               penetration() and enclosure().
//   refuted     something claimed is false, or the stored proof does not prove it.
//   incomplete  nothing is false, but something is not proved: a relation of bodies in contact
//               without a normal or terms that span the space, a relation that is undecided, bounds
//               that are tighter than what can be proved or too wide to be useful.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {

enum class ClaimStatus { proved, refuted, incomplete };

struct ClaimCheck {
  ClaimStatus status = ClaimStatus::proved;
  std::string reason;  // empty when proved
};

// `question.expect` must be present and well formed, as the reader of case files guarantees.
// `known`: what an oracle found for the case, null if the caller has none; a claim that differs is
// refuted.  Claimed bounds come from enclosure(), which may be narrower than others: a claim that
// `known` leaves incomplete is checked again without it.
ClaimCheck check_claim(const cases::Case& question, const Known* known = nullptr);

}  // namespace oracle
