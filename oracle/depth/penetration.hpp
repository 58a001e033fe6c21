// SPDX-License-Identifier: MIT
// The exact penetration depth of overlapping point sets: how far one body must at least move until
// the interiors are disjoint.  It is the distance from the origin to the boundary of A - B, found
// by an expanding polytope in integers [vdB01]; it needs no CGAL and constructs only the part of
// the boundary near the origin.
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
  Rational depth_squared;  // zero if the bodies only touch
  // N, outward and not zero, in integers without a common factor.  With h = max N . (a_i - b_j) the
  // depth is h / |N|; bodies that are moved apart by (h / N.N) N touch.
  RationalVector normal;
  // Pairs whose differences lie in the plane N . x = h and are affinely independent: the nearest
  // facet of A - B, or a part of it, as `dim` pairs; fewer if A - B is flat.
  std::vector<IndexPair> facet;
};

// Exact.  Empty exactly if the bodies are separated; the depth is zero if they touch, and so
// whenever they meet and A - B is flat.  Throws std::invalid_argument on a curved body, an empty
// body or a coordinate that is not finite, std::logic_error if its own invariants fail.
std::optional<Penetration> penetration(const cases::Case& question,
                                       const ExpansionRules& rules = ExpansionRules());

// The same for points that are integers already.
std::optional<Penetration> penetration(const IntegerBodies& bodies,
                                       const ExpansionRules& rules = ExpansionRules());

// Checks a claim with n + m products, without any search: the plane through the facet has all of A
// - B on one side and is as far from the origin as claimed.  This proves that a translation of that
// length along N separates the interiors: the depth is at most the claimed one.  That no other
// plane is nearer follows from the whole polytope, not from one facet, and is not proved here.
bool proves_upper_bound(const cases::Case& question, const Penetration& claimed);

}  // namespace oracle
