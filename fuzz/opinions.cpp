// SPDX-License-Identifier: MIT
#include "fuzz/opinions.hpp"

#include "core/cases/choices.hpp"
#include "fuzz/engine/counters.hpp"
#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/minkowski/polytope_distance.hpp"

namespace fuzz {
namespace {

// The classical loop bound.
struct FirstVertexSkipped : oracle::SoundRules {
  static constexpr std::size_t first_vertex = 1;
};

}  // namespace

std::vector<oracle::IndexPair> candidate_of(Bytes bytes, const cases::Case& question) {
  cases::Choices choices(bytes.last(std::min<std::size_t>(bytes.size(), 13)));
  std::vector<oracle::IndexPair> pairs(choices.below(7));
  for (auto& [a, b] : pairs) {
    a = choices.below(question.a.points.size() + 1);
    b = choices.below(question.b.points.size() + 1);
  }
  return pairs;
}

std::optional<std::string> quick_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::vector<oracle::IndexPair>& candidate,
                                            bool planted) {
  const oracle::QuickCertificate found =
      planted ? oracle::quick_certificate_by<FirstVertexSkipped>(question, candidate)
              : oracle::quick_certificate(question, candidate);
  subjects::Answer seen;
  seen.status = oracle::name(found.path);
  seen.iterations = static_cast<int>(4 * candidate.size() + found.face.size);
  observe(static_cast<std::size_t>(found.relation), seen);
  const bool same =
      found.relation == truth.relation && oracle::distance_squared(found) == truth.distance_squared;
  if (same) return std::nullopt;
  return "disagrees with the certificate";
}

std::optional<std::string> program_difference(const cases::Case& question,
                                              const oracle::Truth& truth) {
  const oracle::PolytopeDistance third = oracle::polytope_distance(question);
  if (third.distance_squared == truth.distance_squared && third.v == truth.v) return std::nullopt;
  return "a different distance";
}

}  // namespace fuzz
