// SPDX-License-Identifier: MIT
// Work that may crash or never end, done in a forked child process.
//
// To be called while the process has no second thread.  The child has the calling thread alone, and
// a lock that another one held stays locked in it for ever; only those of malloc are taken care of
// by the C library.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace cases {

struct ChildLimits {
  unsigned cpu_seconds = 60;                   // and ten times that by the clock on the wall
  std::size_t memory = std::size_t{4} << 30U;  // bytes on top of what the process has already
};

enum class ChildEnd { done, out_of_time, crashed };

struct ChildAnswer {
  ChildEnd end = ChildEnd::crashed;
  std::string said;  // the result of the work when it is done
};

// A child that throws has crashed, too.  What it prints is lost.  Throws std::system_error when
// there can be no child.
ChildAnswer ask_child(const std::function<std::string()>& work, const ChildLimits& limits = {});

}  // namespace cases
