// SPDX-License-Identifier: MIT
// Certified distances, relations and penetration depths of bodies that have moved.
#include "core/gjk/compiled/certified.hpp"

namespace gjk::certified::detail {

GJKPROOF_EVERYWHERE(, GJKPROOF_PLACED, HighwayScan);
GJKPROOF_PLACED_BY_INTEGERS(, 2);
GJKPROOF_PLACED_BY_INTEGERS(, 3);

}  // namespace gjk::certified::detail
