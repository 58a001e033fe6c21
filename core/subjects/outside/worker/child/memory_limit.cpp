// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/memory_limit.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace subjects {
namespace {

// Bytes of address space; 0: unknown.  Allocates nothing, since it runs in a fork.
std::uint64_t in_use() {
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

void limit_memory(std::uint64_t more) {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  const std::uint64_t used = in_use();
  const bool limited = more > 0 && used > 0 && used < RLIM_INFINITY - more;
  limit.rlim_cur = limited ? std::min<rlim_t>(used + more, limit.rlim_max) : limit.rlim_max;
  setrlimit(RLIMIT_AS, &limit);
}

}  // namespace subjects
