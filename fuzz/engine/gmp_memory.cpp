// SPDX-License-Identifier: MIT
// Memory for GMP's numbers that no sanitizer watches and that inputs reuse.  Judging allocates a
// hundred numbers per input, which doubles the cost of the address sanitizer; the preset asan tests
// their use.
#include <gmp.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <new>

// glibc's own functions, below those that a sanitizer replaces.
extern "C" {
void* __libc_malloc(std::size_t size);                 // NOLINT: their names
void* __libc_realloc(void* memory, std::size_t size);  // NOLINT
void __libc_free(void* memory);                        // NOLINT
}

namespace {

// Freed blocks of up to `reused` bytes, by size.
constexpr std::size_t step = 32;
constexpr std::size_t reused = 16 * step;
struct Block {
  Block* next;
};
thread_local std::array<Block*, reused / step> freed{};  // NOLINT: GMP's functions have no context

constexpr std::size_t place(std::size_t size) {
  return (std::max(size, std::size_t{1}) - 1) / step;
}

void* allocate(std::size_t size) {
  if (size > reused) return __libc_malloc(size);
  Block*& first = freed[place(size)];
  if (first == nullptr) return __libc_malloc((place(size) + 1) * step);
  void* const memory = first;
  first = first->next;
  return memory;
}

void release(void* memory, std::size_t size) {
  if (size > reused) return __libc_free(memory);
  Block*& first = freed[place(size)];
  first = new (memory) Block{first};
}

void* reallocate(void* memory, std::size_t before, std::size_t size) {
  if (before > reused && size > reused) return __libc_realloc(memory, size);
  if (before <= reused && size <= reused && place(before) == place(size)) return memory;
  void* const moved = std::memcpy(allocate(size), memory, std::min(before, size));
  release(memory, before);
  return moved;
}

struct UnwatchedMemory {
  UnwatchedMemory() { mp_set_memory_functions(allocate, reallocate, release); }
};

// Runs before any other static: memory from another allocator must not be freed here.
[[gnu::init_priority(101)]] const UnwatchedMemory unwatched_memory;

}  // namespace
