// SPDX-License-Identifier: MIT
#include "core/cases/domain.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/point.hpp"

namespace cases {
namespace {

constexpr double largest_coordinate = 50;
constexpr double least_extent = 0.05;
constexpr double least_thickness = 0x1p-40;  // as a share of the extent
constexpr std::size_t most_points_in_plane = 8;

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

struct Box {
  Point low;
  Point high;
};

Box box_of(const std::vector<Point>& points) {
  Box box{points.front(), points.front()};
  for (const Point& point : points) {
    for (std::size_t i = 0; i < 3; ++i) {
      box.low[i] = std::min(box.low[i], point[i]);
      box.high[i] = std::max(box.high[i], point[i]);
    }
  }
  return box;
}

// The longest edge.
double extent(const Box& box) {
  const Point edges = minus(box.high, box.low);
  return std::max({edges[0], edges[1], edges[2]});
}

// Finds the point furthest from the first, then from their line, then from the plane of all three,
// and returns whether its distance from that plane, or in the plane from that line, is at most
// `limit`.  The width of the body is at most twice that distance.  `seen` gives a point as seen from
// the first.
template <typename Seen>
bool is_thin(const std::vector<Point>& points, int dim, double limit, const Seen& seen) {
  // By the square of a measure, with the root of squares that grow only, because roots may be equal
  // if the squares are not.
  const auto furthest = [&](const auto& measure) {
    Point best{};
    double square_most = 0;
    double most = 0;
    for (const Point& point : points) {
      const Point y = seen(point);
      const Point arm = measure(y);
      const double square = dot(arm, arm);
      if (!(square > square_most)) continue;
      square_most = square;
      const double size = std::sqrt(square);
      if (size > most) {
        most = size;
        best = y;
      }
    }
    return best;
  };
  const Point along = furthest([](const Point& y) { return y; });
  if (length(along) == 0) return true;
  const Point across = furthest([&](const Point& y) { return cross(along, y); });
  const Point normal = cross(along, across);
  const double size = length(normal);
  if (size == 0) return true;
  if (dim == 2) return size / length(along) <= limit;
  return std::ranges::all_of(points, [&](const Point& point) {
    return std::fabs(dot(normal, seen(point))) / size <= limit;
  });
}

// Whether the first points make is_thin() false, which they mostly do.  With an extent below 2, hence
// |y| < 3.5, their volume (in the plane, area) is less than 74 times the distance that is_thin()
// finds, and that is computed to 2^-31 where the volume is 2^-20; limits are below 2^-38.
template <typename Seen>
bool begins_thick(const std::vector<Point>& points, int dim, const Seen& seen) {
  if (points.size() <= static_cast<std::size_t>(dim)) return false;
  const Point normal = cross(seen(points[1]), seen(points[2]));
  return std::fabs(dim == 2 ? normal[2] : dot(normal, seen(points[3]))) > 0x1p-20;
}

// Scales the extent `size` to [1, 2) first, so that no product overflows or underflows.
bool is_flat(const std::vector<Point>& points, int dim, double size) {
  if (!(size > 0)) return true;
  // Two factors, because 2^1074 is not a double.  Only the second can round: the first is exact.
  const double up = size < 0x1p-1000 ? 0x1p+1000 : 1;
  constexpr std::uint64_t exponent_bits = 0x7ff0'0000'0000'0000;
  const double scale =
      1 / std::bit_cast<double>(std::bit_cast<std::uint64_t>(size * up) & exponent_bits);
  const Point& origin = points.front();
  const auto seen = [&](const Point& point) {
    return times(scale, times(up, minus(point, origin)));
  };
  return !begins_thick(points, dim, seen) &&
         is_thin(points, dim, least_thickness * (size * up * scale), seen);
}

// The same if a difference of coordinates overflows.
bool is_flat_far(std::vector<Point> points, int dim) {
  for (Point& point : points) point = times(0.25, point);
  return is_flat(points, dim, extent(box_of(points)));
}

bool is_off_scale(const Box& box) {
  for (const Point& corner : {box.low, box.high}) {
    for (const double x : corner) {
      if (std::fabs(x) > largest_coordinate) return true;
    }
  }
  return extent(box) < least_extent;
}

}  // namespace

const char* name(Domain domain) {
  switch (domain) {
    case Domain::engine: return "engine";
    case Domain::engine_plane: return "engine_plane";
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
  const bool in_plane = question.dim == 2;
  bool off_scale = false;
  for (const Body* body : {&question.a, &question.b}) {
    std::vector<Point> made;
    if (body->curved) made = corners(*body->curved);
    if (in_plane) {
      for (Point& corner : made) corner[2] = 0;
    }
    if (body->polytope) made = rounded_vertices(*body, question.dim);
    const std::vector<Point>& points = made.empty() ? body->points : made;
    if (in_plane && points.size() > most_points_in_plane) return Domain::planar;
    const Box box = box_of(points);
    const double size = extent(box);
    const bool flat = std::isfinite(size) ? is_flat(points, question.dim, size)
                                          : is_flat_far(points, question.dim);
    if (flat) return in_plane ? Domain::planar : Domain::flat;
    off_scale = off_scale || is_off_scale(box);
  }
  if (in_plane) return off_scale ? Domain::planar : Domain::engine_plane;
  return off_scale ? Domain::scale : Domain::engine;
}

}  // namespace cases
