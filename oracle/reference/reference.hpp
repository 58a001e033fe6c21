// SPDX-License-Identifier: MIT
// The oracles by the names that users give them.
#pragma once

#include <optional>
#include <string_view>

#include "oracle/examination/oracle.hpp"

namespace oracle {

// "minkowski", "certificate" or "both".
std::optional<Oracle> oracle_named(std::string_view name);

}  // namespace oracle
