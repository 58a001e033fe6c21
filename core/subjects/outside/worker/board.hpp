// SPDX-License-Identifier: MIT
// The memory that the worker and its asking child share: a batch of questions and the progress of
// the child; and the coverage that the child shares with a fuzzer.
#pragma once

#include <atomic>

#include "core/subjects/outside/coverage/coverage_map.hpp"
#include "core/subjects/outside/worker/worker_message.hpp"

namespace subjects {

class SharedMemory {
 public:
  SharedMemory() = default;
  ~SharedMemory();
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  // Provides `bytes`.  True: it is new, empty memory, which processes forked earlier do not see.
  // Throws std::bad_alloc.
  bool reserve(std::size_t bytes);
  // In this process only.
  void make_read_only() const;

  std::byte* data() const { return data_; }

 private:
  std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

// Written by the child, read by the worker at the same time.
struct Progress {
  std::atomic<std::uint64_t> answered;         // number of records that are filled
  std::atomic<bool> threw;                     // an exception ended the child:
  std::array<char, sizeof Record::text> text;  // its text
};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

class Board {
 public:
  // Makes room for a batch without answers.  True: the memory is new, and children forked earlier
  // do not see it.
  bool open(const Batch& batch);

  const Batch& batch() const { return start().batch; }
  Progress& progress() const { return start().progress; }
  std::span<Record> records() const;
  bool timed() const { return batch().timed != 0; }
  std::span<std::byte> questions() const { return {questions_.data(), batch().bytes}; }
  void make_questions_read_only() const { questions_.make_read_only(); }
  // Receives the coverage of each query; empty if there is no fuzzer.
  const std::optional<CoverageMap>& coverage() const { return coverage_; }

 private:
  struct Start {
    Progress progress;
    Batch batch;
  };
  Start& start() const { return *reinterpret_cast<Start*>(records_.data()); }

  SharedMemory records_;  // after a Start
  SharedMemory questions_;
  std::optional<CoverageMap> coverage_ = CoverageMap::found();
};

// Reads the question at `bytes`, with its points, and advances `bytes` to the next one.  Throws
// std::runtime_error if it is not valid.
struct QuestionView {
  Question question;
  const double* points;
};
QuestionView next_question(std::span<const std::byte>& bytes);

}  // namespace subjects
