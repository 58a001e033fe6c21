// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <CLI/CLI.hpp>

#include "core/gjk/allowed.hpp"
#include "oracle/reference/allowed.hpp"
