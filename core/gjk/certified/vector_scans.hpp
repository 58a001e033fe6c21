// SPDX-License-Identifier: MIT
// Scans in the widest vector registers of the machine, declared without Google Highway:
// highway_scan.hpp and highway_batch.hpp define them, in this unit or in another one.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"
#include "core/gjk/certified/search_lanes.hpp"

namespace gjk::certified {

// The scans of an instruction set at S in D dimensions.
template <Binary S, int D>
struct VectorScans {
  using Body = PreparedBody<S, D>;

  void (*look)(const Body& a, const Body& b, const Directions<S, D>& v, bool hurried,
               Extremes<S>& found);
  void (*placed)(const Body& a, const Body& b, const Places<S, D>& places, const Vec<S, D>& v,
                 bool hurried, Extremes<S>& found);
  std::size_t (*block_within)(const Body& body, std::size_t block, const Vec<S, D>& v, S limit);
};
using AllScans = std::tuple<VectorScans<float, 2>, VectorScans<float, 3>, VectorScans<double, 2>,
                            VectorScans<double, 3>>;

// Chooses its instruction set when constructed.  Indices and values are those of ScalarScan.
class HighwayScan {
 public:
  HighwayScan() : scans_(*chosen_scans()) {}

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
                     const Places<S, D>& places, const Vec<S, D>& v, bool hurried) const {
    Extremes<S> found;
    std::get<VectorScans<S, D>>(scans_).placed(a, b, places, v, hurried, found);
    return found;
  }

  template <Binary S, int D>
  std::size_t block_within(const PreparedBody<S, D>& body, std::size_t block, const Vec<S, D>& v,
                           const S& limit) const {
    return std::get<VectorScans<S, D>>(scans_).block_within(body, block, v, limit);
  }

 private:
  template <typename = void>
  static const AllScans* chosen_scans();
  template <Binary S, int D>
  Extremes<S> look(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                   const Directions<S, D>& v, bool hurried) const {
    Extremes<S> found;
    std::get<VectorScans<S, D>>(scans_).look(a, b, v, hurried, found);
    return found;
  }

  AllScans scans_;  // a copy: one load less in each call
};

// The same of searches side by side.
template <Binary S, int D>
using VectorStep = void (*)(SearchLanes<S, D>& lanes);
struct AllSteps {
  std::size_t register_bytes;
  std::tuple<VectorStep<float, 2>, VectorStep<float, 3>, VectorStep<double, 2>,
             VectorStep<double, 3>>
      advance;
};

// Searches side by side: as many as a block of a body has points, eight at double and sixteen at
// float.  The answers are those of one search.
class HighwayLanes : public HighwayScan {
 public:
  using Alone = HighwayScan;

  HighwayLanes() : steps_(chosen_steps()) {}

  // If one register holds all lanes, as with AVX-512.  With narrower ones the choices by lane cost
  // what the lanes save: 0.9 to 1.1 times the time of single queries, measured.
  bool pays() const { return steps_->register_bytes == 64; }

  template <Binary S, int D>
  void advance(SearchLanes<S, D>& lanes) const {
    std::get<VectorStep<S, D>>(steps_->advance)(lanes);
  }

 private:
  template <typename = void>
  static const AllSteps* chosen_steps();

  const AllSteps* steps_;
};

}  // namespace gjk::certified
