// SPDX-License-Identifier: MIT
// A conversation with a program that speaks the line protocol.
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

// Used by one thread at a time.
class Talk {
 public:
  // Starts the program and reads its introduction.  Throws std::runtime_error or
  // std::invalid_argument, with the reason, if it does not start or its introduction is not valid.
  Talk(const std::string& command, const Limits& limits);
  // Stops the program.
  ~Talk();
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  const Introduction& introduction() const { return introduction_; }
  // The line of the introduction.
  const std::string& started() const { return started_; }
  bool is_new() const { return next_seq_ == 1; }

  // Why a conversation has ended.
  struct Failure {
    std::string reason;
    bool out_of_time = false;
  };
  // Asks a run, within the time limit of one query. answers[i] answers run[i]; after a failure some
  // are empty, and the program is dead.
  std::optional<Failure> ask(std::span<const cases::Case* const> run,
                             std::span<std::optional<Answer>> answers);

 private:
  // These throw Failure.
  void take_reply(std::span<const cases::Case* const> run, std::span<std::optional<Answer>> answers,
                  Deadline deadline, double seconds);
  std::string_view line(Deadline deadline, double seconds);
  std::string_view bytes(std::size_t count, Deadline deadline, double seconds);
  void receive(Deadline deadline, double seconds);

  Limits limits_;
  Process process_;
  std::string said_;  // not yet read from `read_` on
  std::size_t read_ = 0;
  std::uint64_t next_seq_ = 1;
  std::uint64_t first_seq_ = 1;  // of the run that is asked
  std::string started_;
  Introduction introduction_;
};

}  // namespace subjects
