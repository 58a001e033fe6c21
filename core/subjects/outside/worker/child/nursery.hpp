// SPDX-License-Identifier: MIT
// A process that does nothing but fork those that ask the plug-in.  Each of them starts from the
// same memory, whatever the worker has done before: what a plug-in says may depend on where its
// memory lies, and then it says the same on another run.
#pragma once

#include <sys/types.h>

#include <functional>
#include <span>

#include "core/subjects/outside/process/descriptor.hpp"

namespace subjects {

class Nursery {
 public:
  // It inherits none of `private_to_worker` and runs `prepare` once, for all its children, which
  // run `child`.  Throws std::system_error.
  Nursery(std::span<const int> private_to_worker, const std::function<void()>& prepare,
          const std::function<void()>& child);
  // Kills it, and its child dies with it.
  ~Nursery();
  Nursery(const Nursery&) = delete;
  Nursery& operator=(const Nursery&) = delete;

  // A new child in a process group of its own.  There is one at a time.  Throws std::runtime_error
  // where there is none to be had.
  pid_t fork();
  // Readable as soon as the child has ended.
  int ended() const { return ended_.get(); }
  // Kills the child and the group in which it and what it started are.  Its status, as waitpid()
  // gives it.
  int reap(pid_t child);

 private:
  pid_t id_ = 0;
  Descriptor orders_, replies_, ended_;  // of the worker: pipes that hold ints
};

}  // namespace subjects
