// SPDX-License-Identifier: MIT
// Writes a text as JSON, for units that compile faster without the JSON library.
#pragma once

#include <string>

namespace reports {

// In quotes and in ASCII; bytes that are not UTF-8 are replaced.
std::string json_text(const std::string& text);

}  // namespace reports
