// SPDX-License-Identifier: MIT
// Tables that commands write into documents: between a line "<!-- NAME:begin -->" and a line
// "<!-- NAME:end -->".
#pragma once

#include <string>

namespace reports {

// All throw std::runtime_error naming the file if it cannot be read or does not have each of the
// two lines once.

// Returns the text between them.
std::string read_block(const std::string& path, const std::string& name);

// For a check before hours of work: throws what write_block() would throw later.
void require_block(const std::string& path, const std::string& name);

// Replaces the text between them in one step.  If the file cannot be written, throws CannotWrite
// and leaves the file unchanged.
void write_block(const std::string& path, const std::string& name, const std::string& block);

}  // namespace reports
