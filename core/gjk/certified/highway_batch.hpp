// SPDX-License-Identifier: MIT
// Searches side by side in vector registers: as many as a block of a body has points, eight at
// double and sixteen at float.  Needs Google Highway; the answers are those of one search.
#pragma once

#include "core/gjk/certified/batch.hpp"
#include "core/gjk/certified/highway_scan.hpp"

namespace gjk::certified {

HWY_EXPORT(register_bytes);
HWY_EXPORT(advance_float_2);
HWY_EXPORT(advance_float_3);
HWY_EXPORT(advance_double_2);
HWY_EXPORT(advance_double_3);

// Chooses its instruction set when constructed, as HighwayScan.
class HighwayLanes : public HighwayScan {
 public:
  HighwayLanes() : pays_(HWY_DISPATCH_TABLE(register_bytes)[target()]() == 64) {}

  // If one register holds all lanes, as with AVX-512.  With AVX2 and SSE4 the choices by lane cost
  // what the lanes save: 0.9 to 1.1 times the time of single queries, measured.
  bool pays() const { return pays_; }

  void advance(SearchLanes<float, 2>& lanes) const {
    HWY_DISPATCH_TABLE(advance_float_2)[target()](lanes);
  }
  void advance(SearchLanes<float, 3>& lanes) const {
    HWY_DISPATCH_TABLE(advance_float_3)[target()](lanes);
  }
  void advance(SearchLanes<double, 2>& lanes) const {
    HWY_DISPATCH_TABLE(advance_double_2)[target()](lanes);
  }
  void advance(SearchLanes<double, 3>& lanes) const {
    HWY_DISPATCH_TABLE(advance_double_3)[target()](lanes);
  }

 private:
  bool pays_;
};

}  // namespace gjk::certified
