// SPDX-License-Identifier: MIT
// libFuzzer's hooks for targets that read cases: half of the time its own mutations, which assume
// nothing and find the unexpected, otherwise those of the case program.
#include <algorithm>

#include "fuzz/engine/mutate.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t size_max);

namespace {

cases::Choices choices_of(unsigned int seed, std::size_t size) {
  return cases::Choices::keyed(seed, "mutation", size);
}

}  // namespace

// Bytes of another family occasionally become a program, for a start without seeds; otherwise they
// are left to libFuzzer, whose changes suit them as well as any.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t size_max, unsigned int seed) {
  cases::Choices choices = choices_of(seed, size);
  fuzz::Program bytes(data, data + size);
  const std::uint64_t share = fuzz::is_program(bytes) ? 2 : 16;
  if (!choices.one_in(share)) return LLVMFuzzerMutate(data, size, size_max);
  fuzz::mutate(bytes, size_max, choices);
  std::copy(bytes.begin(), bytes.end(), data);
  return bytes.size();
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t one_size,
                                                 const std::uint8_t* other, std::size_t other_size,
                                                 std::uint8_t* out, std::size_t out_size_max,
                                                 unsigned int seed) {
  cases::Choices choices = choices_of(seed, one_size);
  const fuzz::Program first(one, one + one_size);
  const fuzz::Program second(other, other + other_size);
  if (!fuzz::is_program(first) || !fuzz::is_program(second)) return 0;  // libFuzzer goes on
  const fuzz::Program bytes = fuzz::crossed(first, second, out_size_max, choices);
  std::copy(bytes.begin(), bytes.end(), out);
  return bytes.size();
}
