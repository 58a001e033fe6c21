// SPDX-License-Identifier: MIT
// Which smooth pieces of both bodies meet at their nearest points, as GJK in doubles sees it.
// Nothing of it is proved.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/truth/min_norm.hpp"

namespace oracle {

// A support point of A - B, by the pieces that gave it and the direction they were asked for.
struct SupportCorner {
  Doubles y{};
  Piece a;
  Piece b;
  Doubles direction{};
};

// The one that lies furthest against n.
SupportCorner support_against(const cases::Body& a, const cases::Body& b, const Doubles& n);

// A face of a simplex by its corners, with the weights of its point v nearest to the origin; or
// dim + 1 corners around the origin.
struct Candidate {
  std::vector<SupportCorner> corners;
  std::vector<double> weights;
  Doubles v{};
  int rounds = 0;
};

// Of bodies in the plane or in space.  Empty where doubles do not tell.
std::optional<Candidate> candidate(const cases::Body& a, const cases::Body& b, std::size_t dim);

}  // namespace oracle
