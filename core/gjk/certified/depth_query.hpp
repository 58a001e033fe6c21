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
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/query.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified::detail {

template <int D>
CertifiedDepth<double, D> depth_by_integers(const PreparedBody<double, D>& a,
                                            const PreparedBody<double, D>& b,
                                            const AnyScan<D>& scan, const Memory& start) {
  return exact_depth(a, b, scan, std::span(start.pairs).first(start.size));
}

// Of bodies that overlap; `start` as exact_depth wants it.
template <typename Bounds, int D, typename Scan>
void prove_depth(const PreparedBody<double, D>& a, const PreparedBody<double, D>& b,
                 const Scan& scan, const Memory& start, CertifiedDepth<double, D>& result) {
  FloatingPointDepth<D, Scan, Bounds> search(a, b, scan);
  if (search.answer(start, result)) return;
  result = depth_by_integers(a, b, AnyScan<D>(scan), start);
}
template <typename Bounds, int D, typename Scan>
void prove_depth(const PreparedBody<float, D>& a, const PreparedBody<float, D>& b, const Scan& scan,
                 const Memory& start, CertifiedDepth<float, D>& result) {
  CertifiedDepth<double, D> wide;
  prove_depth<Bounds>(PreparedBody<double, D>(a), PreparedBody<double, D>(b), scan, start, wide);
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
template <typename Bounds, Binary S, int D, typename Scan>
[[gnu::noinline]] CertifiedDepth<S, D> proved_depth(const PreparedBody<S, D>& a,
                                                    const PreparedBody<S, D>& b, const Scan& scan,
                                                    RelationMemory<S, D>& memory) {
  const CertifiedRelation<S, D> found = proved_relation<Bounds>(a, b, scan, memory);
  memory = {found.axis, found.simplex};
  CertifiedDepth<S, D> result;
  if (found.relation == Relation::overlapping) {
    prove_depth<Bounds>(a, b, scan, found.simplex, result);
    write_witness_points(a, b, result);
  } else {
    result.stage = found.stage;
    result.iterations = found.iterations;
  }
  result.relation = found.relation;
  return result;
}

}  // namespace gjk::certified::detail
