// SPDX-License-Identifier: MIT
#include "reports/output/freed_memory.hpp"

#include <gmp.h>
#include <malloc.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

namespace reports {
namespace {

// Sanitizers find no fault in memory that is never freed.
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

struct Block {
  Block* next;
};

constexpr std::size_t least_size = 16;
constexpr std::size_t sizes = 7;  // powers of two up to 1 KiB
constexpr std::size_t kept_max = 4096;

// The freed blocks of a thread.  Trivial, because every access to others asks whether they exist.
struct Lists {
  std::array<Block*, sizes> first;
  std::array<std::size_t, sizes> kept;
};

constinit thread_local Lists lists{};

// Frees them when the thread ends.
struct Keeper {
  ~Keeper() {
    for (Block*& block : lists.first) {
      while (block != nullptr) std::free(std::exchange(block, block->next));
    }
    lists.kept.fill(kept_max);  // what is freed later is not kept
  }
  void start() {}
};

thread_local Keeper keeper;

std::size_t place_of(std::size_t size) {
  return static_cast<std::size_t>(std::bit_width((std::max(size, least_size) - 1) / least_size));
}

// As GMP does without memory.
void* present(void* block) {
  if (block == nullptr) std::abort();
  return block;
}

void* allocate(std::size_t size) {
  const std::size_t place = place_of(size);
  if (place >= sizes) return present(std::malloc(size));
  Block*& first = lists.first[place];
  if (first == nullptr) {
    keeper.start();
    return present(std::malloc(least_size << place));
  }
  --lists.kept[place];
  return std::exchange(first, first->next);
}

void release(void* block, std::size_t size) {
  const std::size_t place = place_of(size);
  if (place >= sizes || lists.kept[place] >= kept_max) return std::free(block);
  if (lists.kept[place]++ == 0) keeper.start();
  lists.first[place] = new (block) Block{lists.first[place]};
}

void* reallocate(void* block, std::size_t before, std::size_t size) {
  const std::size_t place = place_of(before);
  if (place < sizes && place == place_of(size)) return block;
  if (place >= sizes && place_of(size) >= sizes) return present(std::realloc(block, size));
  void* const result = allocate(size);
  std::memcpy(result, block, std::min(before, size));
  release(block, before);
  return result;
}

// Before any other constructor: every number then has a whole block of its place.
[[gnu::constructor(101)]] void keep_numbers() {
  mp_set_memory_functions(allocate, reallocate, release);
}

#endif

}  // namespace

void keep_freed_memory() {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 1 << 25);  // the largest value accepted: 32 MiB
  mallopt(M_TRIM_THRESHOLD, 1 << 28);
#endif
}

}  // namespace reports
