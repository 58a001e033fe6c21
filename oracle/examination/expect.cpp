// SPDX-License-Identifier: MIT
#include "oracle/examination/expect.hpp"

#include "core/cases/file.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {
namespace {

std::vector<std::string> texts(const RationalVector& x, int dim) {
  std::vector<std::string> result;
  for (int axis = 0; axis < dim; ++axis) result.push_back(text(x[static_cast<std::size_t>(axis)]));
  return result;
}

RationalVector vector_of(const std::vector<std::string>& coordinates) {
  RationalVector result{};
  for (std::size_t axis = 0; axis < coordinates.size(); ++axis) {
    result[axis] = Rational(coordinates[axis]);
  }
  return result;
}

}  // namespace

std::string text(const Rational& x) { return x.str(); }

cases::Expect expect(const Truth& truth, int dim) {
  cases::Expect result;
  result.relation = truth.relation;
  result.distance_squared = text(truth.distance_squared);
  result.v = texts(truth.v, dim);
  for (const Term& term : truth.proof.terms) {
    result.proof.push_back({term.a, term.b, text(term.weight)});
  }
  if (truth.proof.normal) result.normal = texts(*truth.proof.normal, dim);
  if (truth.penetration_depth_squared) {
    result.penetration_depth_squared = text(*truth.penetration_depth_squared);
  }
  return result;
}

std::optional<cases::Expect> expect(const Enclosure& enclosure) {
  if (!enclosure.relation) return std::nullopt;
  cases::Expect result;
  result.relation = *enclosure.relation;
  result.distance_squared_bounds = {text(enclosure.distance_squared_lower),
                                    text(enclosure.distance_squared_upper)};
  return result;
}

Truth claimed_truth(const cases::Expect& expect) {
  if (expect.distance_squared_bounds) throw std::invalid_argument("curved body");
  Truth truth;
  truth.relation = expect.relation;
  truth.distance_squared = Rational(expect.distance_squared);
  truth.v = vector_of(expect.v);
  for (const cases::ProofTerm& term : expect.proof) {
    truth.proof.terms.push_back({term.a, term.b, Rational(term.weight)});
  }
  if (expect.normal) truth.proof.normal = vector_of(*expect.normal);
  if (expect.penetration_depth_squared) {
    truth.penetration_depth_squared = Rational(*expect.penetration_depth_squared);
  }
  return truth;
}

std::optional<std::string> disagreement(const Truth& one, const Truth& other) {
  if (one.relation != other.relation) {
    return std::string("relation ") + cases::name(one.relation) + " against " +
           cases::name(other.relation);
  }
  if (one.distance_squared != other.distance_squared) {
    return "squared distance " + text(one.distance_squared) + " against " +
           text(other.distance_squared);
  }
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (one.v[axis] != other.v[axis]) {
      return "v[" + std::to_string(axis) + "] " + text(one.v[axis]) + " against " +
             text(other.v[axis]);
    }
  }
  if (one.penetration_depth_squared && other.penetration_depth_squared &&
      *one.penetration_depth_squared != *other.penetration_depth_squared) {
    return "squared penetration depth " + text(*one.penetration_depth_squared) + " against " +
           text(*other.penetration_depth_squared);
  }
  return std::nullopt;
}

std::optional<std::string> disagreement(const Enclosure& enclosure, const cases::Expect& claimed) {
  if (enclosure.relation && *enclosure.relation != claimed.relation) {
    return std::string("relation ") + cases::name(*enclosure.relation) + " against " +
           cases::name(claimed.relation);
  }
  if (!claimed.distance_squared_bounds) return "exact claims about a curved body";
  const auto& [lower, upper] = *claimed.distance_squared_bounds;
  if (Rational(upper) < enclosure.distance_squared_lower) {
    return "squared distance above " + text(enclosure.distance_squared_lower) + " against below " +
           upper;
  }
  if (enclosure.distance_squared_upper < Rational(lower)) {
    return "squared distance below " + text(enclosure.distance_squared_upper) + " against above " +
           lower;
  }
  return std::nullopt;
}

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
