// SPDX-License-Identifier: MIT
// Methods for the penetration depth that follow the robust distance query.
#pragma once

#include "core/gjk/depth/expanding_polytope.hpp"
#include "core/gjk/depth/portal_refinement.hpp"
#include "core/gjk/depth/published_polytope.hpp"
#include "core/subjects/core_subject.hpp"

namespace subjects {

constexpr Ending ending(gjk::depth::Status status) {
  using gjk::depth::Status;
  switch (status) {
    case Status::converged: return Ending::converged;
    case Status::flat: return Ending::contact;
    case Status::no_facet:
    case Status::broken: return Ending::degenerate;
    case Status::iteration_limit: return Ending::iteration_limit;
    case Status::not_finite: return Ending::not_finite;
  }
  return Ending::unknown;
}

// Adds the depth to an answer that has the relation.
template <gjk::Scalar S, int D>
void write_depth(const gjk::depth::Penetration<S, D>& found, Answer& answer) {
  answer.ending = ending(found.status);
  answer.status = gjk::depth::name(found.status);
  answer.iterations += found.iterations;
  answer.answered = found.status != gjk::depth::Status::not_finite;
  if (!answer.answered) return;
  Length& depth = present(answer.penetration_depth);
  depth.squared = !gjk::RootScalar<S>;
  if constexpr (gjk::RootScalar<S>) {
    write_number(length(found), depth.value);
    write_point(S(S(1) / gjk::square_root(found.nn)) * found.n, present(answer.normal));
  } else {
    write_number(S(found.scale.undo(found.scale.undo(S(found.h * found.h / found.nn)))),
                 depth.value);
    write_point(found.n, present(answer.normal));
  }
  answer.term_count = 0;
  write_point(found.witness_a, present(answer.witness_a));
  write_point(found.witness_b, present(answer.witness_b));
}

// `method(a, b, found)` is a method of gjk/depth for two support maps, where `found` reports
// contact or overlap.
template <gjk::Scalar S, typename Method>
Subject depth_subject(const std::string& scalar, const std::string& name,
                      const std::string& description, const Method& method) {
  Subject subject = in_scalar<S>("core/" + scalar + "/" + name, description + " at " + scalar);
  subject.capabilities.depth = true;
  subject.capabilities.normal = true;
  subject.on_request = true;
  const auto ask_in = [method]<int D>(const cases::Case& question) {
    static const gjk::Policy<S> policy = gjk::robust<S>();
    const BodyMap<S, D> a(question.a);
    const BodyMap<S, D> b(question.b);
    const Watch<S, D> watch{nullptr};
    const auto found = gjk::distance(a, b, policy, watch);
    Answer answer;
    write_answer(found, answer);
    if (a.curved() || b.curved()) answer.term_count = 0;
    if (answer.answered && found.intersecting) write_depth(method(a, b, found), answer);
    return answer;
  };
  subject.ask = [ask_in](const cases::Case& question, const Trace*) {
    return question.dim == 2 ? ask_in.template operator()<2>(question)
                             : ask_in.template operator()<3>(question);
  };
  return subject;
}

template <gjk::Scalar S>
std::vector<Subject> depth_methods(const std::string& scalar) {
  return {depth_subject<S>(scalar, "epa", "expanding polytope as published [vdB01]",
                           [](const auto& a, const auto& b, const auto& found) {
                             return gjk::depth::published_expanding_polytope<S>(a, b, found);
                           }),
          depth_subject<S>(scalar, "epa_robust", "expanding polytope, every safeguard",
                           [](const auto& a, const auto& b, const auto& found) {
                             return gjk::depth::expanding_polytope<S>(a, b, found);
                           }),
          depth_subject<S>(scalar, "mpr", "Minkowski portal refinement [Snethen08]",
                           [](const auto& a, const auto& b, const auto& found) {
                             return gjk::depth::portal_refinement<S>(a, b, found);
                           })};
}

}  // namespace subjects
