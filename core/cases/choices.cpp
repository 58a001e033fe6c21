// SPDX-License-Identifier: MIT
#include "core/cases/choices.hpp"

#include <bit>

#include "core/cases/hash.hpp"

namespace cases {
namespace {

// The finalizer of SplitMix64 [Steele14], a bijection; every output bit depends on all of x.
std::uint64_t mixed(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

// The lowest `bits` bits times 2^-bits.
double in_units(std::uint64_t word, int bits) {
  const std::uint64_t numerator = word & ((std::uint64_t{1} << bits) - 1);
  const auto exponent = static_cast<std::uint64_t>(1023 - bits);
  return static_cast<double>(static_cast<std::int64_t>(numerator)) *
         std::bit_cast<double>(exponent << 52);
}

}  // namespace

Choices Choices::keyed(std::uint64_t seed, std::string_view family, std::uint64_t index) {
  Choices choices;
  choices.endless_ = true;
  // Families are keyed by name, so that adding one leaves the cases of the others alone.
  choices.key_ = mixed(mixed(mixed(seed) ^ hashed(family)) ^ index);
  return choices;
}

std::uint8_t Choices::byte() { return static_cast<std::uint8_t>(word(1)); }

std::uint64_t Choices::word(int count) {
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - 8 * count);
  std::uint64_t result = 0;
  if (!endless_) {
    for (int i = 0; i < count && position_ < bytes_.size(); ++i) {
      result |= std::uint64_t{bytes_[position_++]} << (8 * i);
    }
    return result;
  }
  // The stream is a sequence of 8-byte blocks; a word spans one or two of them.
  const auto lane = static_cast<int>(position_ % 8);
  if (lane == 0) block_ = mixed(key_ + position_ / 8);
  result = block_ >> (8 * lane);
  position_ += static_cast<std::size_t>(count);
  if (lane + count > 8) {
    block_ = mixed(key_ + position_ / 8);
    result |= block_ << (8 * (8 - lane));
  }
  return result & mask;
}

std::uint64_t Choices::below(std::uint64_t n) {
  return word(n <= 0x100 ? 1 : n <= 0x10000 ? 2 : 8) % n;
}

int Choices::between(int low, int high) {
  return low + static_cast<int>(below(static_cast<std::uint64_t>(high - low) + 1));
}

double Choices::share(int bits) { return in_units(word((bits + 7) / 8), bits); }

double Choices::fraction(int bits) {
  // One word for the sign and the magnitude: 53 bits take 7 bytes.
  const std::uint64_t both = word(1 + (bits + 7) / 8);
  const double magnitude = in_units(both >> 8, bits);
  return both % 2 != 0 ? -magnitude : magnitude;
}

std::optional<double> Choices::fixed(std::string_view name) const {
  for (const Parameter& parameter : fixed_) {
    if (parameter.name == name) return parameter.value;
  }
  return std::nullopt;
}

}  // namespace cases
