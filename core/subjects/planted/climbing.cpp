// SPDX-License-Identifier: MIT
// Faults in support maps by hill climbing.
#include <vector>

#include "core/gjk/polytope.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

// Climbs from the vertex found last to the first neighbour that is further, at most `steps` times,
// without looking beyond neighbours that are equally far.
template <int D>
class ShortClimb {
 public:
  static constexpr int dimension = D;

  ShortClimb(const gjk::VertexCloud<double, D>& cloud, const gjk::Adjacency& graph, int steps)
      : cloud_(cloud), graph_(graph), steps_(steps) {}

  gjk::SupportPoint<double, D> support(const gjk::Vec<double, D>& direction) const {
    for (int step = 0; step < steps_ && climbs(direction); ++step) {
    }
    return {cloud_.points()[at_], at_};
  }
  double magnitude() const { return cloud_.magnitude(); }

 private:
  bool climbs(const gjk::Vec<double, D>& direction) const {
    for (const std::uint32_t neighbour : graph_.of(at_)) {
      if (!(dot(cloud_.points()[at_], direction) < dot(cloud_.points()[neighbour], direction))) {
        continue;
      }
      at_ = neighbour;
      return true;
    }
    return false;
  }

  const gjk::VertexCloud<double, D>& cloud_;
  gjk::Adjacency graph_;
  int steps_;
  mutable std::size_t at_ = 0;
};

template <int D>
Answer ask_climbers(const cases::Case& question, const Trace* trace, int steps) {
  const auto points_a = vertices<double, D>(question.a);
  const auto points_b = vertices<double, D>(question.b);
  const gjk::VertexCloud<double, D> cloud_a(points_a);
  const gjk::VertexCloud<double, D> cloud_b(points_b);
  const VertexGraph graph_a = hull_graph(question.a.points);
  const VertexGraph graph_b = hull_graph(question.b.points);
  return ask_maps<double>(
      ShortClimb<D>(cloud_a, graph_a.view(), steps), ShortClimb<D>(cloud_b, graph_b.view(), steps),
      trace, [](const auto& a, const auto& b, auto&& seen) {
        return gjk::distance_with(gjk::Johnson<double, D>{}, a, b, gjk::enhanced<double>(), seen);
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
