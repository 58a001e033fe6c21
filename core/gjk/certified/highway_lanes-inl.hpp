// SPDX-License-Identifier: MIT
// Products and least values in vector registers, for one instruction set.
#if defined(GJKPROOF_HIGHWAY_LANES_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef GJKPROOF_HIGHWAY_LANES_INL
#undef GJKPROOF_HIGHWAY_LANES_INL
#else
#define GJKPROOF_HIGHWAY_LANES_INL
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>
#include <limits>

#include "core/gjk/certified/prepared_body.hpp"

HWY_BEFORE_NAMESPACE();
namespace gjk::certified::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// Never wider than a block, however wide the registers are.
template <Binary S, int D>
using Lanes = hn::CappedTag<S, PreparedBody<S, D>::lanes>;

template <Binary S, int D>
using Register = hn::Vec<Lanes<S, D>>;

// A direction, each component in all lanes.
template <Binary S, int D>
using Direction = std::array<Register<S, D>, D>;

// hn::Mul, never fused with the sum that it goes into: on every target with such an instruction g++
// fuses its intrinsics too (core/gjk/rounding.hpp).
template <typename V>
HWY_INLINE V product(const V& a, const V& b) {
  V rounded = hn::Mul(a, b);
#if defined(__GNUC__) && !defined(GJKPROOF_NO_CONTRACTION)
#if HWY_TARGET == HWY_EMU128 || HWY_TARGET == HWY_SCALAR
  asm("" : "+m"(rounded));
#elif HWY_ARCH_X86
  asm("" : "+v"(rounded.raw));
#elif HWY_ARCH_ARM_A64 && HWY_TARGET == HWY_NEON
  asm("" : "+w"(rounded.raw));
#else
  asm("" : "+m"(rounded));
#endif
#endif
  return rounded;
}

template <Binary S, int D>
HWY_INLINE Direction<S, D> in_lanes(const Vec<S, D>& v) {
  Direction<S, D> result;
  for (std::size_t axis = 0; axis < D; ++axis) result[axis] = hn::Set(Lanes<S, D>(), v[axis]);
  return result;
}

// fl(x.v) for one point per lane, as ScalarScan computes it.
template <Binary S, int D>
HWY_INLINE Register<S, D> along(const std::array<const S*, D>& x, const Direction<S, D>& v) {
  const Lanes<S, D> tag;
  auto sum = product(hn::Load(tag, x[0]), v[0]);
  for (std::size_t axis = 1; axis < D; ++axis) {
    sum = hn::Add(sum, product(hn::Load(tag, x[axis]), v[axis]));
  }
  return sum;
}

// fl(p.v) for the points of blocks.  A struct: g++ may call a lambda for each register.
template <Binary S, int D>
struct Points {
  const typename PreparedBody<S, D>::Block* blocks;
  Direction<S, D> v;

  HWY_INLINE Register<S, D> operator()(std::size_t block, std::size_t lane) const {
    std::array<const S*, D> x;
    for (std::size_t axis = 0; axis < D; ++axis) x[axis] = &blocks[block].x[axis][lane];
    return along<S, D>(x, v);
  }
};

// The least value that a lane has seen, and the step that showed it first, exact in S.
template <Binary S, int D>
struct Least {
  Register<S, D> value;
  Register<S, D> step;
};

// One step.  A function, because g++ calls a lambda here for each register.
template <Binary S, int D>
HWY_INLINE void note(const Register<S, D>& next, Register<S, D>& step, Least<S, D>& least) {
  step = hn::Add(step, hn::Set(Lanes<S, D>(), S(1)));
  least.step = hn::IfThenElse(hn::Lt(next, least.value), step, least.step);
  least.value = hn::Min(next, least.value);
}

// The least values of the blocks from `first` to `last`, one register per step.
template <Binary S, int D, typename Values>
HWY_INLINE Least<S, D> least_of_lanes(const Values& values, std::size_t first, std::size_t last) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  auto step = hn::Zero(tag);
  Least<S, D> least{values(first, 0), step};
  for (std::size_t lane = hn::Lanes(tag); lane < lanes; lane += hn::Lanes(tag)) {
    note<S, D>(values(first, lane), step, least);
  }
  for (std::size_t i = first + 1; i < last; ++i) {
    for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) {
      note<S, D>(values(i, lane), step, least);
    }
  }
  return least;
}

// The first place of `winner`, the least value of all.  Usually a single lane has it; finding that
// is faster than the least place among several.
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
  const auto places = hn::Add(product(found.step, per_step), hn::Iota(tag, S(0)));
  const auto none = hn::Set(tag, std::numeric_limits<S>::max());
  return static_cast<std::size_t>(
      hn::GetLane(hn::MinOfLanes(tag, hn::IfThenElse(those, places, none))));
}

// The least value and the first place that has it.
template <Binary S>
struct Best {
  S value;
  std::size_t place;
};

template <Binary S, int D, typename Values>
HWY_INLINE Best<S> least_of_blocks(const Values& values, std::size_t first, std::size_t last) {
  const Least<S, D> found = least_of_lanes<S, D>(values, first, last);
  const auto winner = hn::MinOfLanes(Lanes<S, D>(), found.value);
  return {hn::GetLane(winner),
          first * PreparedBody<S, D>::lanes + first_place<S, D>(winner, found)};
}

// The least value of each lane, without its place.
template <Binary S, int D, typename Values>
HWY_INLINE Register<S, D> least_alone(const Values& values, std::size_t first, std::size_t last) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  auto least = values(first, 0);
  for (std::size_t lane = hn::Lanes(tag); lane < lanes; lane += hn::Lanes(tag)) {
    least = hn::Min(least, values(first, lane));
  }
  for (std::size_t i = first + 1; i < last; ++i) {
    for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) {
      least = hn::Min(least, values(i, lane));
    }
  }
  return least;
}

}  // namespace gjk::certified::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
