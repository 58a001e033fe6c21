// SPDX-License-Identifier: MIT
// All processes that a process has started, whatever process groups they are in.
#pragma once

#include <sys/types.h>

namespace subjects {

// Kills the processes of a session, whose first process must not be reaped yet: until then nobody
// else can have its id.  Who started a session of its own has left, and stays.
void kill_session(pid_t session);

}  // namespace subjects
