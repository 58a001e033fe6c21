// SPDX-License-Identifier: MIT
// Tables that commands write into documents: between a line "<!-- NAME:begin -->" and a line
// "<!-- NAME:end -->".
#pragma once

#include <string>

namespace reports {

// All throw std::runtime_error naming the file where it cannot be read, or does not have each of
// the two lines once.

// What stands between them.
std::string read_block(const std::string& path, const std::string& name);

// For who needs hours of work for a new block: throws now what write_block() would throw then.
void require_block(const std::string& path, const std::string& name);

// Replaces what stands between them, in one step.  Throws CannotWrite where the file cannot be
// written; it is left as it is then.
void write_block(const std::string& path, const std::string& name, const std::string& block);

}  // namespace reports
