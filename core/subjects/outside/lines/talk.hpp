// SPDX-License-Identifier: MIT
// A conversation with a program that speaks the line protocol, from its start to its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/cases/case.hpp"
#include "core/subjects/outside/lines/lines.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/outside/process/process.hpp"

namespace subjects {

// Belongs to one thread at a time.
class Talk {
 public:
  // Starts the program and hears what it says of itself.  Throws std::runtime_error or
  // std::invalid_argument, saying why, where it does not start or does not say that well.
  Talk(const std::string& command, const Limits& limits);
  // Stops it.
  ~Talk();
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  const Introduction& introduction() const { return introduction_; }
  // The line in which it said that.
  const std::string& started() const { return started_; }
  bool is_new() const { return next_seq_ == 1; }

  // Why a conversation is over.
  struct Failure {
    std::string reason;
    bool out_of_time = false;
  };
  // Asks a run, for which it has the time of one query.  answers[i] is that of run[i]; after a
  // failure some are empty, and the program is dead.
  std::optional<Failure> ask(std::span<const cases::Case* const> run,
                             std::span<std::optional<Answer>> answers);

 private:
  // Throw Failure.
  void take_reply(std::span<const cases::Case* const> run, std::span<std::optional<Answer>> answers,
                  Deadline deadline, double seconds);
  std::string_view line(Deadline deadline, double seconds);
  std::string_view bytes(std::size_t count, Deadline deadline, double seconds);
  void receive(Deadline deadline, double seconds);

  Limits limits_;
  Process process_;
  std::string said_;  // and not yet read from `read_` on
  std::size_t read_ = 0;
  std::uint64_t next_seq_ = 1;
  std::uint64_t first_seq_ = 1;  // of the run that is asked
  std::string started_;
  Introduction introduction_;
};

}  // namespace subjects
