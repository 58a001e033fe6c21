// SPDX-License-Identifier: MIT
// Processor time of this thread, and of processes that work for each other.
#pragma once

namespace reports {

// Seconds that this thread has used so far: what other processes take does not count.
double thread_seconds();

// Seconds that this process has used so far, and the processes it started, and those they started;
// of those that have ended to 10 ms.  Throws std::runtime_error where the system does not say.
double processor_seconds();

}  // namespace reports
