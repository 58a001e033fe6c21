// SPDX-License-Identifier: MIT
// Pipes, child processes that end with us, and their exit status.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <cstdint>
#include <optional>
#include <utility>

namespace subjects {

// A file descriptor that closes itself, and is closed in every program that we start.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    other.reset();
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { reset(); }

  int get() const { return number_; }  // -1 if there is none, which poll() ignores
  int release() { return std::exchange(number_, -1); }

 private:
  void reset() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

  int number_ = -1;
};

struct Pipe {
  Descriptor reads, writes;
};

// Neither end is a standard stream, even if this process runs without those.  Throws
// std::system_error.
Pipe make_pipe();

// Throws std::system_error.
void make_non_blocking(const Descriptor& descriptor);

// fork(), with a child that is killed when the thread that forked it ends, however that happens.
pid_t fork_child();

// Starts a child that runs `work` and then exits with code 0, by _exit: the buffers of stdio and
// what is registered for the end of the program belong to the parent.  `work` must not throw.
// Returns -1, and sets errno, if no process can be created.
template <typename Work>
pid_t spawn(const Work& work) {
  const pid_t child = fork_child();
  if (child != 0) return child;
  work();
  _exit(0);
}

// Waits for the end of a child and returns its status as waitpid() gives it; none if this process
// ignores SIGCHLD.
std::optional<int> reap(pid_t child);

// Limits the address space to what is in use now and `more` bytes; 0: no limit.  What is in use
// counts because the sanitizers reserve terabytes.  Allocates nothing, so that a child may call it.
void limit_memory(std::uint64_t more);

}  // namespace subjects
