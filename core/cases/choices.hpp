// SPDX-License-Identifier: MIT
// Choices: bytes interpreted as decisions, so that one generator serves every driver.  A fuzzer
// supplies its input, a property test a byte vector, a study an endless stream keyed by (seed,
// family, index), so that case i does not depend on case i - 1.
//
// After the last byte every draw is 0, and 0 is always the simplest decision.  Results must not
// depend on the compiler: no std:: distributions, and never two draws in one expression.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/cases/case.hpp"

namespace cases {

class Choices {
 public:
  // Reads `bytes`, which must outlive this object, then zeros.
  explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  // An endless stream from a counter-based generator, the same on every platform.
  static Choices keyed(std::uint64_t seed, std::string_view family, std::uint64_t index);

  std::uint8_t byte() { return static_cast<std::uint8_t>(word(1)); }
  // In [0, n), n > 0.  Consumes one byte for n <= 256, two for n <= 65536, else eight.  The bias of
  // the modulo is harmless here.
  std::uint64_t below(std::uint64_t n) {
    if (n > 0x10000) return word(8) % n;
    // A division of 32 bits takes less time.
    const auto drawn = static_cast<std::uint32_t>(n <= 0x100 ? word(1) : word(2));
    return drawn % static_cast<std::uint32_t>(n);
  }
  // In [low, high]; `low` if no bytes are left.  Unsigned, for the range may exceed an int.
  int between(int low, int high) {
    const auto first = static_cast<std::uint32_t>(low);
    const std::uint64_t size = std::uint64_t{static_cast<std::uint32_t>(high) - first} + 1;
    return static_cast<int>(first + static_cast<std::uint32_t>(below(size)));
  }
  bool flag() { return word(1) % 2 != 0; }  // as below(2)
  // True with probability 1/n.
  bool one_in(std::uint64_t n) { return below(n) == n - 1; }

  // A multiple of 2^-bits in (-1, 1), `bits` in 1..53; 0 if no bytes are left.
  double fraction(int bits) {
    // One word for the sign and the magnitude: 53 bits take 7 bytes.
    const std::uint64_t both = word(1 + (bits + 7) / 8);
    const double magnitude = in_units(both >> 8, bits);
    // The sign bit alone, for a branch would be taken half of the time.
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(magnitude) ^ (both & 1) << 63);
  }
  // The same in [0, 1).
  double share(int bits) { return in_units(word((bits + 7) / 8), bits); }

  // Parameters with values fixed by the user; `values` must outlive this object.  Families still
  // draw the value that a fixed one replaces, so that all other draws stay the same.
  void fix(std::span<const Parameter> values) { fixed_ = values; }
  std::optional<double> fixed(std::string_view name) const {
    return fixed_.empty() ? std::nullopt : found(name);
  }
  double fixed_or(std::string_view name, double drawn) const { return fixed(name).value_or(drawn); }
  int fixed_or(std::string_view name, int drawn) const {
    return static_cast<int>(fixed(name).value_or(drawn));
  }

 private:
  Choices() = default;

  // The finalizer of SplitMix64 [Steele14], a bijection; every output bit depends on all of x.
  static std::uint64_t mixed(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
  }

  // The lowest `bits` bits times 2^-bits.
  static double in_units(std::uint64_t word, int bits) {
    const std::uint64_t numerator = word & ((std::uint64_t{1} << bits) - 1);
    const auto exponent = static_cast<std::uint64_t>(1023 - bits);
    return static_cast<double>(static_cast<std::int64_t>(numerator)) *
           std::bit_cast<double>(exponent << 52);
  }

  // The next `count` bytes (1 to 8), little-endian.
  std::uint64_t word(int count) {
    if (!endless_) return word_of_bytes(count);
    // The stream is a sequence of 8-byte blocks; a word spans one or two of them.
    const auto lane = static_cast<int>(position_ % 8);
    if (lane == 0) block_ = mixed(key_ + position_ / 8);
    std::uint64_t result = block_ >> (8 * lane);
    position_ += static_cast<std::size_t>(count);
    if (lane + count > 8) {
      block_ = mixed(key_ + position_ / 8);
      result |= block_ << (8 * (8 - lane));
    }
    return result & ~std::uint64_t{0} >> (64 - 8 * count);
  }
  std::uint64_t word_of_bytes(int count);
  std::optional<double> found(std::string_view name) const;

  std::span<const Parameter> fixed_;
  std::span<const std::uint8_t> bytes_;
  std::size_t position_ = 0;
  bool endless_ = false;
  std::uint64_t key_ = 0;
  std::uint64_t block_ = 0;
};

}  // namespace cases
