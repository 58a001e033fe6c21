// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace reports::page {

// Of a file that may be compressed.  Throws std::invalid_argument where it cannot be read.
void for_each_line(const std::string& path,
                   const std::function<void(const std::string& line, std::size_t number)>& visit);

}  // namespace reports::page
