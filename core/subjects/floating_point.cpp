// SPDX-License-Identifier: MIT
#include "core/subjects/floating_point.hpp"

#include <cfenv>
#include <cfloat>
#include <limits>

#ifdef __FAST_MATH__
#error "gjkproof judges rounding errors: it cannot be compiled with -ffast-math"
#endif
static_assert(FLT_EVAL_METHOD == 0, "float and double must be evaluated in their own precision");
static_assert(std::numeric_limits<double>::is_iec559 && std::numeric_limits<float>::is_iec559);

namespace subjects {

std::optional<std::string> floating_point_trouble() {
  if (std::fegetround() != FE_TONEAREST) return "the rounding mode is not to nearest";
  // Volatile: the question is what the processor does, not what the compiler folds.
  volatile double subnormal = std::numeric_limits<double>::denorm_min();
  if (subnormal * 0x1p+60 == 0) return "subnormal operands are read as zero";
  volatile double smallest = std::numeric_limits<double>::min();
  if (smallest / 2 == 0) return "subnormal results are flushed to zero";
  // (1 + 2^-30)^2 = 1 + 2^-29 + 2^-60: the product rounds the last term away, a fused one keeps it.
  volatile double x = 1 + 0x1p-30;
  volatile double product = x * x;
  const double y = x;
  if (y * y - product != 0) return "products and sums are contracted to fused operations";
  return std::nullopt;
}

}  // namespace subjects
