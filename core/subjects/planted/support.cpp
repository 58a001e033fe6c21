// SPDX-License-Identifier: MIT
// Faults in the support map, and in the hill climbing that computes it.
#include <algorithm>

#include "core/gjk/polytope.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

// The vertex with index `choose(points, direction)`.  Keeps references to both.
template <int D, typename Choose>
AnyMap<D> chosen(const gjk::VertexCloud<double, D>& cloud, const Choose& choose) {
  return {[&](const Vec<D>& direction) {
            const std::size_t index = choose(cloud.points(), direction);
            return gjk::SupportPoint<double, D>{cloud.points()[index], index};
          },
          cloud.magnitude()};
}

// The first of the largest values, from vertex `first` on.
template <typename Value>
std::size_t furthest(std::size_t first, std::size_t size, const Value& value) {
  std::size_t best = first;
  for (std::size_t i = first + 1; i < size; ++i) {
    if (value(best) < value(i)) best = i;
  }
  return best;
}

template <typename Choose>
auto with_support(const Policy& policy, Choose choose) {
  return [policy, choose](const auto& a, const auto& b, const auto& trace) {
    return gjk::distance(chosen(a, choose), chosen(b, choose), policy, trace);
  };
}

constexpr auto all_but_last = [](const auto& points, const auto& d) {
  const std::size_t size = points.size() > 1 ? points.size() - 1 : 1;
  return furthest(0, size, [&](std::size_t i) { return dot(points[i], d); });
};

constexpr auto all_but_first = [](const auto& points, const auto& d) {
  const std::size_t first = points.size() > 1 ? 1 : 0;
  return furthest(first, points.size(), [&](std::size_t i) { return dot(points[i], d); });
};

constexpr auto in_float = [](const auto& points, const auto& d) {
  return furthest(0, points.size(), [&](std::size_t i) {
    float sum = 0;
    for (std::size_t axis = 0; axis < d.x.size(); ++axis) {
      sum += static_cast<float>(points[i][axis] * d[axis]);
    }
    return sum;
  });
};

// Starts the maximum at 0 instead of at a vertex.
constexpr auto above_zero = [](const auto& points, const auto& d) {
  std::size_t best = 0;
  double most = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double along = dot(points[i], d);
    if (most < along) best = i;
    if (most < along) most = along;
  }
  return best;
};

constexpr auto without_last_axis = [](const auto& points, const auto& d) {
  auto flat = d;
  flat[d.x.size() - 1] = 0;
  return furthest(0, points.size(), [&](std::size_t i) { return dot(points[i], flat); });
};

// Scans the vertices in order and stops at the first descent.
constexpr auto first_summit = [](const auto& points, const auto& d) {
  std::size_t best = 0;
  while (best + 1 < points.size() && dot(points[best], d) <= dot(points[best + 1], d)) ++best;
  return best;
};

// Drops a vertex as a duplicate of an earlier one that differs in the last axis only.
constexpr auto without_duplicates = [](const auto& points, const auto& d) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    bool duplicate = false;
    for (std::size_t j = 0; j < i; ++j) {
      bool same = true;
      for (std::size_t axis = 0; axis + 1 < d.x.size(); ++axis) {
        same = same && points[i][axis] == points[j][axis];
      }
      duplicate = duplicate || same;
    }
    if (!duplicate && dot(points[best], d) < dot(points[i], d)) best = i;
  }
  return best;
};

constexpr auto scanned = [](const auto& points, const auto& d) {
  return furthest(0, points.size(), [&](std::size_t i) { return dot(points[i], d); });
};
constexpr auto opposite = [](const auto& points, const auto& d) { return scanned(points, -d); };

// The furthest vertex, with the index of the next one.
template <int D>
AnyMap<D> with_next_index(const gjk::VertexCloud<double, D>& cloud) {
  return {
      [&cloud](const Vec<D>& direction) {
        const auto found = cloud.support(direction);
        return gjk::SupportPoint<double, D>{found.point, (found.index + 1) % cloud.points().size()};
      },
      cloud.magnitude()};
}

template <int D>
std::vector<gjk::Vec<double, D>> in_float_precision(const gjk::VertexCloud<double, D>& cloud) {
  std::vector<gjk::Vec<double, D>> rounded(cloud.points().begin(), cloud.points().end());
  for (gjk::Vec<double, D>& point : rounded) {
    for (double& x : point.x) x = static_cast<double>(static_cast<float>(x));
  }
  return rounded;
}

}  // namespace

std::vector<Fault> support_faults() {
  const Policy enhanced = gjk::enhanced<double>();
  const Policy robust = gjk::robust<double>();
  return {
      plant("last_vertex_skipped", enhanced_base, "the support mapping ends one vertex early",
            with_support(enhanced, all_but_last)),
      plant("first_vertex_skipped", robust_base, "the support mapping starts at the second vertex",
            with_support(robust, all_but_first)),
      plant("float_support", enhanced_base, "support values are accumulated in float",
            with_support(enhanced, in_float)),
      plant("maximum_starts_at_zero", robust_base,
            "where all support values are negative vertex 0 is taken",
            with_support(robust, above_zero)),
      plant("last_axis_ignored", robust_base, "the last axis is missing from the dot product",
            with_support(robust, without_last_axis)),
      plant("scan_ends_at_first_summit", robust_base,
            "the scan ends where support values decrease for the first time",
            with_support(robust, first_summit)),
      plant("duplicates_by_part", robust_base,
            "vertices that differ in the last axis alone are dropped as duplicates",
            with_support(robust, without_duplicates)),
      plant("direction_not_negated", robust_base, "s_B(d) in place of s_B(-d)",
            [robust](const auto& a, const auto& b, const auto& trace) {
              return gjk::distance(chosen(a, scanned), chosen(b, opposite), robust, trace);
            }),
      plant("index_of_the_next_vertex", robust_base,
            "support points of B have the next one's index",
            [robust](const auto& a, const auto& b, const auto& trace) {
              return gjk::distance(chosen(a, scanned), with_next_index(b), robust, trace);
            }),
      plant("float_coordinates", robust_base, "coordinates pass through float on their way in",
            [robust](const auto& a, const auto& b, const auto& trace) {
              constexpr int D = dimension_of<decltype(a)>;
              const auto points_a = in_float_precision(a);
              const auto points_b = in_float_precision(b);
              return gjk::distance(gjk::VertexCloud<double, D>(points_a),
                                   gjk::VertexCloud<double, D>(points_b), robust, trace);
            }),
  };
}

// --- faults in support maps by hill climbing ---

namespace {

// Climbs from the vertex found last to the first neighbour that is further, at most `steps` times,
// without looking beyond neighbours that are equally far.  Keeps references.
template <int D>
AnyMap<D> short_climb(const gjk::VertexCloud<double, D>& cloud, const gjk::Adjacency& graph,
                      int steps) {
  const auto climb = [&cloud, graph, steps, at = std::size_t{0}](const Vec<D>& direction) mutable {
    const std::span<const Vec<D>> points = cloud.points();
    for (int step = 0; step < steps; ++step) {
      const auto neighbours = graph.neighbours_of(at);
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
