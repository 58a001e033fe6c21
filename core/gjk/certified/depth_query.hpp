// SPDX-License-Identifier: MIT
// A certified query for the penetration depth with its stages: the relation, then a polytope in
// doubles, then integers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/exact/depth.hpp"
#include "core/gjk/certified/floating_point_depth.hpp"
#include "core/gjk/certified/placed_body.hpp"
#include "core/gjk/certified/polygon_depth.hpp"
#include "core/gjk/certified/prepared_difference.hpp"
#include "core/gjk/certified/query.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified::detail {

template <template <Binary, int> typename Difference, int D>
CertifiedDepth<double, D> depth_by_integers(const Difference<double, D>& difference,
                                            const AnyScan<D>& scan, const Memory& start) {
  return exact_depth(difference, scan, std::span(start.pairs).first(start.size));
}

// Whether PolygonDepth proves the depth, for bodies in the plane that are not placed.
template <typename Bounds, typename Difference, typename Found>
bool overlap_as_polygons(const Difference&, Found&) {
  return false;
}
template <typename Bounds>
bool overlap_as_polygons(const PreparedDifference<double, 2>& difference,
                         CertifiedDepth<double, 2>& result) {
  return PolygonDepth<Bounds>(difference).answer(result);
}

// The same before any search.  Also answers if the line of the centres is normal to a plane that
// separates the bodies, and keeps it in the memory.
template <typename Bounds, typename Difference, typename Scan, typename Kept, typename Found>
bool answer_for_polygons(const Difference&, const Scan&, Kept&, Found&) {
  return false;
}
template <typename Bounds, typename Scan>
bool answer_for_polygons(const PreparedDifference<double, 2>& difference, const Scan& scan,
                         RelationMemory<double, 2>& memory, CertifiedDepth<double, 2>& result) {
  if (!has_outlines(difference) || !difference.is_in_range()) return false;
  check_assumptions<double>();
  const Vec<double, 2> v = first_direction(difference);
  const double square = dot(v, v);
  const Extremes<double> seen = difference.extremes(scan, v);
  if (long_enough(square) && separates<Bounds>(seen, norm(square), difference.radii())) {
    memory = {v, {}};
    return true;
  }
  return seen.least_of_a < seen.greatest_of_b && overlap_as_polygons<Bounds>(difference, result);
}

// Of bodies that overlap; `start` as exact_depth wants it.
template <typename Bounds, template <Binary, int> typename Difference, int D, typename Scan>
void prove_depth(const Difference<double, D>& difference, const Scan& scan, const Memory& start,
                 CertifiedDepth<double, D>& result) {
  if (overlap_as_polygons<Bounds>(difference, result)) return;
  FloatingPointDepth<Difference<double, D>, Scan, Bounds> search(difference, scan);
  if (search.answer(start, result)) return;
  result = depth_by_integers(difference, AnyScan<D>(scan), start);
}
template <typename Bounds, template <Binary, int> typename Difference, int D, typename Scan>
void prove_depth(const Difference<float, D>& difference, const Scan& scan, const Memory& start,
                 CertifiedDepth<float, D>& result) {
  CertifiedDepth<double, D> wide;
  use_in_double(difference, [&](const Difference<double, D>& wider) {
    prove_depth<Bounds>(wider, scan, start, wide);
  });
  result.stage = wide.stage == Stage::exact ? Stage::exact : Stage::higher_precision;
  result.iterations = wide.iterations;
  result.depth = {rounded_down(wide.depth.lower), -rounded_down(-wide.depth.upper)};
  result.pairs = wide.pairs;
  result.size = wide.size;
  std::transform(wide.weights.begin(), wide.weights.end(), result.weights.begin(),
                 [](double weight) { return static_cast<float>(weight); });
  result.normal = direction_in_float(wide.normal);
}

// Not inlined, as proved_distance.
template <typename Bounds, template <Binary, int> typename Body, Binary S, int D, typename Scan>
[[gnu::noinline]] CertifiedDepth<S, D> proved_depth(const Body<S, D>& a, const Body<S, D>& b,
                                                    const Scan& scan,
                                                    RelationMemory<S, D>& memory) {
  CertifiedDepth<S, D> result;
  if (memory.axis == Vec<S, D>{} &&
      answer_for_polygons<Bounds>(difference_of(a, b), scan, memory, result)) {
    write_witness_points(a, b, result);
    return result;
  }
  const CertifiedRelation<S, D> found = proved_relation<Bounds>(a, b, scan, memory);
  memory = {found.axis, found.simplex};
  if (found.relation == Relation::overlapping) {
    prove_depth<Bounds>(difference_of(a, b), scan, found.simplex, result);
    write_witness_points(a, b, result);
  } else {
    result.stage = found.stage;
    result.iterations = found.iterations;
  }
  result.relation = found.relation;
  return result;
}

}  // namespace gjk::certified::detail
