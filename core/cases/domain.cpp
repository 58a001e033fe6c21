// SPDX-License-Identifier: MIT
#include "core/cases/domain.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/point.hpp"

namespace cases {
namespace {

constexpr double largest_coordinate = 50;
constexpr double least_extent = 0.05;
constexpr double least_thickness = 0x1p-40;  // as a share of the extent

std::vector<Point> corners(const Curved& curved) {
  const double height = curved.kind == Curved::Kind::sphere ? curved.radius : curved.half_height;
  const Polytope box{{}, Polytope::Kind::box, {{curved.radius, height, curved.radius}}};
  std::vector<Point> points = local_vertices(box, 3);
  const auto& rows = curved.linear;
  for (Point& x : points) {
    x = plus({dot(rows[0], x), dot(rows[1], x), dot(rows[2], x)}, curved.translation);
  }
  return points;
}

// Longest edge of the axis-aligned bounding box.
double extent(const std::vector<Point>& points) {
  Point low = points.front();
  Point high = points.front();
  for (const Point& point : points) {
    for (std::size_t i = 0; i < 3; ++i) {
      low[i] = std::min(low[i], point[i]);
      high[i] = std::max(high[i], point[i]);
    }
  }
  const Point edges = minus(high, low);
  return std::max({edges[0], edges[1], edges[2]});
}

// Finds the point furthest from the first, then from their line, then from the plane of all three,
// and returns its distance from that plane.  The width of the body is at most twice the result.
double thickness(const std::vector<Point>& points) {
  const Point& origin = points.front();
  const auto furthest = [&](const auto& measure) {
    Point best{};
    double most = 0;
    for (const Point& point : points) {
      const Point y = minus(point, origin);
      const double size = measure(y);
      if (size > most) {
        most = size;
        best = y;
      }
    }
    return best;
  };
  const Point along = furthest(length);
  if (length(along) == 0) return 0;
  const Point across = furthest([&](const Point& y) { return length(cross(along, y)); });
  const Point normal = cross(along, across);
  if (length(normal) == 0) return 0;
  const Point up = furthest([&](const Point& y) { return std::fabs(dot(normal, y)); });
  return std::fabs(dot(normal, up)) / length(normal);
}

// Scales the extent to [1, 2) first, so that no product overflows or underflows.
bool is_flat(std::vector<Point> points) {
  const double size = extent(points);
  if (!(size > 0)) return true;
  if (!std::isfinite(size)) {  // a difference of coordinates overflowed
    for (Point& point : points) point = times(0.25, point);
    return is_flat(std::move(points));
  }
  const int exponent = std::ilogb(size);
  const Point origin = points.front();
  for (Point& point : points) {
    for (std::size_t i = 0; i < 3; ++i) {
      point[i] = std::scalbn(point[i] - origin[i], -exponent);
    }
  }
  return thickness(points) <= least_thickness * std::scalbn(size, -exponent);
}

bool is_off_scale(const std::vector<Point>& points) {
  for (const Point& point : points) {
    for (const double x : point) {
      if (std::fabs(x) > largest_coordinate) return true;
    }
  }
  return extent(points) < least_extent;
}

}  // namespace

const char* name(Domain domain) {
  switch (domain) {
    case Domain::engine: return "engine";
    case Domain::flat: return "flat";
    case Domain::scale: return "scale";
    case Domain::planar: return "planar";
  }
  return "unknown";
}

Domain domain_named(std::string_view name) {
  std::string known;
  for (const Domain domain : all_domains) {
    if (name == cases::name(domain)) return domain;
    known += std::string(" ") + cases::name(domain);
  }
  throw std::invalid_argument("unknown domain \"" + std::string(name) + "\"; known are:" + known);
}

Domain domain(const Case& question) {
  if (question.dim == 2) return Domain::planar;
  bool off_scale = false;
  for (const Body* body : {&question.a, &question.b}) {
    const std::vector<Point> points =
        body->curved ? corners(*body->curved) : rounded_vertices(*body, question.dim);
    if (is_flat(points)) return Domain::flat;
    off_scale = off_scale || is_off_scale(points);
  }
  return off_scale ? Domain::scale : Domain::engine;
}

}  // namespace cases
