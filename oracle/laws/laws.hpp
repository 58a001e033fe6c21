// SPDX-License-Identifier: MIT
// Laws: what holds between the answers to related cases, or between an answer and the iterations
// that led to it, whatever the truth is.  A subject that breaks one is wrong, and nobody needs to
// know the truth for that.
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
  // Bit for bit, and only of subjects that scale their coordinates by a power of two themselves.
  // Otherwise answers may differ by what a gross error is not (see gross_allowance), once each.
  bool of_normalising_subjects = false;
  // How `subject` breaks the law on `question`; empty where it keeps it, or where the law says
  // nothing: of a case the subject skips or whose lengths leave its range, of a change that is not
  // exact in its format.  `choices`
  // say which of the related cases is asked.
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
//   L7 warm_start      a conversation that begins elsewhere ends with the relation of a fresh
//                      start; of exact subjects alone: near contact rounding decides it
//   L8 repeated_frame  in a conversation, separated bodies are separated without an iteration when
//                      asked again
//
// R1 to R3, the laws of one run, are among them too: run_laws.hpp.
const std::vector<Law>& laws();

// Throws std::invalid_argument where there is none of this name.
const Law& law(std::string_view name);

}  // namespace oracle
