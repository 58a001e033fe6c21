// SPDX-License-Identifier: MIT
// Certified distances of many pairs.
#include "core/gjk/compiled/certified.hpp"
// After the declarations of what is compiled here.
#include "core/gjk/certified/highway_batch.hpp"

namespace gjk::certified {

template const AllSteps* HighwayLanes::chosen_steps<void>();
GJKPROOF_EVERYWHERE(, GJKPROOF_BATCH);

}  // namespace gjk::certified
