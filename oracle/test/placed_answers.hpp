// SPDX-License-Identifier: MIT
// Placed bodies of a case for certified queries, and what an answer claims wrongly of them.
#pragma once

#include <optional>

#include "core/cases/placements.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/test/questions.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {

namespace certified = gjk::certified;
using cases::placed, cases::Placement, cases::placement_kinds, cases::PlacementKind;
using certified::Certified;
using certified::CertifiedRelation;
using certified::PlacedBody;
using certified::PlacedBounds;
using certified::PreparedBody;
using certified::RelationMemory;
using certified::ScalarScan;
using certified::Stage;

// A case of placed bodies, prepared in their own frames.
template <typename S, int D>
struct Placed {
  explicit Placed(const Case& question)
      : local_a(subjects::vectors<S, D>(question.a.polytope->points)),
        local_b(subjects::vectors<S, D>(question.b.polytope->points)),
        a(local_a, subjects::placement<S, D>(*question.a.polytope)),
        b(local_b, subjects::placement<S, D>(*question.b.polytope)) {}
  Placed(const Placed&) = delete;
  Placed& operator=(const Placed&) = delete;

  PreparedBody<S, D> local_a;
  PreparedBody<S, D> local_b;
  PlacedBody<S, D> a;
  PlacedBody<S, D> b;
};

struct PlacedTruth {
  Relation relation;
  Rational distance_squared;
  double size;  // R_A + R_B of PlacedBounds, by which widths are promised
};

inline double norm_of(const Placement& placement, int dim) {
  double norm = 0;
  for (int i = 0; i < dim; ++i) {
    for (int j = 0; j < dim; ++j) norm = std::hypot(norm, placement.linear[i][j]);
  }
  return norm;
}

inline double radius_of(const cases::Polytope& body, int dim) {
  double longest = 0;
  for (const Point& p : body.points) longest = std::max(longest, std::hypot(p[0], p[1], p[2]));
  return norm_of(body, dim) * longest;
}

template <typename S, int D>
PlacedTruth truth_of_placed(const Case& question, const Certified<S, D>& answer) {
  std::array<IndexPair, 4> candidate;
  for (std::size_t i = 0; i < answer.size; ++i) {
    candidate[i] = {answer.pairs[i].a, answer.pairs[i].b};
  }
  const QuickCertificate found =
      quick_certificate(question, std::span(candidate).first(answer.size));
  const Point& s = question.a.polytope->translation;
  const Point& t = question.b.polytope->translation;
  return {found.relation, distance_squared(found),
          radius_of(*question.a.polytope, D) + radius_of(*question.b.polytope, D) +
              std::hypot(t[0] - s[0], t[1] - s[1], t[2] - s[2])};
}

// Returns what an answer claims wrongly; empty if it holds.
template <typename S, int D>
std::string contradiction(const Certified<S, D>& answer, const PlacedTruth& truth) {
  if (static_cast<int>(answer.relation) != static_cast<int>(truth.relation)) return "relation";
  const auto lower = static_cast<double>(answer.distance.lower);
  const auto upper = static_cast<double>(answer.distance.upper);
  if (!(lower >= 0)) return "no length";
  if (Rational(lower) * Rational(lower) > truth.distance_squared) return "lower end";
  if (std::isfinite(upper) && Rational(upper) * Rational(upper) < truth.distance_squared) {
    return "upper end";
  }
  if (truth.relation != Relation::separated) return upper == 0 ? "" : "length of contact";
  const auto u = static_cast<double>(certified::unit_roundoff<S>);
  const double spacing = 2 * static_cast<double>(std::numeric_limits<S>::denorm_min());
  const bool narrow = upper - lower <= u * (16.001 * truth.size + 24 * lower) + spacing;
  return narrow || !std::isfinite(upper) ? "" : "width";
}

template <int D>
Rational inner(const RationalVector& p, const std::array<Rational, D>& v) {
  Rational sum = 0;
  for (std::size_t i = 0; i < D; ++i) sum += p[i] * v[i];
  return sum;
}

template <typename S, int D>
bool is_separated_by(const Case& question, const gjk::Vec<S, D>& axis) {
  std::array<Rational, D> v;
  for (std::size_t i = 0; i < D; ++i) v[i] = Rational(static_cast<double>(axis[i]));
  std::optional<Rational> least;
  std::optional<Rational> greatest;
  for (const RationalVector& p : vertices(question.a, D)) {
    const Rational along = inner<D>(p, v);
    if (!least || along < *least) least = along;
  }
  for (const RationalVector& q : vertices(question.b, D)) {
    const Rational along = inner<D>(q, v);
    if (!greatest || *greatest < along) greatest = along;
  }
  return *least > *greatest;
}

template <typename S, int D>
std::string contradiction(const CertifiedRelation<S, D>& found, const Case& question,
                          Relation truth) {
  if (static_cast<int>(found.relation) != static_cast<int>(truth)) return "relation";
  if (truth != Relation::separated) return found.axis == gjk::Vec<S, D>{} ? "" : "axis of contact";
  if (found.stage != Stage::floating_point) return found.axis == gjk::Vec<S, D>{} ? "no axis" : "";
  return is_separated_by(question, found.axis) ? "" : "axis";
}

}  // namespace oracle
