// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <rapidcheck.h>
