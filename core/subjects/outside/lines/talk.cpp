// SPDX-License-Identifier: MIT
#include "core/subjects/outside/lines/talk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>
#include <utility>

namespace subjects {
namespace {

constexpr std::chrono::milliseconds stop_time{50};
constexpr std::size_t line_length_max = std::size_t{1} << 20U;

Deadline after(double seconds) {
  constexpr double longest = 1e9;  // never reached, and does not overflow
  return std::chrono::steady_clock::now() +
         std::chrono::duration_cast<std::chrono::steady_clock::duration>(
             std::chrono::duration<double>(std::min(seconds, longest)));
}

}  // namespace

Talk::Talk(const std::string& command, const Limits& limits)
    : limits_(limits), process_({"/bin/sh", "-c", "exec " + command}, limits.memory) {
  const Deadline deadline = after(limits.start_seconds);
  process_.send(start_message(), deadline);  // if that fails, reading fails too
  try {
    started_ = line(deadline, limits.start_seconds);
  } catch (const Failure& failure) {
    throw std::runtime_error(failure.reason);
  }
  introduction_ = read_started(started_);
}

Talk::~Talk() { process_.send(stop_message(), std::chrono::steady_clock::now() + stop_time); }

std::optional<Talk::Failure> Talk::ask(std::span<const cases::Case* const> run,
                                       std::span<std::optional<Answer>> answers) {
  const Deadline deadline = after(limits_.seconds);
  first_seq_ = next_seq_;
  next_seq_ += run.size();
  // Even if the run cannot be sent completely, part of it may be answered.
  process_.send(run_message(run, first_seq_, introduction_.numbers), deadline);
  try {
    for (std::size_t i = 0; i < run.size(); ++i)
      take_reply(run, answers, deadline, limits_.seconds);
  } catch (Failure& failure) {
    process_.kill();
    return std::move(failure);
  }
  return std::nullopt;
}

void Talk::take_reply(std::span<const cases::Case* const> run,
                      std::span<std::optional<Answer>> answers, Deadline deadline, double seconds) {
  Reply reply = read_reply(line(deadline, seconds));
  if (reply.seq == 0) throw Failure{reply.fault};
  // A smaller number wraps to a large difference, which is outside the run as well.
  const std::uint64_t place = reply.seq - first_seq_;
  if (reply.seq >= next_seq_)
    throw Failure{fmt::format("answers an unknown case: \"seq\" {}", reply.seq)};
  if (place >= run.size() || answers[place]) {
    throw Failure{fmt::format("answers a case twice: \"seq\" {}", reply.seq)};
  }
  const int dim = run[place]->dim;
  if (introduction_.numbers == NumberForm::raw) {
    const std::optional<std::size_t> count = raw_bytes(reply, dim);
    if (!count) throw Failure{"\"raw\" must be a list of different numbers and vectors"};
    if (*count > 0) add_raw(reply, dim, bytes(*count, deadline, seconds));
  }
  answers[place] = answer_of(reply, introduction_, dim);
}

// Returns a line without its end; valid until the next call.
std::string_view Talk::line(Deadline deadline, double seconds) {
  std::size_t searched = 0;
  for (;;) {
    const std::string_view rest = std::string_view(said_).substr(read_);
    const std::size_t end = rest.find('\n', searched);
    if (std::min(end, rest.size()) > line_length_max) {
      throw Failure{fmt::format("a line of more than {} bytes", line_length_max)};
    }
    if (end != rest.npos) {
      read_ += end + 1;
      return rest.substr(0, end);
    }
    searched = rest.size();
    receive(deadline, seconds);
  }
}

std::string_view Talk::bytes(std::size_t count, Deadline deadline, double seconds) {
  while (said_.size() - read_ < count) receive(deadline, seconds);
  read_ += count;
  return std::string_view(said_).substr(read_ - count, count);
}

void Talk::receive(Deadline deadline, double seconds) {
  std::array<char, 1U << 16U> block;
  const Process::Received received = process_.receive(block.data(), block.size(), deadline);
  if (received.ended) {
    std::string end = process_.end();
    // We stopped it because its standard output is closed.
    if (end.starts_with("was stopped")) end = "closed its standard output";
    throw Failure{std::move(end)};
  }
  if (received.size == 0) throw Failure{fmt::format("no answer within {:g} s", seconds), true};
  said_.erase(0, read_);
  read_ = 0;
  said_.append(block.data(), received.size);
}

}  // namespace subjects
