// SPDX-License-Identifier: MIT
#include "reports/casework/mesh/read_mesh.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "core/subjects/outside/process/process.hpp"

namespace reports {
namespace {

void limit(decltype(RLIMIT_AS) resource, rlim_t value) {
  rlimit present{};
  if (getrlimit(resource, &present) != 0) return;
  present.rlim_cur = std::min(value, present.rlim_max);
  setrlimit(resource, &present);
}

void confine(const WorkLimits& limits) {
  for (const int number : {SIGXCPU, SIGALRM}) std::signal(number, SIG_DFL);
  limit(RLIMIT_CPU, limits.cpu_seconds);
  alarm(10 * limits.cpu_seconds);  // limits waiting, which uses no processor time
  limit(RLIMIT_CORE, 0);
  subjects::limit_memory(limits.memory);
  // After a crash the C library and the sanitizers would print more than a one-line error.
  const int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
}

// Reads until the child closes its end or exits.
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

WorkEnd end_of(const std::optional<int>& status) {
  if (!status) return WorkEnd::crashed;
  if (WIFEXITED(*status) && WEXITSTATUS(*status) == 0) return WorkEnd::done;
  const int number = WIFSIGNALED(*status) ? WTERMSIG(*status) : 0;
  return number == SIGXCPU || number == SIGALRM ? WorkEnd::out_of_time : WorkEnd::crashed;
}

}  // namespace

ConfinedWork do_confined(const std::function<std::string()>& work, const WorkLimits& limits) {
  subjects::Pipe pipe = subjects::make_pipe();
  const pid_t child = subjects::spawn([&] {
    try {
      confine(limits);
      const std::string text = work();
      if (!subjects::write_all(pipe.writes.get(), text.data(), text.size())) _exit(1);
    } catch (...) {
      _exit(1);
    }
  });
  if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
  pipe.writes = subjects::Descriptor();
  ConfinedWork done;
  done.result = read_all(pipe.reads.get());
  done.end = end_of(subjects::reap(child));
  return done;
}

}  // namespace reports
