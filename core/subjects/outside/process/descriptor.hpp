// SPDX-License-Identifier: MIT
// A file descriptor that closes itself.  All of ours are closed in other programs that we start.
#pragma once

#include <unistd.h>

#include <utility>

namespace subjects {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    other.reset();
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { reset(); }

  int get() const { return number_; }  // -1: none, which poll() passes over

 private:
  void reset() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

  int number_ = -1;
};

}  // namespace subjects
