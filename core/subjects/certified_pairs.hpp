// SPDX-License-Identifier: MIT
// Certified queries of many pairs of prepared bodies, compiled once with all instruction sets.
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "core/gjk/certified/batch.hpp"

namespace subjects {

// certified_distances() in the vector registers of this processor: calls found(i, answer) once for
// each pair, in any order.
template <gjk::certified::Binary S, int D>
void certified_pairs(
    std::span<const gjk::certified::BodyPair<S, D>> pairs,
    const std::function<void(std::size_t, const gjk::certified::Certified<S, D>&)>& found);

}  // namespace subjects
