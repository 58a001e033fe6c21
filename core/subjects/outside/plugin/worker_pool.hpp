// SPDX-License-Identifier: MIT
// Our end of a gjkproof-worker.
// The workers of one subject: as many as threads ask it at the same moment.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/outside/process/process.hpp"
#include "core/subjects/outside/worker/worker_message.hpp"

namespace subjects {

// The environment variable GJKPROOF_WORKER, or where the worker was built.
std::string worker_program();

// Whether what a plug-in was asked before may matter: `in_turn` it does not begin anew, which is
// faster for single questions.  `timed` begins anew too, and only the times of the records hold.
enum class Asked { in_turn, afresh, timed };

// Which subject a worker asks.
struct WorkerTask {
  std::string plugin;  // file
  std::string subject;
  Limits limits;
};

// Bytes of a question on its way to the worker.
std::size_t question_bytes(const cases::Case& question);

// Belongs to one thread at a time.
class WorkerClient {
 public:
  // Throws std::runtime_error where no process can be started.
  explicit WorkerClient(const WorkerTask& task);

  // A record each for questions of points alone, in their order.  False: the worker is lost, and
  // with it this client.
  bool ask(Asked asked, std::span<const cases::Case* const> questions, std::span<Record> records);

  // How it was lost, in plain words.
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

  // A record each, in their order, for cases of points alone.  Never throws for what happens to a
  // worker: such cases have Fate::died.
  std::vector<Record> ask(Asked asked, std::span<const cases::Case* const> questions);

 private:
  void ask_batch(Asked asked, std::span<const cases::Case* const> questions,
                 std::span<Record> records);
  std::string ask_twice(Asked asked, std::span<const cases::Case* const> questions,
                        std::span<Record> records);
  std::unique_ptr<WorkerClient> take();
  void give_back(std::unique_ptr<WorkerClient> worker);

  WorkerTask task_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<WorkerClient>> idle_;
};

}  // namespace subjects
