// SPDX-License-Identifier: MIT
// Methods that start from the previous frame: they track a pair of closest features, or keep the
// simplex.  A single case is a first frame; in a conversation the frames of one pair of bodies
// follow each other.
#include <map>
#include <tuple>

#include "core/gjk/tracking/carried_simplex.hpp"
#include "core/gjk/tracking/lin_canny.hpp"
#include "core/gjk/tracking/v_clip.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

// The state of a pair of bodies: the graphs and the last place.
template <typename Place>
struct Kept {
  PairGraphs graphs;
  std::optional<Place> place;  // none before the first query
};

// The states of one conversation, by pair.  Bodies that have changed start afresh.
template <gjk::Scalar S, typename Place>
class Memory {
 public:
  Kept<Place>& kept_for(const cases::Case& question, const PlacedPair<S>& placed) {
    const std::string pair = pair_of(question);
    const auto found = kept_.find(pair);
    if (!pair.empty() && found != kept_.end() && placed.has(found->second.graphs)) {
      return found->second;
    }
    return kept_.insert_or_assign(pair, Kept<Place>{PairGraphs(question), std::nullopt})
        .first->second;
  }

 private:
  std::map<std::string, Kept<Place>> kept_;
};

// `ask(question, memory, trace)` answers a frame, or with an empty memory a single case.
template <typename Memory, typename Ask>
void remember(Subject& subject, const Ask& ask) {
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.on_request = true;  // the hull is more expensive than the answer
  subject.ask = [ask](const cases::Case& question, const Trace* trace) {
    Memory memory;
    return ask(question, memory, trace);
  };
  subject.converse = [ask] {
    const auto memory = std::make_shared<Memory>();
    return [ask, memory](const cases::Case& question) { return ask(question, *memory, nullptr); };
  };
}

// `method` is gjk::tracking::lin_canny or v_clip.
template <gjk::Scalar S, typename Method>
Subject feature_tracker(const std::string& scalar, const std::string& name,
                        const std::string& description, const Method& method) {
  using gjk::tracking::FeaturePair;
  Subject subject = in_scalar<S>("core/" + scalar + "/" + name, description + " at " + scalar);
  subject.capabilities.plane = false;
  using Places = Memory<S, FeaturePair>;
  remember<Places>(subject, [method](const cases::Case& question, Places& memory, const Trace*) {
    const PlacedPair<S> placed(question);
    Kept<FeaturePair>& kept = memory.kept_for(question, placed);
    const gjk::tracking::Boundary<S> a(placed.a, kept.graphs.a, placed.scale);
    const gjk::tracking::Boundary<S> b(placed.b, kept.graphs.b, placed.scale);
    const FeaturePair start = kept.place.value_or(gjk::tracking::first_pair(a, b));
    const gjk::tracking::Tracked<S> tracked = method(a, b, placed.scale, start);
    kept.place = tracked.pair;
    Answer answer;
    write_answer(tracked.result, answer);
    answer.lower_bound.reset();  // these methods give none
    return answer;
  });
  return subject;
}

// Cameron's method; it climbs along the graphs.
template <gjk::Scalar S>
Subject enhanced_climbing(const std::string& scalar) {
  using gjk::tracking::CarriedSimplex;
  Subject subject =
      in_scalar<S>("core/" + scalar + "/cameron",
                   "GJK with hill climbing and the simplex carried over [Cameron97] at " + scalar);
  subject.contract = contract(gjk::original<S>());
  subject.capabilities.plane = false;
  using Places = Memory<S, CarriedSimplex<3>>;
  remember<Places>(subject, [](const cases::Case& question, Places& memory, const Trace* trace) {
    const PlacedPair<S> placed(question);
    Kept<CarriedSimplex<3>>& kept = memory.kept_for(question, placed);
    const gjk::Result<S, 3> result = gjk::tracking::climbing_distance<S, 3>(
        kept.place.value_or(CarriedSimplex<3>{}), placed.a, kept.graphs.a, placed.b, kept.graphs.b,
        Watch<S, 3>{trace});
    kept.place = gjk::tracking::carried(result);
    Answer answer;
    write_answer(result, answer);
    return answer;
  });
  return subject;
}

// By pair, in two and three dimensions.
template <int D>
using CarriedByPair = std::map<std::string, gjk::tracking::CarriedSimplex<D>>;
using CarriedSimplices = std::tuple<CarriedByPair<2>, CarriedByPair<3>>;

template <gjk::Scalar S, int D>
Answer ask_carrying(const cases::Case& question, CarriedSimplices& simplices, const Trace* trace) {
  const auto points_a = vertices<S, D>(question.a);
  const auto points_b = vertices<S, D>(question.b);
  gjk::tracking::CarriedSimplex<D> simplex;
  const std::string pair = pair_of(question);
  CarriedByPair<D>& carried = std::get<D - 2>(simplices);
  if (!pair.empty()) simplex = carried[pair];
  for (std::size_t i = 0; i < simplex.count; ++i) {
    // If the bodies have changed and have fewer vertices, start from scratch.
    const bool there = simplex.pairs[i].a < points_a.size() && simplex.pairs[i].b < points_b.size();
    if (!there) simplex.count = 0;
  }
  const gjk::VertexCloud<S, D> a(points_a);
  const gjk::VertexCloud<S, D> b(points_b);
  const gjk::Result<S, D> result = gjk::tracking::distance_from(
      simplex, gjk::Projections<S, D>{}, a, b, gjk::robust<S>(), Watch<S, D>{trace});
  if (!pair.empty()) carried[pair] = gjk::tracking::carried(result);
  Answer answer;
  write_answer(result, answer);
  return answer;
}

// The preset `robust`, started from the simplex of the previous frame.
template <gjk::Scalar S>
Subject warm_robust(const std::string& scalar) {
  Subject subject = in_scalar<S>("core/" + scalar + "/robust_warm",
                                 "robust with the simplex carried over at " + scalar);
  subject.contract = contract(gjk::robust<S>());
  remember<CarriedSimplices>(
      subject, [](const cases::Case& question, CarriedSimplices& simplices, const Trace* trace) {
        return question.dim == 2 ? ask_carrying<S, 2>(question, simplices, trace)
                                 : ask_carrying<S, 3>(question, simplices, trace);
      });
  return subject;
}

template <gjk::Scalar S>
std::vector<Subject> trackers(const std::string& scalar) {
  return {feature_tracker<S>(scalar, "lin_canny", "closest features [LinCanny91]",
                             gjk::tracking::lin_canny<S>),
          feature_tracker<S>(scalar, "v_clip", "V-Clip [Mirtich98]", gjk::tracking::v_clip<S>),
          enhanced_climbing<S>(scalar), warm_robust<S>(scalar)};
}

}  // namespace

std::vector<Subject> core_tracking() {
  return joined(
      {trackers<float>("float"), trackers<double>("double"), trackers<Rational>("rational")});
}

}  // namespace subjects
