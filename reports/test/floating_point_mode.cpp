// SPDX-License-Identifier: MIT
// A library to preload.  Before main() it sets the floating-point environment that the variable
// GJKPROOF_FLOATING_POINT names, as a library linked with -ffast-math or an old run-time system
// does.
#include <cfenv>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

void set_sse(std::uint32_t bits) {
  std::uint32_t word = 0;
  asm volatile("stmxcsr %0" : "=m"(word));
  word |= bits;
  asm volatile("ldmxcsr %0" : : "m"(word));
}

void set_x87_precision(std::uint16_t bits) {
  std::uint16_t word = 0;
  asm volatile("fnstcw %0" : "=m"(word));
  word = static_cast<std::uint16_t>((word & ~0x0300) | bits);
  asm volatile("fldcw %0" : : "m"(word));
}

[[gnu::constructor]] void set_mode() {
  const char* text = std::getenv("GJKPROOF_FLOATING_POINT");
  const std::string mode = text == nullptr ? "" : text;
  if (mode == "downward") std::fesetround(FE_DOWNWARD);
  if (mode == "upward") std::fesetround(FE_UPWARD);
  if (mode == "toward_zero") std::fesetround(FE_TOWARDZERO);
  if (mode == "sse_upward") set_sse(0x4000);
  if (mode == "flush_to_zero") set_sse(0x8000);
  if (mode == "denormals_are_zero") set_sse(0x0040);
  if (mode == "x87_double") set_x87_precision(0x0200);
  if (mode == "x87_single") set_x87_precision(0x0000);
}

}  // namespace
