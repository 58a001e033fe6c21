// SPDX-License-Identifier: MIT
#include "core/subjects/floating_point.hpp"

#include <gtest/gtest.h>
#include <pmmintrin.h>
#include <xmmintrin.h>

#include <cfenv>
#include <optional>
#include <string>
#include <thread>

#include "core/subjects/registry.hpp"

namespace {

// Everything is put back before anything is compared: GoogleTest prints with
// floating point, too.
template <typename Change>
std::string trouble_after(const Change& change) {
  std::fenv_t before;
  std::fegetenv(&before);
  const unsigned modes = _mm_getcsr();
  change();
  const std::optional<std::string> trouble = subjects::floating_point_trouble();
  std::fesetenv(&before);
  _mm_setcsr(modes);
  return trouble.value_or("");
}

TEST(FloatingPoint, IsWithoutTroubleInThisBuild) {
  EXPECT_EQ(subjects::floating_point_trouble(), std::nullopt);
}

TEST(FloatingPoint, IsTroubledByEveryRoundingModeButToNearest) {
  for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    EXPECT_EQ(trouble_after([mode] { std::fesetround(mode); }),
              "the rounding mode is not to nearest");
  }
  EXPECT_EQ(trouble_after([] { std::fesetround(FE_TONEAREST); }), "");
}

TEST(FloatingPoint, IsTroubledByFlushedResults) {
  EXPECT_EQ(trouble_after([] { _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON); }),
            "subnormal results are flushed to zero");
}

TEST(FloatingPoint, IsTroubledByOperandsReadAsZero) {
  EXPECT_EQ(trouble_after([] { _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_ON); }),
            "subnormal operands are read as zero");
}

TEST(FloatingPoint, IsWithoutTroubleAgainWhenTheModesAreRestored) {
  trouble_after([] {
    std::fesetround(FE_UPWARD);
    _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
    _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_ON);
  });
  EXPECT_EQ(subjects::floating_point_trouble(), std::nullopt);
}

TEST(FloatingPoint, IsJudgedForTheCallingThreadOnly) {
  std::string of_the_other;
  std::thread other([&] { of_the_other = trouble_after([] { std::fesetround(FE_UPWARD); }); });
  other.join();
  EXPECT_NE(of_the_other, "");
  EXPECT_EQ(subjects::floating_point_trouble(), std::nullopt);
}

TEST(FloatingPoint, KeepsEveryCoreSubjectFromStartingWhenTroubled) {
  for (const subjects::Subject& subject : subjects::select({"core/*", "planted/*"})) {
    EXPECT_EQ(subject.start(), std::nullopt) << subject.name;
    std::optional<std::string> reason;
    trouble_after([&] {
      std::fesetround(FE_UPWARD);
      reason = subject.start();
    });
    EXPECT_TRUE(reason.has_value()) << subject.name;
  }
}

}  // namespace
