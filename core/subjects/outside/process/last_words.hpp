// SPDX-License-Identifier: MIT
// What a process wrote to its standard error last, and how it ended, in words that do not change
// from run to run.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <utility>

#include "core/subjects/outside/process/spawn.hpp"

namespace subjects {

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
