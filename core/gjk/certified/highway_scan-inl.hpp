// SPDX-License-Identifier: MIT
// The scan for one instruction set, with groups; highway_scan.hpp includes it once for each.
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

#include "core/gjk/certified/highway_lanes-inl.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"
#include "core/gjk/certified/vector_scans.hpp"

HWY_BEFORE_NAMESPACE();
namespace gjk::certified::HWY_NAMESPACE {

// fl(c.v), the bounds of groups.
template <Binary S, int D>
struct Bounds {
  const typename PreparedBody<S, D>::Boxes* boxes;
  Sides<D> sides;
  Direction<S, D> v;

  HWY_INLINE Register<S, D> operator()(std::size_t block, std::size_t lane) const {
    std::array<const S*, D> x;
    for (std::size_t axis = 0; axis < D; ++axis) x[axis] = &boxes[block][sides[axis]].x[axis][lane];
    return along<S, D>(x, v);
  }
};

// The groups whose bound is not above `limit`, one bit each.
template <Binary S, int D>
HWY_INLINE std::uint32_t groups_within(const Register<S, D>& bounds, const Register<S, D>& limit) {
  const Lanes<S, D> tag;
  const auto above = hn::Gt(bounds, limit);
  if (hn::AllTrue(tag, above)) return 0;
  std::array<std::uint8_t, 8> bytes{};
  hn::StoreMaskBits(tag, hn::Not(above), bytes.data());
  return static_cast<std::uint32_t>(bytes[0] | bytes[1] << 8);
}

// The groups of a body along v, or its points if it has none.
template <Binary S, int D>
struct Groups {
  const PreparedBody<S, D>& body;
  Points<S, D> points;
  Bounds<S, D> bounds;

  HWY_INLINE Groups(const PreparedBody<S, D>& prepared, const Vec<S, D>& v)
      : body(prepared),
        points{prepared.blocks().data(), in_lanes(v)},
        bounds{prepared.boxes().data(), least_corner(v), points.v} {}

