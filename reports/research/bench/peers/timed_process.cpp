// SPDX-License-Identifier: MIT
#include "reports/research/bench/peers/timed_process.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "core/subjects/outside/process/last_words.hpp"
#include "core/subjects/outside/process/spawn.hpp"
#include "reports/research/bench/peers/timed_server.hpp"

namespace bench {
namespace {

subjects::Pipe opened_pipe() {
  try {
    return subjects::make_pipe();
  } catch (const std::system_error& error) {
    throw ProcessDied(error.what());
  }
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
  std::signal(SIGPIPE, SIG_IGN);  // reading the reply detects a process that has died
  subjects::Pipe commands = opened_pipe();
  subjects::Pipe replies = opened_pipe();
  std::fflush(nullptr);  // otherwise the child would write the same text again
  child_ = subjects::spawn([&] {
    dup2(STDERR_FILENO, STDOUT_FILENO);  // standard output is for tables only
    commands.writes = {};
    replies.reads = {};
    serve(library, stretch, fdopen(commands.reads.release(), "r"),
          fdopen(replies.writes.release(), "w"));
  });
  if (child_ < 0) throw ProcessDied(std::strerror(errno));
  to_ = fdopen(commands.writes.release(), "w");
  from_ = fdopen(replies.reads.release(), "r");
  commands.reads = {};
  replies.writes = {};
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

// Killing it is safe: it has no state to lose.
void TimedProcess::end() {
  for (std::FILE* file : {to_, from_}) {
    if (file != nullptr) std::fclose(file);
  }
  to_ = from_ = nullptr;
  if (child_ <= 0) return;
  kill(child_, SIGKILL);
  subjects::reap(std::exchange(child_, -1));
}

void TimedProcess::throw_died() {
  const pid_t child = std::exchange(child_, -1);
  const std::optional<int> status = subjects::reap(child);
  throw ProcessDied(status ? subjects::how_it_ended(*status, "", child) : "it has ended");
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
