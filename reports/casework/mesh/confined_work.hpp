// SPDX-License-Identifier: MIT
// Work that may crash or loop, done in a forked child process with limits.
//
// Call it only while the process has one thread.  The child has the calling thread alone, and a lock
// that another thread held would stay locked in it for ever; the C library releases only those of
// malloc.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace reports {

struct WorkLimits {
  unsigned cpu_seconds = 60;                   // elapsed time: ten times that
  std::size_t memory = std::size_t{4} << 30U;  // bytes beyond those that the process has already
};

enum class WorkEnd { done, out_of_time, crashed };

struct ConfinedWork {
  WorkEnd end = WorkEnd::crashed;
  std::string result;  // of the work, if it is done
};

// Work that throws counts as crashed.  What it prints is lost.  Throws std::system_error if no child
// can be created.
ConfinedWork do_confined(const std::function<std::string()>& work, const WorkLimits& limits = {});

}  // namespace reports
