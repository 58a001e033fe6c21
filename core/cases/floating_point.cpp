// SPDX-License-Identifier: MIT
#include "core/cases/floating_point.hpp"

#include <cfloat>
#include <cstdint>
#include <limits>

#ifdef __FAST_MATH__
#error "gjkproof judges rounding errors: it cannot be compiled with -ffast-math"
#endif
static_assert(FLT_EVAL_METHOD == 0, "float and double must be evaluated in their own precision");
static_assert(std::numeric_limits<double>::is_iec559 && std::numeric_limits<float>::is_iec559);

namespace cases {
namespace {

// Everything is volatile: the tests are about the processor, not about constant folding.

// 1 + 3/4 ulp rounds to 1 + ulp to nearest, but to 1 towards zero and downward; 1 + 1/4 ulp rounds
// to 1 to nearest, but to 1 + ulp upward.
template <typename Real>
bool rounds_to_nearest() {
  constexpr Real ulp = std::numeric_limits<Real>::epsilon();
  const volatile Real one = 1;
  const volatile Real more = 3 * ulp / 4;
  const volatile Real less = ulp / 4;
  const volatile Real up = one + more;
  const volatile Real down = one + less;
  return up == 1 + ulp && down == 1;
}

// With a shorter significand 1 + ulp is 1.
bool long_double_is_whole() {
  const volatile long double one = 1;
  const volatile long double ulp = std::numeric_limits<long double>::epsilon();
  const volatile long double sum = one + ulp;
  return sum != one;
}

// (1 + 2^-30)^2 = 1 + 2^-29 + 2^-60: a rounded product loses the last term, a fused one keeps it.
bool contracts() {
  const volatile double x = 1 + 0x1p-30;
  const volatile double product = x * x;
  const double y = x;
  return y * y - product != 0;
}

#if defined(__x86_64__)
// MXCSR: bit 15 is flush-to-zero, bits 13 and 14 rounding control, bit 6 denormals-are-zero.  x87
// control word: bits 10 and 11 are rounding control, bits 8 and 9 precision control, where 3 means
// 64 bits.  [Intel SDM vol. 1, §8.1.5, §10.2.3]
bool registers_are_right() {
  std::uint32_t sse = 0;
  std::uint16_t x87 = 0;
  asm volatile("stmxcsr %0" : "=m"(sse));
  asm volatile("fnstcw %0" : "=m"(x87));
  return (sse & 0xe040U) == 0 && (x87 & 0x0f00U) == 0x0300U;
}
#else
bool registers_are_right() { return !floating_point_trouble(); }
#endif

}  // namespace

std::optional<std::string> floating_point_trouble() {
  // Must come before the rounding mode of long double, which reduced precision would disguise.
  if (!long_double_is_whole()) return "long double is computed with reduced precision";
  if (!rounds_to_nearest<float>() || !rounds_to_nearest<double>() ||
      !rounds_to_nearest<long double>()) {
    return "the rounding mode is not to nearest";
  }
  const volatile double subnormal = std::numeric_limits<double>::denorm_min();
  if (subnormal * 0x1p+60 == 0) return "subnormal operands are read as zero";
  const volatile double smallest = std::numeric_limits<double>::min();
  if (smallest / 2 == 0) return "subnormal results are flushed to zero";
  if (contracts()) return "products and sums are contracted to fused operations";
  return std::nullopt;
}

void require_floating_point() {
  if (registers_are_right()) return;
  if (const auto trouble = floating_point_trouble()) throw FloatingPointTrouble(*trouble);
}

}  // namespace cases
