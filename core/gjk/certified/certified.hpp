// SPDX-License-Identifier: MIT
// The distance and the penetration depth of two polytopes with their proof: an interval that holds
// it, and a certain relation.
#pragma once

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/depth_query.hpp"
#include "core/gjk/certified/placed_body.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/query.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// For any bodies that PreparedBody accepts, and a memory that no other pair uses.  Throws
// std::domain_error if this thread does not round to nearest or flushes subnormal numbers to zero,
// or if the compiler fuses operations: then nothing here is proved.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan>
Certified<S, D> certified_distance(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                   const Scan& scan, Memory& memory) {
  const Certified<S, D> result = detail::proved_distance<Bounds>(a, b, scan, memory);
  memory = {result.pairs, result.size};
  return result;
}

// The same without a memory.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan = ScalarScan>
Certified<S, D> certified_distance(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                   const Scan& scan = {}) {
  return detail::proved_distance<Bounds>(a, b, scan, no_memory);
}

// Whether the bodies are separated, touch or overlap, proved as by certified_distance: the same
// relation, sooner, because the first plane or simplex that proves it ends the search.  Throws what
// certified_distance throws.  `memory` may hold anything, and no other pair uses it.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan>
CertifiedRelation<S, D> certified_relation(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                           const Scan& scan, RelationMemory<S, D>& memory) {
  const CertifiedRelation<S, D> result = detail::proved_relation<Bounds>(a, b, scan, memory);
  memory = {result.axis, result.simplex};
  return result;
}

// The same without a memory.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan = ScalarScan>
CertifiedRelation<S, D> certified_relation(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                           const Scan& scan = {}) {
  return detail::proved_relation<Bounds>(a, b, scan, no_relation_memory<S, D>);
}

// The penetration depth, and the relation as by certified_relation, which it asks first with this
// memory.  Throws what certified_distance throws.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan>
CertifiedDepth<S, D> certified_depth(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                     const Scan& scan, RelationMemory<S, D>& memory) {
  return detail::proved_depth<Bounds>(a, b, scan, memory);
}

// The same without a memory.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan = ScalarScan>
CertifiedDepth<S, D> certified_depth(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                     const Scan& scan = {}) {
  RelationMemory<S, D> memory;
  return detail::proved_depth<Bounds>(a, b, scan, memory);
}

// The same for bodies that have moved.  A memory that was kept under other placements serves: it
// holds indices of vertices, and for the relation a direction that is tried first.
template <typename Bounds = PlacedBounds, Binary S, int D, typename Scan>
Certified<S, D> certified_distance(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b,
                                   const Scan& scan, Memory& memory) {
  const Certified<S, D> result = detail::proved_distance<Bounds>(a, b, scan, memory);
  memory = {result.pairs, result.size};
  return result;
}
template <typename Bounds = PlacedBounds, Binary S, int D, typename Scan = ScalarScan>
Certified<S, D> certified_distance(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b,
                                   const Scan& scan = {}) {
  return detail::proved_distance<Bounds>(a, b, scan, no_memory);
}
template <typename Bounds = PlacedBounds, Binary S, int D, typename Scan>
CertifiedRelation<S, D> certified_relation(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b,
                                           const Scan& scan, RelationMemory<S, D>& memory) {
  const CertifiedRelation<S, D> result = detail::proved_relation<Bounds>(a, b, scan, memory);
  memory = {result.axis, result.simplex};
  return result;
}
template <typename Bounds = PlacedBounds, Binary S, int D, typename Scan = ScalarScan>
CertifiedRelation<S, D> certified_relation(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b,
                                           const Scan& scan = {}) {
  return detail::proved_relation<Bounds>(a, b, scan, no_relation_memory<S, D>);
}
template <typename Bounds = PlacedBounds, Binary S, int D, typename Scan>
CertifiedDepth<S, D> certified_depth(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b,
                                     const Scan& scan, RelationMemory<S, D>& memory) {
  return detail::proved_depth<Bounds>(a, b, scan, memory);
}
template <typename Bounds = PlacedBounds, Binary S, int D, typename Scan = ScalarScan>
CertifiedDepth<S, D> certified_depth(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b,
                                     const Scan& scan = {}) {
  RelationMemory<S, D> memory;
  return detail::proved_depth<Bounds>(a, b, scan, memory);
}

}  // namespace gjk::certified
