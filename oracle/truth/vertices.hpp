// SPDX-License-Identifier: MIT
// The vertices of bodies as they are, wherever a placement takes them: sums of products of doubles,
// which a double holds now and then, and a rational always.
#pragma once

#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Of a point set or a polytope, in the order that indices count.  Throws std::invalid_argument on a
// curved body, a body without points and a number that is not finite.
std::vector<RationalVector> vertices(const cases::Body& body, int dim);

// The same bodies with every polytope as a point set; empty where doubles do not hold all of its
// vertices.  Curved bodies stay.
std::optional<cases::Case> in_points(const cases::Case& question);

}  // namespace oracle
