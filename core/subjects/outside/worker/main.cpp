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
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/outside/process/spawn.hpp"
#include "core/subjects/outside/worker/loaded_plugin.hpp"
#include "core/subjects/outside/worker/supervisor.hpp"

namespace subjects {
namespace {

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
    if (::write(output, line.data(), line.size()) != static_cast<ssize_t>(line.size())) {
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
