// SPDX-License-Identifier: MIT
// Usage, by gjkproof:
//
//   gjkproof-worker PLUGIN                       lists the subjects of a plug-in, a JSON object a line
//   gjkproof-worker PLUGIN NAME SECONDS MEMORY   asks one of them the questions on standard input
//
// Exits with code 2 and a reason on standard error if the file is not a plug-in or the arguments
// are wrong.
#include <fcntl.h>
#include <sys/prctl.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/subjects/outside/worker/child/asking_child.hpp"
#include "core/subjects/outside/worker/loaded_plugin.hpp"

namespace subjects {
namespace {

// Answers every question of a client, even if the plug-in fails.
class Supervisor {
 public:
  // Reads batches from `input` and writes records to `output`, as in worker_message.hpp.
  Supervisor(const gjkproof_subject& subject, const ChildLimits& limits, int input, int output)
      : subject_(subject), limits_(limits), input_(input), output_(output) {}

  // Serves until the client closes its end.  Throws std::exception for invalid messages, and if
  // processes or memory run out.
  void serve() {
    const Hello hello;
    if (!write_all(output_, &hello, sizeof hello)) return;
    while (read_batch() && answer_batch() &&
           write_all(output_, board_.records().data(), board_.records().size_bytes())) {
    }
  }

 private:
  // False: the client has closed its end.
  bool read_batch() {
    if (child_) child_->wait_for_client(input_);
    Batch batch;
    if (!read_all(input_, &batch, sizeof batch)) return false;
    if (batch.word != protocol_word)
      throw std::runtime_error("the client belongs to another build");
    if (board_.open(batch) || !child_) {
      const std::array<int, 2> private_to_worker = {input_, output_};
      child_.emplace(board_, subject_, limits_, private_to_worker);
    }
    if (batch.fresh != 0) child_->stop();
    if (!read_all(input_, board_.questions().data(), batch.bytes)) return false;
    std::span<const std::byte> bytes = board_.questions();
    for (std::uint64_t i = 0; i < batch.questions; ++i) next_question(bytes);
    return true;
  }

  // Earlier questions may have caused the death of a child, and which ones these were depends on
  // how a study is divided.  So a question is blamed only if a new child dies at it as its first.
  // If a call for many fails, no question is blamed, and each of them is asked alone.  False: the client has closed its end.
  bool answer_batch() {
    const Batch batch = board_.batch();
    Progress& progress = board_.progress();
    ends_.clear();
    while (progress.answered < batch.questions) {
      const std::uint64_t first = progress.answered;
      const bool is_new = !child_->is_started();
      if (is_new) child_->start();
      child_->go();
      const AskingChild::Event event = child_->wait(input_);
      if (event == AskingChild::Event::done) continue;
      if (event == AskingChild::Event::client_gone) return false;
      if (event == AskingChild::Event::late) child_->stop();  // else it could answer while we write
      const std::uint64_t question = progress.answered;
      const std::string why = event == AskingChild::Event::ended ? child_->how_it_ended() : "";
      if (!why.empty() && question < batch.questions) {
        ends_.push_back({question, std::max<std::uint64_t>(progress.called_for, question + 1),
                         progress.threw ? progress.text.data() : why});
      }
      if (progress.called_for > question + 1) {
        progress.alone = progress.called_for.load();
      } else if (event == AskingChild::Event::late) {
        const std::uint64_t late = child_->late_question();
        if (question == late) blame(late, Fate::timed_out, no_answer_in_time());
      } else if (question < batch.questions && is_new && question == first) {
        blame(question, progress.threw ? Fate::threw : Fate::died, ends_.back().why);
      }
      progress.threw = false;
      progress.called_for = 0;
      child_->stop();
    }
    for (const End& end : ends_) tell_if_unblamed(end);
    return true;
  }

  // A process that ended while it answered these questions.
  struct End {
    std::uint64_t first, last;
    std::string why;
  };

  void tell_if_unblamed(const End& end) {
    const std::span<Record> records = board_.records().subspan(end.first, end.last - end.first);
    const auto is_answered = [](const Record& one) { return one.fate == Fate::answered; };
    if (std::ranges::all_of(records, is_answered)) write_text(records.front(), end.why);
  }

