// SPDX-License-Identifier: MIT
// The workers of one subject: as many as threads ask it at the same moment.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/outside/plugin/worker_client.hpp"

namespace subjects {

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
