// SPDX-License-Identifier: MIT
// Certified queries that are compiled once, by scans in vector registers: a unit that includes this
// links the library `certified` for distances, or `certified_on_request` for all.
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "core/gjk/certified/batch.hpp"
#include "core/gjk/certified/certified.hpp"
#include "core/gjk/certified/vector_scans.hpp"

namespace gjk::certified {

// The name of the instruction set that scans use on this processor, as Highway has it.
const char* instruction_set();

// What is called with the answers of a batch.
template <Binary S, int D>
using OnAnswer = std::function<void(std::size_t, const Certified<S, D>&)>;

}  // namespace gjk::certified

// No template can make an explicit instantiation: each of these declares some if EXTERN is `extern`, and
// defines them if it is empty.  NOLINTBEGIN(*-macro-usage,bugprone-macro-parentheses)
#define GJKPROOF_EVERYWHERE(EXTERN, WHAT, ...)        \
  WHAT(EXTERN, float, 2 __VA_OPT__(, ) __VA_ARGS__);  \
  WHAT(EXTERN, float, 3 __VA_OPT__(, ) __VA_ARGS__);  \
  WHAT(EXTERN, double, 2 __VA_OPT__(, ) __VA_ARGS__); \
  WHAT(EXTERN, double, 3 __VA_OPT__(, ) __VA_ARGS__)

#define GJKPROOF_BATCH(EXTERN, S, D)                      \
  EXTERN template void certified_distances<ProvedBounds>( \
      std::span<const BodyPair<S, D>>, const HighwayLanes&, const OnAnswer<S, D>&)

#define GJKPROOF_CERTIFIED_DISTANCE(EXTERN, S, D, SCAN)                                     \
  EXTERN template Certified<S, D> proved_distance<ProvedBounds>(                            \
      const PreparedBody<S, D>&, const PreparedBody<S, D>&, const SCAN&, const Memory&);    \
  EXTERN template void escalate<ProvedBounds>(const PreparedDifference<S, D>&, const SCAN&, \
                                              const Memory&, const Vec<S, D>&, Certified<S, D>&)

#define GJKPROOF_RELATION_AND_DEPTH(EXTERN, S, D, SCAN)                  \
  EXTERN template CertifiedRelation<S, D> proved_relation<ProvedBounds>( \
      const PreparedBody<S, D>&, const PreparedBody<S, D>&, const SCAN&, \
      const RelationMemory<S, D>&);                                      \
  EXTERN template CertifiedDepth<S, D> proved_depth<ProvedBounds>(       \
      const PreparedBody<S, D>&, const PreparedBody<S, D>&, const SCAN&, RelationMemory<S, D>&)

#define GJKPROOF_PLACED(EXTERN, S, D, SCAN)                                                        \
  EXTERN template Certified<S, D> proved_distance<PlacedBounds>(                                   \
      const PlacedBody<S, D>&, const PlacedBody<S, D>&, const SCAN&, const Memory&);               \
  EXTERN template CertifiedRelation<S, D> proved_relation<PlacedBounds>(                           \
      const PlacedBody<S, D>&, const PlacedBody<S, D>&, const SCAN&, const RelationMemory<S, D>&); \
  EXTERN template CertifiedDepth<S, D> proved_depth<PlacedBounds>(                                 \
      const PlacedBody<S, D>&, const PlacedBody<S, D>&, const SCAN&, RelationMemory<S, D>&)

// Whatever the scan.
#define GJKPROOF_BY_INTEGERS(EXTERN, DIFFERENCE, D) \
  EXTERN template Certified<double, D> by_integers( \
      const DIFFERENCE<double, D>&, const AnyScan<D>&, const Memory&, const Vec<double, D>&)
#define GJKPROOF_DEPTH_BY_INTEGERS(EXTERN, DIFFERENCE, D)                                   \
  EXTERN template CertifiedDepth<double, D> depth_by_integers(const DIFFERENCE<double, D>&, \
                                                              const AnyScan<D>&, const Memory&)
// NOLINTEND(*-macro-usage,bugprone-macro-parentheses)

namespace gjk::certified {

extern template class PreparedBody<float, 2>;
extern template class PreparedBody<float, 3>;
extern template class PreparedBody<double, 2>;
extern template class PreparedBody<double, 3>;
extern template const AllScans* HighwayScan::chosen_scans<void>();
extern template const AllSteps* HighwayLanes::chosen_steps<void>();
GJKPROOF_EVERYWHERE(extern, GJKPROOF_BATCH);

namespace detail {

GJKPROOF_EVERYWHERE(extern, GJKPROOF_CERTIFIED_DISTANCE, HighwayScan);
GJKPROOF_EVERYWHERE(extern, GJKPROOF_RELATION_AND_DEPTH, HighwayScan);
GJKPROOF_EVERYWHERE(extern, GJKPROOF_PLACED, HighwayScan);
GJKPROOF_BY_INTEGERS(extern, PreparedDifference, 2);
GJKPROOF_BY_INTEGERS(extern, PreparedDifference, 3);
GJKPROOF_BY_INTEGERS(extern, PlacedDifference, 2);
GJKPROOF_BY_INTEGERS(extern, PlacedDifference, 3);
GJKPROOF_DEPTH_BY_INTEGERS(extern, PreparedDifference, 2);
GJKPROOF_DEPTH_BY_INTEGERS(extern, PreparedDifference, 3);
GJKPROOF_DEPTH_BY_INTEGERS(extern, PlacedDifference, 2);
GJKPROOF_DEPTH_BY_INTEGERS(extern, PlacedDifference, 3);

}  // namespace detail
}  // namespace gjk::certified
