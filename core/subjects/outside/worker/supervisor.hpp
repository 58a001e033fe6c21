// SPDX-License-Identifier: MIT
// Answers every question of a client, even if the plug-in fails.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/subjects/outside/gjkproof_subject.h"
#include "core/subjects/outside/worker/board.hpp"
#include "core/subjects/outside/worker/child/asking_child.hpp"

namespace subjects {

class Supervisor {
 public:
  // Reads batches from `input` and writes records to `output`, as in worker_message.hpp.
  Supervisor(const gjkproof_subject& subject, const ChildLimits& limits, int input, int output)
      : subject_(subject), limits_(limits), input_(input), output_(output) {}

  // Serves until the client closes its end.  Throws std::exception for invalid messages, and if
  // processes or memory run out.
  void serve();

 private:
  bool read_batch();
  bool answer_batch();
  std::string no_answer_in_time() const;
  void blame(std::uint64_t question, Fate fate, const std::string& why);
  bool read(void* bytes, std::size_t size);
  bool write(const void* bytes, std::size_t size);

  const gjkproof_subject& subject_;
  ChildLimits limits_;
  int input_;
  int output_;
  Board board_;
  std::optional<AskingChild> child_;
};

}  // namespace subjects
