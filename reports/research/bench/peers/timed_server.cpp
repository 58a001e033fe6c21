// SPDX-License-Identifier: MIT
#include "reports/research/bench/peers/timed_server.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <map>
#include <utility>
#include <vector>

#include "reports/research/bench/peers/timed_process.hpp"
#include "reports/research/clock/processor_time.hpp"

namespace bench {
namespace {

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
    return fmt::format("{}\t{}\t{}\t{}", timed.name, timed.call, timed.distance ? 1 : 0,
                       timed.warm ? 1 : 0);
  }

 private:
  // Queries of one library often share prepared bodies.
  const Bodies& bodies_of(const peers::Timed& timed) {
    Bodies& bodies = bodies_[timed.prepare];
    if (!bodies.empty()) return bodies;
    for (const Pair& pair : stretch_.pairs) {
      for (const std::vector<cases::Point>* points : {&pair.a, &pair.b}) {
        const gjkproof_body body{points->front().data(), nullptr, points->size(), 3};
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
    std::array<double, 3> axis{};
    double* const kept = stretch_.in_motion && timed.warm ? axis.data() : nullptr;
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

  // The first pass loads the bodies into the caches.
  double seconds(std::size_t query) {
    const peers::Timed& timed = queries_[query];
    const Bodies& bodies = bodies_of(timed);
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
};

}  // namespace

std::optional<std::string> line_from(std::FILE* file) {
  std::string line;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) {
    if (c == '\n') return line;
    line += static_cast<char>(c);
  }
  return std::nullopt;
}

void serve(const Library& library, const Stretch& stretch, std::FILE* commands,
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

}  // namespace bench
