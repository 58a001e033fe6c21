// SPDX-License-Identifier: MIT
// A process for the queries of one library.  Two builds of Bullet in one process would share
// variables, and if a library damages its process, the others can still be timed.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/peers/timed.hpp"
#include "reports/research/bench/peers/pairs.hpp"

namespace bench {

// The source of queries: a plug-in, or this program.
struct Library {
  std::string file;  // of the plug-in; empty: use `own`
  std::vector<peers::Timed> own;
};

// A query as the other process lists it.
struct Listed {
  std::string name;
  std::string call;
  bool distance = false;
  bool warm = false;
};

// The task of the process: pairs, and how to measure the time.
struct Stretch {
  std::vector<Pair> pairs;
  bool in_motion = false;     // a query may start from the result of the previous one
  double seconds_min = 1e-3;  // all pairs are repeated until this time has passed
  double patience = 0.25;     // seconds after which no further pair is evaluated for its answer
};

// The answers to the first pairs: all of them unless the time ran out.
struct Answers {
  std::vector<double> values;
  double seconds = 0;  // mean per query
};

struct ProcessDied : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// All functions throw ProcessDied.
class TimedProcess {
 public:
  TimedProcess(const Library& library, const Stretch& stretch);
  ~TimedProcess();
  TimedProcess(const TimedProcess&) = delete;
  TimedProcess& operator=(const TimedProcess&) = delete;

  const std::vector<Listed>& queries() const { return queries_; }
  Answers answers(std::size_t query);
  // Seconds per query, the mean over all pairs.
  double seconds(std::size_t query);

 private:
  std::string asked(char what, std::size_t query);
  void end();
  [[noreturn]] void throw_died();

  pid_t child_ = -1;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
  std::vector<Listed> queries_;
};

}  // namespace bench
