// SPDX-License-Identifier: MIT
// Certified distances of many pairs.
#include "core/gjk/compiled/certified.hpp"
// After the declarations of what is compiled here.
#include "core/gjk/certified/highway_batch.hpp"

namespace gjk::certified {

template std::size_t HighwayLanes::register_bytes<void>() const;
GJKPROOF_EVERYWHERE(, GJKPROOF_BATCH);

}  // namespace gjk::certified
