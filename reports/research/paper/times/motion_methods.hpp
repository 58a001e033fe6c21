// SPDX-License-Identifier: MIT
// The methods that [vdB99 App. B] and this project compare over bodies in motion, with the state
// that each of them carries from frame to frame.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/gjk/separating_axis.hpp"
#include "core/gjk/tracking/carried_simplex.hpp"
#include "core/gjk/tracking/lin_canny.hpp"
#include "core/gjk/tracking/v_clip.hpp"
#include "core/subjects/hull/placed_pair.hpp"

namespace reports::times {

// The parts that motion does not change.
struct Hull {
  gjk::tracking::BoundaryGraph graph;
  gjk::tracking::Skeleton skeleton;
  explicit Hull(const std::vector<cases::Point>& points)
      : graph(subjects::hull_boundary(points)), skeleton(graph) {}
};

// A pair of bodies in one frame: points placed, planes computed.
struct MotionQuery {
  using Cloud = gjk::VertexCloud<double, 3>;
  using Boundary = gjk::tracking::Boundary<double>;

  std::size_t pair = 0;
  const Hull* hull_a;
  const Hull* hull_b;
  subjects::PlacedPair<double> placed;
  Boundary boundary_a;
  Boundary boundary_b;

  MotionQuery(std::size_t number, const cases::Case& question, const Hull& of_a, const Hull& of_b)
      : pair(number),
        hull_a(&of_a),
        hull_b(&of_b),
        placed(question),
        boundary_a(placed.a, of_a.graph, placed.scale),
        boundary_b(placed.b, of_b.graph, placed.scale) {}

  Cloud cloud_a() const { return Cloud(placed.a); }
  Cloud cloud_b() const { return Cloud(placed.b); }
};

// --- counting ---

// Counts the computed support points of a body.
template <typename Map>
class CountedMap {
 public:
  static constexpr int dimension = Map::dimension;

  CountedMap(const Map& map, std::uint64_t& count) : map_(map), count_(count) {}

  gjk::SupportPoint<double, dimension> support(const gjk::Vec<double, dimension>& direction) const {
    ++count_;
    return map_.support(direction);
  }
  const double& magnitude() const { return map_.magnitude(); }
  std::span<const gjk::Vec<double, dimension>> points() const { return map_.points(); }

 private:
  const Map& map_;
  std::uint64_t& count_;
};

// Wraps the first body of a method: counted, or unchanged while the clock runs.
struct Counting {
  std::uint64_t& count;
  template <typename Map>
  CountedMap<Map> operator()(const Map& map) const {
    return {map, count};
  }
};
struct Plain {
  template <typename Map>
  const Map& operator()(const Map& map) const {
    return map;
  }
};

// --- the methods: each keeps a State per pair and returns the number of steps of a query ---

// Starts from the axis of the previous frame, or always from the first axis.
template <bool keeps_axis>
struct SeparatingAxis {
  using State = gjk::Vec<double, 3>;
  static State first(const MotionQuery&) { return gjk::first_axis<double, 3>(); }
  template <typename See>
  static int ask(const MotionQuery& query, State& axis, const See& see) {
    const auto a = query.cloud_a();
    const auto found = gjk::separating_axis(see(a), query.cloud_b(), gjk::enhanced<double>(), axis);
    if constexpr (keeps_axis) axis = found.v;
    return found.support_calls;
  }
};
struct FromScratch : SeparatingAxis<false> {
  static constexpr const char* name = "separating axis, from scratch";
};
struct IsaGjk : SeparatingAxis<true> {
  static constexpr const char* name = "ISA-GJK";
};

// Methods that compute no support points.
template <auto Method>
struct FeatureWalk {
  using State = gjk::tracking::FeaturePair;
  static State first(const MotionQuery& query) {
    return gjk::tracking::first_pair(query.boundary_a, query.boundary_b);
  }
  template <typename See>
  static int ask(const MotionQuery& query, State& pair, const See&) {
    const auto found = Method(query.boundary_a, query.boundary_b, query.placed.scale, pair);
    pair = found.pair;
    return found.result.iterations;
  }
};
struct LinCanny : FeatureWalk<gjk::tracking::lin_canny<double>> {
  static constexpr const char* name = "Lin-Canny";
};
struct VClip : FeatureWalk<gjk::tracking::v_clip<double>> {
  static constexpr const char* name = "V-Clip";
};

struct Cameron {
  static constexpr const char* name = "Cameron";
  using State = gjk::tracking::CarriedSimplex<3>;
  static State first(const MotionQuery&) { return {}; }
  template <typename See>
  static int ask(const MotionQuery& query, State& simplex, const See& see) {
    const std::size_t from_a = simplex.count > 0 ? simplex.pairs[0].a : query.hull_a->graph.first;
    const std::size_t from_b = simplex.count > 0 ? simplex.pairs[0].b : query.hull_b->graph.first;
    const gjk::Polytope<double, 3> a(query.placed.a, query.hull_a->skeleton.view(), from_a);
    const gjk::Polytope<double, 3> b(query.placed.b, query.hull_b->skeleton.view(), from_b);
    const auto found = gjk::tracking::distance_from(simplex, gjk::Johnson<double, 3>{}, see(a), b,
                                                    gjk::original<double>());
    simplex = gjk::tracking::carried(found);
    return found.iterations;
  }
};

struct RobustWarm {
  static constexpr const char* name = "robust, simplex kept";
  using State = gjk::tracking::CarriedSimplex<3>;
  static State first(const MotionQuery&) { return {}; }
  template <typename See>
  static int ask(const MotionQuery& query, State& simplex, const See& see) {
    const auto a = query.cloud_a();
    const auto found = gjk::tracking::distance_from(simplex, gjk::Projections<double, 3>{}, see(a),
                                                    query.cloud_b(), gjk::robust<double>());
    simplex = gjk::tracking::carried(found);
    return found.iterations;
  }
};

}  // namespace reports::times
