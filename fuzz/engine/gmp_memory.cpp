// SPDX-License-Identifier: MIT
// GMP's numbers in memory that no sanitizer watches.  Those who judge allocate a hundred of them an
// input, which costs the address sanitizer as much as all else; what they do with them is asked by
// the tests of the preset asan.
#include <gmp.h>

#include <cstddef>

// glibc's own, below the functions that a sanitizer puts in their place.
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

// Before any other static: memory that came from elsewhere must not be freed here.
[[gnu::init_priority(101)]] const UnwatchedMemory unwatched_memory;

}  // namespace
