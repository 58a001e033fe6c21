// SPDX-License-Identifier: MIT
// Cases of bodies given by their shape, placed or not: drawn, and by hand.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/cases/families.hpp"

namespace oracle {

inline cases::Case shapes_case(std::uint64_t index) {
  return cases::generate(cases::listed_family("shapes"), 20261123, index);
}

inline cases::Body shape(cases::Polytope::Kind kind, std::vector<cases::Point> points,
                         const cases::Placement& placement = {}) {
  cases::Body body;
  body.polytope = cases::Polytope{placement, kind, std::move(points)};
  return body;
}

inline cases::Case pair(cases::Body a, cases::Body b, int dim = 3) {
  cases::Case result;
  result.id = "by-hand";
  result.dim = dim;
  result.a = std::move(a);
  result.b = std::move(b);
  return result;
}

}  // namespace oracle
