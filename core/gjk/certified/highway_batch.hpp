// SPDX-License-Identifier: MIT
// HighwayLanes for all instruction sets.  Needs Google Highway.
#pragma once

#include "core/gjk/certified/batch.hpp"
#include "core/gjk/certified/highway_scan.hpp"

namespace gjk::certified {

HWY_EXPORT(register_bytes);
HWY_EXPORT(advance_float_2);
HWY_EXPORT(advance_float_3);
HWY_EXPORT(advance_double_2);
HWY_EXPORT(advance_double_3);

template <typename>
inline std::size_t HighwayLanes::register_bytes() const {
  return HWY_DISPATCH_TABLE(register_bytes)[target()]();
}

template <Binary S, int D>
inline void HighwayLanes::advance(SearchLanes<S, D>& lanes) const {
  if constexpr (std::same_as<S, float>) {
    if constexpr (D == 2) {
      HWY_DISPATCH_TABLE(advance_float_2)[target()](lanes);
    } else {
      HWY_DISPATCH_TABLE(advance_float_3)[target()](lanes);
    }
  } else {
    if constexpr (D == 2) {
      HWY_DISPATCH_TABLE(advance_double_2)[target()](lanes);
    } else {
      HWY_DISPATCH_TABLE(advance_double_3)[target()](lanes);
    }
  }
}

}  // namespace gjk::certified
