// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <gtest/gtest.h>

#include "core/gjk/allowed.hpp"
#include "core/subjects/allowed.hpp"
#include "oracle/reference/allowed.hpp"
