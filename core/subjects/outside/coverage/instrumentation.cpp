// SPDX-License-Identifier: MIT
#include "core/subjects/outside/coverage/coverage_map.hpp"

#include <algorithm>
#include <cstring>

namespace subjects {
namespace {

// Counters of the plug-in and of instrumented libraries that it links.  Plain memory, since they
// register while they are loaded.
constexpr std::size_t libraries_max = 64;
struct Counters {
  std::uint8_t* begin;
  std::uint8_t* end;
};
std::array<Counters, libraries_max> libraries;  // NOLINT: the callbacks have no other place
std::size_t library_count = 0;                  // NOLINT

std::span<const Counters> all() { return std::span(libraries).first(library_count); }

// Each unit of a library registers the counters of the whole library.  Libraries beyond the maximum
// give no feedback.
void remember(const Counters& counters) {
  const auto same = [&](const Counters& other) { return other.begin == counters.begin; };
  if (counters.begin == counters.end || library_count == libraries_max) return;
  if (std::any_of(all().begin(), all().end(), same)) return;
  libraries[library_count++] = counters;
}

}  // namespace

void clear_edge_counters() {
  for (const auto& [begin, end] : all()) std::fill(begin, end, std::uint8_t{0});
}

void add_edge_counters(std::span<std::uint8_t> map) {
  std::size_t before = 0;  // edges of earlier libraries
  for (const Counters& library : all()) {
    const std::span counters(library.begin, library.end);
    for (std::size_t i = 0; i < counters.size();) {
      // Most are zero.
      constexpr std::size_t block = sizeof(std::uint64_t);
      std::uint64_t many = 0;
      if (i + block <= counters.size()) std::memcpy(&many, &counters[i], block);
      if (i + block <= counters.size() && many == 0) {
        i += block;
        continue;
      }
      std::uint8_t& sum = map[(before + i) % map.size()];
      sum = static_cast<std::uint8_t>(std::min(255, sum + counters[i]));
      ++i;
    }
    before += counters.size();
  }
}

}  // namespace subjects

// Functions that instrumented code of clang 14 calls [clang, SanitizerCoverage].  Only the counters
// are used: compared values would have to cross two processes at each comparison.  AFL++ has some of
// them in its runtime.
// NOLINTBEGIN: names and types that are given
extern "C" {

// Depth of the stack.
__attribute__((tls_model("initial-exec"))) thread_local std::uintptr_t __sancov_lowest_stack = 0;

void __sanitizer_cov_8bit_counters_init(std::uint8_t* begin, std::uint8_t* end) {
  subjects::remember({begin, end});
}
void __sanitizer_cov_pcs_init(const std::uintptr_t*, const std::uintptr_t*) {}
void __sanitizer_cov_trace_pc_indir(std::uintptr_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_cmp1(std::uint8_t, std::uint8_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_cmp2(std::uint16_t, std::uint16_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_cmp4(std::uint32_t, std::uint32_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_cmp8(std::uint64_t, std::uint64_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_const_cmp1(std::uint8_t, std::uint8_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_const_cmp2(std::uint16_t, std::uint16_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_const_cmp4(std::uint32_t, std::uint32_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_const_cmp8(std::uint64_t, std::uint64_t) {}
[[gnu::weak]] void __sanitizer_cov_trace_switch(std::uint64_t, std::uint64_t*) {}
void __sanitizer_cov_trace_div4(std::uint32_t) {}
void __sanitizer_cov_trace_div8(std::uint64_t) {}
void __sanitizer_cov_trace_gep(std::uintptr_t) {}
}
// NOLINTEND
