// SPDX-License-Identifier: MIT
// Building blocks of the families, in plain double arithmetic: rounding here only changes the
// question, never an answer.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/point.hpp"

namespace cases {

// Rows; orthogonal up to rounding.
using Rotation = std::array<Point, 3>;

// From an integer quaternion, so that only + - * / are used; in the plane about z.  The identity
// one time in three, since users have axis-aligned bodies, and if no choices are left.
Rotation rotation(Choices& choices, int dim);

// w + x i + y j + z k
using Quaternion = std::array<double, 4>;
Quaternion product(const Quaternion& p, const Quaternion& q);
// The rotation of a nonzero quaternion, which need not be normalised.
Rotation turn_by(const Quaternion& q);

Point turned(const Rotation& rotation, const Point& a);

// 2 or 3; 3 three times in four.
int dimension(Choices& choices);

// `count` points in the cube (-1, 1)^dim, multiples of 2^-bits.
std::vector<Point> random_points(Choices& choices, int dim, int count, int bits);

// Uniform on the unit sphere in space, by rejection from the cube.
Point random_direction(Choices& choices);

// The 4 or 8 vertices of the box with the given half extents.
std::vector<Point> box(int dim, const Point& half);

// A vertex count from 4 to `vertices_max`: mostly small, sometimes as large as allowed.
int vertex_count(Choices& choices, int vertices_max);

// A size between 10^-k and 2 10^-k, k in [low, high].  Avoids libm, whose last bits differ between
// versions.
double decade(Choices& choices, int low, int high);

// The double `count` steps above x (below if negative), limited to finite values.
double ulps_away(double x, int count);

void transform(std::vector<Point>& points, const Rotation& rotation, double scale,
               const Point& translation);

}  // namespace cases
