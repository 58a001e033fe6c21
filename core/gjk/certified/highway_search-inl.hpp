// SPDX-License-Identifier: MIT
// An iteration of searches side by side for one instruction set: the loop of FloatingPointSearch,
// operation by operation, with choices by lane in place of branches.
#if defined(GJKPROOF_HIGHWAY_SEARCH_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef GJKPROOF_HIGHWAY_SEARCH_INL
#undef GJKPROOF_HIGHWAY_SEARCH_INL
#else
#define GJKPROOF_HIGHWAY_SEARCH_INL
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/highway_lanes-inl.hpp"
#include "core/gjk/certified/highway_scan-inl.hpp"
#include "core/gjk/certified/highway_simplex-inl.hpp"
#include "core/gjk/certified/search_lanes.hpp"

HWY_BEFORE_NAMESPACE();
namespace gjk::certified::HWY_NAMESPACE {

template <Binary S, int D>
class SearchStep {
 public:
  using State = SearchLanes<S, D>;

  explicit SearchStep(State& state) : s_(state) {}

  void advance() {
    look();
    s_.close = s_.encloses = s_.lost = s_.unbegun = 0;
    for (std::size_t lane = 0; lane < State::count; lane += hn::Lanes(Tag())) step(lane);
  }

 private:
  using Simplex = LaneSimplex<S, D>;
  using Tag = Lanes<S, D>;
  using Number = Register<S, D>;
  using Which = Choice<S, D>;
  using Point = LanePoints<S, D>;
  using Found = NearestPoints<S, D>;
  using Kept = typename Simplex::Kept;
  using Reduced = typename Simplex::Reduced;

  // ---- what is added

  // A corner of the memory, or the support point along n.
  HWY_INLINE void look() {
    for (std::size_t lane = 0; lane < State::count; ++lane) {
      if (s_.a[lane] == nullptr) continue;
      const auto& a = *s_.a[lane];
      const auto& b = *s_.b[lane];
      Pair pair;
      if (s_.remembered[lane] < s_.memory[lane].size) {
        pair = s_.memory[lane].pairs[s_.remembered[lane]++];
      } else {
        Extremes<S> found;
        look_at<S, D>(a, b, s_.direction(lane), false, found);
        s_.least_of_a[lane] = found.least_of_a;
        s_.greatest_of_b[lane] = found.greatest_of_b;
        pair = {found.a, found.b};
      }
      s_.newest.a[lane] = static_cast<S>(pair.a);
      s_.newest.b[lane] = static_cast<S>(pair.b);
      const Vec<S, D> y = a.at(pair.a) - b.at(pair.b);
      for (std::size_t axis = 0; axis < D; ++axis) s_.newest.x[axis][lane] = y[axis];
    }
  }

  // ---- numbers of lanes

  static HWY_INLINE Number load(const typename State::Numbers& numbers, std::size_t lane) {
    return hn::Load(Tag(), &numbers[lane]);
  }
  static HWY_INLINE Point load(const std::array<typename State::Numbers, D>& numbers,
                               std::size_t lane) {
    Point result;
    for (std::size_t axis = 0; axis < D; ++axis) result[axis] = load(numbers[axis], lane);
    return result;
  }
  static HWY_INLINE void store(const Number& x, typename State::Numbers& numbers,
                               std::size_t lane) {
    hn::Store(x, Tag(), &numbers[lane]);
  }
  static HWY_INLINE void store(const Point& x, std::array<typename State::Numbers, D>& numbers,
                               std::size_t lane) {
    for (std::size_t axis = 0; axis < D; ++axis) store(x[axis], numbers[axis], lane);
  }
  static HWY_INLINE void store_where(const Which& which, const Number& x,
                                     typename State::Numbers& numbers, std::size_t lane) {
    store(hn::IfThenElse(which, x, load(numbers, lane)), numbers, lane);
  }
  static HWY_INLINE void store_where(const Which& which, const Point& x,
                                     std::array<typename State::Numbers, D>& numbers,
                                     std::size_t lane) {
    for (std::size_t axis = 0; axis < D; ++axis) store_where(which, x[axis], numbers[axis], lane);
  }
  static HWY_INLINE std::uint32_t bits(const Which& which, std::size_t lane) {
    std::uint64_t result = 0;
    hn::StoreMaskBits(Tag(), which, reinterpret_cast<std::uint8_t*>(&result));
    return static_cast<std::uint32_t>(result) << lane;
  }

  // ---- the loop

  static HWY_INLINE Kept load(const typename State::Corners& corner, std::size_t lane) {
    return {load(corner.x, lane), load(corner.a, lane), load(corner.b, lane)};
  }
  static HWY_INLINE void store_where(const Which& which, const Kept& corner,
                                     typename State::Corners& corners, std::size_t lane) {
    store_where(which, corner.y, corners.x, lane);
    store_where(which, corner.a, corners.a, lane);
    store_where(which, corner.b, corners.b, lane);
  }

