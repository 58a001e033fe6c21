// SPDX-License-Identifier: MIT
// Makes a subject of a program that speaks the line protocol.  It is asked in runs.  If a run
// fails, its cases are asked one by one, and a case is blamed only if a new process fails at it
// alone: so the division into runs does not matter.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <stdexcept>

#include "core/subjects/outside/claims.hpp"
#include "core/subjects/outside/lines/lines.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/outside/process/process.hpp"

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

// A conversation with a program.  Used by one thread at a time.
class Talk {
 public:
  // Starts the program and reads its introduction.  Throws std::runtime_error or
  // std::invalid_argument, with the reason, if it does not start or its introduction is not valid.
  Talk(const std::string& command, const Limits& limits)
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

  // Stops the program.
  ~Talk() { process_.send(stop_message(), std::chrono::steady_clock::now() + stop_time); }

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
                             std::span<std::optional<Answer>> answers) {
    const Deadline deadline = after(limits_.seconds);
    first_seq_ = next_seq_;
    next_seq_ += run.size();
    // Even if the run cannot be sent completely, part of it may be answered.
    process_.send(run_message(run, first_seq_, introduction_.numbers), deadline);
    try {
      for (std::size_t i = 0; i < run.size();)
        i += take_reply(run, answers, deadline, limits_.seconds);
    } catch (Failure& failure) {
      process_.kill();
      return std::move(failure);
    }
    return std::nullopt;
  }

 private:
  // These throw Failure.

  // Returns the number of cases that the reply answers.
  std::size_t take_reply(std::span<const cases::Case* const> run,
                         std::span<std::optional<Answer>> answers, Deadline deadline,
                         double seconds) {
    Reply reply = read_reply(line(deadline, seconds));
    if (reply.seq == 0) throw Failure{reply.fault};
    if (!reply.all.empty()) {
      // No number is taken before all cases are known.
      std::vector<std::uint64_t> sorted = reply.all;
      std::sort(sorted.begin(), sorted.end());
      for (const std::uint64_t seq : sorted) place_of(seq, answers);
      if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
          twice != sorted.end()) {
        throw_twice(*twice);
      }
      const RawAnswers raw(reply, introduction_);
      for (const std::uint64_t seq : reply.all) {
        const std::size_t place = place_of(seq, answers);
        const int dim = run[place]->dim;
        answers[place] = raw.answer_of(dim, bytes(known(raw.bytes(dim)), deadline, seconds));
      }
      return reply.all.size();
    }
    const std::size_t place = place_of(reply.seq, answers);
    const int dim = run[place]->dim;
    if (introduction_.numbers == NumberForm::raw) {
      const std::size_t count = known(raw_bytes(reply, dim));
      if (count > 0) add_raw(reply, dim, bytes(count, deadline, seconds));
    }
    answers[place] = answer_of(reply, introduction_, dim);
    return 1;
  }

  std::size_t place_of(std::uint64_t seq, std::span<const std::optional<Answer>> answers) const {
    // A smaller number wraps to a large difference, which is outside the run as well.
    const std::uint64_t place = seq - first_seq_;
    if (seq >= next_seq_) throw Failure{fmt::format("answers an unknown case: \"seq\" {}", seq)};
    if (place >= answers.size() || answers[place]) throw_twice(seq);
    return place;
  }

  [[noreturn]] static void throw_twice(std::uint64_t seq) {
    throw Failure{fmt::format("answers a case twice: \"seq\" {}", seq)};
  }

  static std::size_t known(std::optional<std::size_t> raw) {
    if (!raw)
      throw Failure{"\"raw\" must list different numbers and vectors that the line does not give"};
    return *raw;
  }

  // Returns a line without its end; valid until the next call.
  std::string_view line(Deadline deadline, double seconds) {
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

  std::string_view bytes(std::size_t count, Deadline deadline, double seconds) {
    while (said_.size() - read_ < count) receive(deadline, seconds);
    read_ += count;
    return std::string_view(said_).substr(read_ - count, count);
  }

  void receive(Deadline deadline, double seconds) {
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

  Limits limits_;
  Process process_;
  std::string said_;  // not yet read from `read_` on
  std::size_t read_ = 0;
  std::uint64_t next_seq_ = 1;
  std::uint64_t first_seq_ = 1;  // of the run that is asked
  std::string started_;
  Introduction introduction_;
};

constexpr std::size_t run_points_max = std::size_t{1} << 16U;

using Cases = std::span<const cases::Case* const>;

// Number of cases that the next run holds.
std::size_t run_length(Cases questions, std::size_t cases_max) {
  std::size_t count = 0, points = 0;
  for (; count < std::min(questions.size(), cases_max); ++count) {
    points += questions[count]->a.points.size() + questions[count]->b.points.size();
    if (count > 0 && points > run_points_max) break;
  }
  return count;
}

bool is_lost(const std::optional<Answer>& answer) { return answer->ending == Ending::failed; }

class Program {
 public:
  // Throws as Talk does.
  Program(std::string command, const Limits& limits)
      : command_(std::move(command)), limits_(limits) {
    auto first = std::make_unique<Talk>(command_, limits_);
    introduction_ = first->introduction();
    run_cases_max_ = introduction_.run_cases;
    started_ = first->started();
    idle_.give_back(std::move(first));
  }

  const Introduction& introduction() const { return introduction_; }
  UnblamedEnds unblamed_ends() const { return ends_.ends(); }

  // Requires cases that the program accepts.
  std::vector<Answer> ask(Cases questions) {
    std::vector<Answer> answers;
    answers.reserve(questions.size());
    while (!questions.empty()) {
      const std::size_t count = run_length(questions, run_cases_max_);
      for (std::optional<Answer>& answer : ask_run(questions.first(count))) {
        answers.push_back(std::move(*answer));
      }
      questions = questions.subspan(count);
    }
    return answers;
  }

 private:
  std::vector<std::optional<Answer>> ask_run(Cases run) {
    std::vector<std::optional<Answer>> answers(run.size());
    std::string trouble;
    std::unique_ptr<Talk> talk = idle_.take();
    if (!talk) talk = started(trouble);
    std::optional<Talk::Failure> failure;
    if (talk && run.size() > 1) failure = talk->ask(run, answers);
    if (failure) talk.reset();
    bool one_is_slow = false;
    for (std::size_t i = 0; i < run.size(); ++i) {
      if (answers[i]) continue;
      one_is_slow = ask_alone(talk, run.subspan(i, 1), answers[i]) || one_is_slow;
    }
    // No single case is too slow, but the run is.
    if (failure && failure->out_of_time && !one_is_slow) run_cases_max_ = 1;
    if (failure && !failure->out_of_time && std::ranges::none_of(answers, is_lost)) {
      ends_.add(failure->reason);
    }
    idle_.give_back(std::move(talk));
    return answers;
  }

  // Returns whether it takes too long.
  bool ask_alone(std::unique_ptr<Talk>& talk, Cases one, std::optional<Answer>& answer) {
    std::string before;  // why an earlier process failed
    while (!answer) {
      std::string trouble;
      if (!talk) talk = started(trouble);
      if (!talk) {
        answer = lost_answer(std::move(trouble));
        return false;
      }
      const bool is_new = talk->is_new();
      std::optional<Talk::Failure> failure = talk->ask(one, std::span(&answer, 1));
      if (!failure) {
        if (!before.empty()) ends_.add(std::move(before));
        return false;
      }
      talk.reset();
      if (!is_new) {  // what it was asked before may be the reason
        if (!failure->out_of_time) before = std::move(failure->reason);
        continue;
      }
      answer = lost_answer(std::move(failure->reason));
      return failure->out_of_time;
    }
    return false;
  }

  // Starts another process; null, with the reason, if it does not start or introduces itself
  // differently than the first.
  std::unique_ptr<Talk> started(std::string& trouble) const {
    try {
      auto talk = std::make_unique<Talk>(command_, limits_);
      if (talk->started() == started_) return talk;
      trouble = "introduced itself differently than at first";
    } catch (const std::exception& error) {
      trouble = std::string("did not start again: ") + error.what();
    }
    return nullptr;
  }

  std::string command_;
  Limits limits_;
  Introduction introduction_;
  std::string started_;
  std::atomic<std::size_t> run_cases_max_ = 1;
  Idle<Talk> idle_;
  UnblamedEndsOfThreads ends_;
};

// The subject described by the introduction, without its functions.
Subject description_of(const Introduction& said) {
  Subject subject;
  subject.name = said.name;
  subject.description = said.description;
  subject.format = said.format;
  subject.capabilities = said.capabilities;
  subject.promised = promises(said.capabilities, said.promised_distance, said.promised_depth,
                              said.promised_witnesses);
  return subject;
}

// Asks a program the cases that it accepts.
struct ProgramAsker {
  std::shared_ptr<Program> program;
  Subject description;

  std::vector<Answer> operator()(Cases questions) const {
    return answers_to(questions, description,
                      [this](const auto& taken) { return program->ask(taken); });
  }
};

}  // namespace

Subject program_subject(const std::string& command, const Limits& limits) {
  std::shared_ptr<Program> program;
  try {
    program = std::make_shared<Program>(command, limits);
  } catch (const std::exception& error) {
    throw CannotLoad(command + ": " + error.what());
  }
  Subject subject = description_of(program->introduction());
  subject.unblamed_ends = [program] { return program->unblamed_ends(); };
  const ProgramAsker asker{std::move(program), subject};
  subject.start = [] { return std::nullopt; };
  subject.ask_all = asker;
  subject.ask = [asker](const cases::Case& question, const Trace*) {
    const cases::Case* const one = &question;
    return std::move(asker(std::span(&one, 1)).front());
  };
  return subject;
}

}  // namespace subjects
