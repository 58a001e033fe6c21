// SPDX-License-Identifier: MIT
// Memory for GMP's numbers that no sanitizer watches.  Judging allocates a hundred of them per
// input, which doubles the cost of the address sanitizer; the preset asan tests their use.
#include <gmp.h>

#include <cstddef>

// glibc's own functions, below those that a sanitizer replaces.
extern "C" {
void* __libc_malloc(std::size_t size);                 // NOLINT: their names
void* __libc_realloc(void* memory, std::size_t size);  // NOLINT
void __libc_free(void* memory);                        // NOLINT
}

namespace {

struct UnwatchedMemory {
  UnwatchedMemory() {
    mp_set_memory_functions(
        [](std::size_t size) { return __libc_malloc(size); },
        [](void* memory, std::size_t, std::size_t size) { return __libc_realloc(memory, size); },
        [](void* memory, std::size_t) { __libc_free(memory); });
  }
};

// Runs before any other static: memory from another allocator must not be freed here.
[[gnu::init_priority(101)]] const UnwatchedMemory unwatched_memory;

}  // namespace
