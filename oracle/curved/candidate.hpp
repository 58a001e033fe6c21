// SPDX-License-Identifier: MIT
// Finds by GJK in doubles which smooth pieces contain the nearest points.  Nothing is proved.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/truth/min_norm.hpp"

namespace oracle {

// A support point of A - B, with the pieces and the direction that gave it.
struct SupportCorner {
  Doubles y{};
  Piece a;
  Piece b;
  Doubles direction{};
};

// Returns the corner with the smallest product with n.
SupportCorner support_against(const cases::Body& a, const cases::Body& b, const Doubles& n);

// A face of a simplex by its corners, with the weights of its point v nearest to the origin; or dim
// + 1 corners around the origin.
struct Candidate {
  std::vector<SupportCorner> corners;
  std::vector<double> weights;
  Doubles v{};
  int rounds = 0;
};

// For bodies in the plane or in space.  Empty if doubles cannot decide.
std::optional<Candidate> candidate(const cases::Body& a, const cases::Body& b, std::size_t dim);

}  // namespace oracle
