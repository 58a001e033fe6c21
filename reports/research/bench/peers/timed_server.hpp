// SPDX-License-Identifier: MIT
// The other side of a TimedProcess.  A command is a letter and the number of a query, a line; so is
// the reply:
//
//   l  name, call, whether it says a distance, whether it goes on from the query before, each
//   behind
//      a tab; empty behind the last query
//   a  the answers, and behind them the seconds of a query, as hexadecimal numbers
//   t  the seconds of a query
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace bench {

struct Library;
struct Stretch;

// Without its end; empty: there is no further one.
std::optional<std::string> line_from(std::FILE* file);

// Serves until `commands` ends, and this process with it.
[[noreturn]] void serve(const Library& library, const Stretch& stretch, std::FILE* commands,
                        std::FILE* replies);

}  // namespace bench
