// SPDX-License-Identifier: MIT
// Faults in intersection queries: in the search for a separating axis, in the state of its
// incremental form, and in the walks of tutorials.
#include <memory>
#include <vector>

#include "core/subjects/planted/plant.hpp"
#include "core/subjects/presets/makers/boolean_subjects.hpp"

namespace subjects {
namespace {

// `query(a, b)` takes vertex clouds.
template <int D, typename Query>
Answer ask_faulty_query(const cases::Case& question, const Query& query) {
  const auto a = vertices<double, D>(question.a);
  const auto b = vertices<double, D>(question.b);
  return boolean_answer(query(gjk::VertexCloud<double, D>(a), gjk::VertexCloud<double, D>(b)));
}

template <typename Query>
Fault query_fault(const std::string& name, const std::string& base, const std::string& description,
                  Query query) {
  Subject subject = in_scalar<double>("planted/" + name, description);
  subject.planted = true;
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.capabilities.distance = false;
  subject.capabilities.witnesses = false;
  subject.ask = [query](const cases::Case& question, const Trace*) {
    return question.dim == 2 ? ask_faulty_query<2>(question, query)
                             : ask_faulty_query<3>(question, query);
  };
  return {std::move(subject), base};
}

// Starts from an axis between two vertices and tests it on A only.
constexpr auto axis_tested_on_one_body = [](const auto& a, const auto& b) {
  constexpr int D = dimension_of<decltype(a)>;
  const auto axis = a.points()[0] - b.points()[0];
  auto found = gjk::separating_axis(a, b, gjk::enhanced<double>(), axis);
  if (0 < dot(axis, a.support(-axis).point - b.points()[0])) {
    found = gjk::SeparatingAxis<double, D>{gjk::AxisStatus::separating_axis, false, axis, 0, 1};
  }
  return found;
};

// Takes a v of zero, which proves that the bodies meet, for an axis with v.w >= 0.
constexpr auto zero_axis_separates = [](const auto& a, const auto& b) {
  auto found = gjk::separating_axis(a, b, gjk::enhanced<double>());
  if (found.status == gjk::AxisStatus::origin_inside) found.intersecting = false;
  return found;
};

// Reports separation after `limit` iterations.
auto apart_after(int limit) {
  return [limit](const auto& a, const auto& b) {
    auto found = gjk::separating_axis(a, b, gjk::enhanced<double>());
    if (found.iterations > limit) found.status = gjk::AxisStatus::repeated_support_point;
    if (found.iterations > limit) found.intersecting = false;
    return found;
  };
}

// The incremental form in rationals, which starts the next frame from `start(kept, found)`.
template <typename Next>
Fault conversation_fault(const std::string& name, const std::string& description, Next next) {
  Subject subject = incremental<Rational>("rational");
  subject.name = "planted/" + name;
  subject.description = description;
  subject.planted = true;
  subject.on_request = false;
  subject.converse = [next] {
    const auto planar = std::make_shared<std::map<std::string, gjk::Vec<Rational, 2>>>();
    const auto spatial = std::make_shared<std::map<std::string, gjk::Vec<Rational, 3>>>();
    return [planar, spatial, next](const cases::Case& question) {
      return question.dim == 2 ? next(question, *planar) : next(question, *spatial);
    };
  };
  return {std::move(subject), "core/rational/isa", Spoils::conversation};
}

// Starts each frame from the axis of the first.
constexpr auto first_axis_kept = [](const cases::Case& question, auto& axes) {
  const auto before = axes;
  Answer answer = ask_incrementally(question, axes);
  for (const auto& [pair, axis] : before) axes[pair] = axis;
  return answer;
};

// Assumes that the axis of the previous frame separates this one too.
constexpr auto axis_not_tested_again = [](const cases::Case& question, auto& axes) {
  const bool known = axes.contains(pair_of(question)) && !pair_of(question).empty();
  Answer answer = ask_incrementally(question, axes);
  if (known) answer.intersecting = false;
  return answer;
};

namespace walks = gjk::walks;
using walks::ended;
using walks::Walk;
using walks::WalkStatus;

// The walk through Voronoi regions, limited to `turns` iterations.  Reports separation only if the
// support point is behind the origin by more than `slack`.  It does not test for overflow.
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

// The orientation walk without the exchange that puts the origin to the left of the first edge.
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

// The walk without its exchange in the plane; in space, where it does not apply, the correct walk.
constexpr auto unoriented = [](const auto& a, const auto& b) {
  if constexpr (dimension_of<decltype(a)> == 2) return unoriented_walk(a, b);
  return walks::voronoi_walk<double>(a, b);
};

// The triple-product walk with the normal of the edge from the newest to the oldest point reversed.
Walk inward_walk(const gjk::VertexCloud<double, 2>& a_body,
                 const gjk::VertexCloud<double, 2>& b_body) {
  const auto difference = walks::unscaled_difference<double>(a_body, b_body);
  gjk::Vec<double, 2> d{{1, 0}};
  gjk::Vec<double, 2> b = difference.support(d).y;
  d = -d;
  gjk::Vec<double, 2> a = difference.support(d).y;
  if (dot(a, d) <= 0) return ended(WalkStatus::support_behind, 2);
  d = walks::triple_product<double>(b - a, -a, b - a);
  if (d == gjk::Vec<double, 2>{}) d = walks::left<double>(b - a);
  gjk::Vec<double, 2> c = b;
  b = a;
  for (int points = 3; points <= walks::iteration_limit; ++points) {
    a = difference.support(d).y;
    if (dot(a, d) <= 0) return ended(WalkStatus::support_behind, points);
    const auto outside_ab = walks::triple_product<double>(c - a, b - a, b - a);
    const auto outside_ac = -walks::triple_product<double>(b - a, c - a, c - a);
    if (0 < dot(outside_ab, -a)) {
      d = outside_ab;
      c = b;
    } else if (0 < dot(outside_ac, -a)) {
      d = outside_ac;
    } else {
      return ended(WalkStatus::origin_enclosed, points);
    }
    b = a;
  }
  return ended(WalkStatus::iteration_limit, walks::iteration_limit);
}

constexpr auto one_normal_inwards = [](const auto& a, const auto& b) {
  if constexpr (dimension_of<decltype(a)> == 2) return inward_walk(a, b);
  return walks::voronoi_walk<double>(a, b);
};

}  // namespace

std::vector<Fault> separating_axis_faults() {
  const std::string base = "core/double/separating_axis";
  Policy wide = gjk::enhanced<double>();
  wide.omega_squared = 1e-6;
  return {
      query_fault("axis_tested_on_one_body", base,
                  "the first axis counts as separating before B is asked", axis_tested_on_one_body),
      query_fault(
          "absolute_omega", base, "a v up to 1e-3 is a meeting, whatever the scale",
          [wide](const auto& a, const auto& b) { return gjk::separating_axis(a, b, wide); }),
      query_fault("zero_axis_separates", base, "a v of zero counts as a separating axis",
                  zero_axis_separates),
      query_fault("apart_after_four", base, "what is undecided after 4 iterations is apart",
                  apart_after(4)),
      conversation_fault("first_axis_kept", "each frame starts from the axis of the first frame",
                         first_axis_kept),
      conversation_fault("axis_not_tested_again", "bodies that an axis separated once stay apart",
                         axis_not_tested_again),
  };
}

std::vector<Fault> walk_faults() {
  const std::string voronoi = "core/double/voronoi_walk";
  return {
      query_fault("walk_cap_of_three", voronoi, "what is undecided after 3 turns is a meeting",
                  [](const auto& a, const auto& b) { return voronoi_walk(a, b, 3, 0); }),
      query_fault("walk_with_slack", voronoi, "apart only by 1e-6, whatever the length of v",
                  [](const auto& a, const auto& b) {
                    return voronoi_walk(a, b, walks::voronoi_turns, 1e-6);
                  }),
      query_fault("first_edge_not_oriented", "core/double/orientation_walk",
                  "the origin may be to the right of the first edge", unoriented),
      query_fault("walk_cap_is_apart", voronoi, "what is undecided after 3 turns is apart",
                  [](const auto& a, const auto& b) {
                    Walk walk = voronoi_walk(a, b, 3, 0);
                    if (walk.status == WalkStatus::cap_reached) walk.intersecting = false;
                    return walk;
                  }),
      query_fault("triple_product_sign", "core/double/triple_product_walk_normal",
                  "the normal of one edge of the triangle points inwards", one_normal_inwards),
  };
}

}  // namespace subjects
