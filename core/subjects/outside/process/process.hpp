// SPDX-License-Identifier: MIT
// A child process with a deadline on every exchange.  It is killed when we end, and so are the
// processes that it started.
#pragma once

#include <chrono>
#include <vector>

#include "core/subjects/outside/process/spawn.hpp"

namespace subjects {

using Deadline = std::chrono::steady_clock::time_point;

// Used by one thread at a time.
class Process {
 public:
  // Starts command[0], searched in PATH, with the other words as its arguments.  `memory_limit`:
  // bytes of address space, 0: no limit.  Throws std::runtime_error if it cannot be started.
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

  // How it ended, with the last line of its standard error: "killed by SIGABRT: ...", "exited with
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
