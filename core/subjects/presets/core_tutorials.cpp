// SPDX-License-Identifier: MIT
// The code of tutorials exactly as printed: the readings of the orientation walk's listing, the
// triple-product walk from the difference of the centres, and the distance query with an absolute
// tolerance.  All on request, since they exist to be judged.
#include "core/gjk/walks/edge_distance.hpp"
#include "core/subjects/presets/makers/boolean_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

// The image of the centre of a curved body, or the rounded centre of the vertices.
template <gjk::Scalar S>
gjk::Vec<S, 2> centre_of(const cases::Body& body) {
  if (body.curved) {
    return {{S(body.curved->translation[0]), S(body.curved->translation[1])}};
  }
  if (body.polytope) {
    return gjk::walks::centre<S>(vertices<S, 2>({cases::rounded_vertices(body, 2)}));
  }
  return gjk::walks::centre<S>(vertices<S, 2>(body));
}

// The start direction depends on the case, not only on its support maps.
template <gjk::Scalar S>
Subject from_centres(const std::string& scalar) {
  Subject subject = planar<S>(
      scalar, "triple_product_centres",
      "triple-product walk as listed from the difference of the centres [Bittle10]",
      [](const auto& a, const auto& b) { return gjk::walks::triple_product_walk<S>(a, b); },
      Contract::Relation::unclaimed);
  subject.ask = [](const cases::Case& question, const Trace* trace) {
    const gjk::Vec<S, 2> start = centre_of<S>(question.b) - centre_of<S>(question.a);
    return ask_query<S, 2>(question, trace, [&](const auto& a, const auto& b) {
      using gjk::walks::ZeroDirection;
      return gjk::walks::triple_product_walk<S>(a, b, ZeroDirection::as_listed, start);
    });
  };
  return subject;
}

template <gjk::Scalar S>
Subject reading(const std::string& scalar, const std::string& name, const std::string& description,
                gjk::walks::OrientationReading how) {
  return planar<S>(
      scalar, name, description + " [PolyhedraTest19]",
      [how](const auto& a, const auto& b) { return gjk::walks::orientation_listing<S>(a, b, how); },
      Contract::Relation::unclaimed);
}

template <gjk::Scalar S>
Subject distance_by_edges(const std::string& scalar, const std::string& name,
                          const std::string& description,
                          const gjk::walks::EdgeDistanceOptions<S>& options) {
  Subject subject = in_scalar<S>("core/" + scalar + "/" + name,
                                 description + " [Bittle10b], tolerance sqrt(u) at " + scalar);
  subject.capabilities.space = false;
  subject.ask = [options](const cases::Case& question, const Trace* trace) {
    const BodyMap<S, 2> a(question.a);
    const BodyMap<S, 2> b(question.b);
    SupportWatch<S, 2> watch{trace, {}, 0};
    Answer answer;
    write_answer(
        gjk::walks::edge_distance<S>(WatchedA<S, 2>(a, watch), WatchedB<S, 2>(b, watch), options),
        answer);
    answer.lower_bound.reset();
    if (answer.intersecting) {  // the origin was in a triangle, which gives no common point
      answer.witness_a.reset();
      answer.witness_b.reset();
    }
    if (answer.intersecting || a.curved() || b.curved()) answer.term_count = 0;
    return answer;
  };
  return subject;
}

template <gjk::Scalar S>
std::vector<Subject> tutorials(const std::string& scalar) {
  using gjk::walks::NearestOnEdge;
  using gjk::walks::OrientationReading;
  using gjk::walks::OriginInside;
  gjk::walks::EdgeDistanceOptions<S> described{gjk::walks::edge_tolerance<S>()};
  gjk::walks::EdgeDistanceOptions<S> printed = described;
  printed.nearest = NearestOnEdge::on_whole_line;
  printed.inside = OriginInside::not_checked;
  return on_request({
      from_centres<S>(scalar),
      reading<S>(scalar, "orientation_listing", "orientation walk as listed, with one direction",
                 OrientationReading::one_direction),
      reading<S>(scalar, "orientation_listing_literal",
                 "orientation walk as listed, the direction never assigned",
                 OrientationReading::two_directions),
      reading<S>(scalar, "orientation_unordered",
                 "orientation walk by its rules, vertices in the order of discovery",
                 OrientationReading::unordered),
      distance_by_edges<S>(scalar, "edge_distance", "distance by edges", described),
      distance_by_edges<S>(scalar, "edge_distance_printed",
                           "distance by edges, nearest points as printed", printed),
  });
}

}  // namespace

std::vector<Subject> core_tutorials() {
  return joined(
      {tutorials<float>("float"), tutorials<double>("double"), tutorials<Rational>("rational")});
}

}  // namespace subjects
