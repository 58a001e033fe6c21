// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <gtest/gtest.h>

#include "core/gjk/allowed.hpp"
