// SPDX-License-Identifier: MIT
// Building blocks of families whose answers are known by construction.  All operations are exact on
// the coordinates of such families, which are multiples of one power of two with enough spare bits
// for sums and products in the target format.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// 2^exponent, which must be a normal double.
double power_of_two(int exponent);

// A rotation times `norm`: orthogonal integer rows of length `norm`.
struct ExactTurn {
  Rotation rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  int norm = 1;  // up to 13; the entries of a row sum up to 18 in magnitude
};

// From a small integer quaternion; the identity one time in three and if no choices are left.
ExactTurn exact_turn(Choices& choices, int dim);

void turn_exactly(Case& question, const ExactTurn& turn);

// A rotation that permutes the axes up to sign; the identity if no choices are left.
Rotation quarter_turns(Choices& choices, int dim);

// The plane normal . x = level.
struct Mirror {
  Point normal{};
  double level = 0;
};

// x - 2 ((n . x - level) / n . n) n, exact if the quotient is.
Point reflected(const Mirror& mirror, const Point& x);

// The largest normal . x over the points.
double furthest_along(const Point& normal, const std::vector<Point>& points);

// Record what is known by construction as flags "relation:touching", "distance_squared:0x1p-6",
// "penetration_depth:0x1p-3".  Unlike `expect` they contain no proof; tests compare them with the
// oracle.
void flag_relation(Case& question, Relation relation);
void flag_distance(Case& question, double distance_squared);  // also flags the relation
void flag_depth(Case& question, double depth);                // > 0

}  // namespace cases
