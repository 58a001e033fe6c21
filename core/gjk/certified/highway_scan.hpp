// SPDX-License-Identifier: MIT
// HighwayScan for all instruction sets.  Needs Google Highway.
#pragma once

// Left out: SVE, whose registers have no size, so that no struct can hold them, and on 32-bit ARM NEON,
// which has no double.  With Highway 1.0.3 g++ 12 needs -march=armv8-a+crypto for NEON on arm64, since
// the pragma that says so does not reach the constructor of std::array.
// NOLINTBEGIN(cppcoreguidelines-macro-usage): what Highway reads
#ifndef HWY_DISABLED_TARGETS
#ifdef __aarch64__
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128)
#elif defined(__arm__)
#define HWY_DISABLED_TARGETS HWY_NEON
#endif
#endif
// NOLINTEND(cppcoreguidelines-macro-usage)
#undef HWY_TARGET_INCLUDE
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): what Highway includes for each target
#define HWY_TARGET_INCLUDE "core/gjk/certified/highway_search-inl.hpp"
// clang-format off
#include <hwy/foreach_target.h>
#include "core/gjk/certified/highway_search-inl.hpp"
// clang-format on

#include <cstddef>

#include "core/gjk/certified/vector_scans.hpp"

namespace gjk::certified {

HWY_EXPORT(all_scans);

inline std::size_t chosen_target() {
  hwy::ChosenTarget& chosen = hwy::GetChosenTarget();
  if (!chosen.IsInitialized()) chosen.Update(hwy::SupportedTargets());
  return chosen.GetIndex();
}

template <typename>
inline const AllScans* HighwayScan::chosen_scans() {
  return HWY_DISPATCH_TABLE(all_scans)[chosen_target()]();
}

}  // namespace gjk::certified
