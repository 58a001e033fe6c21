// SPDX-License-Identifier: MIT
// The published presets and robust, each with any tolerance.
#pragma once

#include <vector>

#include "core/subjects/subject.hpp"
#include "fuzz/target.hpp"
#include "oracle/laws/promises.hpp"

namespace fuzz {

struct Tolerant {
  std::size_t index;  // among all presets; selects its counters
  const subjects::Subject* subject;
  oracle::Promised promised;
};

// Returns one preset at float and double with one epsilon, 2^-1 to 2^-50; both from the last byte,
// which the program reads last.  Or the subjects in GJKPROOF_SUBJECTS, with epsilon = 0.
std::vector<Tolerant> tolerant_presets(Bytes bytes);

// Calls fuzz::observe() with the error of the distance, to half an ulp of it.
void observe_error(const Tolerant& tolerant, const cases::Case& question,
                   const subjects::Answer& answer, double true_distance);

}  // namespace fuzz
