// SPDX-License-Identifier: MIT
#include "core/cases/choices.hpp"

#include "core/cases/hash.hpp"

namespace cases {

Choices Choices::keyed(std::uint64_t seed, std::string_view family, std::uint64_t index) {
  Choices choices;
  choices.endless_ = true;
  // Families are keyed by name, so that adding one leaves the cases of the others alone.
  choices.key_ = mixed(mixed(mixed(seed) ^ hashed(family)) ^ index);
  return choices;
}

std::uint64_t Choices::word_of_bytes(int count) {
  std::uint64_t result = 0;
  for (int i = 0; i < count && position_ < bytes_.size(); ++i) {
    result |= std::uint64_t{bytes_[position_++]} << (8 * i);
  }
  return result;
}

std::optional<double> Choices::found(std::string_view name) const {
  for (const Parameter& parameter : fixed_) {
    if (parameter.name == name) return parameter.value;
  }
  return std::nullopt;
}

}  // namespace cases
