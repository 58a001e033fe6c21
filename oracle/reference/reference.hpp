// SPDX-License-Identifier: MIT
// The oracles by the names that users give them.
#pragma once

#include <optional>
#include <string_view>

#include "oracle/examination/oracle.hpp"

namespace oracle {

// `name`: "minkowski", "certificate" or "both"; empty for any other.
std::optional<Oracle> oracle_named(std::string_view name);

}  // namespace oracle
