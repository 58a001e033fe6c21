// SPDX-License-Identifier: MIT
// Certified distances, relations and penetration depths of bodies that have moved.
#include "core/gjk/compiled/certified.hpp"

namespace gjk::certified::detail {

GJKPROOF_EVERYWHERE(, GJKPROOF_PLACED, HighwayScan);
GJKPROOF_BY_INTEGERS(, PlacedDifference, 2);
GJKPROOF_BY_INTEGERS(, PlacedDifference, 3);
GJKPROOF_DEPTH_BY_INTEGERS(, PlacedDifference, 2);
GJKPROOF_DEPTH_BY_INTEGERS(, PlacedDifference, 3);

}  // namespace gjk::certified::detail
