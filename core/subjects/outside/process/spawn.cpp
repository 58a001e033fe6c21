// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/spawn.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>

namespace subjects {
namespace {

[[noreturn]] void throw_failed_pipe() {
  throw std::system_error(errno, std::generic_category(), "pipe");
}

// Bytes of address space; 0: unknown.
std::uint64_t memory_in_use() {
  std::array<char, 64> text{};  // "PAGES ..."
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t size = read(file, text.data(), text.size() - 1);
  close(file);
  if (size <= 0) return 0;
  return std::strtoull(text.data(), nullptr, 10) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw_failed_pipe();
  Pipe pipe{Descriptor(ends[0]), Descriptor(ends[1])};
  for (Descriptor* const end : {&pipe.reads, &pipe.writes}) {
    if (end->get() > STDERR_FILENO) continue;
    *end = Descriptor(fcntl(end->get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (end->get() < 0) throw_failed_pipe();
  }
  return pipe;
}

void make_non_blocking(const Descriptor& descriptor) {
  if (fcntl(descriptor.get(), F_SETFL, O_NONBLOCK) != 0) throw_failed_pipe();
}

pid_t fork_child() {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);  // the parent ended before prctl() was called
  }
  return child;
}

std::optional<int> reap(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return std::nullopt;
  }
  return status;
}

void limit_memory(std::uint64_t more) {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  const std::uint64_t used = memory_in_use();
  const bool limited = more > 0 && used > 0 && used < RLIM_INFINITY - more;
  limit.rlim_cur = limited ? std::min<rlim_t>(used + more, limit.rlim_max) : limit.rlim_max;
  setrlimit(RLIMIT_AS, &limit);
}

}  // namespace subjects
