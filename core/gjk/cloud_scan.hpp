// SPDX-License-Identifier: MIT
// The linear scan of a cloud: the first of the points that lie furthest along a direction.  Every
// way to do it here computes dot(point, direction) with the same roundings and finds the same
// point, bit for bit, NaN and infinities included.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#ifdef __SSE2_MATH__
#include <emmintrin.h>
#endif

#include "core/gjk/vec.hpp"

namespace gjk {

// Continues at `first`, with the answer `best` so far and its value `furthest`.  A value that is
// not comparable is not further: if point 0 gives NaN, it is the answer.
template <Scalar S, int D>
std::size_t furthest_from(std::span<const Vec<S, D>> points, const Vec<S, D>& direction,
                          std::size_t first, std::size_t best, S furthest) {
  for (std::size_t i = first; i < points.size(); ++i) {
    const S along = dot(points[i], direction);
    if (furthest < along) {
      furthest = along;
      best = i;
    }
  }
  return best;
}

template <Scalar S, int D>
std::size_t furthest_point(std::span<const Vec<S, D>> points, const Vec<S, D>& direction) {
  return furthest_from(points, direction, 1, 0, dot(points[0], direction));
}

#ifdef __SSE2_MATH__
// Doubles in space, two at a time and without a branch on what is further: in a new direction such
// a branch is mispredicted again and again, and each time costs as much as a dozen points.
//
// max_pd(a, b) is b if one of them is NaN, as in `furthest < along ? along : furthest`.

// Two points (x0 y0 z0 x1 y1 z1) fill three registers, and so do their products.
class TwoLanes {
 public:
  // Loaded as it was stored, in two parts: a load of y and z at once would have to wait for both.
  explicit TwoLanes(const Vec<double, 3>& d)
      : xy_(_mm_loadu_pd(d.x.data())),
        zx_(_mm_unpacklo_pd(_mm_load_sd(&d.x[2]), xy_)),
        yz_(_mm_shuffle_pd(xy_, zx_, 1)) {}

  [[gnu::always_inline]] __m128d along(const double* two) const {
    const __m128d xy = _mm_mul_pd(_mm_loadu_pd(two), xy_);
    const __m128d zx = _mm_mul_pd(_mm_loadu_pd(two + 2), zx_);
    const __m128d yz = _mm_mul_pd(_mm_loadu_pd(two + 4), yz_);
    const __m128d sum = _mm_add_pd(_mm_shuffle_pd(xy, zx, 2), _mm_shuffle_pd(xy, yz, 1));
    return _mm_add_pd(sum, _mm_shuffle_pd(zx, yz, 2));
  }

 private:
  __m128d xy_;
  __m128d zx_;
  __m128d yz_;
};

// The place of the lane that is further; of equal lanes the lower place.
inline std::size_t further_place(__m128d furthest, std::size_t even, std::size_t odd) {
  const __m128d other = _mm_shuffle_pd(furthest, furthest, 1);
  const int is_less = _mm_movemask_pd(_mm_cmplt_pd(furthest, other));
  return std::min(even | -static_cast<std::size_t>(is_less & 1),
                  odd | -static_cast<std::size_t>(is_less >> 1));
}

// Up to 62 points.  Two bits a pair, the newest lowest, say which points are further than all
// before them in their lane: the lowest of a lane is that of the first of its furthest points.  An
// odd point 0 is in no pair, but both lanes begin with it.
inline std::size_t furthest_of_few(std::span<const Vec<double, 3>> points,
                                   const Vec<double, 3>& direction) {
  const TwoLanes lanes(direction);
  const std::size_t count = points.size();
  __m128d furthest = _mm_set1_pd(dot(points[0], direction));
  std::uint64_t further = 3;
  for (std::size_t i = count % 2; i < count; i += 2) {
    const __m128d along = lanes.along(points[i].x.data());
    const int is_further = _mm_movemask_pd(_mm_cmplt_pd(furthest, along));
    further = 4 * further + static_cast<unsigned>(is_further);
    furthest = _mm_max_pd(along, furthest);
  }
  const int from_even = std::countr_zero(further & 0x5555555555555555U);
  const int from_odd = std::countr_zero(further & 0xaaaaaaaaaaaaaaaaU);
  const std::size_t best = further_place(furthest, count - 2 - static_cast<std::size_t>(from_even),
                                         count - static_cast<std::size_t>(from_odd));
  return best < count ? best : 0;  // no point is further than point 0
}

class FourPairs {
 public:
  [[gnu::always_inline]] FourPairs(const TwoLanes& lanes, const Vec<double, 3>& first)
      : a_(lanes.along(first.x.data())),
        b_(lanes.along(first.x.data() + 6)),
        c_(lanes.along(first.x.data() + 12)),
        d_(lanes.along(first.x.data() + 18)) {}

