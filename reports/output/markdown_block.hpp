// SPDX-License-Identifier: MIT
// Tables that commands write into documents, between a line "<!-- NAME:begin -->" and a line "<!--
// NAME:end -->".
#pragma once

#include <string>

namespace reports {

// All throw std::runtime_error with the file name if the file cannot be read or does not contain
// each of the two lines exactly once.

// Returns the text between the lines.
std::string read_block(const std::string& path, const std::string& name);

// Throws what write_block() would throw, so that hours of work are not lost.
void require_block(const std::string& path, const std::string& name);

// Replaces the text between the lines atomically.  If the file cannot be written, throws
// CannotWrite and leaves it unchanged.
void write_block(const std::string& path, const std::string& name, const std::string& block);

}  // namespace reports
