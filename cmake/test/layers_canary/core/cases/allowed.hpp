// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <fmt/format.h>  // a comment [with brackets]; and more

#include <nlohmann/json.hpp>
