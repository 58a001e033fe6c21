// SPDX-License-Identifier: MIT
// Pipes, child processes that end with us, and how a process ended, in words that do not change
// from run to run.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// Reads or writes all bytes, after interruptions too.  False: the other end is closed.
bool read_all(int descriptor, void* bytes, std::size_t size);
bool write_all(int descriptor, const void* bytes, std::size_t size);

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

// The end of what a process writes to its standard error.
class ErrorTail {
 public:
  ErrorTail() = default;
  // `pipe` is non-blocking.
  explicit ErrorTail(Descriptor pipe) : pipe_(std::move(pipe)) {}

  // Reads what is available, so that the writer never waits for us for long; at most 1 MiB a call,
  // so that we never wait for a writer that does not stop.
  void read();

  // The last 4 KiB of what was read.
  const std::string& text() const { return text_; }
  void clear() { text_.clear(); }
  int descriptor() const { return pipe_.get(); }  // for poll(); -1 once the writer has closed it

 private:
  Descriptor pipe_;
  std::string text_;
};

// Replaces other characters than printable ASCII by "?", and leaves out what changes between runs
// or machines: addresses become "0x...", the process id becomes "PID", and of absolute paths the
// name of the file remains.
std::string plain_text(std::string_view text, pid_t id);

// The last line that is not blank, at most 400 characters of it, as plain text.  The line of a
// failed assertion loses the name of the function.
std::string last_line(std::string_view text, pid_t id);

// From the status that waitpid() gives and the text of standard error: "killed by SIGABRT: LINE",
// "exited with code 3: LINE"; ends before the colon if the process wrote nothing.
std::string how_it_ended(int status, std::string_view errors, pid_t id);

}  // namespace subjects
