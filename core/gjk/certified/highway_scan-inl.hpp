// SPDX-License-Identifier: MIT
// The scan for one instruction set; highway_scan.hpp includes it once for each.
#if defined(GJKPROOF_HIGHWAY_SCAN_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef GJKPROOF_HIGHWAY_SCAN_INL
#undef GJKPROOF_HIGHWAY_SCAN_INL
#else
#define GJKPROOF_HIGHWAY_SCAN_INL
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

HWY_BEFORE_NAMESPACE();
namespace gjk::certified::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// Never wider than a block, however wide the registers are.
template <Binary S, int D>
using Lanes = hn::CappedTag<S, PreparedBody<S, D>::lanes>;

template <Binary S, int D>
using Register = hn::Vec<Lanes<S, D>>;

// fl(p.v) of the points of a block from `lane` on, as ScalarScan computes it.
template <Binary S, int D>
HWY_INLINE Register<S, D> along(const typename PreparedBody<S, D>::Block& block, std::size_t lane,
                                const std::array<Register<S, D>, D>& v) {
  const Lanes<S, D> tag;
  auto sum = hn::Mul(hn::Load(tag, &block.x[0][lane]), v[0]);
  for (std::size_t axis = 1; axis < D; ++axis) {
    sum = hn::Add(sum, hn::Mul(hn::Load(tag, &block.x[axis][lane]), v[axis]));
  }
  return sum;
}

// One bit a lane, the first lane lowest.
template <typename Tag, typename Mask>
HWY_INLINE std::uint64_t bits_of(const Tag& tag, const Mask& mask) {
  std::array<std::uint8_t, 8> bytes;
  hn::StoreMaskBits(tag, mask, bytes.data());
  std::uint64_t bits = bytes[0];
  if (hn::Lanes(tag) > 8) bits |= static_cast<std::uint64_t>(bytes[1]) << 8;
  return bits;
}

// Points that are told apart by the bits of a word.
inline constexpr std::size_t chunk = 64;

// Their least fl(p.v), lane by lane, over the blocks from `first` to `last`.
template <Binary S, int D>
HWY_INLINE Register<S, D> least_of_lanes(const PreparedBody<S, D>& body, std::size_t first,
                                         std::size_t last, const std::array<Register<S, D>, D>& v) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const auto* blocks = body.blocks().data();
  auto best = along<S, D>(blocks[first], 0, v);
  for (std::size_t lane = hn::Lanes(tag); lane < lanes; lane += hn::Lanes(tag)) {
    best = hn::Min(best, along<S, D>(blocks[first], lane, v));
  }
  for (std::size_t i = first + 1; i < last; ++i) {
    for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) {
      best = hn::Min(best, along<S, D>(blocks[i], lane, v));
    }
  }
  return best;
}

// The first point with that value in a chunk that has one.
template <Binary S, int D>
HWY_INLINE std::size_t first_with(const PreparedBody<S, D>& body, std::size_t first,
                                  std::size_t last, const std::array<Register<S, D>, D>& v,
                                  const Register<S, D>& value) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const auto* blocks = body.blocks().data();
  std::uint64_t bits = 0;
  std::size_t place = 0;
  for (std::size_t i = first; i < last; ++i) {
    for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) {
      bits |= bits_of(tag, hn::Eq(along<S, D>(blocks[i], lane, v), value)) << place;
      place += hn::Lanes(tag);
    }
  }
  return first * lanes + static_cast<std::size_t>(std::countr_zero(bits));
}

// The least fl(p.v) and the first index that has it: of many points the chunk first, and its points
// once more.
template <Binary S, int D>
HWY_INLINE void least(const PreparedBody<S, D>& body, const std::array<Register<S, D>, D>& v,
                      S& value, std::size_t& index) {
  constexpr std::size_t blocks_of_chunk = chunk / PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const std::size_t count = body.blocks().size();
  std::size_t first = 0;
  auto best = least_of_lanes<S, D>(body, 0, std::min(count, blocks_of_chunk), v);
  if (count > blocks_of_chunk) {
    auto chunks = hn::Zero(tag);  // where each lane has its best: numbered in S, which holds them
    for (std::size_t i = blocks_of_chunk; i < count; i += blocks_of_chunk) {
      const auto next = least_of_lanes<S, D>(body, i, std::min(count, i + blocks_of_chunk), v);
      chunks = hn::IfThenElse(hn::Lt(next, best), hn::Set(tag, static_cast<S>(i)), chunks);
      best = hn::Min(best, next);
    }
    const auto none = hn::Set(tag, std::numeric_limits<S>::max());
    const auto winners = hn::Eq(best, hn::MinOfLanes(tag, best));
    first = static_cast<std::size_t>(
        hn::GetLane(hn::MinOfLanes(tag, hn::IfThenElse(winners, chunks, none))));
  }
  const auto winner = hn::MinOfLanes(tag, best);
  value = hn::GetLane(winner);
  index = first_with<S, D>(body, first, std::min(count, first + blocks_of_chunk), v, winner);
}

template <Binary S, int D>
HWY_INLINE void look_at(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                        const Vec<S, D>& v, Extremes<S>& found) {
  const Lanes<S, D> tag;
  std::array<Register<S, D>, D> towards;
  std::array<Register<S, D>, D> away;
  for (std::size_t axis = 0; axis < D; ++axis) {
    towards[axis] = hn::Set(tag, v[axis]);
    away[axis] = hn::Neg(towards[axis]);
  }
  least<S, D>(a, towards, found.least_of_a, found.a);
  least<S, D>(b, away, found.greatest_of_b, found.b);
  found.greatest_of_b = -found.greatest_of_b;
}

// One name for each kind: Highway keeps a table of plain functions.
inline void look_float_2(const PreparedBody<float, 2>& a, const PreparedBody<float, 2>& b,
                         const Vec<float, 2>& v, Extremes<float>& found) {
  look_at(a, b, v, found);
}
inline void look_float_3(const PreparedBody<float, 3>& a, const PreparedBody<float, 3>& b,
                         const Vec<float, 3>& v, Extremes<float>& found) {
  look_at(a, b, v, found);
}
inline void look_double_2(const PreparedBody<double, 2>& a, const PreparedBody<double, 2>& b,
                          const Vec<double, 2>& v, Extremes<double>& found) {
  look_at(a, b, v, found);
}
inline void look_double_3(const PreparedBody<double, 3>& a, const PreparedBody<double, 3>& b,
                          const Vec<double, 3>& v, Extremes<double>& found) {
  look_at(a, b, v, found);
}

}  // namespace gjk::certified::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
