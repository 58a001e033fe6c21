// SPDX-License-Identifier: MIT
// Choices: bytes interpreted as decisions, so that one generator serves every driver.  A fuzzer
// supplies its input, a property test a byte vector, a study an endless stream keyed by (seed,
// family, index), so that case i does not depend on case i - 1.
//
// After the last byte every draw is 0, and 0 is always the simplest decision.  Results must not
// depend on the compiler: no std:: distributions, and never two draws in one expression.
#pragma once

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

  std::uint8_t byte();
  // In [0, n), n > 0.  Consumes one byte for n <= 256, two for n <= 65536, else eight.  The bias of
  // the modulo is harmless here.
  std::uint64_t below(std::uint64_t n);
  // In [low, high]; `low` if no bytes are left.
  int between(int low, int high);
  bool flag() { return word(1) % 2 != 0; }  // as below(2)
  // True with probability 1/n.
  bool one_in(std::uint64_t n) { return below(n) == n - 1; }

  // A multiple of 2^-bits in (-1, 1), `bits` in 1..53; 0 if no bytes are left.
  double fraction(int bits);
  // The same in [0, 1).
  double share(int bits);

  // Parameters with values fixed by the user; `values` must outlive this object.  Families still
  // draw the value that a fixed one replaces, so that all other draws stay the same.
  void fix(std::span<const Parameter> values) { fixed_ = values; }
  std::optional<double> fixed(std::string_view name) const;
  double fixed_or(std::string_view name, double drawn) const { return fixed(name).value_or(drawn); }
  int fixed_or(std::string_view name, int drawn) const {
    return static_cast<int>(fixed(name).value_or(drawn));
  }

 private:
  Choices() = default;

  // The next `count` bytes (1 to 8), little-endian.
  std::uint64_t word(int count);

  std::span<const Parameter> fixed_;
  std::span<const std::uint8_t> bytes_;
  std::size_t position_ = 0;
  bool endless_ = false;
  std::uint64_t key_ = 0;
  std::uint64_t block_ = 0;
};

}  // namespace cases
