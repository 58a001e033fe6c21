// SPDX-License-Identifier: MIT
// Certified relations and penetration depths of prepared bodies.
#include "core/gjk/compiled/certified.hpp"

namespace gjk::certified::detail {

GJKPROOF_EVERYWHERE(, GJKPROOF_RELATION_AND_DEPTH, HighwayScan);
GJKPROOF_DEPTH_BY_INTEGERS(, PreparedDifference, 2);
GJKPROOF_DEPTH_BY_INTEGERS(, PreparedDifference, 3);

}  // namespace gjk::certified::detail
