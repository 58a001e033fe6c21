// SPDX-License-Identifier: MIT
// Fuzz target: do the oracles agree exactly?  quick_certificate() with candidates of any kind
// against the certificate, now and then against minkowski and against the quadratic program.  A
// disagreement is the loudest failure there is.
#include <stdexcept>

#include "core/cases/choices.hpp"
#include "fuzz/counters.hpp"
#include "fuzz/target.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/minkowski/polytope_distance.hpp"

namespace {

// The canary: the classical loop bound.
struct FirstVertexSkipped : oracle::SoundRules {
  static constexpr std::size_t first_vertex = 1;
};

// Up to 6 pairs that exist or nearly do.
std::vector<oracle::IndexPair> candidate_of(fuzz::Bytes bytes, const cases::Case& question) {
  cases::Choices choices(bytes.last(std::min<std::size_t>(bytes.size(), 13)));
  std::vector<oracle::IndexPair> pairs(choices.below(7));
  for (auto& [a, b] : pairs) {
    a = choices.below(question.a.points.size() + 1);
    b = choices.below(question.b.points.size() + 1);
  }
  return pairs;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool planted = fuzz::chosen_fault("planted/first_vertex_skipped");
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  const std::vector<oracle::IndexPair> candidate = candidate_of(bytes, question);
  const oracle::Truth truth = oracle::certificate(question);
  const oracle::QuickCertificate certified =
      planted ? oracle::quick_certificate_by<FirstVertexSkipped>(question, candidate)
              : oracle::quick_certificate(question, candidate);
  subjects::Answer seen;
  seen.status = oracle::name(certified.path);
  seen.iterations = static_cast<int>(4 * candidate.size() + certified.face.size);
  fuzz::observe(static_cast<std::size_t>(certified.relation), seen);
  if (certified.relation != truth.relation ||
      oracle::distance_squared(certified) != truth.distance_squared) {
    fuzz::fail<"quick_certificate">("quick-certificate-rational", "disagrees with the certificate",
                                    question);
  }
  if (fuzz::one_in(64, bytes)) {
    if (const auto how = oracle::disagreement(oracle::minkowski(question), truth)) {
      fuzz::fail<"minkowski">("minkowski-rational", *how, question);
    }
  }
  if (fuzz::one_in(256, bytes)) {
    const oracle::PolytopeDistance third = oracle::polytope_distance(question);
    if (third.distance_squared != truth.distance_squared || third.v != truth.v) {
      fuzz::fail<"polytope_distance">("polytope_distance-rational", "another distance", question);
    }
  }
  return 0;
}
