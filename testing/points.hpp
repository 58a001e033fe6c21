// SPDX-License-Identifier: MIT
// Bodies in the form other projects have them: any range of points, and any point with coordinates
// by index or by the names x, y and z.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <ranges>
#include <type_traits>
#include <vector>

namespace gjkproof {

using Point = std::array<double, 3>;

// In the form of the judge.
struct Bodies {
  std::size_t dim = 3;  // coordinates of every point; 0 if points differ in that
  std::vector<Point> a;
  std::vector<Point> b;
};

// --- points ---

template <typename P>
concept IndexedPoint = requires(const P& p) {
  requires std::is_arithmetic_v<std::remove_cvref_t<decltype(p[0])>>;
};

template <typename P>
concept NamedPoint = !IndexedPoint<P> && requires(const P& p) {
  requires std::is_arithmetic_v<std::remove_cvref_t<decltype(p.x)>>;
  requires std::is_arithmetic_v<std::remove_cvref_t<decltype(p.y)>>;
};

template <typename P>
concept AnyPoint = IndexedPoint<P> || NamedPoint<P>;

template <AnyPoint P>
std::size_t dimension(const P& p) {
  if constexpr (NamedPoint<P>) {
    return requires { p.z; }
    ? 3 : 2;
  } else if constexpr (std::is_array_v<P>) {
    return std::extent_v<P>;
  } else if constexpr (requires { p.size(); }) {
    return static_cast<std::size_t>(p.size());
  } else {
    static_assert(
        requires { p.length(); }, "cannot determine the dimension of this point type");
    return static_cast<std::size_t>(p.length());
  }
}

template <AnyPoint P>
decltype(auto) coordinate(P& p, std::size_t i) {
  if constexpr (NamedPoint<std::remove_const_t<P>>) {
    if constexpr (requires { p.z; }) return (i == 0 ? p.x : i == 1 ? p.y : p.z);
    if constexpr (!requires { p.z; }) return (i == 0 ? p.x : p.y);
  } else {
    using Index = std::conditional_t < requires { p.size(); }
    || std::is_array_v<P>, std::size_t, int > ;
    return p[static_cast<Index>(i)];
  }
}

template <AnyPoint P>
using CoordinateOf = std::remove_cvref_t<decltype(coordinate(std::declval<const P&>(), 0))>;

// For example a witness point of an Answer.
template <AnyPoint P>
Point point(const P& p) {
  static_assert(std::numeric_limits<CoordinateOf<P>>::digits <= 53,
                "coordinates wider than double");
  Point result{};
  for (std::size_t i = 0; i < std::min<std::size_t>(dimension(p), 3); ++i) {
    result[i] = static_cast<double>(coordinate(p, i));
  }
  return result;
}

// --- ranges of points ---

template <typename R>
concept PointRange = std::ranges::input_range<const R> && AnyPoint<std::ranges::range_value_t<R>>;

template <PointRange R>
inline constexpr bool is_single = std::same_as<CoordinateOf<std::ranges::range_value_t<R>>, float>;

template <PointRange A, PointRange B>
Bodies bodies_of(const A& a, const B& b) {
  Bodies bodies{0, {}, {}};
  bool first = true;
  const auto read = [&](const auto& range, std::vector<Point>& points) {
    for (const auto& p : range) {
      if (first) bodies.dim = dimension(p);
      if (dimension(p) != bodies.dim) bodies.dim = 0;
      first = false;
      points.push_back(point(p));
    }
  };
  read(a, bodies.a);
  read(b, bodies.b);
  return bodies;
}

// Whether a range of this type can be made of fewer points.
template <typename R>
concept FixedRange = std::copyable<R> && requires(R& r) {
  std::tuple_size<R>::value;
  r[0] = r[0];
};
template <typename R>
concept Rebuildable = PointRange<R> && std::copyable<std::ranges::range_value_t<R>> &&
    (FixedRange<R> ||
     std::constructible_from<R, typename std::vector<std::ranges::range_value_t<R>>::iterator,
                             typename std::vector<std::ranges::range_value_t<R>>::iterator>);

// A range like `pattern`, with `points` in it; one of fixed size repeats the last of them, which is
// the same body.  Points are copies of the first one with other coordinates, so that their type
// needs no other operation.
template <Rebuildable R>
class Rebuilt {
  using P = std::ranges::range_value_t<R>;

 public:
  Rebuilt(const R& pattern, const std::vector<Point>& points)
      : points_(points.size(), *std::ranges::begin(pattern)), range(made(pattern, points)) {
    for (std::size_t n = 0; n < points.size(); ++n) exact = exact && point(points_[n]) == points[n];
  }

  Rebuilt(const Rebuilt&) = delete;

 private:
  R made(const R& pattern, const std::vector<Point>& points) {
    for (std::size_t n = 0; n < points.size(); ++n) {
      for (std::size_t i = 0; i < std::min<std::size_t>(dimension(points_[n]), 3); ++i) {
        coordinate(points_[n], i) = static_cast<CoordinateOf<P>>(points[n][i]);
      }
    }
    if constexpr (FixedRange<R>) {
      R filled = pattern;
      for (std::size_t n = 0; n < filled.size(); ++n) {
        filled[n] = points_[std::min(n, points_.size() - 1)];
      }
      return filled;
    } else {
      return R(points_.begin(), points_.end());
    }
  }

  std::vector<P> points_;  // storage for a view

 public:
  const R range;
  bool exact = true;  // whether its coordinates can be those of `points`
};

}  // namespace gjkproof
