// SPDX-License-Identifier: MIT
#include "reports/research/bench/questions.hpp"

#include <cstdint>
#include <map>
#include <stdexcept>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"
#include "core/subjects/registry.hpp"

namespace bench {
namespace {

// Enough to mix short and long searches, and few enough for the slowest oracle to evaluate all.
constexpr std::uint64_t different_cases = 32;

// Points of the unit sphere up to rounding, so that all are vertices; B is translated along x.
cases::Case generic(cases::Relation relation, int vertices, std::uint64_t index) {
  const bool apart = relation == cases::Relation::separated;
  cases::Choices choices = cases::Choices::keyed(1, "bench", index);
  cases::Case question;
  for (cases::Body* body : {&question.a, &question.b}) {
    body->points.resize(static_cast<std::size_t>(vertices));
    for (cases::Point& point : body->points) point = cases::random_direction(choices);
  }
  const double share = choices.share(16);
  const double offset = apart ? 2 + 2 * share : share / 2;
  for (cases::Point& point : question.b.points) point[0] += offset;
  return question;
}

Asked asked(cases::Case question) {
  Asked result;
  result.question = std::move(question);
  result.answer = robust_core().ask(result.question, nullptr);
  for (std::size_t i = 0; i < result.answer.term_count; ++i) {
    result.candidate.emplace_back(result.answer.terms[i].a, result.answer.terms[i].b);
  }
  result.certified = oracle::quick_certificate(result.question, result.candidate);
  return result;
}

// With few vertices a case may miss the requested relation; then the next case is used.
std::vector<Asked> made(cases::Relation relation, int vertices) {
  std::vector<Asked> result;
  for (std::uint64_t index = 0; index < 10 * different_cases; ++index) {
    Asked one = asked(generic(relation, vertices, index));
    if (one.certified.relation == relation) result.push_back(std::move(one));
    if (result.size() == different_cases) return result;
  }
  throw std::logic_error("too few cases of the relation asked for");
}

}  // namespace

const subjects::Subject& robust_core() {
  static const subjects::Subject subject = subjects::select({"core/double/robust"}).front();
  return subject;
}

const std::vector<Asked>& questions(cases::Relation relation, int vertices) {
  static std::map<std::pair<cases::Relation, int>, std::vector<Asked>> known;
  std::vector<Asked>& result = known[{relation, vertices}];
  if (result.empty()) result = made(relation, vertices);
  return result;
}

}  // namespace bench
