// SPDX-License-Identifier: MIT
// The support function of a body is the maximum of finitely many smooth pieces, some of them linear
// (see curved_support.cpp for the symbols):
//   vertex   n . p                                 its point does not depend on n
//   apex     n . t + eta m_y                       of a cone
//   ball     n . t + rho |m|                       of a sphere
//   rim      n . t + height m_y + rho sigma        of a cylinder, height = +-eta, or a cone, -eta
// If a flat cap faces n, the point jumps around its rim with n.  Then a point of the rim is held:
// it counts as a vertex from then on.
#pragma once

#include <cstddef>

#include "core/cases/case.hpp"
#include "oracle/curved/interval.hpp"
#include "oracle/truth/min_norm.hpp"

namespace oracle {

// Bodies must come from in_dimension().
using Doubles = Triple<double>;

struct Piece {
  enum class Kind { vertex, apex, ball, rim, held };

  Kind kind = Kind::vertex;
  std::size_t vertex = 0;  // index of a point of the body
  double height = 0;       // for a rim
  Doubles towards{};       // for a held point: the local direction in which it lies
};

bool is_same(const Piece& x, const Piece& y);

// Returns the greatest piece along `direction`, up to rounding.
Piece piece_towards(const cases::Body& body, const Doubles& direction);
Piece piece_towards(const cases::Body& body, const QuickVector& direction);

// Returns `piece` with its point for this direction held.
Piece held(const cases::Body& body, Piece piece, const Doubles& direction);

// Returns the point of the piece for this direction, up to rounding.
Doubles point_of(const cases::Body& body, const Piece& piece, const Doubles& direction);
QuickVector point_of(const cases::Body& body, const Piece& piece, const QuickVector& direction);

// Returns the second derivatives of the piece along `direction`, up to rounding.
std::array<Doubles, 3> curvature(const cases::Body& body, const Piece& piece,
                                 const Doubles& direction);

// Returns bounds of the coordinates of a point near point_of() that is proved to be in the body.
IntervalVector inside_point(const cases::Body& body, const Piece& piece,
                            const QuickVector& direction);

// Returns a number not below max n . x over the body.
Quick support_value_above(const cases::Body& body, const QuickVector& n);

}  // namespace oracle
