// SPDX-License-Identifier: MIT
// HighwayLanes for all instruction sets.  Needs Google Highway.
#pragma once

#include "core/gjk/certified/batch.hpp"
#include "core/gjk/certified/highway_scan.hpp"

namespace gjk::certified {

HWY_EXPORT(all_steps);

template <typename>
inline const AllSteps* HighwayLanes::chosen_steps() {
  return HWY_DISPATCH_TABLE(all_steps)[chosen_target()]();
}

}  // namespace gjk::certified
