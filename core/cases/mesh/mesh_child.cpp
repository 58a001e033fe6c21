// SPDX-License-Identifier: MIT
#include "core/cases/mesh/mesh_child.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <string_view>
#include <system_error>

namespace cases {
namespace {

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

// Of the whole address space.  The sanitizers reserve terabytes of it, so that a limit of a fixed
// size would leave nothing to work with.
rlim_t memory_in_use() {
  std::ifstream statm("/proc/self/statm");
  rlim_t pages = 0;
  if (!(statm >> pages)) return RLIM_INFINITY;
  return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

void limit(decltype(RLIMIT_AS) resource, rlim_t value) {
  rlimit present{};
  if (getrlimit(resource, &present) != 0) return;
  present.rlim_cur = std::min(value, present.rlim_max);
  setrlimit(resource, &present);
}

void confine(const ChildLimits& limits) {
  for (const int number : {SIGXCPU, SIGALRM}) std::signal(number, SIG_DFL);
  limit(RLIMIT_CPU, limits.cpu_seconds);
  alarm(10 * limits.cpu_seconds);  // a child that waits uses no processor
  limit(RLIMIT_CORE, 0);
  if (const rlim_t used = memory_in_use(); used != RLIM_INFINITY) {
    limit(RLIMIT_AS, used + limits.memory);
  }
  // The C library and the sanitizers have more to say on a crash than the one line of an error.
  const int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
}

bool write_all(int pipe, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(pipe, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Leaves by _exit: what waits in the buffers of stdio, and what is registered for the end of the
// program, is the parent's.
[[noreturn]] void run_child(int pipe, const std::function<std::string()>& work,
                            const ChildLimits& limits) {
  int code = 1;
  try {
    confine(limits);
    if (write_all(pipe, work())) code = 0;
  } catch (...) {  // must not unwind into the parent's part of the program
  }
  _exit(code);
}

// Until the child closes its end, by dying at the latest.
std::string read_all(int pipe) {
  std::string text;
  std::array<char, 1U << 16U> block{};
  for (;;) {
    const ssize_t size = ::read(pipe, block.data(), block.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return text;
    text.append(block.data(), static_cast<std::size_t>(size));
  }
}

ChildEnd end_of(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return ChildEnd::crashed;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return ChildEnd::done;
  const int number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return number == SIGXCPU || number == SIGALRM ? ChildEnd::out_of_time : ChildEnd::crashed;
}

}  // namespace

ChildAnswer ask_child(const std::function<std::string()>& work, const ChildLimits& limits) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) fail("pipe");
  const pid_t child = fork();
  if (child < 0) fail("fork");
  if (child == 0) {
    close(ends[0]);
    run_child(ends[1], work, limits);
  }
  close(ends[1]);
  ChildAnswer answer;
  answer.said = read_all(ends[0]);
  close(ends[0]);
  answer.end = end_of(child);
  return answer;
}

}  // namespace cases
