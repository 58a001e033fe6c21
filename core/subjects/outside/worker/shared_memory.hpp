// SPDX-License-Identifier: MIT
// Memory that a process shares with those that it forks from then on.
#pragma once

#include <cstddef>

namespace subjects {

class SharedMemory {
 public:
  SharedMemory() = default;
  ~SharedMemory();
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  // Room for `bytes`.  True: it is other memory than before, empty, which processes that were
  // forked before do not see.  Throws std::bad_alloc.
  bool reserve(std::size_t bytes);
  // In this process alone.
  void make_read_only() const;

  std::byte* data() const { return data_; }

 private:
  std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace subjects
