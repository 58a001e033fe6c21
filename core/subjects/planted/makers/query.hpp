// SPDX-License-Identifier: MIT
// Makes a subject of a faulty intersection query.
#pragma once

#include <string>
#include <utility>

#include "core/subjects/planted/makers/plant.hpp"
#include "core/subjects/presets/makers/boolean_subjects.hpp"

namespace subjects {

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

}  // namespace subjects
