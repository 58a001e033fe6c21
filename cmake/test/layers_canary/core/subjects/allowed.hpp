// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <ccd/ccd.h>

#include "core/cases/allowed.hpp"
#include "core/gjk/allowed.hpp"

// #include "oracle/reference/allowed.hpp"
