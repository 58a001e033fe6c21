// SPDX-License-Identifier: MIT
// Tables that commands write into documents: between a line "<!-- NAME:begin -->" and a line
// "<!-- NAME:end -->".
#pragma once

#include <string>

namespace reports {

// `text` with `block` between its lines of that name.  Throws std::runtime_error when there are
// none.
std::string with_block(const std::string& text, const std::string& name, const std::string& block);

// The same of a file, in one step.  Throws std::runtime_error naming it where it cannot be read,
// CannotWrite where it cannot be written; it is left as it is then.
void write_block(const std::string& path, const std::string& name, const std::string& block);

// Throws what write_block() would throw of a missing file or block: before hours of work for it.
void require_block(const std::string& path, const std::string& name);

}  // namespace reports
