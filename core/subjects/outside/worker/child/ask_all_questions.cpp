// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/asking_child.hpp"

#include <cxxabi.h>
#include <sys/mman.h>

#include <cfenv>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <typeinfo>

#include "core/subjects/stopwatch.hpp"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace subjects {
namespace {

// A subject may have changed the rounding mode or flush small numbers to zero, and the plug-in may
// do so when it is loaded.
void restore_floating_point() {
#if defined(__x86_64__)
  // fesetenv() takes as long as a small query, and checking does not: the control bits of SSE, then
  // those of the x87 unit, as a process starts with them.
  constexpr unsigned control = 0xffc0;
  unsigned short x87 = 0;
  asm volatile("fnstcw %0" : "=m"(x87));
  if ((_mm_getcsr() & control) == 0x1f80 && x87 == 0x037f) return;
  _mm_setcsr(0x1f80);
#endif
  std::fesetenv(FE_DFL_ENV);
}

void no_answer(gjkproof_answer& answer, const char* why) {
  answer.outcome = GJKPROOF_NO_ANSWER;
  std::snprintf(answer.status, sizeof answer.status, "%s", why);
}

// Describes the current exception: "std::runtime_error: what it says".
std::string exception_in_words(const std::exception* exception) {
  const std::type_info* const type = abi::__cxa_current_exception_type();
  if (type == nullptr) return "something other than a C++ exception";
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> name(
      abi::__cxa_demangle(type->name(), nullptr, nullptr, &status), &std::free);
  std::string text = name ? name.get() : type->name();
  if (exception != nullptr) text += std::string(": ") + exception->what();
  return text;
}

[[noreturn]] void leave(Progress& progress, const std::exception* exception) {
  const std::string text = plain_text("threw " + exception_in_words(exception), getpid());
  std::snprintf(progress.text.data(), progress.text.size(), "%s", text.c_str());
  progress.threw = true;
  _exit(0);
}

// Asks the plug-in a question, in the process that may die of it.
class Query {
 public:
  // `timed`: repeats each question to measure its time.
  Query(const gjkproof_subject& subject, bool timed) : subject_(subject), timed_(timed) {}

  // Fills the record unless the process dies; lets exceptions pass.  `points`: of A, then of B.
  void ask(const Question& question, const double* points, Record& record) {
    record.answer = {};
    record.nanoseconds = 0;
    record.fate = Fate::answered;
    const int dim = static_cast<int>(question.dim);
    std::array<gjkproof_body, 2> bodies = {
        {{points, nullptr, question.count_a, dim},
         {points + 3 * question.count_a, nullptr, question.count_b, dim}}};
    restore_floating_point();
    if (subject_.single != 0 && (!narrow(bodies[0], floats_a_) || !narrow(bodies[1], floats_b_))) {
      record.fate = Fate::not_asked;
      std::snprintf(record.text, sizeof record.text,
                    "a coordinate is not a float: the case must be rounded first");
      return;
    }
    ask_prepared(bodies, record);
  }

 private:
  // False: a coordinate is not a float.
  bool narrow(gjkproof_body& body, std::vector<float>& floats) const {
    floats.resize(3 * body.count);
    for (std::size_t i = 0; i < floats.size(); ++i) {
      floats[i] = static_cast<float>(body.doubles[i]);
      if (static_cast<double>(floats[i]) != body.doubles[i]) return false;
    }
    body.floats = floats.data();
    body.doubles = nullptr;
    return true;
  }

  void ask_prepared(const std::array<gjkproof_body, 2>& bodies, Record& record) const {
    if (subject_.prepare == nullptr) return ask_once_or_often(&bodies[0], &bodies[1], record);
    void* const a = subject_.prepare(&bodies[0]);
    void* const b = a == nullptr ? nullptr : subject_.prepare(&bodies[1]);
    if (b != nullptr) {
      ask_once_or_often(a, b, record);
    } else {
      no_answer(record.answer,
                a == nullptr ? "prepare returned NULL for A" : "prepare returned NULL for B");
    }
    if (subject_.release == nullptr) return;
    if (a != nullptr) subject_.release(a);
    if (b != nullptr) subject_.release(b);
  }

  // The plug-in gets a zeroed answer each time, which is a small part of the measured time.
  void ask_once_or_often(const void* a, const void* b, Record& record) const {
    const auto ask = [&] {
      record.answer = {};
      subject_.ask(a, b, &record.answer);
    };
    if (timed_) {
      record.nanoseconds = least_nanoseconds(ask);
    } else {
      subject_.ask(a, b, &record.answer);
    }
  }

  const gjkproof_subject& subject_;
  bool timed_;
  std::vector<float> floats_a_, floats_b_;
};

}  // namespace

void ask_all_questions(const Board& board, const gjkproof_subject& subject) {
  Query query(subject, board.timed());
  Progress& progress = board.progress();
  const std::span<Record> records = board.records();
  std::span<const std::byte> bytes = board.questions();
  const std::uint64_t first = progress.answered;
  for (std::uint64_t i = 0; i < records.size(); ++i) {
    const QuestionView view = next_question(bytes);
    if (i < first) continue;
    if (board.coverage()) clear_edge_counters();
    try {
      query.ask(view.question, view.points, records[i]);
    } catch (const std::exception& exception) {
      leave(progress, &exception);
    } catch (...) {
      leave(progress, nullptr);
    }
    if (board.coverage()) add_edge_counters(board.coverage()->counters());
    progress.answered.store(i + 1, std::memory_order_release);
  }
}

SharedMemory::~SharedMemory() {
  if (data_ != nullptr) munmap(data_, size_);
}

bool SharedMemory::reserve(std::size_t bytes) {
  if (bytes <= size_) return false;
  // Untouched pages cost nothing, so reserve enough for almost all batches.
  const std::size_t size = std::max({bytes, 2 * size_, std::size_t{1} << 26U});
  void* const data = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (data == MAP_FAILED) throw std::bad_alloc();
  if (data_ != nullptr) munmap(data_, size_);
  data_ = static_cast<std::byte*>(data);
  size_ = size;
  return true;
}

void SharedMemory::make_read_only() const { mprotect(data_, size_, PROT_READ); }

bool Board::open(const Batch& batch) {
  const bool new_records = records_.reserve(sizeof(Start) + batch.questions * sizeof(Record));
  const bool new_questions = questions_.reserve(batch.bytes);
  if (new_records) new (records_.data()) Start{};
  start().batch = batch;
  progress().threw = false;
  progress().answered = 0;
  return new_records || new_questions;
}

std::span<Record> Board::records() const {
  static_assert(sizeof(Start) % alignof(Record) == 0);
  auto* const first = reinterpret_cast<Record*>(records_.data() + sizeof(Start));
  return {first, batch().questions};
}

QuestionView next_question(std::span<const std::byte>& bytes) {
  QuestionView view{};
  if (bytes.size() < sizeof(Question)) throw std::runtime_error("a question is truncated");
  std::memcpy(&view.question, bytes.data(), sizeof(Question));
  const std::size_t points_max = bytes.size() / (3 * sizeof(double));
  if (view.question.count_a > points_max || view.question.count_b > points_max ||
      view.question.bytes() > bytes.size()) {
    throw std::runtime_error("the points of a question are truncated");
  }
  view.points = reinterpret_cast<const double*>(bytes.data() + sizeof(Question));
  bytes = bytes.subspan(view.question.bytes());
  return view;
}

}  // namespace subjects
