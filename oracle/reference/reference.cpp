// SPDX-License-Identifier: MIT
#include "oracle/reference/reference.hpp"

#include "core/cases/file.hpp"
#include "core/cases/hash.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/minkowski/minkowski.hpp"

namespace oracle {
namespace {

constexpr double seconds_per_pair = 3.9e-6;
constexpr double bytes_per_pair = 257;

// Of the bits of all coordinates, eight bytes at a time.
std::uint64_t hashed(const cases::Case& question) {
  cases::Hash hash;
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const cases::Point& point : body->polytope ? body->polytope->points : body->points) {
      for (const double x : point) {
        hash.add(std::bit_cast<std::uint64_t>(x));
        hash.fold();
      }
    }
  }
  return hash.value();
}

}  // namespace

ReferenceUse reference_use(const cases::Case& question) {
  const std::uint64_t pairs = std::uint64_t{cases::vertex_count(question.a, question.dim)} *
                              std::uint64_t{cases::vertex_count(question.b, question.dim)};
  if (pairs <= pairs_always) return ReferenceUse::compared;
  if (pairs > pairs_max) return ReferenceUse::too_large;
  const std::uint64_t share = (pairs + pairs_always - 1) / pairs_always;
  return hashed(question) % share == 0 ? ReferenceUse::compared : ReferenceUse::not_in_sample;
}

ReferenceCost reference_cost(std::uint64_t points_a, std::uint64_t points_b) {
  const double pairs = static_cast<double>(points_a) * static_cast<double>(points_b);
  return {pairs * seconds_per_pair, pairs * bytes_per_pair / 1e9};
}

namespace {

bool is_compared(const cases::Case& question) {
  return reference_use(question) == ReferenceUse::compared;
}

// The truth has the proof of the certificate and the depth of minkowski; or that of penetration().
Truth truth_of_both(const cases::Case& question) {
  Truth certified = certificate(question);
  if (!is_compared(question)) {
    if (certified.relation == cases::Relation::overlapping) {
      certified.penetration_depth_squared = penetration(question).value().depth_squared;
    }
    return certified;
  }
  const Truth reference = minkowski(question);
  if (const auto difference = disagreement(reference, certified)) {
    throw Disagreement("minkowski and certificate disagree: " + *difference + "\n" +
                       cases::case_line(question));
  }
  certified.penetration_depth_squared = reference.penetration_depth_squared;
  return certified;
}

}  // namespace

constinit const Oracle Oracle::minkowski{"minkowski", oracle::minkowski};
constinit const Oracle Oracle::both{"both", truth_of_both, is_compared};

std::optional<Oracle> oracle_named(std::string_view name) {
  for (const Oracle& oracle : {Oracle::minkowski, Oracle::certificate, Oracle::both}) {
    if (name == oracle.name()) return oracle;
  }
  return std::nullopt;
}

}  // namespace oracle
