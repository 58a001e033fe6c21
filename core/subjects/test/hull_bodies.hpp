// SPDX-License-Identifier: MIT
// Bodies with integer coordinates whose hulls are hard to climb: coplanar, collinear, duplicate and
// inner points.
#pragma once

#include <cstdlib>
#include <utility>

#include "core/cases/case.hpp"
#include "core/gjk/test/bodies.hpp"

namespace subjects::test {

using Points = std::vector<cases::Point>;
using Small = std::int64_t;
using Vector = gjk::Vec<Small, 3>;

struct Named {
  std::string name;
  Points points;
};

// An integer of {-limit..limit}.
inline Small random(std::uint64_t counter, Small limit) {
  return static_cast<Small>(gjk::test::mixed(counter) % static_cast<std::uint64_t>(2 * limit + 1)) -
         limit;
}

template <typename Keep>
Points lattice(int low, int high, const Keep& keep) {
  Points points;
  for (int x = low; x <= high; ++x) {
    for (int y = low; y <= high; ++y) {
      for (int z = low; z <= high; ++z) {
        if (keep(x, y, z)) points.push_back({x * 1.0, y * 1.0, z * 1.0});
      }
    }
  }
  return points;
}

inline Points random_points(std::uint64_t key, std::size_t count, Small limit) {
  Points points(count);
  for (std::size_t i = 0; i < 3 * count; ++i) {
    points[i / 3][i % 3] = static_cast<double>(random(key * 10'000 + i, limit));
  }
  return points;
}

inline Points rounded_sphere(std::uint64_t key, std::size_t count, double radius) {
  Points points = random_points(key, count, 1 << 20);
  for (cases::Point& point : points) {
    const double length = std::hypot(point[0], point[1], point[2]);
    for (double& x : point) x = std::round(x / length * radius);
  }
  return points;
}

inline Points prism() {
  Points points;
  for (int i = 0; i < 24; ++i) {
    for (const double z : {-100.0, 0.0, 100.0}) {
      const double angle = i * 0.2617993877991494;
      points.push_back({std::round(1000 * std::cos(angle)), std::round(1000 * std::sin(angle)), z});
    }
  }
  return points;
}

// All sums of two and of three vertices: points within edges and faces, and one face four times.
inline Points tetrahedron_with_midpoints() {
  const Points corners{{0, 0, 0}, {12, 0, 1}, {1, 12, 0}, {0, 2, 12}};
  Points points;
  for (const cases::Point& a : corners) {
    for (const cases::Point& b : corners) {
      for (const cases::Point& c : corners) {
        points.push_back({a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]});
      }
    }
  }
  return points;
}

// Sums have parallelogram faces, as the differences of GJK have.
inline Points sums(const Points& some, const Points& others) {
  Points points;
  for (const cases::Point& a : some) {
    for (const cases::Point& b : others) {
      points.push_back({a[0] + b[0], a[1] + b[1], a[2] + b[2]});
    }
  }
  return points;
}

// (i, i^2, i^3): every vertex is extreme, every face a triangle.
inline Points cyclic() {
  Points points;
  for (int i = -20; i < 20; ++i) points.push_back({i * 1.0, i * i * 1.0, i * i * i * 1.0});
  return points;
}

inline Points tilted(int width, int height) {
  Points points;
  for (int u = 0; u < width; ++u) {
    for (int v = 0; v < height; ++v)
      points.push_back({3.0 * u - v, 2.0 * v + u, 5.0 * u + 7.0 * v});
  }
  return points;
}

inline std::vector<Named> bodies() {
  const auto on_cube = [](int x, int y, int z) {
    return std::max({std::abs(x), std::abs(y), std::abs(z)}) == 3;
  };
  const auto on_octahedron = [](int x, int y, int z) {
    return std::abs(x) + std::abs(y) + std::abs(z) == 5;
  };
  const auto planar = [](int, int, int z) { return z == 0; };
  std::vector<Named> result{
      {"cube with face grids", lattice(-3, 3, on_cube)},
      {"octahedron with face grids", lattice(-5, 5, on_octahedron)},
      {"full lattice", lattice(-2, 2, [](int, int, int) { return true; })},
      {"planar lattice", lattice(-6, 6, planar)},
      {"tilted plane", tilted(9, 7)},
      {"tilted line", tilted(1, 30)},
      {"prism", prism()},
      {"tetrahedron with midpoints", tetrahedron_with_midpoints()},
      {"sum of two clouds", sums(random_points(1, 12, 40), random_points(2, 12, 40))},
      {"cyclic", cyclic()},
      {"lattice cloud", random_points(3, 512, 4)},
      {"wide lattice cloud", random_points(4, 512, 20)},
      {"512 random", random_points(5, 512, 1 << 19)},
      {"512 on a sphere", rounded_sphere(6, 512, 1 << 19)},
      {"one point", {{1, 2, 3}}},
      {"one point often", Points(9, {1, 2, 3})},
  };
  // Repeats every third point and shuffles.
  for (std::size_t body = 0; body < result.size(); ++body) {
    Points& points = result[body].points;
    const std::size_t originals = points.size();
    for (std::size_t i = 0; points.size() < 512 && i < originals; i += 3) {
      points.push_back(cases::Point(points[i]));
    }
    for (std::size_t i = points.size(); i > 1; --i) {
      std::swap(points[i - 1], points[gjk::test::mixed(body * 1000 + i) % i]);
    }
  }
  return result;
}

}  // namespace subjects::test
