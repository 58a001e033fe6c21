// SPDX-License-Identifier: MIT
// A fork of the worker that asks the plug-in, so that the worker survives what the plug-in does.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <span>
#include <string>

#include "core/subjects/outside/gjkproof_subject.h"
#include "core/subjects/outside/process/descriptor.hpp"
#include "core/subjects/outside/process/error_tail.hpp"
#include "core/subjects/outside/worker/board.hpp"

namespace subjects {

struct ChildLimits {
  double seconds = 1;        // of processor time for a question; ten times that and a second of any
  std::uint64_t memory = 0;  // bytes of address space beyond those that it starts with; 0: any
};

class AskingChild {
 public:
  // Forks a process that inherits none of `private_to_worker`.  Throws std::runtime_error.
  AskingChild(const Board& board, const gjkproof_subject& subject, const ChildLimits& limits,
              std::span<const int> private_to_worker);
  // Kills it and the process group in which it and what it started are.
  ~AskingChild();
  AskingChild(const AskingChild&) = delete;
  AskingChild& operator=(const AskingChild&) = delete;

  // Has it answer what is left of the batch.
  void go();

  enum class Event { done, ended, late, client_gone };
  // Waits until it is done, has ended, makes no progress or nobody is at the other end of `client`.
  Event wait(int client);
  // After Event::late: where it makes no progress.
  std::uint64_t late_question() const { return late_question_; }

  // Waits until there is something to read from `client`, and drops what the child prints.
  void wait_for_client(int client);

  // After Event::ended: in plain words, with the last line of its standard error.
  std::string how_it_ended();

 private:
  bool has_exited() const;
  std::chrono::duration<double> processor_time() const;
  int reap();

  const Board& board_;
  ChildLimits limits_;
  pid_t id_ = 0;          // 0: reaped
  Descriptor go_, done_;  // doorbells: eventfd
  Descriptor exit_;       // pidfd, readable when it has exited
  ErrorTail errors_;
  std::uint64_t late_question_ = 0;
};

}  // namespace subjects
