// SPDX-License-Identifier: MIT
#include "reports/research/clock/clock.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace reports {
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

// Time of all descendants that have been waited for, in ticks of 10 ms.
double seconds_of_the_dead(pid_t id) {
  std::ifstream file("/proc/" + std::to_string(id) + "/stat");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  // "ID (NAME) STATE ...": a name may contain anything; cutime and cstime are the numbers 13 and 14
  // after the state.
  std::istringstream words(text.substr(text.rfind(')') + 1));
  std::string word;
  for (int i = 0; i < 13; ++i) words >> word;
  double user = 0;
  double system = 0;
  if (!(words >> user >> system)) throw std::runtime_error("the kernel tells no processor time");
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double seconds_with_children(pid_t id) {
  double seconds = seconds_of(id) + seconds_of_the_dead(id);
  for (const auto& thread :
       std::filesystem::directory_iterator("/proc/" + std::to_string(id) + "/task")) {
    std::ifstream children(thread.path() / "children");
    if (!children) throw std::runtime_error("the kernel does not list children of processes");
    for (pid_t child = 0; children >> child;) seconds += seconds_with_children(child);
  }
  return seconds;
}

}  // namespace

double thread_seconds() { return seconds(CLOCK_THREAD_CPUTIME_ID); }

double processor_seconds() { return seconds_with_children(getpid()); }

}  // namespace reports
