// SPDX-License-Identifier: MIT
// What every page is made of: the template and the bundle, as they are checked in.
#pragma once

#include <map>
#include <string>

namespace reports::page {

// "PAGE" is the template; the others are put in for @NAME@.  Throws std::invalid_argument naming
// what cannot be read.
std::map<std::string, std::string> read_parts();

}  // namespace reports::page
