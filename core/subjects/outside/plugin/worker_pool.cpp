// SPDX-License-Identifier: MIT
#include "core/subjects/outside/plugin/worker_pool.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include "core/subjects/program.hpp"

namespace subjects {
namespace {

using std::chrono::duration;
using std::chrono::duration_cast;
using std::chrono::steady_clock;

template <typename Struct>
void append(std::string& bytes, const Struct& value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void append_points(std::string& bytes, const std::vector<cases::Point>& points) {
  static_assert(sizeof(cases::Point) == 3 * sizeof(double));
  bytes.append(reinterpret_cast<const char*>(points.data()), points.size() * sizeof(cases::Point));
}

// A last resort: the worker itself enforces the limits of each question.  Twice their sum, since a
// question at which a child died is asked again.
Deadline deadline(std::size_t questions, const Limits& limits) {
  const double question = 2 * (10 * limits.seconds + 1);
  const duration<double> time(30 + question * static_cast<double>(questions));
  return steady_clock::now() + duration_cast<steady_clock::duration>(time);
}

}  // namespace

std::string worker_program() {
  const char* const program = std::getenv("GJKPROOF_WORKER");
  return program != nullptr && *program != '\0'
             ? program
             : program_part("lib/gjkproof/gjkproof-worker", GJKPROOF_WORKER);
}

std::size_t question_bytes(const cases::Case& question) {
  return Question{3, question.a.points.size(), question.b.points.size()}.bytes();
}

WorkerClient::WorkerClient(const WorkerTask& task)
    : limits_(task.limits),
      process_({worker_program(), task.plugin, task.subject, fmt::format("{}", task.limits.seconds),
                fmt::format("{}", task.limits.memory)},
               0) {}

bool WorkerClient::ask(Asked asked, std::span<const cases::Case* const> questions,
                       std::span<Record> records) {
  const Deadline last = deadline(questions.size(), limits_);
  if (!greeted_) {
    Hello hello{};
    if (!receive(&hello, sizeof hello, last) || hello.word != protocol_word) return false;
    greeted_ = true;
  }
  Batch batch;
  batch.questions = questions.size();
  batch.fresh = asked == Asked::in_turn ? 0 : 1;
  batch.timed = asked == Asked::timed ? 1 : 0;
  for (const cases::Case* const question : questions) batch.bytes += question_bytes(*question);
  request_.clear();
  append(request_, batch);
  for (const cases::Case* const question : questions) {
    append(request_, Question{static_cast<std::uint64_t>(question->dim), question->a.points.size(),
                              question->b.points.size()});
    append_points(request_, question->a.points);
    append_points(request_, question->b.points);
  }
  return process_.send(request_, last) && receive(records.data(), records.size_bytes(), last);
}

bool WorkerClient::receive(void* bytes, std::size_t size, Deadline deadline) {
  auto* next = static_cast<char*>(bytes);
  while (size > 0) {
    const Process::Received received = process_.receive(next, size, deadline);
    if (received.size == 0) return false;
    next += received.size;
    size -= received.size;
  }
  return true;
}

std::vector<Record> WorkerPool::ask(Asked asked, std::span<const cases::Case* const> questions) {
  // Batches are small, so that they stay in the caches; a single question may be longer.
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
  for (const Record& record : records) {
    if (record.fate == Fate::answered && record.text[0] != '\0') ends_.add(record.text);
  }
  return records;
}

// If the worker itself ends, not only its child, the batch is asked question by question, so that
// only one is blamed.
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
  std::snprintf(record.text, sizeof record.text, "its worker ended twice: %s", loss.c_str());
}

// How the worker ended; empty if it did not.
std::string WorkerPool::ask_twice(Asked asked, std::span<const cases::Case* const> questions,
                                  std::span<Record> records) {
  try {
    std::string ended;
    if (std::unique_ptr<WorkerClient> worker = idle_.take()) {
      if (worker->ask(asked, questions, records)) {
        idle_.give_back(std::move(worker));
        return {};
      }
      ended = worker->end();
    }
    // A new one, since all idle ones may have ended.
    auto worker = std::make_unique<WorkerClient>(task_);
    if (!worker->ask(asked, questions, records)) return worker->end();
    if (!ended.empty()) ends_.add("its worker " + ended);
    idle_.give_back(std::move(worker));
    return {};
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

}  // namespace subjects
