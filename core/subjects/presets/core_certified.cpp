// SPDX-License-Identifier: MIT
// The query that proves its answer, at float and double.
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/gjk/certified/certified.hpp"
#include "core/gjk/certified/highway_scan.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

using gjk::certified::Certified;
using gjk::certified::Relation;

template <gjk::certified::Binary S>
class CertifiedBody {
 public:
  CertifiedBody(const cases::Body& body, int dim) {
    dim == 2 ? void(plane_.emplace(vertices<S, 2>(body)))
             : void(space_.emplace(vertices<S, 3>(body)));
  }
  const auto& plane() const { return plane_; }
  const auto& space() const { return space_; }

 private:
  std::optional<gjk::certified::PreparedBody<S, 2>> plane_;
  std::optional<gjk::certified::PreparedBody<S, 3>> space_;
};

cases::Relation relation(Relation found) {
  switch (found) {
    case Relation::separated:
      return cases::Relation::separated;
    case Relation::touching:
      return cases::Relation::touching;
    case Relation::overlapping:
      break;
  }
  return cases::Relation::overlapping;
}

// Near the middle; infinite where the length is beyond the largest number.
template <gjk::certified::Binary S>
S middle(const gjk::certified::Interval<S>& interval) {
  if (interval.lower == std::numeric_limits<S>::max()) return interval.upper;
  const S width = interval.upper - interval.lower;
  return std::isfinite(width) ? interval.lower + width / 2 : interval.lower;
}

template <gjk::certified::Binary S, int D>
void write_certified(const Certified<S, D>& found, Answer& answer) {
  const bool separated = found.relation == Relation::separated;
  answer.answered = true;
  answer.skipped = false;
  answer.ending = separated ? Ending::converged : Ending::contact;
  if (answer.status != name(found.stage)) answer.status = name(found.stage);
  answer.intersecting = !separated;
  answer.iterations = found.iterations;
  Certainty& certain = present(answer.certain);
  certain.relation = relation(found.relation);
  write_number(found.distance.lower, certain.lower.value);
  write_number(found.distance.upper, certain.upper.value);
  write_number(found.distance.lower, present(answer.lower_bound).value);
  write_number(middle(found.distance), present(answer.distance).value);
  answer.term_count = 0;
  for (std::size_t i = 0; i < found.size; ++i) {
    AnswerTerm& term = answer.terms[answer.term_count++];
    term.a = found.pairs[i].a;
    term.b = found.pairs[i].b;
    write_number(found.weights[i], term.weight);
  }
  write_point(found.witness_a, present(answer.witness_a));
  write_point(found.witness_b, present(answer.witness_b));
  answer.penetration_depth.reset();
  answer.normal.reset();
}

template <gjk::certified::Binary S>
Subject certified(const std::string& scalar) {
  Subject subject = in_scalar<S>("core/" + scalar + "/certified",
                                 "the distance and the relation with their proof, at " + scalar);
  subject.on_request = true;
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.contract.normalises_scale = false;
  subject.contract.holds_half_of_the_digits = true;
  subject.prepare = [](const cases::Body& body, int dim) -> Prepared {
    return std::make_shared<const CertifiedBody<S>>(body, dim);
  };
  subject.query = [](const Prepared& of_a, const Prepared& of_b, Answer& answer, const Trace*) {
    const auto& a = *static_cast<const CertifiedBody<S>*>(of_a.get());
    const auto& b = *static_cast<const CertifiedBody<S>*>(of_b.get());
    static const gjk::certified::HighwayScan scan;
    if (a.plane()) {
      write_certified(certified_distance(*a.plane(), *b.plane(), scan), answer);
    } else {
      write_certified(certified_distance(*a.space(), *b.space(), scan), answer);
    }
  };
  ask_by_query(subject);
  return subject;
}

}  // namespace

std::vector<Subject> core_certified() {
  return {certified<float>("float"), certified<double>("double")};
}

}  // namespace subjects
