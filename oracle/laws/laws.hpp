// SPDX-License-Identifier: MIT
// Laws: relations between the answers to related cases, or between an answer and its iterations,
// which hold whatever the truth is.  A subject that breaks one is wrong; showing it needs no truth.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/subjects/subject.hpp"

namespace oracle {

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
  std::optional<std::string> (*broken)(const subjects::Subject& subject,
                                       const cases::Case& question, cases::Choices& choices);
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
// R1 to R3, the laws of one run, are part of the list: run_laws.hpp.
const std::vector<Law>& laws();

// Throws std::invalid_argument if there is no law of this name.
const Law& law(std::string_view name);

}  // namespace oracle
