// SPDX-License-Identifier: MIT
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/truth/truth.hpp"
#include "reports/research/oracles/oracles.hpp"

namespace reports {
namespace {

using Candidate = std::vector<oracle::IndexPair>;

// The exponent of the largest coordinate.  1e90 is 2^299.0, 1e150 is 2^498.3; below 2^-1022 numbers
// have fewer bits, down to a lattice of few points at 2^-1072.
int exponent_at(Scale scale, cases::Choices& choices) {
  if (scale == Scale::subnormal) return choices.between(-1072, -1023);
  constexpr std::array exponents{0, 298, -298, 498, -498};
  return exponents[static_cast<std::size_t>(scale)];
}

void rescale(cases::Case& question, int exponent) {
  const double magnitude = cases::magnitude(question);
  if (magnitude == 0) return;
  question = cases::scaled(std::move(question), exponent - std::ilogb(magnitude));
}

Candidate candidate_of(const subjects::Answer& answer) {
  Candidate pairs;
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    pairs.emplace_back(answer.terms[i].a, answer.terms[i].b);
  }
  return pairs;
}

// Arbitrary pairs: repeated, too many, or with nonexistent vertices.
Candidate garbage(cases::Choices& choices, const cases::Case& question) {
  const std::size_t beyond = choices.one_in(4) ? 2 : 1;
  const bool repeats = choices.one_in(4);
  const std::size_t count = 1 + choices.below(choices.one_in(4) ? 12 : 4);
  Candidate pairs;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t a = choices.below(beyond * question.a.points.size());
    const std::size_t b = choices.below(beyond * question.b.points.size());
    pairs.emplace_back(a, b);
    if (repeats && choices.flag()) pairs.back() = pairs.front();
  }
  if (beyond == 2 && choices.flag()) pairs.back().first = std::numeric_limits<std::size_t>::max();
  return pairs;
}

const subjects::Subject& robust_core() {
  static const subjects::Subject subject = subjects::select({"core/double/robust"}).front();
  return subject;
}

template <typename Ask>
auto named(const char* who, const Ask& ask) {
  try {
    return ask();
  } catch (const std::exception& error) {
    throw std::runtime_error(std::string(who) + " failed: " + error.what());
  }
}

std::optional<std::string> depth_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::optional<oracle::Penetration>& penetration) {
  if (penetration.has_value() != (truth.relation != cases::Relation::separated)) {
    return penetration ? "a depth of separated bodies" : "no depth of bodies that meet";
  }
  if (!penetration) return std::nullopt;
  if (!truth.penetration_depth_squared) return "no depth by minkowski to compare with";
  if (penetration->depth_squared != *truth.penetration_depth_squared) {
    return "squared depth " + oracle::text(*truth.penetration_depth_squared) + " against " +
           oracle::text(penetration->depth_squared);
  }
  if (!oracle::proves_upper_bound(question, *penetration)) return "its facet does not prove it";
  return std::nullopt;
}

std::optional<std::string> polytope_difference(const oracle::Truth& truth,
                                               const oracle::PolytopeDistance& other) {
  // It reports no relation, so use the relation of the other oracle.
  oracle::Truth claimed;
  claimed.relation = truth.relation;
  claimed.distance_squared = other.distance_squared;
  claimed.v = other.v;
  if (const auto difference = oracle::disagreement(truth, claimed)) return difference;
  if (oracle::operator-(other.point_a, other.point_b) != other.v)
    return "its points are not v apart";
  return std::nullopt;
}

}  // namespace

const char* name(Scale scale) {
  constexpr std::array names{"own scale", "1e+90", "1e-90", "1e+150", "1e-150", "subnormal"};
  return names[static_cast<std::size_t>(scale)];
}

const char* name(Proposer proposer) {
  constexpr std::array names{"no candidate", "candidate of core/double/robust",
                             "garbage candidate"};
  return names[static_cast<std::size_t>(proposer)];
}

OracleQuestion oracle_question(const cases::Family& family, std::uint64_t seed, std::uint64_t index,
                               const cases::Sizes& sizes) {
  OracleQuestion asked;
  asked.question = cases::generate(family, seed, index, sizes);
  cases::Choices choices =
      cases::Choices::keyed(seed, std::string("oracles/") + family.name, index);
  const std::uint64_t kind = choices.below(12);
  if (kind < scale_count) asked.scale = static_cast<Scale>(kind);
  if (asked.scale != Scale::own) {
    rescale(asked.question, exponent_at(asked.scale, choices));
    asked.question.flags.push_back("rescaled");
  }
  const auto at = [&](Proposer proposer) -> Candidate& {
    return asked.candidates[static_cast<std::size_t>(proposer)];
  };
  at(Proposer::robust_core) = candidate_of(robust_core().ask(asked.question, nullptr));
  at(Proposer::garbage) = garbage(choices, asked.question);
  return asked;
}

Opinions opinions(const OracleQuestion& asked) {
  const cases::Case& question = asked.question;
  Opinions result;
  result.certificate = named("certificate", [&] { return oracle::certificate(question); });
  for (std::size_t i = 0; i < proposer_count; ++i) {
    result.certified[i] = named("quick_certificate", [&] {
      return oracle::quick_certificate(question, asked.candidates[i]);
    });
  }
  if (asked.minkowski) {
    result.minkowski = named("minkowski", [&] { return oracle::minkowski(question); });
    result.penetration = named("penetration", [&] { return oracle::penetration(question); });
  }
  if (asked.polytope_distance) {
    result.polytope_distance =
        named("polytope_distance", [&] { return oracle::polytope_distance(question); });
  }
  return result;
}

std::vector<std::string> differences(const OracleQuestion& asked, const Opinions& opinions) {
  const oracle::Truth& truth = opinions.certificate;
  std::vector<std::string> result;
  const auto keep = [&](const std::string& who, const std::optional<std::string>& what) {
    if (what) result.push_back(who + ": " + *what);
  };
  const oracle::ProofCheck proof = oracle::check_proof(asked.question, truth);
  if (!proof.holds || !proof.relation_proved) keep("proof of certificate", proof.reason);
  for (std::size_t i = 0; i < proposer_count; ++i) {
    oracle::Truth claimed;
    claimed.relation = opinions.certified[i].relation;
    claimed.distance_squared = oracle::distance_squared(opinions.certified[i]);
    claimed.v = truth.v;  // it has no v
    keep(std::string("certificate against quick certificate (") + name(opinions.certified[i].path) +
             "), " + name(static_cast<Proposer>(i)),
         oracle::disagreement(truth, claimed));
  }
  if (opinions.minkowski) {
    keep("certificate against minkowski", oracle::disagreement(truth, *opinions.minkowski));
    keep("minkowski against penetration",
         depth_difference(asked.question, *opinions.minkowski, opinions.penetration));
  }
  if (opinions.polytope_distance) {
    keep("certificate against polytope_distance",
         polytope_difference(truth, *opinions.polytope_distance));
  }
  return result;
}

}  // namespace reports
