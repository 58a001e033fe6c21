// SPDX-License-Identifier: MIT
// The enhanced GJK over polytopes that climb [vdB99 §3] where the other subjects scan all vertices.
#include <optional>
#include <string>
#include <vector>

#include "core/gjk/polytope.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/hull_graph.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <gjk::Scalar S, int D, typename Run>
Answer ask_polytopes(const cases::Case& question, const Trace* trace, const Run& run) {
  const auto a = vertices<S, D>(question.a);
  const auto b = vertices<S, D>(question.b);
  const HullGraph graph_a = hull_graph(question.a.points);
  const HullGraph graph_b = hull_graph(question.b.points);
  const gjk::Polytope<S, D> polytope_a(a, graph_a.view());
  const gjk::Polytope<S, D> polytope_b(b, graph_b.view());
  return ask_maps<S>(polytope_a, polytope_b, trace, run);
}

template <gjk::Scalar S>
Subject hill_climbing(const std::string& scalar) {
  const gjk::Policy<S> policy = gjk::enhanced<S>();
  Subject subject = core_preset<S>(scalar, "hill_climbing", policy,
                                   "enhanced, with support points by hill climbing [vdB99 §3],");
  subject.on_request = true;  // the hull costs more than the answer
  subject.skips = [](const cases::Case& question) {
    return cases::has_curved_body(question)
               ? std::optional<std::string>("a curved body has no adjacency graph")
               : std::nullopt;
  };
  subject.ask = [policy](const cases::Case& question, const Trace* trace) {
    const auto run = [&](const auto& a, const auto& b, const auto& seen) {
      return gjk::distance(a, b, policy, seen);
    };
    return question.dim == 2 ? ask_polytopes<S, 2>(question, trace, run)
                             : ask_polytopes<S, 3>(question, trace, run);
  };
  return subject;
}

}  // namespace

std::vector<Subject> core_hill_climbing() {
  return {hill_climbing<float>("float"), hill_climbing<double>("double"),
          hill_climbing<Rational>("rational")};
}

}  // namespace subjects
