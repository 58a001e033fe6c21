// SPDX-License-Identifier: MIT
// The exact penetration depth of overlapping point sets: by how much one body must at least be
// moved until the interiors part.  It is the distance from the origin to the boundary of A - B,
// found by an expanding polytope in integers [vdB01]; no CGAL, and only the part of the boundary
// near the origin is ever made explicit.
#pragma once

#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/expanding_polytope.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct Penetration {
  Rational depth_squared;  // zero when the bodies only touch
  // N, outward and not zero, in integers without a common factor.  With h = max N . (a_i - b_j) the
  // depth is h / |N|; bodies that are moved apart by (h / N.N) N touch.
  RationalVector normal;
  // Pairs whose differences lie in the plane N . x = h and are affinely independent: the nearest
  // facet of A - B, or a part of it, as `dim` pairs; fewer where A - B is flat.
  std::vector<IndexPair> facet;
};

// Exact.  Empty exactly when the bodies are separated; depth zero when they touch, and so wherever
// they meet and A - B is flat.
// Throws std::invalid_argument on a curved body, an empty body or a coordinate that is not finite,
// std::logic_error when its own invariants fail.
std::optional<Penetration> penetration(const cases::Case& question,
                                       const ExpansionRules& rules = ExpansionRules());

// The same of points that are integers already.
std::optional<Penetration> penetration(const IntegerBodies& bodies,
                                       const ExpansionRules& rules = ExpansionRules());

// Checks a claim in n + m products, without any search: the plane through the facet has all of A -
// B on one side and is as far from the origin as claimed.  This proves that a translation of that
// length along N parts the interiors: the depth is at most the claimed one.  That no other plane is
// nearer follows from the whole polytope, not from one facet, and is not proved here.
bool proves_upper_bound(const cases::Case& question, const Penetration& claimed);

}  // namespace oracle
