// SPDX-License-Identifier: MIT
// Certified queries by the scalar scan, compiled once for all tests.
#pragma once

#include "core/gjk/compiled/certified.hpp"

namespace gjk::certified::detail {

GJKPROOF_EVERYWHERE(extern, GJKPROOF_CERTIFIED_DISTANCE, ScalarScan);
GJKPROOF_EVERYWHERE(extern, GJKPROOF_RELATION_AND_DEPTH, ScalarScan);
GJKPROOF_EVERYWHERE(extern, GJKPROOF_PLACED, ScalarScan);

}  // namespace gjk::certified::detail
