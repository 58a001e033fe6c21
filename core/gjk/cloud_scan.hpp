// SPDX-License-Identifier: MIT
// The linear scan of a cloud: the first of the points that lie furthest along a direction.  Every
// way to do it here computes dot(point, direction) with the same roundings and finds the same
// point, bit for bit, NaN and infinities included.
#pragma once

#include <cstddef>
#include <span>

#ifdef __SSE2_MATH__
#include <emmintrin.h>

#include <bit>
#endif

#include "core/gjk/vec.hpp"

namespace gjk {

// From `first` on, where `best` is the answer so far and `furthest` its value.  Not further is what
// is not comparable: where point 0 gives NaN it is the answer.
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
// Two points (x0 y0 z0 x1 y1 z1) fill three registers, and so do their products.  max_pd(a, b) is b
// where one of them is NaN, as in `furthest < along ? along : furthest`.
class TwoLanes {
 public:
  explicit TwoLanes(const Vec<double, 3>& d)
      : xy_(_mm_setr_pd(d[0], d[1])), zx_(_mm_setr_pd(d[2], d[0])), yz_(_mm_setr_pd(d[1], d[2])) {}

  __m128d along(const double* two) const {
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

// Eight points a time: most blocks hold none that is further than all before.
inline std::size_t furthest_point(std::span<const Vec<double, 3>> points,
                                  const Vec<double, 3>& direction) {
  constexpr std::size_t block = 8;
  if (points.size() < block)
    return furthest_from(points, direction, 1, 0, dot(points[0], direction));
  static_assert(sizeof(Vec<double, 3>) == 3 * sizeof(double));
  const TwoLanes lanes(direction);
  std::size_t best = 0;
  double furthest = dot(points[0], direction);
  std::size_t i = 0;
  for (; i + block <= points.size(); i += block) {
    const double* x = points[i].x.data();
    const __m128d a = lanes.along(x);
    const __m128d b = lanes.along(x + 6);
    const __m128d c = lanes.along(x + 12);
    const __m128d d = lanes.along(x + 18);
    const __m128d before = _mm_set1_pd(furthest);
    const __m128d two = _mm_max_pd(d, _mm_max_pd(c, _mm_max_pd(b, _mm_max_pd(a, before))));
    const __m128d most = _mm_max_pd(two, _mm_shuffle_pd(two, two, 1));
    if (!(furthest < _mm_cvtsd_f64(most))) continue;
    furthest = _mm_cvtsd_f64(most);
    const __m128d all = _mm_unpacklo_pd(most, most);
    const int there =
        _mm_movemask_pd(_mm_cmpeq_pd(a, all)) | _mm_movemask_pd(_mm_cmpeq_pd(b, all)) << 2 |
        _mm_movemask_pd(_mm_cmpeq_pd(c, all)) << 4 | _mm_movemask_pd(_mm_cmpeq_pd(d, all)) << 6;
    best = i + static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(there)));
  }
  return furthest_from(points, direction, i, best, furthest);
}
#endif

}  // namespace gjk
