// SPDX-License-Identifier: MIT
// A process that asks the plug-in, so that the worker survives its crashes and loops.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <span>
#include <string>

#include "core/subjects/outside/gjkproof_subject.h"
#include "core/subjects/outside/process/last_words.hpp"
#include "core/subjects/outside/process/spawn.hpp"
#include "core/subjects/outside/worker/board.hpp"
#include "core/subjects/outside/worker/child/nursery.hpp"

namespace subjects {

struct ChildLimits {
  double seconds = 1;        // processor time of a question; elapsed time: ten times that plus 1 s
  std::uint64_t memory = 0;  // bytes of address space beyond those at its start; 0: no limit
};

class AskingChild {
 public:
  // Does not start it.  The child will have none of the descriptors `private_to_worker` and see the
  // board where it is in memory now.  Throws std::system_error.
  AskingChild(const Board& board, const gjkproof_subject& subject, const ChildLimits& limits,
              std::span<const int> private_to_worker);
  ~AskingChild() { stop(); }
  AskingChild(const AskingChild&) = delete;
  AskingChild& operator=(const AskingChild&) = delete;

  bool is_started() const { return id_ != 0; }
  // Throws std::runtime_error if no process can be created.
  void start();
  // Kills it with its process group.
  void stop();

  // Makes it answer the rest of the batch.
  void go();

  enum class Event { done, ended, late, client_gone };
  // Waits until it is done, has ended, makes no progress or the other end of `client` is closed.
  Event wait(int client);
  // After Event::late: the question at which it makes no progress.
  std::uint64_t late_question() const { return late_question_; }

  // Waits until there is something to read from `client`; drops what the child prints.
  void wait_for_client(int client);

  // After Event::ended: see how_it_ended() of last_words.hpp.  Stops it.
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
