// SPDX-License-Identifier: MIT
// What libFuzzer climbs on besides new edges: the size of the error, the number of iterations and
// the way an answer ended.  A path through the code does not know whether an answer is off by 1 u M
// or by 10^7; an input that is off by more than all before becomes part of the corpus.
#pragma once

#include <cstddef>
#include <optional>

#include "core/subjects/subject.hpp"

namespace fuzz {

inline constexpr std::size_t observed_subjects_max = 16;

// Of the subject with this index among those the target asks; more than observed_subjects_max share
// their counters.  `scaled_error` in units of u M.
void observe(std::size_t subject, const subjects::Answer& answer,
             std::optional<double> scaled_error = std::nullopt);

}  // namespace fuzz
