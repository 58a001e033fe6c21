// SPDX-License-Identifier: MIT
// Processor time of this thread, and of processes that work for each other.
#pragma once

namespace bench {

// Seconds that this thread has used so far.
double thread_seconds();

// Seconds that this process has used so far, and the processes it started, and those they started;
// of those that have ended to 10 ms.  Throws std::runtime_error where the system does not say.
double processor_seconds();

}  // namespace bench
