// SPDX-License-Identifier: MIT
#include <dlfcn.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <map>
#include <sstream>
#include <system_error>

#include "core/subjects/outside/process/process.hpp"
#include "reports/research/bench/peers/peers.hpp"

namespace bench {
namespace {

// More than the first and second cache of any core of today have.
constexpr std::size_t core_caches = 8 << 20;

// A query that takes longer, or a library that waits forever, terminates its process.
constexpr unsigned seconds_at_most = 120;

// Empty if the file is not an adapter, or if the adapter has nothing to time.
std::vector<peers::Timed> queries_of(const Library& library) {
  if (library.file.empty()) return library.own;
  void* const plugin = dlopen(library.file.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* const symbol = plugin ? dlsym(plugin, "gjkproof_timed_at") : nullptr;
  if (symbol == nullptr) return {};
  decltype(&gjkproof_timed_at) timed_at = nullptr;
  static_assert(sizeof timed_at == sizeof symbol);
  std::memcpy(&timed_at, &symbol, sizeof symbol);
  std::vector<peers::Timed> queries;
  while (const peers::Timed* const timed = timed_at(queries.size())) queries.push_back(*timed);
  return queries;
}

// A and B of each pair.
using Bodies = std::vector<void*>;

class Server {
 public:
  Server(const Library& library, const Stretch& stretch)
      : stretch_(stretch), queries_(queries_of(library)), times_(queries_.size(), 0) {}

  std::string reply(char what, std::size_t query) {
    if (query >= queries_.size()) return {};
    if (what == 'a') return answers(query);
    if (what == 't') return fmt::format("{:a}", seconds(query));
    const peers::Timed& timed = queries_[query];
    return fmt::format("{}\t{}\t{:d}\t{:d}\t{:d}\t{}\t{}", timed.name, timed.call, timed.distance,
                       timed.depth, timed.warm, timed.dim, timed.vertices_max);
  }

 private:
  // Queries of one library often share prepared bodies.
  const Bodies& bodies_of(const peers::Timed& timed) {
    Bodies& bodies = bodies_[timed.prepare];
    if (!bodies.empty()) return bodies;
    for (const Pair& pair : stretch_.pairs) {
      for (const std::vector<cases::Point>* points : {&pair.a, &pair.b}) {
        const gjkproof_body body{points->front().data(), nullptr, points->size(), stretch_.dim};
        bodies.push_back(timed.prepare(&body));
      }
    }
    return bodies;
  }

  // Calls `take` with the answer to each pair while it returns true.
  template <typename Take>
  void ask_all(const peers::Timed& timed, const Bodies& bodies, const Take& take) const {
    if (timed.query_all != nullptr) {
      std::vector<double> answers(bodies.size() / 2);
      timed.query_all(bodies.data(), answers.size(), answers.data());
      for (const double answer : answers) {
        if (!take(answer)) return;
      }
      return;
    }
    alignas(std::max_align_t) std::array<std::byte, peers::kept_bytes> of_pair{};
    void* const kept = stretch_.in_motion && timed.warm ? of_pair.data() : nullptr;
    for (std::size_t i = 0; i < bodies.size(); i += 2) {
      if (!take(timed.query(bodies[i], bodies[i + 1], kept))) return;
    }
  }

  std::string answers(std::size_t query) {
    const Bodies& bodies = bodies_of(queries_[query]);
    std::string text;
    std::size_t count = 0;
    const double begin = reports::thread_seconds();
    ask_all(queries_[query], bodies, [&](double answer) {
      text += fmt::format("{:a} ", answer);
      ++count;
      return reports::thread_seconds() - begin < stretch_.patience;
    });
    return text +
           fmt::format("{:a}", (reports::thread_seconds() - begin) / static_cast<double>(count));
  }

  // Each query alone, after other data have filled the caches.
  double cold_seconds(const peers::Timed& timed, const Bodies& bodies) {
    if (others_.empty()) others_.resize(core_caches);
    volatile double used = 0;
    const auto seconds_of = [&](const auto& work) {
      for (std::size_t i = 0; i < others_.size(); i += 64) ++others_[i];
      const auto begin = std::chrono::steady_clock::now();
      work();
      return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    double sum = 0;
    double clock = HUGE_VAL;  // what reading it takes
    for (std::size_t i = 0; i < bodies.size(); i += 2) {
      sum += seconds_of([&] { used = timed.query(bodies[i], bodies[i + 1], nullptr); });
      clock = std::min(clock, seconds_of([] {}));
    }
    return sum / static_cast<double>(stretch_.pairs.size()) - clock;
  }

  // The first pass loads the bodies into the caches.
  double seconds(std::size_t query) {
    const peers::Timed& timed = queries_[query];
    const Bodies& bodies = bodies_of(timed);
    if (stretch_.cold) return cold_seconds(timed, bodies);
    volatile double used = 0;
    const auto ask_times = [&](std::size_t times) {
      return reports::thread_seconds_of([&] {
        for (std::size_t i = 0; i < times; ++i) {
          ask_all(timed, bodies, [&used](double answer) {
            used = answer;
            return true;
          });
        }
      });
    };
    std::size_t& times = times_[query];
    ask_times(1);
    if (times == 0) {
      for (times = 1; ask_times(times) < stretch_.seconds_min;) times *= 2;
    }
    return ask_times(times) / static_cast<double>(times * stretch_.pairs.size());
  }

  const Stretch& stretch_;
  std::vector<peers::Timed> queries_;
  std::vector<std::size_t> times_;  // repetitions of all pairs in a measurement; 0: not known yet
  std::map<void* (*)(const gjkproof_body*), Bodies> bodies_;
  std::vector<unsigned char> others_;
};

// A line without its end; empty if there is no further one.
std::optional<std::string> line_from(std::FILE* file) {
  std::string line;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) {
    if (c == '\n') return line;
    line += static_cast<char>(c);
  }
  return std::nullopt;
}

// The other side of a TimedProcess, until `commands` ends.  A command is a line with a letter and the
// number of a query; so is the reply:
//
//   l  name, call, whether it gives a distance, whether a depth, whether it continues from the
//      previous query, the dimension and the most points of a body, each after a tab; empty after the
//      last query
//   a  the answers, followed by the seconds per query, as hexadecimal numbers
//   t  the seconds per query
[[noreturn]] void serve(const Library& library, const Stretch& stretch, std::FILE* commands,
                        std::FILE* replies) {
  try {
    Server server(library, stretch);
    while (const auto command = line_from(commands)) {
      alarm(seconds_at_most);
      const std::size_t query = std::strtoul(command->c_str() + 1, nullptr, 10);
      const std::string reply = server.reply(command->at(0), query) + "\n";
      std::fputs(reply.c_str(), replies);
      std::fflush(replies);
    }
  } catch (...) {
    // An exception of a library terminates its process, as a crash would.
    _exit(1);
  }
  _exit(0);
}

subjects::Pipe opened_pipe() {
  try {
    return subjects::make_pipe();
  } catch (const std::system_error& error) {
    throw ProcessDied(error.what());
  }
}

Listed listed_in(const std::string& line) {
  std::array<std::string, 7> parts;
  std::istringstream text(line);
  for (std::string& part : parts) std::getline(text, part, '\t');
  return {parts[0],
          parts[1],
          parts[2] == "1",
          parts[3] == "1",
          parts[4] == "1",
          std::stoi(parts[5]),
          std::stoul(parts[6])};
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
