// SPDX-License-Identifier: MIT
// What a case claims to be its truth: proved, refuted or incomplete.
//
//   proved      everything that is claimed follows from the stored proof, which check_proof checks;
//               but a depth from penetration(), and bounds of curved bodies from enclosure(), which
//               store no proof and are computed again.
//   refuted     something that is claimed is false, or the stored proof is no proof of it.
//   incomplete  nothing is false, but something is not proved: a relation of bodies in contact
//               without a normal or terms that span the space, a relation that is undecided, bounds
//               that are tighter than what can be proved or too wide to be of use.
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

// `question.expect` is there and well formed, as the reader of case files guarantees.  `known`:
// what an oracle knows of the case, where somebody asked one already; a claim that differs is
// refuted.  Claimed bounds are made by enclosure(), which may be narrower than other ones: a claim
// that those leave incomplete is asked again without.
ClaimCheck check_claim(const cases::Case& question, const Known* known = nullptr);

}  // namespace oracle
