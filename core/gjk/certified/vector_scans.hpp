// SPDX-License-Identifier: MIT
// Scans in the widest vector registers of the machine, declared without Google Highway:
// highway_scan.hpp and highway_batch.hpp define them, in this unit or in another one.
#pragma once

#include <cstddef>
#include <type_traits>

#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"
#include "core/gjk/certified/search_lanes.hpp"

namespace gjk::certified {

// Chooses its instruction set when constructed.  Indices and values are those of ScalarScan.
class HighwayScan {
 public:
  HighwayScan() : target_(chosen_target()) {}

  template <Binary S, int D>
  Extremes<S> operator()(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                         const std::type_identity_t<Directions<S, D>>& v) const {
    return look(a, b, v, false);
  }

  // As ScalarScan::hurried.
  template <Binary S, int D>
  Extremes<S> hurried(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                      const std::type_identity_t<Directions<S, D>>& v) const {
    return look(a, b, v, true);
  }

  // As ScalarScan::placed.
  template <Binary S, int D>
  Extremes<S> placed(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                     const Places<S, D>& places, const Vec<S, D>& v, bool hurried) const;

  template <Binary S, int D>
  std::size_t block_within(const PreparedBody<S, D>& body, std::size_t block, const Vec<S, D>& v,
                           const S& limit) const;

 protected:
  std::size_t target() const { return target_; }

 private:
  template <typename = void>
  static std::size_t chosen_target();
  template <Binary S, int D>
  Extremes<S> look(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                   const Directions<S, D>& v, bool hurried) const;

  std::size_t target_;
};

// Searches side by side: as many as a block of a body has points, eight at double and sixteen at
// float.  The answers are those of one search.
class HighwayLanes : public HighwayScan {
 public:
  using Alone = HighwayScan;

  HighwayLanes() : pays_(register_bytes() == 64) {}

  // If one register holds all lanes, as with AVX-512.  With narrower ones the choices by lane cost
  // what the lanes save: 0.9 to 1.1 times the time of single queries, measured.
  bool pays() const { return pays_; }

  template <Binary S, int D>
  void advance(SearchLanes<S, D>& lanes) const;

 private:
  template <typename = void>
  std::size_t register_bytes() const;

  bool pays_;
};

}  // namespace gjk::certified
