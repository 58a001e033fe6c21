// SPDX-License-Identifier: MIT
// Bodies large enough to be scanned by groups, of shapes that are hard for it.
#pragma once

#include <cmath>
#include <random>

#include "core/cases/case.hpp"

namespace subjects {

struct LargeBody {
  std::string shape;
  std::vector<cases::Point> points;
};

// A multiple of 2^-20 from -1 to 1: float holds it, and its double.
inline double any_number(std::mt19937_64& random) {
  return static_cast<double>(random() >> 43) * 0x1p-20 - 1;
}
inline int any_integer(std::mt19937_64& random, int size) {
  return static_cast<int>(random() % static_cast<unsigned>(2 * size + 1)) - size;
}
inline cases::Point any_point(std::mt19937_64& random) {
  return {any_number(random), any_number(random), any_number(random)};
}

// A point of each shape; `some` are a few points from which the shape is made.
inline cases::Point on_sphere(std::mt19937_64& random) {
  cases::Point p = any_point(random);
  const double length = std::sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
  for (double& x : p) x = std::round(x / length * 0x1p20) * 0x1p-20;
  return p;
}
inline cases::Point on_facet(std::mt19937_64& random) {  // of a cube
  cases::Point p = any_point(random);
  p[random() % 3] = random() % 2 == 0 ? -1 : 1;
  return p;
}
inline cases::Point on_lattice(std::mt19937_64& random) {
  return {1. * any_integer(random, 6), 1. * any_integer(random, 6), 1. * any_integer(random, 6)};
}
inline cases::Point in_needle(std::mt19937_64& random) {
  return {any_number(random), 0x1p-3 * any_integer(random, 4), 0x1p-20 * any_integer(random, 4)};
}
inline cases::Point on_line(std::mt19937_64& random) {
  const double t = any_integer(random, 1 << 12);
  return {t, 2 * t + 1, 3 - t};
}
inline cases::Point of_any_size(std::mt19937_64& random) {
  cases::Point p = any_point(random);
  for (double& x : p) x = std::ldexp(x, any_integer(random, 30));
  return p;
}
inline cases::Point near_one_of(const std::vector<cases::Point>& some, int size,
                                std::mt19937_64& random) {
  cases::Point p = some[random() % some.size()];
  for (double& x : p) x += 0x1p-20 * any_integer(random, size);
  return p;
}

// In the plane the third coordinate is 0.
inline std::vector<LargeBody> large_bodies(int dim, std::size_t count, std::mt19937_64& random) {
  std::vector<cases::Point> some(7);
  for (cases::Point& point : some) point = any_point(random);
  std::vector<LargeBody> bodies;
  const auto add = [&](const char* shape, auto any) {
    bodies.push_back({shape, {}});
    for (std::size_t i = 0; i < count; ++i) {
      bodies.back().points.push_back(any());
      if (dim == 2) bodies.back().points.back()[2] = 0;
    }
  };
  add("sphere", [&] { return on_sphere(random); });
  add("facets", [&] { return on_facet(random); });
  add("lattice", [&] { return on_lattice(random); });
  add("needle", [&] { return in_needle(random); });
  add("line", [&] { return on_line(random); });
  add("any size", [&] { return of_any_size(random); });
  add("clusters", [&] { return near_one_of(some, 2, random); });
  add("duplicates", [&] { return near_one_of(some, 0, random); });
  add("one point", [&] { return some[0]; });
  return bodies;
}

}  // namespace subjects
