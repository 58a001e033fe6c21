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
#include <cstddef>
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

// The least value that a lane has seen, and the number of the step that showed it first: in S,
// which holds it.
template <Binary S, int D>
struct Least {
  Register<S, D> value;
  Register<S, D> step;
};

// Of the blocks from `first` to `last`, a register of points a step.
template <Binary S, int D>
HWY_INLINE Least<S, D> least_of_lanes(const PreparedBody<S, D>& body, std::size_t first,
                                      std::size_t last, const std::array<Register<S, D>, D>& v) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const auto* blocks = body.blocks().data();
  const auto one = hn::Set(tag, S(1));
  auto step = hn::Zero(tag);
  Least<S, D> least{along<S, D>(blocks[first], 0, v), step};
  const auto look = [&](std::size_t i, std::size_t lane) HWY_ATTR {
    const auto next = along<S, D>(blocks[i], lane, v);
    step = hn::Add(step, one);
    least.step = hn::IfThenElse(hn::Lt(next, least.value), step, least.step);
    least.value = hn::Min(next, least.value);
  };
  for (std::size_t lane = hn::Lanes(tag); lane < lanes; lane += hn::Lanes(tag)) look(first, lane);
  for (std::size_t i = first + 1; i < last; ++i) {
    for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) look(i, lane);
  }
  return least;
}

// The values alone.
template <Binary S, int D>
HWY_INLINE Register<S, D> least_alone(const PreparedBody<S, D>& body, std::size_t first,
                                      std::size_t last, const std::array<Register<S, D>, D>& v) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const auto* blocks = body.blocks().data();
  auto least = along<S, D>(blocks[first], 0, v);
  for (std::size_t i = first; i < last; ++i) {
    for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) {
      least = hn::Min(least, along<S, D>(blocks[i], lane, v));
    }
  }
  return least;
}

// The least of the lanes' numbers where they are at `value`.
template <Binary S, int D>
HWY_INLINE std::size_t first_at(const Register<S, D>& value, const Register<S, D>& values,
                                const Register<S, D>& numbers) {
  const Lanes<S, D> tag;
  const auto none = hn::Set(tag, std::numeric_limits<S>::max());
  const auto those = hn::IfThenElse(hn::Eq(values, value), numbers, none);
  return static_cast<std::size_t>(hn::GetLane(hn::MinOfLanes(tag, those)));
}

// The first place of `winner`, the least value of all.  Most often one lane has it, which is found
// sooner than the least number among several.
template <Binary S, int D>
HWY_INLINE std::size_t first_place(const Register<S, D>& winner, const Least<S, D>& found) {
  const Lanes<S, D> tag;
  const auto those = hn::Eq(found.value, winner);
  if (hn::CountTrue(tag, those) == 1) {
    const std::size_t lane = hn::FindKnownFirstTrue(tag, those);
    const auto step = static_cast<std::size_t>(hn::ExtractLane(found.step, lane));
    return step * hn::Lanes(tag) + lane;
  }
  const auto per_step = hn::Set(tag, static_cast<S>(hn::Lanes(tag)));
  const auto places = hn::Add(hn::Mul(found.step, per_step), hn::Iota(tag, S(0)));
  return first_at<S, D>(winner, found.value, places);
}

// Blocks that are searched for the index: finding it in each costs more than the products again.
inline constexpr std::size_t chunk = 32;

// The least fl(p.v) and the first index that has it.
template <Binary S, int D>
HWY_INLINE void least(const PreparedBody<S, D>& body, const std::array<Register<S, D>, D>& v,
                      S& value, std::size_t& index) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const std::size_t count = body.blocks().size();
  if (count == 1 && hn::Lanes(tag) == lanes) {
    const auto values = along<S, D>(body.blocks()[0], 0, v);
    const auto winner = hn::MinOfLanes(tag, values);
    value = hn::GetLane(winner);
    index = hn::FindKnownFirstTrue(tag, hn::Eq(values, winner));
    return;
  }
  std::size_t first = 0;
  if (count > chunk) {
    Least<S, D> chunks{least_alone<S, D>(body, 0, chunk, v), hn::Zero(tag)};
    for (std::size_t i = chunk; i < count; i += chunk) {
      const auto next = least_alone<S, D>(body, i, std::min(count, i + chunk), v);
      const auto number = hn::Set(tag, static_cast<S>(i));
      chunks.step = hn::IfThenElse(hn::Lt(next, chunks.value), number, chunks.step);
      chunks.value = hn::Min(next, chunks.value);
    }
    first = first_at<S, D>(hn::MinOfLanes(tag, chunks.value), chunks.value, chunks.step);
  }
  const Least<S, D> found = least_of_lanes<S, D>(body, first, std::min(count, first + chunk), v);
  const auto winner = hn::MinOfLanes(tag, found.value);
  value = hn::GetLane(winner);
  index = first * lanes + first_place<S, D>(winner, found);
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

template <int D>
HWY_INLINE std::size_t block_within(const PreparedBody<double, D>& body, std::size_t block,
                                    const Vec<double, D>& v, double limit) {
  constexpr std::size_t lanes = PreparedBody<double, D>::lanes;
  const Lanes<double, D> tag;
  const auto* blocks = body.blocks().data();
  const std::size_t count = body.blocks().size();
  const auto most = hn::Set(tag, limit);
  std::array<Register<double, D>, D> towards;
  for (std::size_t axis = 0; axis < D; ++axis) towards[axis] = hn::Set(tag, v[axis]);
  for (std::size_t i = block; i < count; ++i) {
    auto least = along<double, D>(blocks[i], 0, towards);
    for (std::size_t lane = hn::Lanes(tag); lane < lanes; lane += hn::Lanes(tag)) {
      least = hn::Min(least, along<double, D>(blocks[i], lane, towards));
    }
    if (!hn::AllFalse(tag, hn::Le(least, most))) return i;
  }
  return count;
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
inline std::size_t within_2(const PreparedBody<double, 2>& body, std::size_t block,
                            const Vec<double, 2>& v, double limit) {
  return block_within(body, block, v, limit);
}
inline std::size_t within_3(const PreparedBody<double, 3>& body, std::size_t block,
                            const Vec<double, 3>& v, double limit) {
  return block_within(body, block, v, limit);
}

}  // namespace gjk::certified::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
