// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/supervisor.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <span>
#include <stdexcept>
#include <string>

namespace subjects {

void Supervisor::serve() {
  const Hello hello;
  if (!write(&hello, sizeof hello)) return;
  while (read_batch() && answer_batch() &&
         write(board_.records().data(), board_.records().size_bytes())) {
  }
}

// False: the client has closed its end.
bool Supervisor::read_batch() {
  if (child_) child_->wait_for_client(input_);
  Batch batch;
  if (!read(&batch, sizeof batch)) return false;
  if (batch.word != protocol_word) throw std::runtime_error("the client belongs to another build");
  if (board_.open(batch) || !child_) {
    const std::array<int, 2> private_to_worker = {input_, output_};
    child_.emplace(board_, subject_, limits_, private_to_worker);
  }
  if (batch.fresh != 0) child_->stop();
  if (!read(board_.questions().data(), batch.bytes)) return false;
  std::span<const std::byte> bytes = board_.questions();
  for (std::uint64_t i = 0; i < batch.questions; ++i) next_question(bytes);
  return true;
}

// Earlier questions may have caused the death of a child, and which ones these were depends on how
// a study is divided.  So a question is blamed only if a new child dies at it as its first.  False:
// the client has closed its end.
bool Supervisor::answer_batch() {
  const Batch batch = board_.batch();
  Progress& progress = board_.progress();
  while (progress.answered < batch.questions) {
    const std::uint64_t first = progress.answered;
    const bool is_new = !child_->is_started();
    if (is_new) child_->start();
    child_->go();
    const AskingChild::Event event = child_->wait(input_);
    if (event == AskingChild::Event::done) continue;
    if (event == AskingChild::Event::client_gone) return false;
    const std::uint64_t question = progress.answered;
    if (event == AskingChild::Event::late) {
      const std::uint64_t late = child_->late_question();
      child_->stop();  // else it could still answer while we write
      if (progress.answered == late) blame(late, Fate::timed_out, no_answer_in_time());
    } else if (question < batch.questions && is_new && question == first) {
      const std::string why = child_->how_it_ended();
      const bool threw = progress.threw;
      blame(question, threw ? Fate::threw : Fate::died, threw ? progress.text.data() : why);
    }
    progress.threw = false;
    child_->stop();
  }
  return true;
}

std::string Supervisor::no_answer_in_time() const {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "no answer within %g s", limits_.seconds);
  return text.data();
}

void Supervisor::blame(std::uint64_t question, Fate fate, const std::string& why) {
  Record& record = board_.records()[question];
  record = Record{};
  record.fate = fate;
  std::snprintf(record.text, sizeof record.text, "%s", why.c_str());
  board_.progress().answered = question + 1;
}

bool Supervisor::read(void* bytes, std::size_t size) {
  auto* next = static_cast<char*>(bytes);
  while (size > 0) {
    const ssize_t got = ::read(input_, next, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    next += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

bool Supervisor::write(const void* bytes, std::size_t size) {
  const auto* next = static_cast<const char*>(bytes);
  while (size > 0) {
    const ssize_t put = ::write(output_, next, size);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    next += put;
    size -= static_cast<std::size_t>(put);
  }
  return true;
}

}  // namespace subjects
