// SPDX-License-Identifier: MIT
#include "fuzz/engine/counters.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace fuzz {
namespace {

// One counter for each value: libFuzzer treats each that was never set before as a discovery.
constexpr std::size_t errors = 64;
constexpr std::size_t iterations = 32;
constexpr std::size_t statuses = 32;
constexpr std::size_t of_subject = 3 * errors + iterations + statuses;

// libFuzzer finds the section by its name, reads it after each input and clears it before the next.
__attribute__((section("__libfuzzer_extra_counters"))) volatile std::uint8_t
    counters[observed_subjects_max * of_subject];  // NOLINT: a section of plain bytes

// 0 if there is no error, then one for each binary digit from 2^-8 on; the last one for all larger.
std::size_t error_class(double scaled_error) {
  if (!(scaled_error > 0x1p-8)) return 0;
  if (!std::isfinite(scaled_error)) return errors - 1;
  return std::min(errors - 1, static_cast<std::size_t>(std::ilogb(scaled_error) + 9));
}

// One by one up to 16, then four for each doubling: 256, the usual iteration limit, comes last.
std::size_t iteration_class(int count) {
  if (count < 16) return static_cast<std::size_t>(std::max(count, 0));
  const int digits = std::ilogb(static_cast<double>(count));  // at least 4
  const auto part = static_cast<std::size_t>((count >> (digits - 2)) % 4);
  return std::min(iterations - 1, 16 + static_cast<std::size_t>(digits - 4) * 4 + part);
}

// There are a dozen statuses; two that share a counter cost a discovery, not a finding.
std::size_t status_class(const std::string& status) {
  std::uint32_t hash = 2166136261U;
  for (const char c : status) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return (hash >> 16) % statuses;
}

}  // namespace

void observe(std::size_t subject, const subjects::Answer& answer, const ErrorSizes& sizes) {
  volatile std::uint8_t* counter = counters + (subject % observed_subjects_max) * of_subject;
  for (const std::optional<double>& size : sizes.all()) {
    if (size) counter[error_class(*size)] = 1;
    counter += errors;
  }
  counter[iteration_class(answer.iterations)] = 1;
  counter[iterations + status_class(answer.status)] = 1;
}

}  // namespace fuzz
