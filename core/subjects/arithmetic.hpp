// SPDX-License-Identifier: MIT
// How the processor computes while a subject answers: its rounding mode, and whether it flushes
// subnormal numbers to zero.  A library linked with -ffast-math makes the program that loads it flush
// them; graphics processors may do so as well.
#pragma once

#include <cfenv>
#include <string>
#include <vector>

#include "core/cases/settings.hpp"
#include "core/subjects/settings.hpp"

namespace subjects {

struct Arithmetic {
  int rounding = FE_TONEAREST;
  bool flushes = false;  // subnormal operands and results are zero

  bool is_usual() const { return rounding == FE_TONEAREST && !flushes; }
};

// The control register of SSE, which computes in float and double.
#ifdef __SSE2__
inline constexpr bool can_flush = true;
inline unsigned control() { return __builtin_ia32_stmxcsr(); }
inline void set_control(unsigned bits) { __builtin_ia32_ldmxcsr(bits); }
#else
inline constexpr bool can_flush = false;
inline unsigned control() { return 0; }
inline void set_control(unsigned) {}
#endif

// The arithmetic that checked settings request.  `rounds`: whether the subject computes in hardware
// scalars; `flushes`: whether in float or double of SSE.  Throws std::invalid_argument for a setting
// that the subject's scalars cannot follow.
inline Arithmetic arithmetic_of(const std::string& subject,
                                const std::vector<cases::Setting>& settings, bool rounds,
                                bool flushes) {
  Arithmetic result;
  for (const cases::Setting& setting : settings) {
    if (setting.key == "rounding") {
      result.rounding = setting.value == "upward"     ? FE_UPWARD
                        : setting.value == "downward" ? FE_DOWNWARD
                        : setting.value == "nearest"  ? FE_TONEAREST
                                                      : FE_TOWARDZERO;
      if (!rounds && result.rounding != FE_TONEAREST) {
        refuse_setting(subject, setting, "nearest: it does not compute in scalars of the hardware");
      }
    }
    if (setting.key == "subnormals") {
      result.flushes = setting.value == "flushed";
      if (!flushes && result.flushes) {
        refuse_setting(subject, setting, "kept: it does not compute in float or double of SSE");
      }
    }
  }
  return result;
}

// Sets the arithmetic of this thread, and restores it at the end of the scope.
class ArithmeticScope {
 public:
  explicit ArithmeticScope(const Arithmetic& arithmetic)
      : rounding_(std::fegetround()), control_(control()) {
    std::fesetround(arithmetic.rounding);
    constexpr unsigned flush_results = 0x8000, flush_operands = 0x0040;
    if (arithmetic.flushes) set_control(control() | flush_results | flush_operands);
  }
  ~ArithmeticScope() {
    std::fesetround(rounding_);
    set_control(control_);
  }
  ArithmeticScope(const ArithmeticScope&) = delete;
  ArithmeticScope& operator=(const ArithmeticScope&) = delete;

 private:
  int rounding_;
  unsigned control_;
};

}  // namespace subjects
