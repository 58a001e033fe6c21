// SPDX-License-Identifier: MIT
// What an outsider promises, as it is judged.
#pragma once

#include <optional>

#include "core/subjects/subject.hpp"

namespace subjects {

// Nothing is promised where both parts are 0.
inline std::optional<PromisedTolerance> given(const PromisedTolerance& promised) {
  if (promised.absolute > 0 || promised.relative > 0) return promised;
  return std::nullopt;
}

// Empty where nothing is promised, or nothing of the distances that the subject says: everything is
// judged by it then.
inline std::optional<PromisedTolerances> promises(
    const Capabilities& says, const std::optional<PromisedTolerance>& distance,
    const std::optional<PromisedTolerance>& depth,
    const std::optional<PromisedTolerance>& witnesses) {
  if (!distance && (says.distance || !(depth || witnesses))) return std::nullopt;
  return PromisedTolerances{distance.value_or(PromisedTolerance{}), depth, witnesses};
}

}  // namespace subjects
