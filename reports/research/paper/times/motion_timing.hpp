// SPDX-License-Identifier: MIT
// The settings of the simulation of [vdB99 App. B]; the methods that the paper and this project
// compare over them, with the state that each carries from frame to frame; their times and counts.
//
// Points are placed, and the planes of faces computed, before the clock starts: the time is that of
// the queries alone, in one thread.  Support points are counted in a separate run.
//
// A round is the whole simulation: machines change their speed over minutes, so that rounds of a
// few frames would show a much smaller spread than repeated runs do.
#pragma once

#include <iterator>
#include <tuple>

#include "core/gjk/separating_axis.hpp"
#include "core/gjk/tracking/carried_simplex.hpp"
#include "core/gjk/tracking/lin_canny.hpp"
#include "core/gjk/tracking/v_clip.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "reports/casework/simulation.hpp"
#include "reports/research/clock/clock.hpp"

namespace reports::times {

// One parameter of the simulation changed.
struct MotionSetting {
  std::string name;
  std::size_t sweep = 0;  // density, translation, rotation, vertices
  double x = 0;           // the parameter: a percentage, degrees or a number
  SimulationOptions options;
};

// The values of the paper for each parameter, that of the default setting among them.
inline std::vector<MotionSetting> motion_settings(const SimulationOptions& standard) {
  const struct {
    const char* name;
    std::vector<double> values;
    void (*set)(SimulationOptions&, double);
  } sweeps[] = {{"density {:g} %",
                 {1, 2.5, 5, 10, 20},
                 [](SimulationOptions& options, double x) { options.density = x / 100; }},
                {"translation {:g} % of the radius",
                 {0, 1, 5, 10, 20},
                 [](SimulationOptions& options, double x) { options.translation = x / 100; }},
                {"rotation {:g} degrees",
                 {0, 2, 10, 20, 40},
                 [](SimulationOptions& options, double x) { options.rotation = x; }},
                {"{:g} vertices", {10, 20, 50, 100}, [](SimulationOptions& options, double x) {
                   options.vertices = static_cast<int>(x);
                 }}};
  std::vector<MotionSetting> all;
  for (std::size_t sweep = 0; sweep < std::size(sweeps); ++sweep) {
    for (const double x : sweeps[sweep].values) {
      all.push_back({fmt::format(fmt::runtime(sweeps[sweep].name), x), sweep, x, standard});
      sweeps[sweep].set(all.back().options, x);
    }
  }
  return all;
}

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

using Queries = std::vector<const MotionQuery*>;

// One method.  For each pair it keeps the state that it carries from frame to frame.
template <typename Method>
class Timed {
 public:
  static constexpr const char* name = Method::name;

  void begin_round() {
    states_.clear();
    seconds.push_back(0);
  }

  // Counts the queries that follow the earlier ones; must be called before they are timed.
  void count(const Queries& queries, std::size_t pairs) {
    meet(queries, pairs);
    std::vector<std::optional<State>> states = states_;
    for (const MotionQuery* query : queries) {
      const int taken = Method::ask(*query, *states[query->pair], Counting{support_points});
      steps += static_cast<std::uint64_t>(taken);
    }
  }

  void time(const Queries& queries, std::size_t pairs) {
    meet(queries, pairs);
    volatile int used = 0;
    seconds.back() += thread_seconds_of([&] {
      for (const MotionQuery* query : queries) {
        used = used + Method::ask(*query, *states_[query->pair], Plain{});
      }
    });
  }

  std::vector<double> seconds;  // by round
  std::uint64_t steps = 0;
  std::uint64_t support_points = 0;

 private:
  using State = typename Method::State;

  void meet(const Queries& queries, std::size_t pairs) {
    states_.resize(pairs);
    for (const MotionQuery* query : queries) {
      std::optional<State>& state = states_[query->pair];
      if (!state) state = Method::first(*query);
    }
  }

  std::vector<std::optional<State>> states_;  // by pair
};

// All methods, in turn, and their counts in the first round.
class AllTimed {
 public:
  explicit AllTimed(bool lin_canny_once) : lin_canny_once_(lin_canny_once) {}

  void begin_round() {
    ++rounds_;
    each_that_runs([](auto& method) { method.begin_round(); });
  }

  void ask(const Queries& queries, std::size_t pairs) {
    each_that_runs([&]<typename Method>(Timed<Method>& method) {
      // Methods that are too slow for a second run are not run again for counting.
      const bool once = lin_canny_once_ && std::same_as<Method, LinCanny>;
      if (rounds_ == 1 && !once) method.count(queries, pairs);
    });
    each_that_runs(
        [&](auto& method) { at_another_place(rounds_, [&] { method.time(queries, pairs); }); });
  }

  template <typename Do>
  void each(const Do& act) {
    std::apply([&](auto&... methods) { (act(methods), ...); }, methods_);
  }

  // Ratio of Lin-Canny's time to that of ISA-GJK.
  Spread ratio() const {
    return ratio_of(std::get<Timed<LinCanny>>(methods_).seconds,
                    std::get<Timed<IsaGjk>>(methods_).seconds);
  }

 private:
  template <typename Do>
  void each_that_runs(const Do& act) {
    each([&]<typename Method>(Timed<Method>& method) {
      if (std::same_as<Method, LinCanny> && lin_canny_once_ && rounds_ > 1) return;
      act(method);
    });
  }

  std::tuple<Timed<FromScratch>, Timed<IsaGjk>, Timed<LinCanny>, Timed<VClip>, Timed<Cameron>,
             Timed<RobustWarm>>
      methods_;
  bool lin_canny_once_;
  std::size_t rounds_ = 0;
};

}  // namespace reports::times
