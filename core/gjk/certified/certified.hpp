// SPDX-License-Identifier: MIT
// The distance and the penetration depth of two polytopes with their proof: an interval that holds
// it, and a certain relation.
#pragma once

#include <type_traits>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/depth_query.hpp"
#include "core/gjk/certified/placed_body.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/query.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

namespace detail {

// The bounds derived for a kind of body, unless others are named, to show what fails with them.
template <typename Bounds, typename Body>
struct BoundsFor : std::type_identity<Bounds> {};
template <Binary S, int D>
struct BoundsFor<void, PreparedBody<S, D>> : std::type_identity<ProvedBounds> {};
template <Binary S, int D>
struct BoundsFor<void, PlacedBody<S, D>> : std::type_identity<PlacedBounds> {};

}  // namespace detail

// For two prepared bodies, any that PreparedBody accepts, or two placed ones, and a memory that no other
// pair uses.  A memory that was kept under other placements serves: it holds indices of vertices, and
// for the relation a direction that is tried first.  Throws std::domain_error if this thread does not
// round to nearest or flushes subnormal numbers to zero, or if the compiler fuses operations: then
// nothing here is proved.
template <typename Bounds = void, template <Binary, int> typename Body, Binary S, int D,
          typename Scan>
Certified<S, D> certified_distance(const Body<S, D>& a, const Body<S, D>& b, const Scan& scan,
                                   Memory& memory) {
  using Chosen = typename detail::BoundsFor<Bounds, Body<S, D>>::type;
  const Certified<S, D> result = detail::proved_distance<Chosen>(a, b, scan, memory);
  memory = {result.pairs, result.size};
  return result;
}

// The same without a memory.
template <typename Bounds = void, template <Binary, int> typename Body, Binary S, int D,
          typename Scan = ScalarScan>
Certified<S, D> certified_distance(const Body<S, D>& a, const Body<S, D>& b,
                                   const Scan& scan = {}) {
  using Chosen = typename detail::BoundsFor<Bounds, Body<S, D>>::type;
  return detail::proved_distance<Chosen>(a, b, scan, no_memory);
}

// Whether the bodies are separated, touch or overlap, proved as by certified_distance: the same
// relation, sooner, because the first plane or simplex that proves it ends the search.  Throws what
// certified_distance throws.  `memory` may hold anything, and no other pair uses it.
template <typename Bounds = void, template <Binary, int> typename Body, Binary S, int D,
          typename Scan>
CertifiedRelation<S, D> certified_relation(const Body<S, D>& a, const Body<S, D>& b,
                                           const Scan& scan, RelationMemory<S, D>& memory) {
  using Chosen = typename detail::BoundsFor<Bounds, Body<S, D>>::type;
  const CertifiedRelation<S, D> result = detail::proved_relation<Chosen>(a, b, scan, memory);
  memory = {result.axis, result.simplex};
  return result;
}

// The same without a memory.
template <typename Bounds = void, template <Binary, int> typename Body, Binary S, int D,
          typename Scan = ScalarScan>
CertifiedRelation<S, D> certified_relation(const Body<S, D>& a, const Body<S, D>& b,
                                           const Scan& scan = {}) {
  using Chosen = typename detail::BoundsFor<Bounds, Body<S, D>>::type;
  return detail::proved_relation<Chosen>(a, b, scan, no_relation_memory<S, D>);
}

// The penetration depth, and the relation as by certified_relation, which it asks first with this
// memory.  Throws what certified_distance throws.
template <typename Bounds = void, template <Binary, int> typename Body, Binary S, int D,
          typename Scan>
CertifiedDepth<S, D> certified_depth(const Body<S, D>& a, const Body<S, D>& b, const Scan& scan,
                                     RelationMemory<S, D>& memory) {
  using Chosen = typename detail::BoundsFor<Bounds, Body<S, D>>::type;
  return detail::proved_depth<Chosen>(a, b, scan, memory);
}

// The same without a memory.
template <typename Bounds = void, template <Binary, int> typename Body, Binary S, int D,
          typename Scan = ScalarScan>
CertifiedDepth<S, D> certified_depth(const Body<S, D>& a, const Body<S, D>& b,
                                     const Scan& scan = {}) {
  RelationMemory<S, D> memory;
  return certified_depth<Bounds>(a, b, scan, memory);
}

}  // namespace gjk::certified
