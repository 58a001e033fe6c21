// SPDX-License-Identifier: MIT
// Choices: bytes read as decisions.  One generator serves every driver: a fuzzer brings its bytes,
// a property test a byte vector, a study an endless stream keyed by (seed, family, index), so that
// case i needs no case i - 1.
//
// Exhausted means 0, and 0 is always the simplest decision.  No std:: distributions, and never two
// draws in one expression: both give other cases with another compiler.
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
  // Reads `bytes`, which must outlive it, then zeros.
  explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  // An endless stream: a counter-based generator, the same on every platform.
  static Choices keyed(std::uint64_t seed, std::string_view family, std::uint64_t index);

  std::uint8_t byte();
  // In [0, n), n > 0.  Takes one byte up to n = 256, two up to 65536, else eight; the bias of the
  // remainder is harmless here.
  std::uint64_t below(std::uint64_t n);
  // In [low, high]; `low` when exhausted.
  int between(int low, int high);
  bool flag() { return word(1) % 2 != 0; }  // as below(2)
  // True once in n.
  bool one_in(std::uint64_t n) { return below(n) == n - 1; }

  // A multiple of 2^-bits in (-1, 1), `bits` in 1..53; 0 when exhausted.
  double fraction(int bits);
  // The same in [0, 1).
  double share(int bits);

  // Parameters that are not chosen, for somebody has fixed them; `values` must outlive this.  What
  // takes their place is drawn all the same, so that all else stays as it was.
  void fix(std::span<const Parameter> values) { fixed_ = values; }
  std::optional<double> fixed(std::string_view name) const;
  double fixed_or(std::string_view name, double drawn) const { return fixed(name).value_or(drawn); }
  int fixed_or(std::string_view name, int drawn) const {
    return static_cast<int>(fixed(name).value_or(drawn));
  }

 private:
  Choices() = default;

  // The next `count` bytes, 1 to 8 of them, the first one lowest.
  std::uint64_t word(int count);

  std::span<const Parameter> fixed_;
  std::span<const std::uint8_t> bytes_;
  std::size_t position_ = 0;
  bool endless_ = false;
  std::uint64_t key_ = 0;
  std::uint64_t block_ = 0;
};

}  // namespace cases
