// SPDX-License-Identifier: MIT
// The scan for one instruction set; highway_scan.hpp includes it once for each.
#if defined(GJKPROOF_HIGHWAY_SCAN_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef GJKPROOF_HIGHWAY_SCAN_INL
#undef GJKPROOF_HIGHWAY_SCAN_INL
#else
#define GJKPROOF_HIGHWAY_SCAN_INL
#endif

#include <hwy/highway.h>

#include <cstddef>

#include "core/gjk/certified/highway_groups-inl.hpp"
#include "core/gjk/certified/highway_lanes-inl.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

HWY_BEFORE_NAMESPACE();
namespace gjk::certified::HWY_NAMESPACE {

// The least fl(p.v) and the first place that has it, for a body without groups.
template <Binary S, int D>
HWY_INLINE void least_of_all(const PreparedBody<S, D>& body, const Direction<S, D>& v, S& value,
                             std::size_t& place) {
  const Points<S, D> points{body.blocks().data(), v};
  const Lanes<S, D> tag;
  if (body.size() <= hn::Lanes(tag)) {  // in one register
    const auto values = points(0, 0);
    const auto winner = hn::MinOfLanes(tag, values);
    value = hn::GetLane(winner);
    place = hn::FindKnownFirstTrue(tag, hn::Eq(values, winner));
    return;
  }
  const Best<S> best = least_of_blocks<S, D>(points, 0, body.blocks().size());
  value = best.value;
  place = best.place;
}

// For pairs in which at least one body has groups.
template <Binary S, int D>
HWY_NOINLINE void look_at_groups(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                 const Vec<S, D>& v, Extremes<S>& found) {
  const auto least = [](const PreparedBody<S, D>& body, const Vec<S, D>& direction, S& value,
                        std::size_t& place) HWY_ATTR {
    if (body.is_grouped()) return least_of_groups(body, direction, value, place);
    least_of_all<S, D>(body, in_lanes(direction), value, place);
  };
  least(a, v, found.least_of_a, found.a);
  least(b, -v, found.greatest_of_b, found.b);
  found.greatest_of_b = -found.greatest_of_b;
}

template <Binary S, int D>
HWY_INLINE void look_at(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                        const Vec<S, D>& v, Extremes<S>& found) {
  if (a.is_grouped() || b.is_grouped()) return look_at_groups(a, b, v, found);
  const Direction<S, D> towards = in_lanes(v);
  Direction<S, D> away;
  for (std::size_t axis = 0; axis < D; ++axis) away[axis] = hn::Neg(towards[axis]);
  least_of_all<S, D>(a, towards, found.least_of_a, found.a);
  least_of_all<S, D>(b, away, found.greatest_of_b, found.b);
  found.greatest_of_b = -found.greatest_of_b;
}

template <int D>
HWY_INLINE std::size_t block_within(const PreparedBody<double, D>& body, std::size_t block,
                                    const Vec<double, D>& v, double limit) {
  using Body = PreparedBody<double, D>;
  const Lanes<double, D> tag;
  const auto most = hn::Set(tag, limit);
  const Points<double, D> points{body.blocks().data(), in_lanes(v)};
  for (std::size_t i = block; i < body.blocks().size(); ++i) {
    if (body.is_grouped() && i % Body::group_blocks == 0) {
      i = body.first_block(group_within(body, i / Body::group_blocks, v, limit));
      if (i == body.blocks().size()) break;
    }
    if (!hn::AllFalse(tag, hn::Le(least_alone<double, D>(points, i, i + 1), most))) return i;
  }
  return body.blocks().size();
}

// Highway dispatches plain functions: one name for each kind.
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
