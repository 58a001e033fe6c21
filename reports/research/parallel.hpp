// SPDX-License-Identifier: MIT
// Processes many cases in parallel; the results do not depend on the number of threads.
#pragma once

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace reports {

// Limits the threads during its lifetime; 0: one per core.
class ThreadLimit {
 public:
  explicit ThreadLimit(int threads) {
    if (threads > 0) {
      limit_.emplace(tbb::global_control::max_allowed_parallelism,
                     static_cast<std::size_t>(threads));
    }
  }

 private:
  std::optional<tbb::global_control> limit_;
};

// Calls `make` for each index below `count`, in parallel, and `take` with the results in their
// order, block by block, so that few results are in memory.
template <typename Make, typename Take>
void in_order(std::uint64_t count, const Make& make, const Take& take) {
  constexpr std::uint64_t block = 1024;
  for (std::uint64_t first = 0; first < count; first += block) {
    std::vector<decltype(make(first))> results(std::min(block, count - first));
    tbb::parallel_for(std::size_t{0}, results.size(),
                      [&](std::size_t i) { results[i] = make(first + i); });
    for (const auto& result : results) take(result);
  }
}

}  // namespace reports
