// SPDX-License-Identifier: MIT
// A text as JSON, for units that are faster to compile without the JSON library.
#pragma once

#include <string>

namespace reports {

// In quotes and in ASCII; bytes that are not UTF-8 are replaced.
std::string json_text(const std::string& text);

}  // namespace reports
