// SPDX-License-Identifier: MIT
#include "reports/bench/processor_time.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <system_error>

namespace bench {
namespace {

double seconds(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) {
    throw std::system_error(errno, std::generic_category(), "clock_gettime");
  }
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double seconds_of(pid_t id) {
  clockid_t clock{};
  if (const int error = clock_getcpuclockid(id, &clock); error != 0) {
    throw std::system_error(error, std::generic_category(), "clock_getcpuclockid");
  }
  return seconds(clock);
}

double seconds_with_children(pid_t id) {
  double seconds = seconds_of(id);
  for (const auto& thread :
       std::filesystem::directory_iterator("/proc/" + std::to_string(id) + "/task")) {
    std::ifstream children(thread.path() / "children");
    if (!children) throw std::runtime_error("the kernel does not list children of processes");
    for (pid_t child = 0; children >> child;) seconds += seconds_with_children(child);
  }
  return seconds;
}

}  // namespace

double thread_seconds() {
  return seconds(CLOCK_THREAD_CPUTIME_ID);
}

double processor_seconds() {
  return seconds_with_children(getpid());
}

}  // namespace bench
