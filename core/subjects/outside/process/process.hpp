// SPDX-License-Identifier: MIT
// Pipes, child processes that end with us, and how a process ended, in words that do not change
// from run to run; and a child process with a deadline on every exchange, which is killed when we
// end, and so are the processes that it started.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// The last line that names an error as runtimes do, "TypeError: ..." or "# Fatal ...", which may write
// a stack and their version after it; else the last that is not blank.  At most 400 characters of it,
// as plain text.  The line of a failed assertion loses the name of the function.
std::string quoted_line(std::string_view text, pid_t id);

// From the status that waitpid() gives and the text of standard error: "killed by SIGABRT: LINE",
// "exited with code 3: LINE"; ends before the colon if the process wrote nothing.
std::string how_it_ended(int status, std::string_view errors, pid_t id);

using Deadline = std::chrono::steady_clock::time_point;

// Used by one thread at a time.
class Process {
 public:
  // Starts command[0], searched in PATH, with the other words as its arguments.  `memory_limit`:
  // bytes of private memory that it may write, 0: no limit; address space that it only reserves, as
  // WebAssembly in Node does, 10 GiB a memory, does not count.  Throws std::runtime_error if it cannot
  // be started.
  Process(const std::vector<std::string>& command, std::uint64_t memory_limit);
  // Closes its standard input, waits for 200 ms, then kills.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Writes all bytes to its standard input.  False: the deadline has passed, or it has stopped
  // reading.  Keeps its output meanwhile for `receive`, so that neither waits for the other.
  bool send(std::string_view bytes, Deadline deadline);

  struct Received {
    std::size_t size = 0;  // 0: the deadline has passed, or
    bool ended = false;    // its output has ended
  };
  // Waits for its standard output: at most `size` bytes, as soon as there are some.
  Received receive(char* buffer, std::size_t size, Deadline deadline);

  // Kills it at once, with all processes of its session.
  void kill();

  // How it ended, with the quoted_line() of its standard error: "killed by SIGABRT: ...", "exited with
  // code 3".  Kills it if it does not end within 200 ms.
  std::string end();

  pid_t id() const { return id_; }

 private:
  void close_input() { input_ = Descriptor(); }
  bool wait(bool to_write, Deadline deadline);
  bool has_exited() const;
  bool exits_within(std::chrono::milliseconds grace);
  void reap(bool was_killed);

  pid_t id_ = 0;
  Descriptor input_, output_;
  ErrorTail errors_;
  bool output_ended_ = false;
  std::string inbox_;  // what it wrote while we were sending
  std::string end_;    // empty: not reaped
};

}  // namespace subjects
