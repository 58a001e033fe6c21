// SPDX-License-Identifier: MIT
// Memory that a process shares with those that it forks from then on.
// The memory that the worker and the child that does its asking share: a batch of questions, and
// how far the child has come with it; and what the child shares with a fuzzer.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/subjects/outside/coverage/coverage_map.hpp"
#include "core/subjects/outside/worker/worker_message.hpp"

namespace subjects {

class SharedMemory {
 public:
  SharedMemory() = default;
  ~SharedMemory();
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  // Room for `bytes`.  True: it is other memory than before, empty, which processes that were
  // forked before do not see.  Throws std::bad_alloc.
  bool reserve(std::size_t bytes);
  // In this process alone.
  void make_read_only() const;

  std::byte* data() const { return data_; }

 private:
  std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

// Written by the child while the worker reads.
struct Progress {
  std::atomic<std::uint64_t> answered;         // the first so many records hold
  std::atomic<bool> threw;                     // the child left because of an exception, and
  std::array<char, sizeof Record::text> text;  // this one
};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

class Board {
 public:
  // Makes room for a batch of which nothing is answered.  True: the room is new, and children that
  // were forked before do not see it.
  bool open(const Batch& batch);

  const Batch& batch() const { return start().batch; }
  Progress& progress() const { return start().progress; }
  std::span<Record> records() const;
  bool timed() const { return batch().timed != 0; }
  std::span<std::byte> questions() const { return {questions_.data(), batch().bytes}; }
  void make_questions_read_only() const { questions_.make_read_only(); }
  // Where a query leaves what code it has reached; empty: nobody wants to know.
  const std::optional<CoverageMap>& coverage() const { return coverage_; }

 private:
  struct Start {
    Progress progress;
    Batch batch;
  };
  Start& start() const { return *reinterpret_cast<Start*>(records_.data()); }

  SharedMemory records_;  // behind a Start
  SharedMemory questions_;
  std::optional<CoverageMap> coverage_ = CoverageMap::found();
};

// The question at `bytes`, which moves on to the next one, and its points.  Throws
// std::runtime_error where the bytes are no questions.
struct QuestionView {
  Question question;
  const double* points;
};
QuestionView next_question(std::span<const std::byte>& bytes);

}  // namespace subjects
