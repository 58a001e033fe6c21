// SPDX-License-Identifier: MIT
#include <vector>

#include "fuzz/engine/counters.hpp"

// What instrumented code calls for its own counters and their table: of each edge its address and
// whether it enters a function.  Absent where no fuzzer runs.
// NOLINTBEGIN: names that are given
extern "C" {
[[gnu::weak]] void __sanitizer_cov_8bit_counters_init(std::uint8_t* begin, std::uint8_t* end);
[[gnu::weak]] void __sanitizer_cov_pcs_init(const std::uintptr_t* begin, const std::uintptr_t* end);
}
// NOLINTEND

namespace fuzz {

void observe_edges(std::span<std::uint8_t> counts) {
  if (__sanitizer_cov_8bit_counters_init == nullptr) return;
  static std::vector<std::uintptr_t> table;
  for (std::uint8_t& count : counts) {
    table.push_back(reinterpret_cast<std::uintptr_t>(&count));
    table.push_back(0);
  }
  __sanitizer_cov_8bit_counters_init(counts.data(), counts.data() + counts.size());
  __sanitizer_cov_pcs_init(table.data(), table.data() + table.size());
}

}  // namespace fuzz
