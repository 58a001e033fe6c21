// SPDX-License-Identifier: MIT
#include "oracle/reference/reference.hpp"

#include "core/cases/file.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/reference/reference_limit.hpp"

namespace oracle {
namespace {

bool is_compared(const cases::Case& question) {
  return reference_use(question) == ReferenceUse::compared;
}

// The truth has the proof of the certificate and the depth of minkowski; if minkowski is left out,
// the depth of penetration().
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
