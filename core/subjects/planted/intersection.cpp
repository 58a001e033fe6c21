// SPDX-License-Identifier: MIT
// Faults in the intersection queries, which say whether the bodies meet and no more.
#include <utility>
#include <vector>

#include "core/gjk/separating_axis.hpp"
#include "core/gjk/walks/orientation_walk.hpp"
#include "core/gjk/walks/voronoi_walk.hpp"
#include "core/subjects/boolean_answer.hpp"
#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

namespace walks = gjk::walks;
using walks::ended;
using walks::Walk;
using walks::WalkStatus;

// The walk through Voronoi regions, cut off after `turns`, which calls only those apart whose
// support point is behind the origin by more than `slack`.  It has no test of its own for overflow.
template <typename Map>
Walk voronoi_walk(const Map& a, const Map& b, int turns, double slack) {
  const auto difference = walks::unscaled_difference<double>(a, b);
  gjk::Vec<double, Map::dimension> v;
  v[0] = 1;
  const auto first = difference.support(v).y;
  if (dot(first, v) < -slack) return ended(WalkStatus::support_behind, 1);
  const auto second = difference.support(-first).y;
  if (dot(second, -first) < -slack) return ended(WalkStatus::support_behind, 2);
  walks::VoronoiSimplex<double, Map::dimension> simplex(first, second);
  for (int turn = 0; turn < turns; ++turn) {
    const auto next = difference.support(simplex.v()).y;
    if (dot(next, simplex.v()) < -slack) return ended(WalkStatus::support_behind, turn + 3);
    if (simplex.update(next)) return ended(simplex.status(), turn + 3);
  }
  return ended(WalkStatus::cap_reached, turns + 2);
}

// The orientation walk, but for the exchange that puts the origin to the left of the first edge.
Walk unoriented_walk(const gjk::VertexCloud<double, 2>& a, const gjk::VertexCloud<double, 2>& b) {
  const auto difference = walks::unscaled_difference<double>(a, b);
  auto s0 = difference.support({{1, 0}}).y;
  auto s1 = difference.support(-s0).y;
  if (dot(s1, -s0) < 0) return ended(WalkStatus::support_behind, 2);
  for (int points = 3; points <= walks::iteration_limit; ++points) {
    const auto d = walks::left(s1 - s0);
    const auto s2 = difference.support(d).y;
    if (dot(s2, d) < 0) return ended(WalkStatus::support_behind, points);
    if (0 < walks::cross(s2 - s0, -s2)) {
      s1 = s2;
    } else if (walks::cross(s2 - s1, -s2) < 0) {
      s0 = s2;
    } else {
      return ended(WalkStatus::origin_enclosed, points);
    }
  }
  return ended(WalkStatus::iteration_limit, walks::iteration_limit);
}

// `query(a, b)` takes vertex clouds.
template <int D, typename Query>
Answer ask_query(const cases::Case& question, const Query& query) {
  const auto a = vertices<double, D>(question.a);
  const auto b = vertices<double, D>(question.b);
  return boolean_answer(query(gjk::VertexCloud<double, D>(a), gjk::VertexCloud<double, D>(b)));
}

template <typename Query>
Fault query_fault(const std::string& name, const std::string& base, const std::string& description,
                  Query query) {
  Subject subject = in_scalar<double>("planted/" + name, description);
  subject.planted = true;
  subject.skips = skips_without_vertices;
  subject.ask = [query](const cases::Case& question, const Trace*) {
    return question.dim == 2 ? ask_query<2>(question, query) : ask_query<3>(question, query);
  };
  return {std::move(subject), base};
}

// Starts with an axis between two vertices and tests it against A alone.
constexpr auto axis_tested_on_one_body = [](const auto& a, const auto& b) {
  constexpr int D = dimension_of<decltype(a)>;
  const auto axis = a.points()[0] - b.points()[0];
  auto found = gjk::separating_axis(a, b, gjk::enhanced<double>(), axis);
  if (0 < dot(axis, a.support(-axis).point - b.points()[0])) {
    found = gjk::SeparatingAxis<double, D>{gjk::AxisStatus::separating_axis, false, axis, 0, 1};
  }
  return found;
};

// The walk of the plane without its exchange; in space, where it has nothing to say, the sound
// walk.
constexpr auto unoriented = [](const auto& a, const auto& b) {
  if constexpr (dimension_of<decltype(a)> == 2) return unoriented_walk(a, b);
  return walks::voronoi_walk<double>(a, b);
};

}  // namespace

std::vector<Fault> intersection_faults() {
  const std::string voronoi = "core/double/voronoi_walk";
  Policy wide = gjk::enhanced<double>();
  wide.omega_squared = 1e-6;
  return {
      query_fault("walk_cap_of_three", voronoi, "what is undecided after 3 turns is a meeting",
                  [](const auto& a, const auto& b) { return voronoi_walk(a, b, 3, 0); }),
      query_fault("walk_with_slack", voronoi, "apart only by 1e-6, whatever the length of v",
                  [](const auto& a, const auto& b) {
                    return voronoi_walk(a, b, walks::voronoi_turns, 1e-6);
                  }),
      query_fault("first_edge_not_oriented", "core/double/orientation_walk",
                  "the origin may be to the right of the first edge", unoriented),
      query_fault("axis_tested_on_one_body", "core/double/separating_axis",
                  "the first axis counts as separating before B is asked", axis_tested_on_one_body),
      query_fault(
          "absolute_omega", "core/double/separating_axis",
          "a v up to 1e-3 is a meeting, whatever the scale",
          [wide](const auto& a, const auto& b) { return gjk::separating_axis(a, b, wide); }),
  };
}

}  // namespace subjects
