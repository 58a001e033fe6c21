// SPDX-License-Identifier: MIT
// A process for the queries of one library.  Two builds of Bullet in one process would share some
// variables, and whatever a library does to its process, the others are timed all the same.
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

// Where queries come from: a plug-in, or this program.
struct Library {
  std::string file;  // of the plug-in; empty: `own` it is
  std::vector<peers::Timed> own;
};

// A query as the other process has it.
struct Listed {
  std::string name;
  std::string call;
  bool distance = false;
  bool warm = false;
};

// What the process was asked: pairs, and how it takes the time.
struct Stretch {
  std::vector<Pair> pairs;
  bool in_motion = false;     // a query may begin where the one before has ended
  double seconds_min = 1e-3;  // all pairs are asked as often as takes so long
  double patience = 0.25;     // seconds after which no further pair is asked for its answer
};

// The answers to the first pairs, to all of them unless patience was lost.
struct Answers {
  std::vector<double> values;
  double seconds = 0;  // of a query, in the mean
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
  // Seconds of a query, the mean over all pairs.
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
