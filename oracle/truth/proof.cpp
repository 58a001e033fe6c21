// SPDX-License-Identifier: MIT
#include "oracle/truth/proof.hpp"
#include "oracle/truth/integer_bodies.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace oracle {
namespace {

struct Bodies {
  std::vector<RationalVector> a;
  std::vector<RationalVector> b;
};

Bodies bodies_of(const cases::Case& question) {
  const auto vertices_of = [&question](const cases::Body& body) {
    const bool is_empty = cases::vertex_count(body, question.dim) == 0;
    return is_empty ? std::vector<RationalVector>() : vertices(body, question.dim);
  };
  return {vertices_of(question.a), vertices_of(question.b)};
}

// Returns the minimum over i, j of n . (a_i - b_j), with n + m products.
Rational lowest(const Bodies& bodies, const RationalVector& n) {
  Rational low = dot(n, bodies.a[0]);
  Rational high = dot(n, bodies.b[0]);
  for (const RationalVector& a : bodies.a) low = std::min(low, dot(n, a));
  for (const RationalVector& b : bodies.b) high = std::max(high, dot(n, b));
  return low - high;
}

int rank(std::vector<RationalVector> rows) {
  std::size_t rank = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto pivot = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(rank), rows.end(),
                                    [axis](const auto& row) { return row[axis] != 0; });
    if (pivot == rows.end()) continue;
    std::swap(*pivot, rows[rank]);
    for (std::size_t i = rank + 1; i < rows.size(); ++i) {
      const Rational factor = rows[i][axis] / rows[rank][axis];
      for (std::size_t k = 0; k < 3; ++k) rows[i][k] -= factor * rows[rank][k];
    }
    ++rank;
  }
  return static_cast<int>(rank);
}

// Returns why the terms do not give v; empty if they do.
std::string combination_fault(const Bodies& bodies, const Truth& claimed) {
  if (claimed.proof.terms.empty()) return "the proof has no terms";
  Rational total(0);
  RationalVector v{};
  for (const Term& term : claimed.proof.terms) {
    if (term.a >= bodies.a.size() || term.b >= bodies.b.size()) {
      return "the proof names a vertex that does not exist";
    }
    if (term.weight < 0) return "a weight is negative";
    total += term.weight;
    const RationalVector y = bodies.a[term.a] - bodies.b[term.b];
    for (std::size_t axis = 0; axis < 3; ++axis) v[axis] += term.weight * y[axis];
  }
  if (total != 1) return "the weights do not sum to 1";
  if (v != claimed.v) return "the weighted differences do not give v";
  if (dot(v, v) != claimed.distance_squared) return "v . v is not the squared distance";
  return {};
}

std::string plane_fault(int dim, const Bodies& bodies, const RationalVector& normal) {
  if (dot(normal, normal) == 0) return "the normal is zero";
  if (dim == 2 && normal[2] != 0) return "the normal leaves the plane";
  if (lowest(bodies, normal) < 0) return "the plane of the normal does not support A - B";
  return {};
}

// Why the relation of bodies in contact is not proved, or nothing.
std::string contact_fault(const cases::Case& question, const Bodies& bodies, const Truth& claimed) {
  if (claimed.relation == cases::Relation::touching) {
    if (!claimed.proof.normal) return "no normal shows that the bodies only touch";
    return plane_fault(question.dim, bodies, *claimed.proof.normal);
  }
  std::vector<RationalVector> differences;
  for (const Term& term : claimed.proof.terms) {
    if (term.weight > 0) differences.push_back(bodies.a[term.a] - bodies.b[term.b]);
  }
  if (rank(differences) < question.dim) return "the terms do not span the space";
  return {};
}

}  // namespace

ProofCheck check_proof(const cases::Case& question, const Truth& claimed) {
  if (cases::has_curved_body(question)) return {false, false, "curved body"};
  const Bodies bodies = bodies_of(question);
  ProofCheck check;
  check.reason = combination_fault(bodies, claimed);
  if (!check.reason.empty()) return check;
  if (lowest(bodies, claimed.v) < claimed.distance_squared) {
    check.reason = "a vertex lies nearer to the origin than the plane through v";
    return check;
  }
  const bool separated = claimed.relation == cases::Relation::separated;
  if (separated == (claimed.distance_squared == 0)) {
    check.reason = "the relation contradicts the distance";
    return check;
  }
  check.holds = true;
  if (!separated) check.reason = contact_fault(question, bodies, claimed);
  check.relation_proved = check.reason.empty();
  return check;
}

std::string normal_fault(const cases::Case& question, const RationalVector& normal) {
  return plane_fault(question.dim, bodies_of(question), normal);
}

}  // namespace oracle
