// SPDX-License-Identifier: MIT
// The end of what a process writes to its standard error.
#pragma once

#include <string>

#include "core/subjects/outside/process/descriptor.hpp"

namespace subjects {

class ErrorTail {
 public:
  ErrorTail() = default;
  // `pipe` is non-blocking.
  explicit ErrorTail(Descriptor pipe) : pipe_(std::move(pipe)) {}

  // Reads what has come, so that the writer never waits for us for long; at most 1 MiB a call, so
  // that neither do we for a writer that never stops.
  void read();

  // The last 4 KiB of what was read.
  const std::string& text() const { return text_; }
  void clear() { text_.clear(); }
  int descriptor() const { return pipe_.get(); }  // for poll(); -1: nobody writes any more

 private:
  Descriptor pipe_;
  std::string text_;
};

}  // namespace subjects
