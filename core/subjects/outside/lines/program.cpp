// SPDX-License-Identifier: MIT
// Makes a subject of a program that speaks the line protocol.  It is asked in runs.  If a run
// fails, its cases are asked one by one, and a case is blamed only if a new process fails at it
// alone: so the division into runs does not matter.
#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "core/subjects/outside/claims.hpp"
#include "core/subjects/outside/lines/talk.hpp"
#include "core/subjects/outside/outside.hpp"

namespace subjects {
namespace {

constexpr std::size_t run_cases_max = 64;
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

class Program {
 public:
  // Throws as Talk does.
  Program(std::string command, const Limits& limits)
      : command_(std::move(command)), limits_(limits) {
    idle_.push_back(std::make_unique<Talk>(command_, limits_));
    introduction_ = idle_.back()->introduction();
    started_ = idle_.back()->started();
  }

  const Introduction& introduction() const { return introduction_; }

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
    std::unique_ptr<Talk> talk = idle();
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
    give_back(std::move(talk));
    return answers;
  }

  // Returns whether it takes too long.
  bool ask_alone(std::unique_ptr<Talk>& talk, Cases one, std::optional<Answer>& answer) const {
    while (!answer) {
      std::string trouble;
      if (!talk) talk = started(trouble);
      if (!talk) {
        answer = lost_answer(std::move(trouble));
        return false;
      }
      const bool is_new = talk->is_new();
      std::optional<Talk::Failure> failure = talk->ask(one, std::span(&answer, 1));
      if (!failure) return false;
      talk.reset();
      if (!is_new) continue;  // what it was asked before may be the reason
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

  // Returns an idle process or a new one; null if that does not start.
  std::unique_ptr<Talk> idle() {
    {
      const std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        std::unique_ptr<Talk> talk = std::move(idle_.back());
        idle_.pop_back();
        return talk;
      }
    }
    std::string trouble;
    return started(trouble);
  }

  void give_back(std::unique_ptr<Talk> talk) {
    const std::lock_guard lock(mutex_);
    if (talk) idle_.push_back(std::move(talk));
  }

  std::string command_;
  Limits limits_;
  Introduction introduction_;
  std::string started_;
  std::atomic<std::size_t> run_cases_max_ = run_cases_max;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Talk>> idle_;
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
    throw std::invalid_argument(command + ": " + error.what());
  }
  Subject subject = description_of(program->introduction());
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
