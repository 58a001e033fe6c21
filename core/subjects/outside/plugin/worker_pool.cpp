// SPDX-License-Identifier: MIT
#include "core/subjects/outside/plugin/worker_pool.hpp"

#include <cstdio>
#include <stdexcept>
#include <utility>

namespace subjects {

std::vector<Record> WorkerPool::ask(Asked asked, std::span<const cases::Case* const> questions) {
  // A batch is short enough to leave the caches as it found them; one question may be longer.
  constexpr std::size_t bytes_max = std::size_t{1} << 20U;
  std::vector<Record> records(questions.size());
  std::size_t first = 0;
  while (first < questions.size()) {
    std::size_t last = first;
    std::size_t bytes = 0;
    do {
      bytes += question_bytes(*questions[last++]);
    } while (last < questions.size() && bytes + question_bytes(*questions[last]) <= bytes_max);
    ask_batch(asked, questions.subspan(first, last - first),
              std::span(records).subspan(first, last - first));
    first = last;
  }
  return records;
}

// A batch at which the worker itself is lost, not the child that does its asking, is asked question
// by question, so that one alone is blamed.
void WorkerPool::ask_batch(Asked asked, std::span<const cases::Case* const> questions,
                           std::span<Record> records) {
  const std::string loss = ask_twice(asked, questions, records);
  if (loss.empty()) return;
  if (questions.size() > 1) {
    for (std::size_t i = 0; i < questions.size(); ++i) {
      ask_batch(asked, questions.subspan(i, 1), records.subspan(i, 1));
    }
    return;
  }
  Record& record = records.front();
  record = Record{};
  record.fate = Fate::died;
  std::snprintf(record.text, sizeof record.text, "its worker was lost twice: %s", loss.c_str());
}

// How the worker was lost; empty: it was not.
std::string WorkerPool::ask_twice(Asked asked, std::span<const cases::Case* const> questions,
                                  std::span<Record> records) {
  try {
    if (std::unique_ptr<WorkerClient> worker = take()) {
      if (worker->ask(asked, questions, records)) {
        give_back(std::move(worker));
        return {};
      }
    }
    // Not an idle one: they may all be lost by now.
    auto worker = std::make_unique<WorkerClient>(task_);
    if (!worker->ask(asked, questions, records)) return worker->end();
    give_back(std::move(worker));
    return {};
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

// Null: none is idle.
std::unique_ptr<WorkerClient> WorkerPool::take() {
  const std::lock_guard lock(mutex_);
  if (idle_.empty()) return nullptr;
  std::unique_ptr<WorkerClient> worker = std::move(idle_.back());
  idle_.pop_back();
  return worker;
}

void WorkerPool::give_back(std::unique_ptr<WorkerClient> worker) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(worker));
}

}  // namespace subjects
