// SPDX-License-Identifier: MIT
// What libFuzzer climbs on besides new edges: the sizes of the errors, the number of iterations and
// the way an answer ended.  A path through the code does not know whether an answer is off by 1 u M
// or by 10^7; an input that is off by more than all before becomes part of the corpus.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/subjects/subject.hpp"

namespace fuzz {

inline constexpr std::size_t observed_subjects_max = 16;

// In units of u M: of the distance, of the witness points, and by how much a relation is wrong.
struct ErrorSizes {
  std::optional<double> distance = std::nullopt;
  std::optional<double> witness = std::nullopt;
  std::optional<double> relation = std::nullopt;

  std::array<std::optional<double>, 3> all() const { return {distance, witness, relation}; }
};

// Of the subject with this index among those the target asks; more than observed_subjects_max share
// their counters.
void observe(std::size_t subject, const subjects::Answer& answer, const ErrorSizes& sizes = {});

}  // namespace fuzz
