// SPDX-License-Identifier: MIT
#include "oracle/examination/expect.hpp"

#include <cstddef>
#include <stdexcept>

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

}  // namespace oracle
