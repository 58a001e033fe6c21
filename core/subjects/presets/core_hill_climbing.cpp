// SPDX-License-Identifier: MIT
// The enhanced GJK over polytopes that climb [vdB99 §3] where the other subjects scan all vertices.
#include <optional>
#include <string>
#include <vector>

#include "core/gjk/polytope.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <gjk::Scalar S, int D>
Answer ask_polytopes(const cases::Case& question, const Trace* trace) {
  const auto vertices_a = vertices<S, D>(question.a);
  const auto vertices_b = vertices<S, D>(question.b);
  const HullGraph graph_a = hull_graph(question.a.points);
  const HullGraph graph_b = hull_graph(question.b.points);
  const gjk::Polytope<S, D> polytope_a(vertices_a, graph_a.view());
  const gjk::Polytope<S, D> polytope_b(vertices_b, graph_b.view());
  return ask_maps<S>(polytope_a, polytope_b, trace, [](const auto& a, const auto& b, auto&& seen) {
    // The sub-algorithm of enhanced: the others would only be compiled.
    return gjk::distance_with(gjk::Johnson<S, D>{}, a, b, gjk::enhanced<S>(), seen);
  });
}

template <gjk::Scalar S>
Subject hill_climbing(const std::string& scalar) {
  Subject subject =
      in_scalar<S>("core/" + scalar + "/hill_climbing",
                   "enhanced, with support points by hill climbing [vdB99 §3], at " + scalar);
  subject.on_request = true;  // the hull costs more than the answer
  subject.contract = contract(gjk::enhanced<S>());
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.ask = [](const cases::Case& question, const Trace* trace) {
    return question.dim == 2 ? ask_polytopes<S, 2>(question, trace)
                             : ask_polytopes<S, 3>(question, trace);
  };
  return subject;
}

}  // namespace

std::vector<Subject> core_hill_climbing() {
  return {hill_climbing<float>("float"), hill_climbing<double>("double"),
          hill_climbing<Rational>("rational")};
}

}  // namespace subjects
