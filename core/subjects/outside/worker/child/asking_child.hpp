// SPDX-License-Identifier: MIT
// A process that asks the plug-in, so that the worker survives its crashes and loops, and the memory
// that both share: a batch of questions, the progress of the child, and coverage for a fuzzer.
#pragma once

#include <atomic>
#include <cstring>
#include <functional>

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
  std::atomic<std::uint64_t> called_for;       // that number after the call in progress
  std::atomic<std::uint64_t> alone;            // the questions before this one are asked alone
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

// Answers the rest of the batch on the board, in order.  If the plug-in throws, writes that on the
// board and exits.
void ask_all_questions(const Board& board, const gjkproof_subject& subject);

// Clears what returned functions have left on the stack, such as process ids.
template <std::size_t size>
__attribute__((noinline, no_stack_protector)) void wipe_stack() {
  std::array<char, size> used;
  explicit_bzero(used.data(), used.size());
}

// Replaces the random guard by which a process detects a stack overrun.  The caller must not
// return.
[[gnu::always_inline]] inline void fix_stack_guard() {
#if defined(__x86_64__) && defined(__GLIBC__)
  asm volatile("movq %0, %%fs:0x28" : : "r"(0x676a6b70726f6f00) : "memory");
#endif
}

// A process that does nothing but fork the processes that ask the plug-in.  Each of them starts
// from the same memory, whatever the worker has done before.  So a plug-in whose answers depend on
// addresses, or on a variable that it never initialised, gives the same answers on another run.
class Nursery {
 public:
  // The nursery closes the descriptors `private_to_worker` and runs `prepare` once; each of its
  // children runs `child`.  Throws std::system_error.
  Nursery(std::span<const int> private_to_worker, const std::function<void()>& prepare,
          const std::function<void()>& child);
  // Kills the nursery, and its child with it.
  ~Nursery();
  Nursery(const Nursery&) = delete;
  Nursery& operator=(const Nursery&) = delete;

  // Forks a child in a process group of its own; there is one at a time.  Throws
  // std::runtime_error if no process can be created.
  pid_t fork();
  // A descriptor that is readable as soon as the child has ended.
  int ended() const { return ended_.get(); }
  // Kills the child with its process group and returns its status as waitpid() gives it.
  int reap(pid_t child);

 private:
  pid_t id_ = 0;
  Descriptor orders_, replies_, ended_;  // the ends of the worker, of pipes that carry ints
};

struct ChildLimits {
  double seconds = 1;        // processor time of a question; elapsed time: ten times that plus 1 s
  std::uint64_t memory = 0;  // bytes of address space beyond those at its start; 0: no limit
};

class AskingChild {
 public:
  // Does not start it.  The child will have none of the descriptors `private_to_worker` and see the
  // board where it is in memory now.  Throws std::system_error.
  AskingChild(const Board& board, const gjkproof_subject& subject, const ChildLimits& limits,
              std::span<const int> private_to_worker);
  ~AskingChild() { stop(); }
  AskingChild(const AskingChild&) = delete;
  AskingChild& operator=(const AskingChild&) = delete;

  bool is_started() const { return id_ != 0; }
  // Throws std::runtime_error if no process can be created.
  void start();
  // Kills it with its process group.
  void stop();

  // Makes it answer the rest of the batch.
  void go();

  enum class Event { done, ended, late, client_gone };
  // Waits until it is done, has ended, makes no progress or the other end of `client` is closed.
  Event wait(int client);
  // After Event::late: the question at which it makes no progress.
  std::uint64_t late_question() const { return late_question_; }

  // Waits until there is something to read from `client`; drops what the child prints.
  void wait_for_client(int client);

  // After Event::ended: see how_it_ended() of last_words.hpp.  Stops it.
  std::string how_it_ended();

 private:
  void prepare() const;
  [[noreturn]] void answer(const gjkproof_subject& subject) const;
  int end();
  std::chrono::duration<double> processor_time() const;

  const Board& board_;
  ChildLimits limits_;
  Descriptor go_, done_;  // doorbells: eventfd
  ErrorTail errors_;
  Descriptor written_errors_;  // the nursery's end
  Nursery nursery_;
  pid_t id_ = 0;  // 0: not started
  std::uint64_t late_question_ = 0;
};

}  // namespace subjects