  static void write_text(Record& record, const std::string& text) {
    std::snprintf(record.text, sizeof record.text, "%s", text.c_str());
  }

  std::string no_answer_in_time() const {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "no answer within %g s", limits_.seconds);
    return text.data();
  }

  void blame(std::uint64_t question, Fate fate, const std::string& why) {
    Record& record = board_.records()[question];
    record = Record{};
    record.fate = fate;
    write_text(record, why);
    board_.progress().answered = question + 1;
  }

  const gjkproof_subject& subject_;
  ChildLimits limits_;
  int input_;
  int output_;
  Board board_;
  std::optional<AskingChild> child_;
  std::vector<End> ends_;  // in this batch
};

nlohmann::json promise(const gjkproof_promise& promised) {
  return {{"absolute", promised.absolute}, {"relative", promised.relative}};
}

std::string line_of(const gjkproof_subject& subject) {
  const nlohmann::json line = {
      {"name", subject.name},
      {"description", subject.description == nullptr ? "" : subject.description},
      {"takes", subject.takes},
      {"answers", subject.answers},
      {"single", subject.single != 0},
      {"magnitude_max", subject.magnitude_max},
      {"promises",
       {{"distance", promise(subject.distance)},
        {"depth", promise(subject.depth)},
        {"witnesses", promise(subject.witnesses)}}}};
  return line.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace) + "\n";
}

void list(const std::vector<const gjkproof_subject*>& subjects, int output) {
  for (const gjkproof_subject* const subject : subjects) {
    const std::string line = line_of(*subject);
    if (!write_all(output, line.data(), line.size())) {
      throw std::runtime_error("the list cannot be written");
    }
  }
}

// Moves `stream` to a descriptor above the standard streams and replaces it by /dev/null: the
// plug-in may print when it is loaded, and must not read the questions.
int take_away(int stream) {
  const int taken = fcntl(stream, F_DUPFD_CLOEXEC, 100);
  const int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (taken < 0 || nowhere < 0 || dup2(nowhere, stream) < 0) {
    throw std::runtime_error(std::strerror(errno));
  }
  close(nowhere);
  return taken;
}

double number(const char* text) {
  char* end = nullptr;
  const double value = std::strtod(text, &end);
  if (end == text || *end != '\0' || !(value >= 0)) {
    throw std::runtime_error(std::string("not a non-negative number: ") + text);
  }
  return value;
}

void run(const std::vector<const char*>& words) {
  if (words.size() != 2 && words.size() != 5) {
    throw std::runtime_error("usage: gjkproof-worker PLUGIN [NAME SECONDS MEMORY]");
  }
  ChildLimits limits;
  if (words.size() == 5) {
    limits = {number(words[3]), static_cast<std::uint64_t>(number(words[4]))};
  }
  const int input = take_away(STDIN_FILENO);
  const int output = take_away(STDOUT_FILENO);
  limit_memory(limits.memory);
  const std::vector<const gjkproof_subject*> subjects = load_plugin(words[1]);
  limit_memory(0);
  if (words.size() == 2) return list(subjects, output);
  for (const gjkproof_subject* const subject : subjects) {
    if (std::strcmp(subject->name, words[2]) != 0) continue;
    // From here on it ends when its input ends, which leaves time to kill what the plug-in has
    // started.
    prctl(PR_SET_PDEATHSIG, 0);
    std::signal(SIGPIPE, SIG_IGN);
    Supervisor(*subject, limits, input, output).serve();
    return;
  }
  throw std::runtime_error(std::string("unknown subject ") + words[2]);
}

}  // namespace

}  // namespace subjects

// Leaves by _exit: functions that the plug-in has registered for the end of the program may crash
// or hang.
int main(int argc, char** argv) {
  int code = 2;
  try {
    subjects::run({argv, argv + argc});
    code = 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
  } catch (...) {
    std::fprintf(stderr, "the plug-in threw something\n");
  }
  std::fflush(stderr);
  _exit(code);
}
