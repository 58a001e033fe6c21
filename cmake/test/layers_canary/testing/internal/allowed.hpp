// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include "core/cases/allowed.hpp"
