// SPDX-License-Identifier: MIT
// Measures the elapsed time of a query.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "core/subjects/answer.hpp"

namespace subjects {

// Nanoseconds of a call of `run`: the least of three rounds, since disturbances only make a round
// longer.  A round has enough calls to take 4 us, so that reading the clock twice (25 ns each)
// hardly matters.  No round starts after 20 ms.
template <typename Run>
double least_nanoseconds(const Run& run) {
  const EveryIteration whole_queries;
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::microseconds round_min{4};
  constexpr std::chrono::milliseconds total_max{20};
  constexpr std::uint64_t calls_max = std::uint64_t{1} << 20U;
  const Clock::time_point start = Clock::now();
  std::chrono::duration<double, std::nano> least = std::chrono::duration<double>::max();
  std::uint64_t calls = 1;
  for (int rounds = 0; rounds < 3;) {
    const Clock::time_point begin = Clock::now();
    for (std::uint64_t i = 0; i < calls; ++i) run();
    const Clock::time_point end = Clock::now();
    if (end - begin < round_min && calls < calls_max) {
      calls *= 2;
      continue;
    }
    least = std::min(
        least, std::chrono::duration<double, std::nano>(end - begin) / static_cast<double>(calls));
    if (end - start > total_max) break;
    ++rounds;
  }
  return least.count();
}

}  // namespace subjects
