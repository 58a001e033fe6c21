// SPDX-License-Identifier: MIT
// A polytope with hill climbing for support points, directions and frames that change little, and
// the cost of both by climbing and by linear scan.
#pragma once

#include <algorithm>
#include <cmath>
#include <compare>

#include "core/cases/families/shapes.hpp"
#include "core/gjk/affine_image.hpp"
#include "core/gjk/polytope.hpp"
#include "core/gjk/separating_axis.hpp"
#include "core/subjects/hull/hull_graph.hpp"

namespace reports::times {

inline constexpr std::size_t directions_a_walk = 2000;
inline constexpr double degree = 0.017453292519943295;  // in radians

// A double that counts products, of which a dot product has three, and quotients.
struct CountedDouble {
  double value = 0;
  CountedDouble() = default;
  explicit CountedDouble(double x) : value(x) {}

  friend CountedDouble operator+(CountedDouble a, CountedDouble b) {
    return CountedDouble(a.value + b.value);
  }
  [[maybe_unused]] friend CountedDouble operator-(CountedDouble a, CountedDouble b) {
    return CountedDouble(a.value - b.value);
  }
  friend CountedDouble operator*(CountedDouble a, CountedDouble b) {
    ++products;
    return CountedDouble(a.value * b.value);
  }
  [[maybe_unused]] friend CountedDouble operator/(CountedDouble a, CountedDouble b) {
    ++quotients;
    return CountedDouble(a.value / b.value);
  }
  CountedDouble operator-() const { return CountedDouble(-value); }
  auto operator<=>(const CountedDouble&) const = default;

  static inline thread_local std::uint64_t products = 0;
  static inline thread_local std::uint64_t quotients = 0;
};

template <typename S>
using ClimbPoints = std::vector<gjk::Vec<S, 3>>;

inline ClimbPoints<CountedDouble> counting(const ClimbPoints<double>& points) {
  ClimbPoints<CountedDouble> result;
  for (const auto& p : points) {
    result.push_back({{CountedDouble(p[0]), CountedDouble(p[1]), CountedDouble(p[2])}});
  }
  return result;
}

// On a sphere of radius 1, so that all of them are vertices.
struct ClimbedBody {
  std::vector<cases::Point> places;
  ClimbPoints<double> points;
  subjects::VertexGraph graph;

  ClimbedBody(std::uint64_t seed, std::size_t vertices) {
    cases::Choices choices = cases::Choices::keyed(seed, "paper-climbing", vertices);
    while (places.size() < vertices) places.push_back(cases::random_direction(choices));
    for (const cases::Point& place : places) points.push_back({{place[0], place[1], place[2]}});
    graph = subjects::hull_graph(places);
  }
};

// Along great circles, each a full rotation in steps of `degrees`.
inline ClimbPoints<double> walked_directions(std::uint64_t seed, double degrees) {
  cases::Choices choices = cases::Choices::keyed(seed, "paper-climbing-directions", 0);
  ClimbPoints<double> directions;
  while (directions.size() < directions_a_walk) {
    const cases::Point u = cases::random_direction(choices);
    const cases::Point other = cases::random_direction(choices);
    const gjk::Vec<double, 3> from{{u[0], u[1], u[2]}};
    gjk::Vec<double, 3> to{{other[0], other[1], other[2]}};
    to = to - dot(from, to) / dot(from, from) * from;
    to = std::sqrt(dot(from, from) / dot(to, to)) * to;
    for (double at = 0; at < 360 && directions.size() < directions_a_walk; at += degrees) {
      directions.push_back(std::cos(degree * at) * from + std::sin(degree * at) * to);
    }
  }
  return directions;
}

template <typename S, typename Map>
double support_points(const Map& map, const ClimbPoints<S>& directions) {
  double sum = 0;
  for (const auto& direction : directions) {
    sum += static_cast<double>(map.support(direction).index);
  }
  return sum;
}

template <typename Map>
double products_of(const Map& map, const ClimbPoints<double>& directions) {
  const ClimbPoints<CountedDouble> all = counting(directions);
  CountedDouble::products = 0;
  support_points(map, all);
  return static_cast<double>(CountedDouble::products) / 3 / static_cast<double>(all.size());
}

inline std::size_t different_support_points(const gjk::Polytope<double, 3>& climbing,
                                            const gjk::VertexCloud<double, 3>& scan,
                                            const ClimbPoints<double>& directions) {
  return static_cast<std::size_t>(std::ranges::count_if(directions, [&](const auto& direction) {
    return dot(climbing.support(direction).point, direction) !=
           dot(scan.support(direction).point, direction);
  }));
}

// A reference to a body that does not move.
template <typename Map>
struct KeptBody {
  static constexpr int dimension = 3;
  const Map* map;
  gjk::SupportPoint<double, 3> support(const gjk::Vec<double, 3>& direction) const {
    return map->support(direction);
  }
  double magnitude() const { return map->magnitude(); }
};

// The body rotates and circles another of the same shape, both by one degree per frame, at a
// distance of 0.2 to 0.3 of the radius.
inline std::vector<gjk::Affine<double, 3>> circling() {
  std::vector<gjk::Affine<double, 3>> frames;
  for (int frame = 0; frame < 720; ++frame) {
    const double c = std::cos(degree * frame);
    const double s = std::sin(degree * frame);
    const double apart = 2.25 + 0.05 * std::cos(3 * degree * frame);
    frames.push_back({{{{{c, -s, 0}}, {{s, c, 0}}, {{0, 0, 1}}}}, {{apart * c, 0, apart * s}}});
  }
  return frames;
}

struct Tracking {
  std::size_t meetings = 0;
  double support_points = 0;
  bool operator==(const Tracking&) const = default;
};

template <typename Map>
Tracking tracked(const Map& a, const Map& b, const std::vector<gjk::Affine<double, 3>>& frames) {
  Tracking sum;
  auto axis = gjk::first_axis<double, 3>();
  const auto policy = gjk::enhanced<double>();
  for (const auto& frame : frames) {
    const gjk::AffineImage<KeptBody<Map>, double> moved({&b}, frame);
    const auto found = gjk::separating_axis(KeptBody<Map>{&a}, moved, policy, axis);
    axis = found.v;
    sum.meetings += found.intersecting;
    sum.support_points += found.support_calls;
  }
  return sum;
}

}  // namespace reports::times
