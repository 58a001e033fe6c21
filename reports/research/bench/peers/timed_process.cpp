// SPDX-License-Identifier: MIT
#include "reports/research/bench/peers/timed_process.hpp"

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sstream>
#include <utility>

#include "core/subjects/outside/process/last_words.hpp"
#include "reports/research/bench/peers/timed_server.hpp"

namespace bench {
namespace {

using Pipe = std::array<int, 2>;

Pipe opened_pipe() {
  Pipe ends{};
  if (pipe(ends.data()) != 0) throw ProcessDied(std::strerror(errno));
  return ends;
}

Listed listed_in(const std::string& line) {
  std::array<std::string, 4> parts;
  std::istringstream text(line);
  for (std::string& part : parts) std::getline(text, part, '\t');
  return {parts[0], parts[1], parts[2] == "1", parts[3] == "1"};
}

std::vector<double> numbers_in(const std::string& line) {
  std::vector<double> numbers;
  std::istringstream words(line);
  for (std::string word; words >> word;) numbers.push_back(std::strtod(word.c_str(), nullptr));
  return numbers;
}

}  // namespace

TimedProcess::TimedProcess(const Library& library, const Stretch& stretch) {
  std::signal(SIGPIPE, SIG_IGN);  // a process that has died is noticed at its reply
  const Pipe commands = opened_pipe();
  const Pipe replies = opened_pipe();
  std::fflush(nullptr);  // or the child would have the same text to write
  child_ = fork();
  if (child_ < 0) throw ProcessDied(std::strerror(errno));
  if (child_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(STDERR_FILENO, STDOUT_FILENO);  // tables go there alone
    close(commands[1]);
    close(replies[0]);
    serve(library, stretch, fdopen(commands[0], "r"), fdopen(replies[1], "w"));
  }
  close(commands[0]);
  close(replies[1]);
  to_ = fdopen(commands[1], "w");
  from_ = fdopen(replies[0], "r");
  try {
    for (std::string line = asked('l', 0); !line.empty(); line = asked('l', queries_.size())) {
      queries_.push_back(listed_in(line));
    }
  } catch (...) {
    end();
    throw;
  }
}

TimedProcess::~TimedProcess() { end(); }

// It has nothing to lose.
void TimedProcess::end() {
  for (std::FILE* file : {to_, from_}) {
    if (file != nullptr) std::fclose(file);
  }
  to_ = from_ = nullptr;
  if (child_ <= 0) return;
  kill(child_, SIGKILL);
  waitpid(child_, nullptr, 0);
  child_ = -1;
}

void TimedProcess::throw_died() {
  int status = 0;
  const pid_t gone = waitpid(std::exchange(child_, -1), &status, 0);
  throw ProcessDied(gone > 0 ? subjects::how_it_ended(status, "", gone) : "it is gone");
}

std::string TimedProcess::asked(char what, std::size_t query) {
  if (child_ <= 0) throw ProcessDied("it has ended before");
  const std::string command = fmt::format("{}{}\n", what, query);
  std::fputs(command.c_str(), to_);
  std::fflush(to_);
  std::optional<std::string> reply = line_from(from_);
  if (!reply) throw_died();
  return *std::move(reply);
}

Answers TimedProcess::answers(std::size_t query) {
  Answers result;
  result.values = numbers_in(asked('a', query));
  result.seconds = result.values.back();
  result.values.pop_back();
  return result;
}

double TimedProcess::seconds(std::size_t query) { return numbers_in(asked('t', query)).at(0); }

}  // namespace bench
