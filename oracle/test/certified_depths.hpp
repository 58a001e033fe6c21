// SPDX-License-Identifier: MIT
// Certified depths against exact ones.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "core/gjk/certified/certified.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/certified_answers.hpp"

namespace oracle::depth_tests {

using certified::CertifiedDepth;

template <typename S, int D>
bool is_way_out(const CertifiedDepth<S, D>& found, const PreparedBody<S, D>& a,
                const PreparedBody<S, D>& b) {
  const Rational upper = rational(static_cast<double>(found.depth.upper));
  const Rational value = gap_along(a, b, S(-1) * found.normal);
  return value * value <= upper * upper * inner(found.normal, found.normal);
}

template <typename S>
bool is_narrow(const certified::Interval<S>& depth, double magnitude) {
  const auto lower = static_cast<double>(depth.lower);
  const double width = static_cast<double>(depth.upper) - lower;
  const double share = sizeof(S) == 4 ? 0x1p-21 : 0x1p-30;
  const auto u = static_cast<double>(certified::unit_roundoff<S>);
  const double spacing = static_cast<double>(std::numeric_limits<S>::denorm_min());
  return width <= std::min(share * std::max(lower, 0x1p-20 * magnitude), 64 * u * magnitude) ||
         width <= 2 * spacing;
}

// Whether pairs and weights give a point of A - B at the depth, but for what witness points may err; all
// in units of the magnitude.
template <typename S, int D>
bool is_at_depth(const CertifiedDepth<S, D>& found, const PreparedBody<S, D>& a,
                 const PreparedBody<S, D>& b, double magnitude) {
  const auto in_units = [magnitude](const S& x) { return static_cast<double>(x) / magnitude; };
  double square = 0;
  for (std::size_t axis = 0; axis < D; ++axis) {
    double x = 0;
    for (std::size_t i = 0; i < found.size; ++i) {
      const auto& [of_a, of_b] = found.pairs[i];
      x += static_cast<double>(found.weights[i]) *
           (in_units(a[of_a][axis]) - in_units(b[of_b][axis]));
    }
    square += x * x;
  }
  const auto u = static_cast<double>(certified::unit_roundoff<S>);
  const double allowed =
      witness_allowance.units * u +
      witness_allowance.underflows * in_units(std::numeric_limits<S>::denorm_min());
  const double length = std::sqrt(square);
  return length >= in_units(found.depth.lower) - allowed &&
         length <= in_units(found.depth.upper) + allowed;
}

// Returns what an answer claims wrongly; empty if it holds.
template <typename S, int D>
std::string contradiction(const CertifiedDepth<S, D>& found, const PreparedBody<S, D>& a,
                          const PreparedBody<S, D>& b, const Case& question,
                          const std::optional<Penetration>& truth) {
  const certified::Relation relation = !truth                     ? certified::Relation::separated
                                       : truth->depth_squared > 0 ? certified::Relation::overlapping
                                                                  : certified::Relation::touching;
  if (found.relation != relation) return "relation";
  const auto lower = static_cast<double>(found.depth.lower);
  const auto upper = static_cast<double>(found.depth.upper);
  if (relation != certified::Relation::overlapping) {
    return lower == 0 && upper == 0 && found.size == 0 ? "" : "depth of no overlap";
  }
  if (!(lower >= 0) || Rational(lower) * Rational(lower) > truth->depth_squared) return "lower end";
  const bool endless = std::isinf(upper);
  if (!endless && Rational(upper) * Rational(upper) < truth->depth_squared) return "upper end";
  if (!endless && !is_narrow(found.depth, cases::magnitude(question))) return "width";
  if (found.size != D) return "no facet";
  if (!is_at_depth(found, a, b, cases::magnitude(question))) return "witness points";
  return found.stage != Stage::floating_point || is_way_out(found, a, b) ? "" : "normal";
}

}  // namespace oracle::depth_tests
