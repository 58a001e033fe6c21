// SPDX-License-Identifier: MIT
// How a process ended, in plain words that are the same each time.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

namespace subjects {

// What is no printable ASCII becomes "?", and what changes from run to run or from machine to
// machine is left out: addresses become "0x...", the process id becomes "PID", a file with an
// absolute path keeps its name alone.
std::string plain_text(std::string_view text, pid_t id);

// The last line that is not blank, 400 characters of it at most, as plain text; of a failed
// assertion without the function.
std::string last_line(std::string_view text, pid_t id);

// `status` as waitpid() gives it and what it wrote to its standard error: "killed by SIGABRT:
// LINE", "exited with code 3: LINE"; without the colon where it wrote nothing.
std::string how_it_ended(int status, std::string_view errors, pid_t id);

}  // namespace subjects
