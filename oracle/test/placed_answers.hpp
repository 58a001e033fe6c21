// SPDX-License-Identifier: MIT
// Placed bodies of a case for certified queries, and what an answer claims wrongly of them.
#pragma once

#include <optional>

#include "core/cases/placements.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/test/certified_answers.hpp"
#include "oracle/test/questions.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {

using cases::placed, cases::Placement, cases::placement_kinds, cases::PlacementKind;
using certified::CertifiedDepth;
using certified::CertifiedRelation;
using certified::PlacedBody;
using certified::PlacedBounds;

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
  double size;  // by which widths are promised
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

// R_A + R_B of PlacedBounds.
inline double size_of_placed(const Case& question) {
  const Point& s = question.a.polytope->translation;
  const Point& t = question.b.polytope->translation;
  return radius_of(*question.a.polytope, question.dim) +
         radius_of(*question.b.polytope, question.dim) +
         std::hypot(t[0] - s[0], t[1] - s[1], t[2] - s[2]);
}

template <typename S, int D>
PlacedTruth truth_of_placed(const Case& question, const Certified<S, D>& answer) {
  std::array<IndexPair, 4> candidate;
  for (std::size_t i = 0; i < answer.size; ++i) {
    candidate[i] = {answer.pairs[i].a, answer.pairs[i].b};
  }
  const QuickCertificate found =
      quick_certificate(question, std::span(candidate).first(answer.size));
  return {found.relation, distance_squared(found), size_of_placed(question)};
}

// Returns what an answer claims wrongly; empty if it holds.
template <typename S, int D>
std::string contradiction(const Certified<S, D>& answer, const PlacedTruth& truth) {
  return contradiction_of(answer, truth.relation, truth.distance_squared, 16.001 * truth.size, 24);
}

// The same of a depth; `truth` is that of the question if its bodies meet.
template <typename S, int D>
std::string contradiction(const CertifiedDepth<S, D>& answer, const Case& question,
                          const Penetration& truth) {
  const Rational& square = truth.depth_squared;
  const auto relation =
      square > 0 ? certified::Relation::overlapping : certified::Relation::touching;
  if (answer.relation != relation) return "relation";
  const auto lower = static_cast<double>(answer.depth.lower);
  const auto upper = static_cast<double>(answer.depth.upper);
  if (square == 0) return upper == 0 ? "" : "depth of no overlap";
  if (!(lower >= 0) || Rational(lower) * Rational(lower) > square) return "lower end";
  if (std::isinf(upper)) return "";
  if (Rational(upper) * Rational(upper) < square) return "upper end";
  const double size = 1.001 * size_of_placed(question);
  const double share = sizeof(S) == 4 ? 0x1p-21 : 0x1p-30;
  const double width = std::min(share * std::max(upper, 0x1p-20 * size),
                                64 * static_cast<double>(certified::unit_roundoff<S>) * size);
  const double spacing = 2 * static_cast<double>(std::numeric_limits<S>::denorm_min());
  return upper - lower <= width + spacing ? "" : "width";
}

template <int D>
Rational inner(const RationalVector& p, const std::array<Rational, D>& v) {
  Rational sum = 0;
  for (std::size_t i = 0; i < D; ++i) sum += p[i] * v[i];
  return sum;
}

// The least p.axis of A less the greatest q.axis of B.
template <typename S, int D>
Rational gap_along(const Case& question, const gjk::Vec<S, D>& axis) {
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
  return *least - *greatest;
}

template <typename S, int D>
std::string contradiction(const CertifiedRelation<S, D>& found, const Case& question,
                          Relation truth) {
  if (static_cast<int>(found.relation) != static_cast<int>(truth)) return "relation";
  const bool has_axis = found.axis != gjk::Vec<S, D>{};
  if (truth == Relation::overlapping) return has_axis ? "axis of overlap" : "";
  if (truth == Relation::separated && !has_axis) return "no axis";
  if (found.stage != Stage::floating_point) {
    return truth == Relation::touching && has_axis ? "axis of contact" : "";
  }
  const Rational gap = gap_along(question, found.axis);
  return has_axis && (truth == Relation::separated ? gap > 0 : gap >= 0) ? "" : "axis";
}

}  // namespace oracle
