// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <rapidcheck/gtest.h>

#include "core/subjects/allowed.hpp"
#include "oracle/reference/allowed.hpp"
