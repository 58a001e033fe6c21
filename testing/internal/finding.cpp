// SPDX-License-Identifier: MIT
#include "testing/internal/finding.hpp"

#include <cmath>

namespace gjkproof {
namespace {

bool says_nothing(const Answer& said) {
  return !said.distance && !said.intersecting && !said.witness_a && !said.witness_b &&
         !said.lower_bound && !said.penetration_depth && !said.normal;
}

}  // namespace

std::string missing(const Reply& reply) {
  if (!reply.failure.empty()) return reply.failure;
  return says_nothing(reply.answer) ? "no member of the Answer is given" : "";
}

const subjects::FloatFormat& format(const Judging& judging) {
  return judging.single ? subjects::binary32 : subjects::binary64;
}

std::string trouble(const Judging& judging) {
  if (!judging.promised) return {};
  const auto [absolute, relative] = *judging.promised;
  const bool sound =
      std::isfinite(absolute) && std::isfinite(relative) && !(absolute < 0) && !(relative < 0);
  return sound ? "" : "within() takes two finite numbers that are not negative";
}

subjects::Answer completed(const Answer& said, cases::Relation relation) {
  using subjects::Number;
  const auto length = [](double x) { return subjects::Length{Number(x), false}; };
  const auto place = [](const Point& p) {
    return std::array{Number(p[0]), Number(p[1]), Number(p[2])};
  };
  subjects::Answer answer;
  answer.answered = true;
  answer.status = "answered";
  answer.intersecting = said.intersecting.value_or(relation != cases::Relation::separated);
  if (said.distance) answer.distance = length(*said.distance);
  if (said.lower_bound) answer.lower_bound = length(*said.lower_bound);
  if (said.penetration_depth) answer.penetration_depth = length(*said.penetration_depth);
  if (said.witness_a) answer.witness_a = place(*said.witness_a);
  if (said.witness_b) answer.witness_b = place(*said.witness_b);
  if (said.normal) answer.normal = place(*said.normal);
  return answer;
}

Finding find(const cases::Case& question, Reply reply, const Judging& judging) {
  const oracle::QuickCertificate certified = oracle::quick_certificate(question);
  Finding found{std::move(reply), {}, {}};
  found.truth.relation = certified.relation;
  if (std::string why = missing(found.reply); !why.empty()) {
    found.truth.distance_squared = distance_squared(certified);
    found.verdict.kind = oracle::VerdictKind::no_answer;
    found.verdict.reason = std::move(why);
    return found;
  }
  const subjects::Answer answer = completed(found.reply.answer, certified.relation);
  if (!judging.promised) {
    if (auto verdict = quick_judge(question, answer, certified, format(judging))) {
      found.verdict = *std::move(verdict);
      return found;
    }
  }
  found.truth.distance_squared = distance_squared(certified);
  if (judging.promised) {
    const auto [absolute, relative] = *judging.promised;
    found.verdict = oracle::judge(question, answer, found.truth, format(judging),
                                  oracle::PromisedTolerances{{absolute, relative}, {}, {}});
  } else {
    found.verdict = oracle::judge(question, answer, found.truth, format(judging));
  }
  return found;
}

}  // namespace gjkproof
