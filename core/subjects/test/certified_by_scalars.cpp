// SPDX-License-Identifier: MIT
#include "core/subjects/test/certified_by_scalars.hpp"

namespace gjk::certified::detail {

GJKPROOF_EVERYWHERE(, GJKPROOF_CERTIFIED_DISTANCE, ScalarScan);
GJKPROOF_EVERYWHERE(, GJKPROOF_RELATION_AND_DEPTH, ScalarScan);
GJKPROOF_EVERYWHERE(, GJKPROOF_PLACED, ScalarScan);

}  // namespace gjk::certified::detail
