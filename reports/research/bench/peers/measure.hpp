// SPDX-License-Identifier: MIT
// Measures all contenders on the same pairs, in turn in each round, so that disturbances affect
// all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "reports/research/bench/peers/pairs.hpp"
#include "reports/research/bench/peers/timed_process.hpp"

namespace bench {

struct PeersOptions {
  std::size_t rounds = 15;
  std::uint64_t seed = 1;
  std::size_t pairs = 32;
  std::vector<int> vertices{8, 32, 128, 512, 4096};
  double seconds_min = 1e-3;  // minimum time of a query per round, repeated over all pairs
};

enum class Role { core, peer, limit };

struct Contender {
  Listed query;
  Role role = Role::core;
};

// The measurements of a contender on the pairs of a cell.
struct Measured {
  std::vector<double> seconds;  // per query, by round; a single one if `once`
  bool once = false;            // too slow: the mean over the pairs for which there was time
  std::string failure;          // why there are no times
  // Comparison with proved bounds: the largest distance of its answers from the interval, and the
  // number of pairs with a wrong relation or no answer.  Touching bodies accept any relation.
  double error = 0;
  std::size_t wrong = 0;
};

struct TimedCell {
  Placing placing = Placing::separated;
  int vertices = 0;
  std::vector<Measured> measured;  // by contender
};

struct TimedRun {
  std::vector<Contender> contenders;  // core, peers, limits
  std::vector<TimedCell> cells;       // by placing, then by vertices
  std::vector<std::string> missing;   // sentences: which libraries are missing, and why
};

// The core, the plug-ins and the limits.  Progress goes to standard error.
TimedRun measure(const PeersOptions& options, const std::vector<std::string>& plugins);

// The same for arbitrary libraries, each with its role.
TimedRun measure(const PeersOptions& options,
                 const std::vector<std::pair<Role, Library>>& libraries);

}  // namespace bench
