// SPDX-License-Identifier: MIT
// Processor time of this thread, and of cooperating processes.
#pragma once

namespace reports {

// Processor time of this thread in seconds.
double thread_seconds();

// Seconds of this thread that `work` takes.
template <typename Work>
double thread_seconds_of(const Work& work) {
  const double begin = thread_seconds();
  work();
  return thread_seconds() - begin;
}

// Processor time in seconds of this process and all its descendants; for those that have ended, to
// 10 ms.  Throws std::runtime_error if the system does not report it.
double processor_seconds();

}  // namespace reports
