// SPDX-License-Identifier: MIT
// Types of the sub-algorithms at double, for the faults planted in them.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/distance.hpp"

namespace subjects {

using Slots3 = std::array<std::size_t, 3>;

template <int D>
using Nearest = gjk::Nearest<double, D>;
template <int D>
using Points = gjk::Points<double, D>;
template <int D>
using Vec = gjk::Vec<double, D>;

template <int D>
constexpr std::size_t member_count(const Nearest<D>& found) {
  std::size_t count = 0;
  for (std::size_t i = 0; i <= D; ++i) count += gjk::contains(found.members, i) ? 1 : 0;
  return count;
}

}  // namespace subjects
