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

#include <concepts>
#include <cstddef>

#include "core/gjk/certified/vector_scans.hpp"

namespace gjk::certified {

HWY_EXPORT(look_float_2);
HWY_EXPORT(look_float_3);
HWY_EXPORT(look_double_2);
HWY_EXPORT(look_double_3);
HWY_EXPORT(placed_float_2);
HWY_EXPORT(placed_float_3);
HWY_EXPORT(placed_double_2);
HWY_EXPORT(placed_double_3);
HWY_EXPORT(within_float_2);
HWY_EXPORT(within_float_3);
HWY_EXPORT(within_double_2);
HWY_EXPORT(within_double_3);

template <typename>
inline std::size_t HighwayScan::chosen_target() {
  hwy::ChosenTarget& chosen = hwy::GetChosenTarget();
  if (!chosen.IsInitialized()) chosen.Update(hwy::SupportedTargets());
  return chosen.GetIndex();
}

template <Binary S, int D>
inline std::size_t HighwayScan::block_within(const PreparedBody<S, D>& body, std::size_t block,
                                             const Vec<S, D>& v, const S& limit) const {
  if constexpr (std::same_as<S, float>) {
    if constexpr (D == 2) {
      return HWY_DISPATCH_TABLE(within_float_2)[target_](body, block, v, limit);
    } else {
      return HWY_DISPATCH_TABLE(within_float_3)[target_](body, block, v, limit);
    }
  } else {
    if constexpr (D == 2) {
      return HWY_DISPATCH_TABLE(within_double_2)[target_](body, block, v, limit);
    } else {
      return HWY_DISPATCH_TABLE(within_double_3)[target_](body, block, v, limit);
    }
  }
}

template <Binary S, int D>
inline Extremes<S> HighwayScan::look(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                     const Directions<S, D>& v, bool hurried) const {
  Extremes<S> found;
  if constexpr (std::same_as<S, float>) {
    if constexpr (D == 2) {
      HWY_DISPATCH_TABLE(look_float_2)[target_](a, b, v, hurried, found);
    } else {
      HWY_DISPATCH_TABLE(look_float_3)[target_](a, b, v, hurried, found);
    }
  } else {
    if constexpr (D == 2) {
      HWY_DISPATCH_TABLE(look_double_2)[target_](a, b, v, hurried, found);
    } else {
      HWY_DISPATCH_TABLE(look_double_3)[target_](a, b, v, hurried, found);
    }
  }
  return found;
}

template <Binary S, int D>
inline Extremes<S> HighwayScan::placed(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                       const Places<S, D>& places, const Vec<S, D>& v,
                                       bool hurried) const {
  Extremes<S> found;
  if constexpr (std::same_as<S, float>) {
    if constexpr (D == 2) {
      HWY_DISPATCH_TABLE(placed_float_2)[target_](a, b, places, v, hurried, found);
    } else {
      HWY_DISPATCH_TABLE(placed_float_3)[target_](a, b, places, v, hurried, found);
    }
  } else {
    if constexpr (D == 2) {
      HWY_DISPATCH_TABLE(placed_double_2)[target_](a, b, places, v, hurried, found);
    } else {
      HWY_DISPATCH_TABLE(placed_double_3)[target_](a, b, places, v, hurried, found);
    }
  }
  return found;
}

}  // namespace gjk::certified
