// SPDX-License-Identifier: MIT
// Certified queries of prepared bodies, compiled once with all instruction sets.
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

// certified_depth().
template <gjk::certified::Binary S, int D>
gjk::certified::CertifiedDepth<S, D> depth_of_pair(const gjk::certified::PreparedBody<S, D>& a,
                                                   const gjk::certified::PreparedBody<S, D>& b);

}  // namespace subjects
