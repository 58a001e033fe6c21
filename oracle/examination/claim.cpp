// SPDX-License-Identifier: MIT
#include "oracle/examination/claim.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "core/cases/file.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/truth/proof.hpp"

namespace oracle {
namespace {

using cases::Relation;

ClaimCheck refuted(std::string reason) { return {ClaimStatus::refuted, std::move(reason)}; }

ClaimCheck incomplete(std::string reason) { return {ClaimStatus::incomplete, std::move(reason)}; }

std::string with(Relation relation, const std::string& text) {
  return std::string(cases::name(relation)) + " bodies " + text;
}

// --- point sets ---

// Returns why the stored normal contradicts a claim whose distance is proved; empty if it does not.
std::string normal_contradiction(const cases::Case& question, const Truth& claimed) {
  if (!claimed.proof.normal) return {};
  std::string fault = normal_fault(question, *claimed.proof.normal);
  if (!fault.empty()) return fault;
  if (claimed.relation != Relation::overlapping) return {};
  return "the normal supports A - B at the origin: the bodies do not overlap";
}

// Checks the relation first, then the depth by the expanding polytope.
std::string depth_contradiction(const cases::Case& question, const Truth& claimed) {
  if (!claimed.penetration_depth_squared) return {};
  const Rational& depth = *claimed.penetration_depth_squared;
  if (claimed.relation != Relation::overlapping) {
    return depth == 0 ? "" : with(claimed.relation, "have no penetration depth");
  }
  if (depth <= 0) return "overlapping bodies have a positive penetration depth";
  const std::optional<Penetration> found = penetration(question);
  if (!found) return "the bodies are separated, not overlapping";
  if (found->depth_squared == depth) return {};
  return "squared penetration depth " + text(found->depth_squared) + " against " + text(depth);
}

// The distance is proved to be 0, but the relation is not.  The certificate finds the relation with
// a proof of its own, and that proof refutes the claim.
std::string contact_contradiction(const cases::Case& question, const Truth& claimed) {
  const Truth found = certificate(question);
  if (found.relation == claimed.relation) return {};
  if (!check_proof(question, found).relation_proved) {
    throw Disagreement("certificate does not prove its relation\n" + cases::case_line(question));
  }
  return "the bodies are " + std::string(cases::name(found.relation)) + ", not " +
         cases::name(claimed.relation);
}

ClaimCheck check_points(const cases::Case& question, const Truth* truth) {
  const Truth claimed = claimed_truth(*question.expect);
  if (truth != nullptr) {
    if (const auto difference = disagreement(*truth, claimed)) {
      return refuted(*difference + " (truth against file)");
    }
  }
  const ProofCheck check = check_proof(question, claimed);
  if (!check.holds) return refuted(check.reason);
  std::string contradiction = normal_contradiction(question, claimed);
  if (contradiction.empty() && !check.relation_proved) {
    contradiction = contact_contradiction(question, claimed);
  }
  const bool same_depth = truth != nullptr && truth->penetration_depth_squared.has_value() &&
                          truth->penetration_depth_squared == claimed.penetration_depth_squared;
  if (contradiction.empty() && !same_depth) contradiction = depth_contradiction(question, claimed);
  if (!contradiction.empty()) return refuted(contradiction);
  if (!check.relation_proved) {
    return incomplete("it is not proved that the bodies are " +
                      std::string(cases::name(claimed.relation)) + ": " + check.reason);
  }
  return {};
}

// --- curved bodies ---

// Widest bounds accepted, relative to the upper one: as wide as an enclosure aims at, or as the one
// found here.  A judge that took wider bounds for the truth would call wrong distances right.
Rational width_max(const Enclosure& found) {
  return std::max(rational(enclosure_width), found.relative_width());
}

ClaimCheck check_bounds(const cases::Case& question, const Enclosure& found) {
  const cases::Expect& claimed = *question.expect;
  if (const auto difference = disagreement(found, claimed)) {
    return refuted(*difference + " (truth against file)");
  }
  Enclosure bounds;
  bounds.distance_squared_lower = Rational(claimed.distance_squared_bounds->at(0));
  bounds.distance_squared_upper = Rational(claimed.distance_squared_bounds->at(1));
  const Rational& lower = bounds.distance_squared_lower;
  const Rational& upper = bounds.distance_squared_upper;
  const bool separated = claimed.relation == Relation::separated;
  if (separated && upper == 0) return refuted("separated bodies with a distance of 0");
  if (!separated && lower > 0) return refuted(with(claimed.relation, "with a distance above 0"));
  if (!found.relation) return incomplete("the relation is undecided within the proved bounds");
  if (lower > found.distance_squared_lower || upper < found.distance_squared_upper) {
    return incomplete("the bounds are tighter than what can be proved");
  }
  if (bounds.relative_width() > width_max(found)) {
    return incomplete("the bounds hold, but are wider than those that can be proved");
  }
  return {};
}

}  // namespace

ClaimCheck check_claim(const cases::Case& question, const Known* known) {
  if (!question.expect) throw std::invalid_argument(question.id + ": has no expected result");
  if (!cases::has_curved_body(question)) {
    return check_points(question, known == nullptr ? nullptr : &std::get<Truth>(*known));
  }
  return known == nullptr ? check_bounds(question, enclosure(question))
                          : check_bounds(question, std::get<Enclosure>(*known));
}

}  // namespace oracle
