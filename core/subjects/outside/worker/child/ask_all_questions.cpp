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

// Few enough that a call ends within the time of one query.
constexpr std::size_t cases_in_call = 64;

// Asks the plug-in a question, in the process that may die of it.
class Query {
 public:
  // `timed`: repeats each question to measure its time.
  Query(const gjkproof_subject& subject, bool timed) : subject_(subject), timed_(timed) {}

  // Fills the record unless the process dies; lets exceptions pass.
  void ask(const QuestionView& question, Record& record) {
    gjkproof_case one;
    if (!begin(question, record, one, floats_.data())) return;
    ask_prepared({one.a, one.b}, record);
  }

  // Does so for many, in one call.
  void ask_together(std::span<const QuestionView> questions, std::span<Record> records) {
    cases_.clear();
    asked_.clear();
    for (std::size_t i = 0; i < questions.size(); ++i) {
      gjkproof_case one;
      if (!begin(questions[i], records[i], one, &floats_[2 * i])) continue;
      cases_.push_back(one);
      asked_.push_back(&records[i]);
    }
    answers_.assign(cases_.size(), {});
    if (cases_.empty()) return;
    const std::size_t count = subject_.ask_batch(cases_.data(), cases_.size(), answers_.data());
    for (std::size_t i = 0; i < asked_.size(); ++i) {
      asked_[i]->answer = answers_[i];
      if (count == cases_.size()) continue;
      asked_[i]->fate = Fate::miscounted;
      std::snprintf(asked_[i]->text, sizeof asked_[i]->text, "ask_batch returned %zu for %zu cases",
                    count, cases_.size());
    }
  }

 private:
  // False: it is not asked, and the record says why.  `floats`: memory for both bodies.
  bool begin(const QuestionView& view, Record& record, gjkproof_case& made,
             std::vector<float>* floats) const {
    record.answer = {};
    record.nanoseconds = 0;
    record.fate = Fate::answered;
    record.text[0] = '\0';
    restore_floating_point();
    const Question& question = view.question;
    const int dim = static_cast<int>(question.dim);
    const double* const of_b = view.points + 3 * question.count_a;
    made = {{view.points, nullptr, question.count_a, dim}, {of_b, nullptr, question.count_b, dim}};
    if (subject_.single == 0 || (narrow(made.a, floats[0]) && narrow(made.b, floats[1]))) {
      return true;
    }
    record.fate = Fate::not_asked;
    std::snprintf(record.text, sizeof record.text,
                  "a coordinate is not a float: the case must be rounded first");
    return false;
  }

  // False: a coordinate is not a float.
  static bool narrow(gjkproof_body& body, std::vector<float>& floats) {
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
  std::array<std::vector<float>, 2 * cases_in_call> floats_;  // of the bodies of a call
  std::vector<gjkproof_case> cases_;
  std::vector<gjkproof_answer> answers_;
  std::vector<Record*> asked_;
};

}  // namespace

void ask_all_questions(const Board& board, const gjkproof_subject& subject) {
  Query query(subject, board.timed());
  Progress& progress = board.progress();
  const std::span<Record> records = board.records();
  std::span<const std::byte> bytes = board.questions();
  const bool batches = subject.version >= 2 && subject.ask_batch != nullptr && !board.timed();
  for (std::uint64_t i = 0; i < progress.answered; ++i) next_question(bytes);
  std::array<QuestionView, cases_in_call> views;
  for (std::uint64_t i = progress.answered; i < records.size(); i = progress.answered) {
    const bool together = batches && i >= progress.alone;
    const std::size_t count = std::min(together ? cases_in_call : 1, records.size() - i);
    for (std::size_t k = 0; k < count; ++k) views[k] = next_question(bytes);
    progress.called_for = i + count;
    if (board.coverage()) clear_edge_counters();
    try {
      if (count == 1) {
        query.ask(views[0], records[i]);
      } else {
        query.ask_together(std::span(views).first(count), records.subspan(i, count));
      }
    } catch (const std::exception& exception) {
      leave(progress, &exception);
    } catch (...) {
      leave(progress, nullptr);
    }
    if (board.coverage()) add_edge_counters(board.coverage()->counters());
    progress.answered.store(i + count, std::memory_order_release);
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
  progress().called_for = 0;
  progress().alone = 0;
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