  // One value per lane, `least` if no point is further: NaN only if that is NaN.
  [[gnu::always_inline]] __m128d furthest(__m128d least) const {
    const __m128d ab = _mm_max_pd(b_, _mm_max_pd(a_, least));
    return _mm_max_pd(_mm_max_pd(d_, _mm_max_pd(c_, least)), ab);
  }

  // The place of the first with this value in either lane, 0 if there is none.
  [[gnu::always_inline]] std::size_t place(__m128d value) const {
    const int there = _mm_movemask_pd(_mm_cmpeq_pd(a_, value)) |
                      _mm_movemask_pd(_mm_cmpeq_pd(b_, value)) << 2 |
                      _mm_movemask_pd(_mm_cmpeq_pd(c_, value)) << 4 |
                      _mm_movemask_pd(_mm_cmpeq_pd(d_, value)) << 6;
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(there) | 256U)) % 8;
  }

 private:
  __m128d a_;
  __m128d b_;
  __m128d c_;
  __m128d d_;
};

// Eight points and more.  Keeps in which block the first of the furthest points of each lane is,
// and looks for it there.  The first two blocks overlap, so that all are full.
inline std::size_t furthest_of_many(std::span<const Vec<double, 3>> points,
                                    const Vec<double, 3>& direction) {
  constexpr std::size_t block = 8;
  const TwoLanes lanes(direction);
  const __m128d least = _mm_set1_pd(dot(points[0], direction));
  __m128d furthest = FourPairs(lanes, points[0]).furthest(least);
  __m128d first = _mm_setzero_pd();  // of the block
  const std::size_t second = (points.size() - 1) % block + 1;
  __m128d next = _mm_set1_pd(static_cast<double>(second));
  for (std::size_t i = second; i < points.size(); i += block) {
    const __m128d along = FourPairs(lanes, points[i]).furthest(least);
    const __m128d is_further = _mm_cmplt_pd(furthest, along);
    furthest = _mm_max_pd(along, furthest);
    first = _mm_max_pd(first, _mm_and_pd(is_further, next));
    next = _mm_add_pd(next, _mm_set1_pd(static_cast<double>(block)));
  }
  const auto even = static_cast<std::ptrdiff_t>(_mm_cvtsd_f64(first));
  const auto odd = static_cast<std::ptrdiff_t>(_mm_cvtsd_f64(_mm_unpackhi_pd(first, first)));
  const std::size_t best =
      further_place(furthest, static_cast<std::size_t>(even), static_cast<std::size_t>(odd));
  const __m128d all = _mm_max_pd(furthest, _mm_shuffle_pd(furthest, furthest, 1));
  return best + FourPairs(lanes, points[best]).place(all);
}

// The limits are measured.  Inlined, so that the direction reaches small clouds in registers.
[[gnu::always_inline]] inline std::size_t furthest_point(std::span<const Vec<double, 3>> points,
                                                         const Vec<double, 3>& direction) {
  static_assert(sizeof(Vec<double, 3>) == 3 * sizeof(double));
  if (points.size() < 16) {
    return furthest_from(points, direction, 1, 0, dot(points[0], direction));
  }
  return points.size() < 48 ? furthest_of_few(points, direction)
                            : furthest_of_many(points, direction);
}
#endif

}  // namespace gjk