  HWY_INLINE void step(std::size_t lane) {
    const Number to_begin = load(s_.to_begin, lane);
    const Which begun = hn::Eq(to_begin, Simplex::number(0));
    const Number size = load(s_.size, lane);
    const Kept newest = load(s_.newest, lane);
    std::array<Kept, D> c;
    Which known = Simplex::none();
    for (std::size_t i = 0; i < D; ++i) {
      c[i] = load(s_.corners[i], lane);
      const Which same = hn::And(hn::Eq(c[i].a, newest.a), hn::Eq(c[i].b, newest.b));
      known = hn::Or(known, hn::And(same, hn::Lt(Simplex::number(static_cast<S>(i)), size)));
    }
    const Which ended = hn::And(begun, hn::Or(known, close(lane, begun)));
    const Which adds = hn::Not(hn::Or(ended, known));
    const Reduced after = Simplex::reduced(c, newest, size, adds);
    const Which encloses = hn::And(adds, after.encloses);
    const Which turns = hn::AndNot(after.encloses, adds);
    take_corners(after, newest, turns, encloses, lane);
    const Found& found = after.found;
    store_where(turns, found.n, s_.n, lane);
    store_where(turns, found.nn, s_.nn, lane);
    store_where(turns, found.ny, s_.ny, lane);
    store_where(turns, found.vv, s_.vv, lane);
    for (std::size_t i = 0; i < 2; ++i) store_where(turns, found.parts[i], s_.parts[i], lane);
    store_where(turns, found.whole, s_.whole, lane);
    s_.close |= bits(ended, lane);
    s_.encloses |= bits(encloses, lane);
    s_.lost |= bits(lost(begun, turns, to_begin, lane), lane);
  }

  // Whether no corner lies further along v than the bounds can tell.
  HWY_INLINE Which close(std::size_t lane, const Which& begun) {
    constexpr S u = unit_roundoff<S>;
    const Number ny = load(s_.ny, lane);
    const Number length = hn::Sqrt(load(s_.nn, lane));
    const Number least = hn::Sub(load(s_.least_of_a, lane), load(s_.greatest_of_b, lane));
    const Number gap = hn::Sub(ny, least);
    const Number rounding =
        product(product(Simplex::number(u * S(0.75)), load(s_.radii, lane)), length);
    const Which supports = hn::And(begun, hn::Le(hn::Abs(least), rounding));
    store_where(supports, load(s_.n, lane), s_.plane, lane);
    store(length, s_.length, lane);
    return hn::Le(gap, hn::Add(product(Simplex::number(u * 4), ny), rounding));
  }

  HWY_INLINE void take_corners(const Reduced& after, const Kept& newest, const Which& turns,
                               const Which& encloses, std::size_t lane) {
    const Found& found = after.found;
    const Kept older = Simplex::choose(found.from_q, after.q, after.p);
    store_where(turns, Simplex::choose(found.newest, newest, older), s_.corners[0], lane);
    store_where(turns, Simplex::choose(found.all, after.q, newest), s_.corners[1], lane);
    if constexpr (D == 3) {
      store_where(hn::And(turns, found.all), newest, s_.corners[2], lane);
    }
    store_where(encloses, newest, s_.corners[D], lane);
    const Number face = hn::IfThenElse(found.all, Simplex::number(D), Simplex::number(2));
    const Number size = hn::IfThenElse(found.newest, Simplex::number(1), face);
    store_where(turns, size, s_.size, lane);
    store_where(encloses, Simplex::number(D + 1), s_.size, lane);
  }

  // Counts, and returns the lanes that have no direction, detour or iteration left.
  HWY_INLINE Which lost(const Which& begun, const Which& turns, const Number& to_begin,
                        std::size_t lane) {
    const Number one = Simplex::number(1);
    const Number vv = load(s_.vv, lane);
    const Which goes_on = hn::And(begun, turns);
    const Number still = hn::Sub(to_begin, one);
    const Which begins = hn::AndNot(begun, hn::Eq(still, hn::Zero(Tag())));
    store_where(hn::Not(begun), still, s_.to_begin, lane);
    const Number shortest = load(s_.shortest, lane);
    const Number detours = load(s_.detours, lane);
    const Which falls = hn::Lt(vv, shortest);
    const Which detour = hn::AndNot(falls, goes_on);
    store_where(detour, hn::Add(detours, one), s_.detours, lane);
    store_where(hn::Or(begins, hn::And(goes_on, falls)), vv, s_.shortest, lane);
    const Number k = hn::Add(load(s_.k, lane), one);
    store_where(hn::Or(begins, goes_on), k, s_.k, lane);
    const Which no_length = hn::Lt(load(s_.nn, lane), Simplex::number(shortest_squared<S>));
    const Which no_detour = hn::And(detour, hn::Eq(detours, Simplex::number(detours_at_most)));
    const Which no_iteration = hn::Lt(Simplex::number(iterations_at_most), k);
    const Which unbegun = hn::And(begins, no_length);
    s_.unbegun |= bits(unbegun, lane);
    return hn::Or(unbegun, hn::And(goes_on, hn::Or(no_length, hn::Or(no_detour, no_iteration))));
  }

  State& s_;
};

template <Binary S, int D>
inline void advance(SearchLanes<S, D>& lanes) {
  SearchStep<S, D>(lanes).advance();
}

inline const AllSteps* all_steps() {
  // At most the bytes of a block.
  static const AllSteps all{
      hn::Lanes(hn::CappedTag<std::uint8_t, 64>()),
      {advance<float, 2>, advance<float, 3>, advance<double, 2>, advance<double, 3>}};
  return &all;
}

}  // namespace gjk::certified::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
