// SPDX-License-Identifier: MIT
// A process that asks the plug-in, so that the worker survives what the plug-in does.
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
#include "core/subjects/outside/worker/child/nursery.hpp"

namespace subjects {

struct ChildLimits {
  double seconds = 1;        // of processor time for a question; ten times that and a second of any
  std::uint64_t memory = 0;  // bytes of address space beyond those that it starts with; 0: any
};

class AskingChild {
 public:
  // Not started.  It will inherit none of `private_to_worker`, and see the board in the memory that
  // it has now.  Throws std::system_error.
  AskingChild(const Board& board, const gjkproof_subject& subject, const ChildLimits& limits,
              std::span<const int> private_to_worker);
  ~AskingChild() { stop(); }
  AskingChild(const AskingChild&) = delete;
  AskingChild& operator=(const AskingChild&) = delete;

  bool is_started() const { return id_ != 0; }
  // Throws std::runtime_error where there is no process to be had.
  void start();
  // Kills it and the process group in which it and what it started are.
  void stop();

  // Has it answer what is left of the batch.
  void go();

  enum class Event { done, ended, late, client_gone };
  // Waits until it is done, has ended, makes no progress or nobody is at the other end of `client`.
  Event wait(int client);
  // After Event::late: where it makes no progress.
  std::uint64_t late_question() const { return late_question_; }

  // Waits until there is something to read from `client`, and drops what the child prints.
  void wait_for_client(int client);

  // After Event::ended: in plain words, with the last line of its standard error.  Stops it.
  std::string how_it_ended();

 private:
  void prepare() const;
  [[noreturn]] void answer(const gjkproof_subject& subject) const;
  int end();
  std::chrono::duration<double> processor_time() const;

  const Board& board_;
  ChildLimits limits_;
  Descriptor go_, done_;  // doorbells: eventfd
  ErrorTail errors_;
  Descriptor written_errors_;  // the nursery's end
  Nursery nursery_;
  pid_t id_ = 0;  // 0: not started
  std::uint64_t late_question_ = 0;
};

}  // namespace subjects
