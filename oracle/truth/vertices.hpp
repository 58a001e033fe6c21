// SPDX-License-Identifier: MIT
// The exact vertices of bodies, placement included: sums of products of doubles, which a rational
// always represents and a double only sometimes.
#pragma once

#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the vertices of a point set or a polytope, in the order of their indices.  Throws
// std::invalid_argument on a curved body, a body without points and a number that is not finite.
std::vector<RationalVector> vertices(const cases::Body& body, int dim);

// Returns the case with every polytope as a point set; empty if a vertex is not representable in
// doubles.  Curved bodies stay.
std::optional<cases::Case> in_points(const cases::Case& question);

}  // namespace oracle
