// SPDX-License-Identifier: MIT
#include "core/cases/floating_point.hpp"

#include <cfenv>
#include <thread>

#include "core/cases/families.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

constexpr const char* not_to_nearest = "the rounding mode is not to nearest";

// Results of the check that computes and of the one that reads registers.
struct Found {
  std::string trouble;
  std::string thrown;
};

// Checks after `change`, then restores the environment, as GoogleTest uses floating point too.
template <typename Change>
Found after(const Change& change) {
  std::fenv_t before;
  std::fegetenv(&before);
  Found found;
  change();
  const std::optional<std::string> trouble = cases::floating_point_trouble();
  found.thrown = message_of<cases::FloatingPointTrouble>(cases::require_floating_point);
  std::fesetenv(&before);
  found.trouble = trouble.value_or("");
  return found;
}

template <typename Change>
void expect_trouble(const char* what, const Change& change) {
  const Found found = after(change);
  EXPECT_EQ(found.trouble, what);
  EXPECT_EQ(found.thrown, std::string("floating-point environment: ") + what);
}

TEST(FloatingPoint, HasNoTroubleInThisBuild) {
  const Found found = after([] {});
  EXPECT_EQ(found.trouble, "");
  EXPECT_EQ(found.thrown, "");
}

TEST(FloatingPoint, RejectsEveryRoundingModeButToNearest) {
  for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    expect_trouble(not_to_nearest, [mode] { std::fesetround(mode); });
  }
  EXPECT_EQ(after([] { std::fesetround(FE_TONEAREST); }).trouble, "");
}

#if defined(__x86_64__)

void set_sse(std::uint32_t bits) { __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | bits); }

void set_x87(std::uint16_t mask, std::uint16_t bits) {
  std::uint16_t word = 0;
  asm volatile("fnstcw %0" : "=m"(word));
  word = static_cast<std::uint16_t>((word & ~mask) | bits);
  asm volatile("fldcw %0" : : "m"(word));
}

// fegetround() reads only the x87, which does not compute float and double.
TEST(FloatingPoint, RejectsARoundingModeOfOneUnitOnly) {
  for (const std::uint32_t mode : {0x2000U, 0x4000U, 0x6000U}) {
    expect_trouble(not_to_nearest, [mode] { set_sse(mode); });
  }
  for (const std::uint16_t mode : {0x0400, 0x0800, 0x0c00}) {
    expect_trouble(not_to_nearest, [mode] { set_x87(0x0c00, mode); });
  }
}

TEST(FloatingPoint, RejectsFlushedSubnormalsAndReducedPrecision) {
  expect_trouble("subnormal results are flushed to zero", [] { set_sse(0x8000); });
  expect_trouble("subnormal operands are read as zero", [] { set_sse(0x0040); });
  for (const std::uint16_t precision : {0x0000, 0x0200}) {
    expect_trouble("long double is computed with reduced precision",
                   [precision] { set_x87(0x0300, precision); });
  }
}

// Exception masks and flags change no result.
TEST(FloatingPoint, IgnoresExceptionFlags) {
  const Found found = after([] { std::feraiseexcept(FE_ALL_EXCEPT); });
  EXPECT_EQ(found.trouble, "");
  EXPECT_EQ(found.thrown, "");
}

#endif

TEST(FloatingPoint, HasNoTroubleAfterTheModesAreRestored) {
  after([] { std::fesetround(FE_UPWARD); });
  EXPECT_EQ(cases::floating_point_trouble(), std::nullopt);
  EXPECT_NO_THROW(cases::require_floating_point());
}

TEST(FloatingPoint, IsCheckedForTheCallingThreadOnly) {
  Found of_the_other;
  std::thread other([&] { of_the_other = after([] { std::fesetround(FE_UPWARD); }); });
  other.join();
  EXPECT_EQ(of_the_other.trouble, not_to_nearest);
  EXPECT_EQ(cases::floating_point_trouble(), std::nullopt);
}

TEST(FloatingPoint, StopsTheGeneratorIfThereIsTrouble) {
  std::string thrown;
  after([&] {
    std::fesetround(FE_UPWARD);
    thrown = message_of<cases::FloatingPointTrouble>(
        [] { cases::generate(cases::family("generic"), 1, 0); });
  });
  EXPECT_NE(thrown.find(not_to_nearest), std::string::npos) << thrown;
}

}  // namespace
