// SPDX-License-Identifier: MIT
// A process that does nothing but fork the processes that ask the plug-in.  Each of them starts
// from the same memory, whatever the worker has done before.  So a plug-in whose answers depend on
// addresses, or on a variable that it never initialised, gives the same answers on another run.
#pragma once

#include <sys/types.h>

#include <array>
#include <cstddef>
#include <cstring>
#include <functional>
#include <span>

#include "core/subjects/outside/process/spawn.hpp"

namespace subjects {

// Clears what returned functions have left on the stack, such as process ids.
template <std::size_t size>
__attribute__((noinline, no_stack_protector)) void wipe_stack() {
  std::array<char, size> used;
  explicit_bzero(used.data(), used.size());
}

// Replaces the random guard by which a process detects a stack overrun.  The caller must not
// return.
[[gnu::always_inline]] inline void fix_stack_guard() {
#if defined(__x86_64__) && defined(__GLIBC__)
  asm volatile("movq %0, %%fs:0x28" : : "r"(0x676a6b70726f6f00) : "memory");
#endif
}

class Nursery {
 public:
  // The nursery closes the descriptors `private_to_worker` and runs `prepare` once; each of its
  // children runs `child`.  Throws std::system_error.
  Nursery(std::span<const int> private_to_worker, const std::function<void()>& prepare,
          const std::function<void()>& child);
  // Kills the nursery, and its child with it.
  ~Nursery();
  Nursery(const Nursery&) = delete;
  Nursery& operator=(const Nursery&) = delete;

  // Forks a child in a process group of its own; there is one at a time.  Throws
  // std::runtime_error if no process can be created.
  pid_t fork();
  // A descriptor that is readable as soon as the child has ended.
  int ended() const { return ended_.get(); }
  // Kills the child with its process group and returns its status as waitpid() gives it.
  int reap(pid_t child);

 private:
  pid_t id_ = 0;
  Descriptor orders_, replies_, ended_;  // the ends of the worker, of pipes that carry ints
};

}  // namespace subjects
