// SPDX-License-Identifier: MIT
// Building blocks of families whose answer is known by construction: every operation is exact on
// the coordinates that such a family draws, which are multiples of one power of two with room for
// sums and products in the format it aims at.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// 2^exponent, of a normal double.
double power_of_two(int exponent);

// Orthogonal rows of integers, each of length `norm`: it turns and enlarges by `norm`.
struct ExactTurn {
  Rotation rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  int norm = 1;  // up to 13; the entries of a row sum up to 18 in magnitude
};

// From a small integer quaternion; the identity when exhausted, and one time in three.
ExactTurn exact_turn(Choices& choices, int dim);

void turn_exactly(Case& question, const ExactTurn& turn);

// One axis for another, with signs that keep the orientation; the identity when exhausted.
Rotation quarter_turns(Choices& choices, int dim);

// The plane normal . x = level.
struct Mirror {
  Point normal{};
  double level = 0;
};

// x - 2 ((n . x - level) / n . n) n, exact where the quotient is.
Point reflected(const Mirror& mirror, const Point& x);

// The largest normal . x over the points.
double furthest_along(const Point& normal, const std::vector<Point>& points);

// What a case is known to be by construction, as flags "relation:touching",
// "distance_squared:0x1p-6", "penetration_depth:0x1p-3".  Unlike `expect` they bring no
// proof; tests hold the oracle to them.
void flag_relation(Case& question, Relation relation);
void flag_distance(Case& question, double distance_squared);  // and the relation that follows
void flag_depth(Case& question, double depth);                // > 0

}  // namespace cases
