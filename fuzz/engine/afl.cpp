// SPDX-License-Identifier: MIT
// Runs a fuzz target under AFL++, with the same instrumentation and counters as under libFuzzer: it
// copies what an input reaches to AFL's own map.
#include <algorithm>
#include <array>
#include <cstdio>
#include <span>

#include "core/subjects/outside/coverage/coverage_map.hpp"

// NOLINTBEGIN: names that are given
extern "C" {
int LLVMFuzzerInitialize(int* argc, char*** argv);
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// AFL's runtime.
extern std::uint8_t* __afl_area_ptr;
extern std::uint32_t __afl_map_size;
extern std::uint8_t* __afl_fuzz_ptr;
extern std::uint32_t* __afl_fuzz_len;
extern int __afl_sharedmem_fuzzing;
void __afl_manual_init();
int __afl_persistent_loop(unsigned int inputs);

// The counters of counters.cpp, where it is linked.
[[gnu::weak]] extern std::uint8_t __start___libfuzzer_extra_counters;
[[gnu::weak]] extern std::uint8_t __stop___libfuzzer_extra_counters;
}

// By these words in a program AFL knows what it can do.
[[gnu::used]] static const char* const abilities[] = {"##SIG_AFL_PERSISTENT##",
                                                      "##SIG_AFL_DEFER_FORKSRV##"};
// NOLINTEND

int main(int argc, char** argv) {
  LLVMFuzzerInitialize(&argc, &argv);
  __afl_sharedmem_fuzzing = 1;
  LLVMFuzzerTestOneInput(nullptr, 0);  // everything that is made once
  __afl_manual_init();
  const std::span extra(&__start___libfuzzer_extra_counters, &__stop___libfuzzer_extra_counters);
  constexpr unsigned int inputs = 100000;  // before AFL starts a new process
  while (__afl_persistent_loop(inputs) != 0) {
    if (__afl_fuzz_ptr == nullptr) {
      std::fprintf(stderr, "start it with afl-fuzz: ./run fuzz TARGET SECONDS --engine afl\n");
      return 2;
    }
    subjects::clear_edge_counters();
    std::fill(extra.begin(), extra.end(), std::uint8_t{0});
    LLVMFuzzerTestOneInput(__afl_fuzz_ptr, *__afl_fuzz_len);
    const std::span map(__afl_area_ptr, __afl_map_size);
    std::copy(extra.begin(), extra.end(), map.last(extra.size()).begin());
    subjects::add_edge_counters(map.first(map.size() - extra.size()));
  }
  return 0;
}
