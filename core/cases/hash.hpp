// SPDX-License-Identifier: MIT
// FNV-1a in 64 bits: the same number on every platform.
#pragma once

#include <cstdint>
#include <string_view>

namespace cases {

class Hash {
 public:
  // One step of the hash, with a byte or with a whole word.
  constexpr void add(std::uint64_t word) { value_ = (value_ ^ word) * 0x100000001b3U; }
  constexpr void add(std::string_view bytes) {
    for (const char c : bytes) add(std::uint64_t{static_cast<unsigned char>(c)});
  }
  // The low bits of a product do not depend on the high bits of its factors; this folds those in.
  constexpr void fold() { value_ ^= value_ >> 32; }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

constexpr std::uint64_t hashed(std::string_view bytes) {
  Hash hash;
  hash.add(bytes);
  return hash.value();
}

}  // namespace cases
