// SPDX-License-Identifier: MIT
// The other side of a TimedProcess.  A command is a line with a letter and the number of a query;
// so is the reply:
//
//   l  name, call, whether it gives a distance, whether it continues from the previous query, each
//      after a tab; empty after the last query
//   a  the answers, followed by the seconds per query, as hexadecimal numbers
//   t  the seconds per query
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace bench {

struct Library;
struct Stretch;

// A line without its end; empty if there is no further one.
std::optional<std::string> line_from(std::FILE* file);

// Serves until `commands` ends, and then exits this process.
[[noreturn]] void serve(const Library& library, const Stretch& stretch, std::FILE* commands,
                        std::FILE* replies);

}  // namespace bench
