// SPDX-License-Identifier: MIT
// Faults in support maps by hill climbing.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/gjk/polytope.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

// Climbs from the vertex found last to the first neighbour that is further, at most `steps` times,
// without looking beyond neighbours that are equally far.  Keeps references.
template <int D>
AnyMap<D> short_climb(const gjk::VertexCloud<double, D>& cloud, const gjk::Adjacency& graph,
                      int steps) {
  const auto climb = [&cloud, graph, steps, at = std::size_t{0}](const Vec<D>& direction) mutable {
    const std::span<const Vec<D>> points = cloud.points();
    for (int step = 0; step < steps; ++step) {
      const auto neighbours = graph.of(at);
      const auto further = std::ranges::find_if(neighbours, [&](std::uint32_t neighbour) {
        return dot(points[at], direction) < dot(points[neighbour], direction);
      });
      if (further == neighbours.end()) break;
      at = *further;
    }
    return gjk::SupportPoint<double, D>{points[at], at};
  };
  return {climb, cloud.magnitude()};
}

template <int D>
Answer ask_climbers(const cases::Case& question, const Trace* trace, int steps) {
  const auto points_a = vertices<double, D>(question.a);
  const auto points_b = vertices<double, D>(question.b);
  const gjk::VertexCloud<double, D> cloud_a(points_a);
  const gjk::VertexCloud<double, D> cloud_b(points_b);
  const VertexGraph graph_a = hull_graph(question.a.points);
  const VertexGraph graph_b = hull_graph(question.b.points);
  return ask_maps<double>(short_climb<D>(cloud_a, graph_a.view(), steps),
                          short_climb<D>(cloud_b, graph_b.view(), steps), trace,
                          [](const auto& a, const auto& b, const auto& seen) {
                            return gjk::distance(a, b, gjk::enhanced<double>(), seen);
                          });
}

Fault climbing_fault(const std::string& name, const std::string& description, int steps,
                     Spoils spoils = Spoils::answer) {
  Subject subject = in_scalar<double>("planted/" + name, description);
  subject.planted = true;
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.ask = [steps](const cases::Case& question, const Trace* trace) {
    return question.dim == 2 ? ask_climbers<2>(question, trace, steps)
                             : ask_climbers<3>(question, trace, steps);
  };
  return {std::move(subject), "core/double/hill_climbing", spoils};
}

}  // namespace

std::vector<Fault> climbing_faults() {
  return {
      climbing_fault("climb_ends_on_a_plateau",
                     "a climb ends where no neighbour is further, though some are as far", 1 << 20,
                     Spoils::hard_case),
      climbing_fault("climb_of_one_step", "a climb ends after one step", 1),
  };
}

}  // namespace subjects
