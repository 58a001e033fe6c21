// SPDX-License-Identifier: MIT
// The enhanced GJK over polytopes that climb [vdB99 §3], where the other subjects scan all
// vertices.

#include "core/gjk/polytope.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

// Vertices and the graph of their hull, which is more expensive than a query: built once and kept
// with the body.
template <gjk::Scalar S, int D>
struct Hull {
  std::vector<gjk::Vec<S, D>> points;
  VertexGraph graph;

  explicit Hull(const cases::Body& body)
      : points(vertices<S, D>(body)), graph(hull_graph(body.points)) {}
  // A query needs its own, since a climb remembers its last vertex.
  gjk::Polytope<S, D> polytope() const { return {points, graph.view()}; }
};

template <gjk::Scalar S>
Subject hill_climbing(const std::string& scalar) {
  Subject subject =
      in_scalar<S>("core/" + scalar + "/hill_climbing",
                   "enhanced, with support points by hill climbing [vdB99 §3], at " + scalar);
  subject.on_request = true;  // because the hulls are expensive
  subject.contract = contract(gjk::enhanced<S>());
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  using Hulls = Stored<Hull<S, 2>, Hull<S, 3>>;
  with_stored<Hulls>(subject, []<int D>(const Hull<S, D>& a, const Hull<S, D>& b, Answer& answer,
                                        const Trace* trace) {
    // Only the sub-algorithm of enhanced, so that the others are not compiled.
    write_answer(gjk::distance_with(gjk::Johnson<S, D>{}, a.polytope(), b.polytope(),
                                    gjk::enhanced<S>(), Watch<S, D>{trace}),
                 answer);
  });
  return subject;
}

}  // namespace

std::vector<Subject> core_hill_climbing() {
  return {hill_climbing<float>("float"), hill_climbing<double>("double"),
          hill_climbing<Rational>("rational")};
}

}  // namespace subjects
