// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/error_tail.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>

namespace subjects {

void ErrorTail::read() {
  constexpr std::size_t text_max = 4096;
  std::array<char, 1U << 16U> block{};
  for (int blocks = 0; pipe_.get() >= 0 && blocks < 16; ++blocks) {
    const ssize_t got = ::read(pipe_.get(), block.data(), block.size());
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) pipe_ = Descriptor();
    if (got <= 0) return;
    text_.append(block.data(), static_cast<std::size_t>(got));
    if (text_.size() > text_max) text_.erase(0, text_.size() - text_max);
  }
}

}  // namespace subjects
