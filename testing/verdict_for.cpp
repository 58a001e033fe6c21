// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <utility>

#include "core/cases/shrink/shrink.hpp"
#include "oracle/certificate/certificate.hpp"
#include "testing/generate_pair.hpp"
#include "testing/gjkproof_testing.hpp"
#include "testing/internal/explanation.hpp"

namespace gjkproof {
namespace {

// Each call evaluates the implementation and the judge: about a second for a slow implementation.
constexpr std::size_t shrink_calls_max = 5000;

// Returns why these are not two bodies; empty if they are.
std::string trouble(const Bodies& bodies) {
  if (bodies.a.empty() || bodies.b.empty()) {
    return fmt::format("body {} has no points", bodies.a.empty() ? "a" : "b");
  }
  if (bodies.dim != 2 && bodies.dim != 3) {
    return "all points must have two coordinates, or all three";
  }
  for (const auto& [name, points] : {std::pair("a", &bodies.a), std::pair("b", &bodies.b)}) {
    for (std::size_t n = 0; n < points->size(); ++n) {
      for (const double x : (*points)[n]) {
        if (!std::isfinite(x)) return fmt::format("point {} of body {} is not finite", n, name);
      }
    }
  }
  return {};
}

std::string trouble(const Judging& judging) {
  if (!judging.promised) return {};
  const auto [absolute, relative] = *judging.promised;
  const bool sound =
      std::isfinite(absolute) && std::isfinite(relative) && !(absolute < 0) && !(relative < 0);
  return sound ? "" : "within() takes two finite numbers that are not negative";
}

// Completes the answer: everything that it does not give is right.
subjects::Answer answer_of(const Answer& said, const oracle::Truth& truth) {
  using subjects::Number;
  const auto length = [](double x) { return subjects::Length{Number(x), false}; };
  const auto place = [](const Point& p) {
    return std::array{Number(p[0]), Number(p[1]), Number(p[2])};
  };
  subjects::Answer answer;
  answer.answered = true;
  answer.status = "answered";
  answer.intersecting = said.intersecting.value_or(truth.relation != cases::Relation::separated);
  if (said.distance) answer.distance = length(*said.distance);
  if (said.lower_bound) answer.lower_bound = length(*said.lower_bound);
  if (said.penetration_depth) answer.penetration_depth = length(*said.penetration_depth);
  if (said.witness_a) answer.witness_a = place(*said.witness_a);
  if (said.witness_b) answer.witness_b = place(*said.witness_b);
  if (said.normal) answer.normal = place(*said.normal);
  return answer;
}

bool says_nothing(const Answer& said) {
  return !said.distance && !said.intersecting && !said.witness_a && !said.witness_b &&
         !said.lower_bound && !said.penetration_depth && !said.normal;
}

Judged finding(const cases::Case& question, Reply reply, const Judging& judging) {
  Judged found{std::move(reply), oracle::certificate(question), {}};
  const auto no_answer = [&found](const std::string& why) {
    found.verdict.kind = oracle::VerdictKind::no_answer;
    found.verdict.reason = why;
    return found;
  };
  if (!found.reply.failure.empty()) return no_answer(found.reply.failure);
  if (says_nothing(found.reply.answer)) return no_answer("no member of the Answer is given");
  const subjects::Answer answer = answer_of(found.reply.answer, found.truth);
  if (judging.promised) {
    const oracle::PromisedTolerances promised{
        {judging.promised->absolute, judging.promised->relative}, {}, {}};
    found.verdict = oracle::judge(question, answer, found.truth, format(judging), promised);
  } else {
    found.verdict = oracle::judge(question, answer, found.truth, format(judging));
  }
  return found;
}

// Returns the simplest pair with a finding of the same kind at the same relation.  It keeps its
// dimension, because bodies that overlap in the plane touch in space.
cases::Case shrunk(const cases::Case& question, const Judged& first, const Judging& judging,
                   const Ask& ask) {
  const auto in_own_dimension = [dim = question.dim](cases::Case candidate) {
    candidate.dim = dim;
    return candidate;
  };
  const auto still_fails = [&](const cases::Case& candidate) {
    const cases::Case asked = in_own_dimension(candidate);
    const std::optional<Reply> reply =
        ask({static_cast<std::size_t>(asked.dim), asked.a.points, asked.b.points});
    if (!reply) return false;
    const Judged again = finding(asked, *reply, judging);
    return again.verdict.kind == first.verdict.kind && again.truth.relation == first.truth.relation;
  };
  // A function whose answer changes when it is called again cannot be shrunk.
  if (!still_fails(question)) return question;
  return in_own_dimension(cases::shrink(question, still_fails, shrink_calls_max).question);
}

Verdict judged(const Bodies& bodies, const Reply& reply, const Judging& judging, const Ask& ask) {
  const cases::Case question = case_of(bodies);
  const Judged first = finding(question, reply, judging);
  if (!oracle::is_finding(first.verdict)) return {true, {}};
  std::string text = explained(question, first, judging);
  const auto paste = [&](const cases::Case& of) {
    return pasted(Bodies{bodies.dim, of.a.points, of.b.points},
                  judging.single && cases::bits(of) <= 24);
  };
  if (!ask) return {false, text + "The bodies:\n" + paste(question)};
  const cases::Case smallest = shrunk(question, first, judging, ask);
  const std::optional<Reply> again = ask({bodies.dim, smallest.a.points, smallest.b.points});
  text += "The simplest pair found on which it is wrong in the same way:\n";
  if (again) text += explained(smallest, finding(smallest, *again, judging), judging);
  return {false, text + paste(smallest)};
}

}  // namespace

Verdict verdict_for(const Bodies& bodies, const Reply& reply, const Judging& judging,
                    const Ask& ask) {
  for (const std::string& why : {trouble(bodies), trouble(judging)}) {
    if (!why.empty()) return {false, "gjkproof cannot judge this: " + why + "\n"};
  }
  try {
    return judged(bodies, reply, judging, ask);
  } catch (const std::exception& error) {
    return {false, std::string("gjkproof cannot judge this: ") + error.what() + "\n"};
  }
}

}  // namespace gjkproof
