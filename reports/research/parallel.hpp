// SPDX-License-Identifier: MIT
// Processes many cases in parallel; the results do not depend on the number of threads.
#pragma once

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <memory>

#include "core/cases/families.hpp"

namespace reports {

// Limits the threads during its lifetime; null, for 0, means one per core.
inline std::unique_ptr<tbb::global_control> limit_threads(int threads) {
  if (threads <= 0) return nullptr;
  return std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                               static_cast<std::size_t>(threads));
}

// Calls `make` for each index below `count`, in parallel, and returns the results in their order.
template <typename Make>
auto in_parallel(std::size_t count, const Make& make) {
  std::vector<decltype(make(count))> results(count);
  tbb::parallel_for(std::size_t{0}, count, [&](std::size_t i) { results[i] = make(i); });
  return results;
}

// The same, with `take` called for each result in order, block by block, so that few results are in
// memory.
template <typename Make, typename Take>
void in_order(std::uint64_t count, const Make& make, const Take& take) {
  constexpr std::uint64_t block = 1024;
  for (std::uint64_t first = 0; first < count; first += block) {
    const auto made = [&](std::size_t i) { return make(first + i); };
    for (const auto& result : in_parallel(std::min(block, count - first), made)) take(result);
  }
}

// The families with these names, or `all` if there are none.
inline std::vector<const cases::Family*> chosen_families(const std::vector<std::string>& names,
                                                         const std::vector<cases::Family>& all) {
  std::vector<const cases::Family*> chosen;
  for (const std::string& name : names) chosen.push_back(&cases::listed_family(name));
  if (!chosen.empty()) return chosen;
  for (const cases::Family& family : all) chosen.push_back(&family);
  return chosen;
}

}  // namespace reports
