// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/shared_memory.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <new>
#include <utility>

namespace subjects {

SharedMemory::~SharedMemory() {
  if (data_ != nullptr) munmap(data_, size_);
}

bool SharedMemory::reserve(std::size_t bytes) {
  if (bytes <= size_) return false;
  // Pages that nobody touches cost nothing, so that few batches need other memory.
  const std::size_t size = std::max({bytes, 2 * size_, std::size_t{1} << 26U});
  void* const data = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (data == MAP_FAILED) throw std::bad_alloc();
  if (data_ != nullptr) munmap(data_, size_);
  data_ = static_cast<std::byte*>(data);
  size_ = size;
  return true;
}

void SharedMemory::make_read_only() const { mprotect(data_, size_, PROT_READ); }

}  // namespace subjects