  // The least bound and its group, as in ScalarScan; without groups the least value and its place.
  HWY_INLINE Best<S> least_bound() const {
    if (!body.is_grouped()) return least_of_blocks<S, D>(points, 0, body.blocks().size());
    return least_of_blocks<S, D>(bounds, 0, body.boxes().size());
  }
  HWY_INLINE Best<S> least_of_group(const Best<S>& bound) const {
    if (!body.is_grouped()) return bound;
    return least_of_blocks<S, D>(points, body.first_block(bound.place),
                                 body.first_block(bound.place + 1));
  }
  // The better of `best` and of what groups other than the promising one hold.
  HWY_INLINE Best<S> least_of_others(std::size_t promising, Best<S> best) const {
    if (!body.is_grouped()) return best;
    constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
    const Lanes<S, D> tag;
    auto least = hn::Set(tag, best.value);
    const auto look = [&](std::size_t group) HWY_ATTR {
      const std::size_t first = body.first_block(group);
      const std::size_t last = body.first_block(group + 1);
      if (hn::AllTrue(tag, hn::Gt(least_alone<S, D>(points, first, last), least))) return;
      const Best<S> other = least_of_blocks<S, D>(points, first, last);
      if (best.value < other.value) return;
      if (other.value < best.value || body.index(other.place) < body.index(best.place)) {
        best = other;
      }
      least = hn::Set(tag, best.value);
    };
    for (std::size_t i = 0; i < body.boxes().size(); ++i) {
      for (std::size_t lane = 0; lane < lanes; lane += hn::Lanes(tag)) {
        std::uint32_t those = groups_within<S, D>(bounds(i, lane), least);
        for (; those != 0; those &= those - 1) {
          const std::size_t group =
              i * lanes + lane + static_cast<std::size_t>(std::countr_zero(those));
          if (group != promising && group < body.groups()) look(group);
        }
      }
    }
    return best;
  }
};

// The first group from `group` on that may have a point within the limit, or the number of groups
// if there is none.  Not inlined either.
template <Binary S, int D>
HWY_NOINLINE std::size_t group_within(const PreparedBody<S, D>& body, std::size_t group,
                                      const Vec<S, D>& v, S limit) {
  constexpr std::size_t lanes = PreparedBody<S, D>::lanes;
  const Lanes<S, D> tag;
  const Bounds<S, D> bounds{body.boxes().data(), least_corner(v), in_lanes(v)};
  const auto most = hn::Set(tag, limit);
  const std::size_t step = hn::Lanes(tag);
  std::uint32_t earlier = (1U << group % step) - 1;
  for (std::size_t first = group / step * step; first < body.groups(); first += step) {
    const auto least = bounds(first / lanes, first % lanes);
    const std::uint32_t those = groups_within<S, D>(least, most) & ~earlier;
    earlier = 0;
    if (those == 0) continue;
    return std::min(body.groups(), first + static_cast<std::size_t>(std::countr_zero(those)));
  }
  return body.groups();
}

// The least of some values, and the first lane that has it.
template <Binary S, int D>
HWY_INLINE void least_of_register(const Register<S, D>& values, S& value, std::size_t& place) {
  const Lanes<S, D> tag;
  const auto winner = hn::MinOfLanes(tag, values);
  value = hn::GetLane(winner);
  place = hn::FindKnownFirstTrue(tag, hn::Eq(values, winner));
}

// The same of two registers.  Neither counts steps in lanes, which takes most of the time of a scan
// of few points.
template <Binary S, int D>
HWY_INLINE void least_of_registers(const Register<S, D>& first, const Register<S, D>& second,
                                   S& value, std::size_t& place) {
  const Lanes<S, D> tag;
  const auto winner = hn::MinOfLanes(tag, hn::Min(second, first));
  value = hn::GetLane(winner);
  std::array<std::uint8_t, 16> bits{};
  hn::StoreMaskBits(tag, hn::Eq(first, winner), bits.data());
  hn::StoreMaskBits(tag, hn::Eq(second, winner), bits.data() + 8);
  const auto those = bits[0] | static_cast<std::uint32_t>(bits[8]) << hn::Lanes(tag);
  place = static_cast<std::size_t>(std::countr_zero(those));
}

// The least fl(p.v) and the first place that has it, for a body without groups.
template <Binary S, int D>
HWY_INLINE void least_of_all(const PreparedBody<S, D>& body, const Direction<S, D>& v, S& value,
                             std::size_t& place) {
  const Points<S, D> points{body.blocks().data(), v};
  const Lanes<S, D> tag;
  const std::size_t lanes = hn::Lanes(tag);
  if (body.size() <= lanes) return least_of_register<S, D>(points(0, 0), value, place);
  if (2 * lanes == PreparedBody<S, D>::lanes && body.blocks().size() == 1) {
    return least_of_registers<S, D>(points(0, 0), points(0, lanes), value, place);
  }
  const Best<S> best = least_of_blocks<S, D>(points, 0, body.blocks().size());
  value = best.value;
  place = best.place;
}

// ScalarScan::extremes for pairs in which at least one body has groups.  Not inlined: it would take
// registers from the scan of small bodies.
template <Binary S, int D>
HWY_NOINLINE void look_at_groups(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                 const Directions<S, D>& v, S beyond, bool hurried,
                                 Extremes<S>& found) {
  const Groups<S, D> of_a(a, v.of_a);
  const Groups<S, D> of_b(b, -v.of_b);
  const Best<S> bound_a = of_a.least_bound();
  const Best<S> bound_b = of_b.least_bound();
  Best<S> in_a = bound_a;
  Best<S> in_b = bound_b;
  const auto apart = [&] { return in_a.value > -in_b.value + beyond; };
  if (!hurried || !apart()) {
    in_a = of_a.least_of_group(bound_a);
    in_b = of_b.least_of_group(bound_b);
    if (!hurried || apart()) in_a = of_a.least_of_others(bound_a.place, in_a);
    if (!hurried || apart()) in_b = of_b.least_of_others(bound_b.place, in_b);
  }
  found = {in_a.value, -in_b.value, in_a.place, in_b.place};
}

// The same for two bodies without groups.
template <Binary S, int D>
HWY_INLINE void look_at_all(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                            const Direction<S, D>& of_a, const Direction<S, D>& of_b,
                            Extremes<S>& found) {
  Direction<S, D> away;
  for (std::size_t axis = 0; axis < D; ++axis) away[axis] = hn::Neg(of_b[axis]);
  least_of_all<S, D>(a, of_a, found.least_of_a, found.a);
  least_of_all<S, D>(b, away, found.greatest_of_b, found.b);
  found.greatest_of_b = -found.greatest_of_b;
}

template <Binary S, int D>
HWY_INLINE void look_in_registers(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                  const Directions<S, D>& v, bool hurried, Extremes<S>& found) {
  if (a.is_grouped() || b.is_grouped()) return look_at_groups(a, b, v, S(0), hurried, found);
  look_at_all<S, D>(a, b, in_lanes(v.of_a), in_lanes(v.of_b), found);
}

// fl(B^T v), as Affine::transposed_image, in all lanes: its numbers need not go through memory.
template <Binary S, int D>
HWY_INLINE Direction<S, D> pulled_back(const Affine<S, D>& placement, const Direction<S, D>& v) {
  const Lanes<S, D> tag;
  Direction<S, D> image;
  for (std::size_t k = 0; k < D; ++k) {
    image[k] = product(v[0], hn::Set(tag, placement.linear[0][k]));
    for (std::size_t i = 1; i < D; ++i) {
      image[k] = hn::Add(image[k], product(v[i], hn::Set(tag, placement.linear[i][k])));
    }
  }
  return image;
}

// ScalarScan::placed
template <Binary S, int D>
HWY_INLINE void look_at_places(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                               const Places<S, D>& places, const Vec<S, D>& v, bool hurried,
                               Extremes<S>& found) {
  const S beyond = dot(places.apart, v);
  if (a.is_grouped() || b.is_grouped()) {
    const Vec<S, D> of_a = places.of_a.transposed_image(v);
    const Vec<S, D> of_b = places.of_b.transposed_image(v);
    look_at_groups(a, b, Directions<S, D>(of_a, of_b), beyond, hurried, found);
  } else {
    const Direction<S, D> lanes = in_lanes(v);
    look_at_all<S, D>(a, b, pulled_back<S, D>(places.of_a, lanes),
                      pulled_back<S, D>(places.of_b, lanes), found);
  }
  found.greatest_of_b = found.greatest_of_b + beyond;
}

template <Binary S, int D>
HWY_INLINE std::size_t block_in_registers(const PreparedBody<S, D>& body, std::size_t block,
                                          const Vec<S, D>& v, S limit) {
  using Body = PreparedBody<S, D>;
  const Lanes<S, D> tag;
  const auto most = hn::Set(tag, limit);
  const Points<S, D> points{body.blocks().data(), in_lanes(v)};
  for (std::size_t i = block; i < body.blocks().size(); ++i) {
    if (body.is_grouped() && i % Body::group_blocks == 0) {
      i = body.first_block(group_within(body, i / Body::group_blocks, v, limit));
      if (i == body.blocks().size()) break;
    }
    if (!hn::AllFalse(tag, hn::Le(least_alone<S, D>(points, i, i + 1), most))) return i;
  }
  return body.blocks().size();
}

// A target whose registers hold one value uses ScalarScan.
inline constexpr bool has_registers = HWY_TARGET != HWY_SCALAR;

template <Binary S, int D>
inline void look_at(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                    const Directions<S, D>& v, bool hurried, Extremes<S>& found) {
  if constexpr (has_registers) {
    look_in_registers(a, b, v, hurried, found);
  } else {
    found = hurried ? ScalarScan().hurried(a, b, v) : ScalarScan()(a, b, v);
  }
}

template <Binary S, int D>
inline void placed(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                   const Places<S, D>& places, const Vec<S, D>& v, bool hurried,
                   Extremes<S>& found) {
  if constexpr (has_registers) {
    look_at_places(a, b, places, v, hurried, found);
  } else {
    found = ScalarScan().placed(a, b, places, v, hurried);
  }
}

template <Binary S, int D>
inline std::size_t block_within(const PreparedBody<S, D>& body, std::size_t block,
                                const Vec<S, D>& v, S limit) {
  if constexpr (has_registers) {
    return block_in_registers(body, block, v, limit);
  } else {
    return ScalarScan().block_within(body, block, v, limit);
  }
}

// Highway dispatches plain functions: one for all kinds.
inline const AllScans* all_scans() {
  static constexpr AllScans all{{look_at<float, 2>, placed<float, 2>, block_within<float, 2>},
                                {look_at<float, 3>, placed<float, 3>, block_within<float, 3>},
                                {look_at<double, 2>, placed<double, 2>, block_within<double, 2>},
                                {look_at<double, 3>, placed<double, 3>, block_within<double, 3>}};
  return &all;
}

}  // namespace gjk::certified::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
