// SPDX-License-Identifier: MIT
// Runs work that may crash or loop in a forked child process with limits.
//
// Call it only while the process has one thread.  The child has only the calling thread, so a lock
// that another thread held would stay locked forever; the C library releases only those of malloc.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace reports {

struct WorkLimits {
  unsigned cpu_seconds = 60;                   // limit of elapsed time: ten times that
  std::size_t memory = std::size_t{4} << 30U;  // bytes in addition to those of this process
};

enum class WorkEnd { done, out_of_time, crashed };

struct ConfinedWork {
  WorkEnd end = WorkEnd::crashed;
  std::string result;  // valid if the work is done
};

// An exception counts as a crash.  Output of the work is discarded.  Throws std::system_error if
// the child cannot be created.
ConfinedWork do_confined(const std::function<std::string()>& work, const WorkLimits& limits = {});

}  // namespace reports
