// SPDX-License-Identifier: MIT
// Building blocks of the families.  Plain double arithmetic: what is rounded here belongs to the
// question, not to anybody's answer.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/point.hpp"

namespace cases {

// Row by row; orthogonal up to rounding.
using Rotation = std::array<Point, 3>;

// From an integer quaternion, so that only + - * / are used; the identity when exhausted, and one
// time in three: axis-aligned bodies are what users have.  In the plane it turns about z.
Rotation rotation(Choices& choices, int dim);

// w + x i + y j + z k
using Quaternion = std::array<double, 4>;
Quaternion product(const Quaternion& p, const Quaternion& q);
// By a quaternion, not zero, whose length divides out.
Rotation turn_by(const Quaternion& q);

Point turned(const Rotation& rotation, const Point& a);

// 2 or 3, mostly 3.
int dimension(Choices& choices);

// `count` points in the cube (-1, 1)^dim, with at most `bits` significant bits.
std::vector<Point> random_points(Choices& choices, int dim, int count, int bits);

// Uniform on the unit sphere of space, by rejection from the cube.
Point random_direction(Choices& choices);

// The 4 or 8 vertices of the box with the given half extents.
std::vector<Point> box(int dim, const Point& half);

// A vertex count from 4 to sizes_max: mostly small, now and then as large as allowed.
int vertex_count(Choices& choices, int vertices_max);

// A size between 10^-k and 2 10^-k, k in [low, high].  Without libm, whose last bits differ between
// versions.
double decade(Choices& choices, int low, int high);

// The double `count` steps above x (below, where negative), up to the largest finite one.
double ulps_away(double x, int count);

void transform(std::vector<Point>& points, const Rotation& rotation, double scale,
               const Point& translation);

}  // namespace cases
