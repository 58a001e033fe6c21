// SPDX-License-Identifier: MIT
// Feedback for libFuzzer besides new edges of this program: error sizes, iterations and status of an
// answer, and edges of code in another process.  A path through the code does not depend on whether
// an answer is off by 1 u M or by 10^7; with these counters an input with a larger error than all
// before joins the corpus.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/subjects/subject.hpp"

namespace fuzz {

inline constexpr std::size_t observed_subjects_max = 16;

// In units of u M: errors of the distance, of the witness points, and of a wrong relation.
struct ErrorSizes {
  std::optional<double> distance = std::nullopt;
  std::optional<double> witness = std::nullopt;
  std::optional<double> relation = std::nullopt;

  std::array<std::optional<double>, 3> all() const { return {distance, witness, relation}; }
};

// `subject`: index among those of the target; above observed_subjects_max they share counters.
void observe(std::size_t subject, const subjects::Answer& answer, const ErrorSizes& sizes = {});

// From now on the fuzzer sets these to zero before each input and reads them after it.  Call it once,
// before the first answer.
void observe_edges(std::span<std::uint8_t> counts);

}  // namespace fuzz
