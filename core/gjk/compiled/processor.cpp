// SPDX-License-Identifier: MIT
// Which instruction sets this processor has, in place of Highway's own library: compiled queries need
// only these two functions of it, and it measures the clock for milliseconds whenever a program starts.
#include <hwy/targets.h>

#include <cstdint>

#include "core/gjk/compiled/certified.hpp"

namespace hwy {

// The targets that are compiled: no others add much to a scan.  A target needs the features
// that Highway lets the compiler use for it, and a system that saves its registers, which
// __builtin_cpu_supports checks too.
int64_t SupportedTargets() {
#if HWY_ARCH_X86_64
  __builtin_cpu_init();
  std::int64_t targets = HWY_STATIC_TARGET;
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") ||
      !__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2")) {
    return targets;
  }
  targets |= HWY_AVX2;
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512vl") ||
      !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512bw") ||
      !__builtin_cpu_supports("avx512cd")) {
    return targets;
  }
  return targets | HWY_AVX3;
#else
  return HWY_STATIC_TARGET;
#endif
}

ChosenTarget& GetChosenTarget() {
  static ChosenTarget chosen;
  return chosen;
}

}  // namespace hwy

namespace gjk::certified {

const char* instruction_set() {
  const std::int64_t all = hwy::SupportedTargets() & HWY_TARGETS;
  return hwy::TargetName(all & -all);
}

}  // namespace gjk::certified
