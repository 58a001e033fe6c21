// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/ask_all_questions.hpp"

#include <cxxabi.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <string>
#include <typeinfo>

#include "core/subjects/outside/coverage/instrumentation.hpp"
#include "core/subjects/outside/process/last_words.hpp"
#include "core/subjects/outside/worker/child/query.hpp"

namespace subjects {
namespace {

// Of the exception that is being handled: "std::runtime_error: what it says".
std::string exception_in_words(const std::exception* exception) {
  const std::type_info* const type = abi::__cxa_current_exception_type();
  if (type == nullptr) return "something that is no C++ exception";
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

}  // namespace subjects
