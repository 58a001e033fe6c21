// SPDX-License-Identifier: MIT
// The workers of a subject of a plug-in: one for each thread that asks it at the same time.
#pragma once

#include "core/cases/case.hpp"
#include "core/subjects/outside/claims.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/outside/process/process.hpp"
#include "core/subjects/outside/worker/worker_message.hpp"

namespace subjects {

// The path in the environment variable GJKPROOF_WORKER, or the worker of this build.
std::string worker_program();

// Whether earlier questions may influence a plug-in.  `in_turn`: they may, which is faster for
// single questions.  `timed` starts afresh too, and only the times of the records are valid.
enum class Asked { in_turn, afresh, timed };

// The subject of a worker.
struct WorkerTask {
  std::string plugin;  // its file
  std::string subject;
  Limits limits;
};

// Bytes of a question in a message to the worker.
std::size_t question_bytes(const cases::Case& question);

// The other end of a gjkproof-worker.  Used by one thread at a time.
class WorkerClient {
 public:
  // Throws std::runtime_error if no process can be started.
  explicit WorkerClient(const WorkerTask& task);

  // Fills a record for each question, in order; bodies must be point sets.  False: the worker has
  // ended, and this client is useless.
  bool ask(Asked asked, std::span<const cases::Case* const> questions, std::span<Record> records);

  // How the worker ended, in words.
  std::string end() { return process_.end(); }

 private:
  bool receive(void* bytes, std::size_t size, Deadline deadline);

  Limits limits_;
  Process process_;
  bool greeted_ = false;
  std::string request_;  // kept for its memory
};

class WorkerPool {
 public:
  explicit WorkerPool(WorkerTask task) : task_(std::move(task)) {}

  // Returns a record for each case, in order; bodies must be point sets.  Never throws if workers
  // fail: then cases have Fate::died.
  std::vector<Record> ask(Asked asked, std::span<const cases::Case* const> questions);

  UnblamedEnds unblamed_ends() const { return ends_.ends(); }

 private:
  void ask_batch(Asked asked, std::span<const cases::Case* const> questions,
                 std::span<Record> records);
  std::string ask_twice(Asked asked, std::span<const cases::Case* const> questions,
                        std::span<Record> records);

  WorkerTask task_;
  Idle<WorkerClient> idle_;
  UnblamedEndsOfThreads ends_;
};

}  // namespace subjects
