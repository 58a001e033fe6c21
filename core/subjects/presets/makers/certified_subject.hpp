// SPDX-License-Identifier: MIT
// Makes subjects of certified queries.
#pragma once

#include <algorithm>
#include <cmath>

#include "core/gjk/compiled/certified.hpp"
#include "core/subjects/core_subject.hpp"

namespace subjects {

template <gjk::certified::Binary S, int D>
struct CertifiedPoints : gjk::certified::PreparedBody<S, D> {
  explicit CertifiedPoints(const cases::Body& body)
      : gjk::certified::PreparedBody<S, D>(vertices<S, D>(body)) {}
  void become(const std::vector<cases::Point>& points) {
    thread_local std::vector<gjk::Vec<S, D>> converted;
    write_vectors(points, converted);
    this->assign(converted);
  }
};
template <gjk::certified::Binary S>
using CertifiedBody = Stored<CertifiedPoints<S, 2>, CertifiedPoints<S, 3>>;

constexpr cases::Relation relation(gjk::certified::Relation found) {
  switch (found) {
    case gjk::certified::Relation::separated: return cases::Relation::separated;
    case gjk::certified::Relation::touching: return cases::Relation::touching;
    case gjk::certified::Relation::overlapping: break;
  }
  return cases::Relation::overlapping;
}

// A value near the middle; infinite if the length exceeds the largest number.
template <gjk::certified::Binary S>
S middle(const gjk::certified::Interval<S>& interval) {
  if (interval.lower == std::numeric_limits<S>::max()) return interval.upper;
  const S width = interval.upper - interval.lower;
  return std::isfinite(width) ? interval.lower + width / 2 : interval.lower;
}

// What an answer of either query says first.  Returns whether the bodies are separated, by which a search
// ends as `ending` says.
template <typename Found>
bool write_relation(const Found& found, Ending ending, Answer& answer) {
  const bool separated = found.relation == gjk::certified::Relation::separated;
  answer.answered = true;
  answer.skipped = false;
  answer.ending = separated ? ending : Ending::contact;
  if (answer.status != name(found.stage)) answer.status = name(found.stage);
  answer.intersecting = !separated;
  answer.iterations = found.iterations;
  answer.penetration_depth.reset();
  Certainty& certain = present(answer.certain);
  certain.relation = relation(found.relation);
  certain.depth.reset();
  return separated;
}

template <typename Found>
void write_terms(const Found& found, Answer& answer) {
  answer.term_count = 0;
  for (std::size_t i = 0; i < found.size; ++i) {
    AnswerTerm& term = answer.terms[answer.term_count++];
    term.a = found.pairs[i].a;
    term.b = found.pairs[i].b;
    write_number(found.weights[i], term.weight);
  }
  write_point(found.witness_a, present(answer.witness_a));
  write_point(found.witness_b, present(answer.witness_b));
  // A point of a placed body may lie beyond the largest number: it is not stated.
  const auto is_number = [](auto x) { return std::isfinite(x); };
  if (std::ranges::all_of(found.witness_a.x, is_number) &&
      std::ranges::all_of(found.witness_b.x, is_number)) {
    return;
  }
  answer.witness_a.reset();
  answer.witness_b.reset();
}

// The unit vector along `direction`, times a sign.
template <gjk::certified::Binary S, int D>
void write_normal(S sign, const gjk::Vec<S, D>& direction, Answer& answer) {
  const S to_unit = sign / std::sqrt(dot(direction, direction));
  write_point(to_unit * direction, present(answer.normal));
}

template <gjk::certified::Binary S, int D>
void write_certified(const gjk::certified::Certified<S, D>& found, Answer& answer) {
  const bool separated = write_relation(found, Ending::converged, answer);
  Certainty& certain = *answer.certain;
  const auto write = [](S length, Length& place) {
    write_number(length, place.value);
    place.squared = false;
  };
  write(found.distance.lower, certain.lower);
  write(found.distance.upper, certain.upper);
  write(found.distance.lower, present(answer.lower_bound));
  write(middle(found.distance), present(answer.distance));
  write_terms(found, answer);
  if (separated) {
    write_normal(S(-1), found.normal, answer);  // from A to B
  } else {
    answer.normal.reset();
  }
}

// The relation is certain, and of the distance only that it is zero if the bodies meet.
template <typename Found>
void write_certain_relation(const Found& found, Answer& answer) {
  const bool separated = write_relation(found, Ending::separating_axis, answer);
  Certainty& certain = *answer.certain;
  certain.lower.value.set(0);
  certain.upper.value.set(separated ? std::numeric_limits<double>::infinity() : 0);
  certain.lower.squared = certain.upper.squared = false;
  answer.distance.reset();
  answer.lower_bound.reset();
  answer.term_count = 0;
  answer.witness_a.reset();
  answer.witness_b.reset();
  answer.normal.reset();
}

template <gjk::certified::Binary S, int D>
void write_certified(const gjk::certified::CertifiedRelation<S, D>& found, Answer& answer) {
  write_certain_relation(found, answer);
}

template <gjk::certified::Binary S, int D>
void write_certified(const gjk::certified::CertifiedDepth<S, D>& found, Answer& answer) {
  write_certain_relation(found, answer);
  auto& [lower, upper] = present(answer.certain->depth);
  write_number(found.depth.lower, lower.value);
  write_number(found.depth.upper, upper.value);
  lower.squared = upper.squared = false;
  if (found.relation != gjk::certified::Relation::overlapping) return;
  write_number(middle(found.depth), present(answer.penetration_depth).value);
  answer.penetration_depth->squared = false;
  write_terms(found, answer);
  write_normal(S(1), found.normal, answer);
}

// `run(a, b, scan)` is a certified query of two prepared bodies.
template <gjk::certified::Binary S, int D, typename Run>
void ask_certified(const CertifiedPoints<S, D>& a, const CertifiedPoints<S, D>& b, Answer& answer,
                   const Run& run) {
  static const gjk::certified::HighwayScan scan;
  const gjk::certified::PreparedBody<S, D>& body_a = a;
  const gjk::certified::PreparedBody<S, D>& body_b = b;
  write_certified(run(body_a, body_b, scan), answer);
}

template <gjk::certified::Binary S, typename Run>
Subject certified_subject(std::string name, std::string description, Run run) {
  Subject subject = in_scalar<S>(std::move(name), std::move(description));
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.capabilities.normal = true;
  with_stored<CertifiedBody<S>>(subject, [run](const auto& a, const auto& b, Answer& answer,
                                               const Trace*) { ask_certified(a, b, answer, run); });
  return subject;
}

// The subject `certified`.
template <gjk::certified::Binary S>
Subject certified_distance_subject(const std::string& scalar) {
  Subject subject =
      certified_subject<S>("core/" + scalar + "/certified",
                           "the distance and the relation with their proof, at " + scalar,
                           [](const auto& a, const auto& b, const auto& scan) {
                             return certified_distance(a, b, scan);
                           });
  subject.contract.normalises_scale = false;
  subject.contract.always_accurate = true;
  subject.contract.narrow_intervals = true;
  return subject;
}

// Makes a subject one of the relation alone.
inline void answer_relations(Subject& subject) {
  subject.capabilities.distance = false;
  subject.capabilities.witnesses = false;
  subject.capabilities.normal = false;
  subject.contract.relation = Contract::Relation::always;
}

// The same of the penetration depth.
inline void answer_depths(Subject& subject) {
  answer_relations(subject);
  subject.capabilities.depth = true;
  subject.capabilities.witnesses = true;
  subject.capabilities.normal = true;
  subject.contract.normalises_scale = false;
}

template <gjk::certified::Binary S, typename Run>
Subject certain_depth_subject(std::string name, std::string description, Run run) {
  Subject subject = certified_subject<S>(std::move(name), std::move(description), std::move(run));
  answer_depths(subject);
  subject.contract.narrow_intervals = true;
  return subject;
}

}  // namespace subjects
