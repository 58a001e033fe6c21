// SPDX-License-Identifier: MIT
// Everything compiled per instruction set; highway_scan.hpp includes it once for each.
#if defined(GJKPROOF_HIGHWAY_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef GJKPROOF_HIGHWAY_INL
#undef GJKPROOF_HIGHWAY_INL
#else
#define GJKPROOF_HIGHWAY_INL
#endif

#include "core/gjk/certified/highway_scan-inl.hpp"
#include "core/gjk/certified/highway_search-inl.hpp"

#endif
