// SPDX-License-Identifier: MIT
// The methods of quick_certificate() and the order in which it tries them, for any rules of the
// proof.
#pragma once

#include <cassert>

#include "oracle/certificate/internal/planes.hpp"

namespace oracle {

// Proof of relation and squared distance in integers of L limbs, from a simplex of A - B.
//
// Separated: v, the projection of the origin on the plane of a face, lies inside the face, and no
// vertex is ahead along a positive multiple N of v: N.a_i >= N.a_f and N.b_j <= N.b_g for a pair
// (f, g) of the face.  All pairs of the face have the same N.y, but their vertices of A alone need
// not have the same N.a, so that is checked too.
//
// Contact: the origin lies strictly inside a face.  If the face spans the space, the bodies
// overlap. If it leaves one direction N, they overlap exactly when A - B has points on both sides.
// face.hpp treats an edge in space.  A pair of coincident vertices (f, g) leaves all directions:
// A - B generates the cone of the vectors a_i - a_f and b_g - b_j, which are points of A - B too.
// So the same proof continues over these, and ends in touching at a plane through (f, g).
//
// Otherwise a vertex w ahead joins the face, and v . v strictly decreases, so the iteration ends.

// The rules of the proof.  Tests replace them to plant faults.
struct SoundRules {
  static constexpr std::size_t first_vertex = 0;  // where scans start
  static constexpr bool checks_face_vertices = true;
  static double bound(double derived) { return derived; }
  static bool inside(int weight) { return weight > 0; }   // strictly
  static int tied(int exact_sign) { return exact_sign; }  // of a vertex the filter leaves open
  static constexpr bool scales_exactly_alone = true;      // false only in planted faults
  static int undone(int shift) { return shift; }          // of lengths, after such a scaling
};

enum class Proved {
  yes,
  no,        // not within the iterations allowed
  too_wide,  // the coordinates do not fit
};

inline PairFace subface(const PairFace& simplex, unsigned subset) {
  PairFace face;
  for (std::size_t i = 0; i < simplex.size; ++i) {
    if (((subset >> i) & 1U) != 0) face.pairs[face.size++] = simplex.pairs[i];
  }
  return face;
}

// A sum that overflows counts as not finite; then `certificate` decides.
inline bool are_finite(const cases::Case& question) {
  cases::Point sum{};
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const cases::Point& point : body->points) {
      for (std::size_t axis = 0; axis < 3; ++axis) sum[axis] += point[axis];
    }
  }
  return std::isfinite(sum[0]) && std::isfinite(sum[1]) && std::isfinite(sum[2]);
}

// Returns the face of `simplex` that contains its point nearest to the origin, and reduces
// `simplex` to it.  The whole simplex is tried first, because most candidates are faces.
template <typename Rules, std::size_t L>
FaceProof<L> nearest_face(FixedSimplex<L>& simplex, PairFace& pairs, int dim) {
  const unsigned whole = (1U << simplex.size) - 1;
  FaceProof<L> proof = face_proof<Rules>(simplex, dim);
  if (proof.place != Place::outside) return proof;
  for (unsigned subset = 1; subset < whole; ++subset) {
    FixedSimplex<L> face;
    face.shift = simplex.shift;
    for (std::size_t i = 0; i < simplex.size; ++i) {
      if (((subset >> i) & 1U) != 0) face.y[face.size++] = simplex.y[i];
    }
    proof = face_proof<Rules>(face, dim);
    if (proof.place == Place::outside) continue;
    bool optimal = true;
    for (std::size_t i = 0; i < simplex.size && proof.place == Place::supports; ++i) {
      optimal = optimal && sign(dot(proof.normal, simplex.y[i] - face.y[0])) >= 0;
    }
    if (!optimal) continue;
    pairs = subface(pairs, subset);
    simplex = face;
    return proof;
  }
  return {};
}

template <typename Rules, std::size_t L>
class FixedProof {
 public:
  FixedProof(const cases::Case& question, QuickCertificate& result)
      : question_(question), result_(result) {}

  // `steps_max`: how many vertices may join before the relation of bodies in contact is determined.
  // `simplex` holds pairs that exist; on return it is the simplex where the proof stopped.
  Proved run(PairFace& simplex, int steps_max) {
    for (int step = 0; step <= steps_max; ++step) {
      if (step > 0) result_.path = Path::exact_signs;
      auto fixed = fixed_simplex<L>(question_, simplex);
      if (!fixed) return Proved::too_wide;
      const std::size_t offered = simplex.size;
      const FaceProof<L> proof = nearest_face<Rules>(*fixed, simplex, question_.dim);
      if (proof.place == Place::outside) return Proved::no;
      if (simplex.size != offered) result_.path = Path::exact_signs;
      if (proof.place == Place::encloses) {
        if (!are_finite(question_)) return Proved::too_wide;
        return conclude(cases::Relation::overlapping, simplex);
      }
      if (proof.place == Place::contact) {
        if (simplex.size > 1) return conclude_contact(simplex, *fixed, proof);
        if (!enter_cone(simplex)) return conclude(cases::Relation::touching, simplex);
        steps_max += steps_of_cone;
        continue;
      }
      const Normal<L> normal(proof.normal);
      if (!scan(simplex, normal)) return Proved::too_wide;
      if (!ahead_a_.ahead && !ahead_b_.ahead) {
        if (cone_) return conclude(cases::Relation::touching, simplex);
        set_distance(*fixed, proof);
        return conclude(cases::Relation::separated, simplex);
      }
      join(simplex);
    }
    return Proved::no;
  }

 private:
  using Relation = cases::Relation;

  static constexpr int steps_of_cone = 32;

  Proved conclude(Relation relation, const PairFace& simplex) {
    result_.relation = relation;
    result_.face = simplex;
    if (cone_) result_.face = {{*cone_}, 1};
    return Proved::yes;
  }

  void set_distance(const FixedSimplex<L>& fixed, const FaceProof<L>& proof) {
    result_.fixed.numerator = widened<12>(proof.numerator);
    result_.fixed.denominator = widened<8>(proof.denominator);
    result_.fixed.exponent = -2 * fixed.shift;
  }

  HalfDifference half_a(const PairFace& simplex) const {
    return {&question_.a.points, reference(simplex).first, 1};
  }
  HalfDifference half_b(const PairFace& simplex) const {
    return {&question_.b.points, reference(simplex).second, -1};
  }
  IndexPair reference(const PairFace& simplex) const { return cone_ ? *cone_ : simplex.pairs[0]; }

  // Finds vertices ahead, for ahead_a_ and ahead_b_.  Returns false if it does not fit.
  bool scan(const PairFace& simplex, const Normal<L>& normal) {
    ahead_a_ = ahead_b_ = {};
    FaceIndices of_a, of_b;
    for (std::size_t i = 0; i < (cone_ ? 0 : simplex.size); ++i) {
      of_a.insert(simplex.pairs[i].first);
      of_b.insert(simplex.pairs[i].second);
    }
    if (cone_) {
      of_a.insert(cone_->first);
      of_b.insert(cone_->second);
    }
    const HalfDifference a = half_a(simplex);
    const HalfDifference b = half_b(simplex);
    const Filtered filtered_a = filtered<Rules>(a, normal.rounded, of_a.span());
    const Filtered filtered_b = filtered<Rules>(b, normal.rounded, of_b.span());
    if (!filtered_a.readable || !filtered_b.readable) return false;
    // Testing one body is enough: N.a_i - N.b_i is the same for all i.
    const std::optional<bool> level = of_a.size <= of_b.size ? is_level(a, of_a.span(), normal)
                                                             : is_level(b, of_b.span(), normal);
    if (!level) return false;
    if (!filtered_a.holds || !*level) ahead_a_ = sides_of<Rules>(a, normal);
    if (!filtered_b.holds || !*level) ahead_b_ = sides_of<Rules>(b, normal);
    if (!ahead_a_.by_filter || !ahead_b_.by_filter || !*level) result_.path = Path::exact_signs;
    return ahead_a_.readable && ahead_b_.readable;
  }

  std::optional<bool> is_level(const HalfDifference& body, std::span<const std::size_t> face,
                               const Normal<L>& normal) const {
    for (const std::size_t index : face) {
      if (index == body.reference || !Rules::checks_face_vertices) continue;
      const auto edge = direction<L>((*body.points)[index], (*body.points)[body.reference]);
      if (!edge) return std::nullopt;
      if (sign(dot(normal.exact, *edge)) != 0) return false;
    }
    return true;
  }

  // Adds the support pair; in a cone, one of its vectors.
  void join(PairFace& simplex) {
    IndexPair w = reference(simplex);
    if (ahead_a_.ahead) w.first = ahead_a_.lowest;
    if (ahead_b_.ahead && !(cone_ && ahead_a_.ahead)) w.second = ahead_b_.lowest;
    simplex.pairs[simplex.size++] = w;
  }

  // Continues from a coincident pair to the cone at it, starting with a nonzero vector of it, so
  // that this happens only once.  Returns false if all are zero.
  bool enter_cone(PairFace& simplex) {
    assert(!cone_);
    const IndexPair tip = simplex.pairs[0];
    const auto& a = question_.a.points;
    const auto& b = question_.b.points;
    cone_ = tip;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (a[i] == a[tip.first]) continue;
      simplex.pairs[0] = {i, tip.second};
      return true;
    }
    for (std::size_t j = 0; j < b.size(); ++j) {
      if (b[j] == b[tip.second]) continue;
      simplex.pairs[0] = {tip.first, j};
      return true;
    }
    return false;
  }

  Proved conclude_contact(const PairFace& simplex, const FixedSimplex<L>& fixed,
                          const FaceProof<L>& proof) {
    result_.path = Path::exact_signs;
    if (simplex.size == 2 && question_.dim == 3) {
      const FixedVector<L>& e = is_zero(fixed.y[0]) ? fixed.y[1] : fixed.y[0];
      const auto relation = relation_beside_edge<L>(question_, reference(simplex), e);
      if (!relation) return Proved::too_wide;
      return conclude(*relation, simplex);
    }
    const Normal<L> normal(proof.normal);
    const Sides a = sides_of<Rules>(half_a(simplex), normal);
    const Sides b = sides_of<Rules>(half_b(simplex), normal);
    if (!a.readable || !b.readable) return Proved::too_wide;
    const bool both = (a.ahead || b.ahead) && (a.behind || b.behind);
    return conclude(both ? Relation::overlapping : Relation::touching, simplex);
  }

  const cases::Case& question_;
  QuickCertificate& result_;
  std::optional<IndexPair> cone_;  // the coincident pair at its tip
  Sides ahead_a_, ahead_b_;
};

// Proposes a simplex to prove: descent to the point of A - B nearest to the origin, in doubles and
// without allocation.  The proposal may be wrong; nothing relies on it.
// `start`: pairs that exist.  `magnitude`, in [2^-300, 2^300], bounds the coordinates.
PairFace proposed_face(const cases::Case& question, const PairFace& start, double magnitude);

// Returns up to dim + 1 pairs of `candidate` that exist.
inline PairFace usable(const cases::Case& question, std::span<const IndexPair> candidate) {
  PairFace face;
  for (const IndexPair& pair : candidate) {
    const bool exists =
        pair.first < question.a.points.size() && pair.second < question.b.points.size();
    if (!exists || face.size > static_cast<std::size_t>(question.dim)) continue;
    face.pairs[face.size++] = pair;
  }
  return face;
}

// Tries one limb first; two limbs hold coordinates whose exponents differ more.
template <typename Rules>
Proved prove(const cases::Case& question, PairFace& simplex, int steps_max,
             QuickCertificate& result) {
  for (const bool narrow : {true, false}) {
    result.path = narrow ? Path::filter : Path::exact_signs;
    const Proved proved = narrow ? FixedProof<Rules, 1>(question, result).run(simplex, steps_max)
                                 : FixedProof<Rules, 2>(question, result).run(simplex, steps_max);
    if (proved != Proved::too_wide) return proved;
  }
  return Proved::too_wide;
}

inline QuickCertificate by_quick_descent(const cases::Case& question,
                                         std::span<const IndexPair> candidate) {
  QuickCertificate result;
  result.exact = certificate(question, candidate);
  result.relation = result.exact->relation;
  for (const Term& term : result.exact->proof.terms) {
    if (result.face.size > static_cast<std::size_t>(question.dim)) break;
    result.face.pairs[result.face.size++] = {term.a, term.b};
  }
  return result;
}

template <typename Rules>
QuickCertificate quick_certificate_by(const cases::Case& question,
                                      std::span<const IndexPair> candidate);

// Handles coordinates too large or small for the filter, or too far apart for the limbs.  A power
// of two brings the former into range, unless the smallest coordinate loses bits.
template <typename Rules>
QuickCertificate certified_elsewhere(const cases::Case& question,
                                     std::span<const IndexPair> candidate) {
  const double magnitude = cases::magnitude(question);
  const bool in_range = magnitude >= 0x1p-300 && magnitude <= filter_magnitude_max;
  if (in_range || !(magnitude > 0) || !std::isfinite(magnitude)) {
    return by_quick_descent(question, candidate);
  }
  const int shift = -std::ilogb(magnitude);
  const cases::Case moved = cases::scaled(question, shift);
  const cases::Case back = cases::scaled(moved, -shift);
  const bool exact = back.a.points == question.a.points && back.b.points == question.b.points;
  if (!exact && Rules::scales_exactly_alone) return by_quick_descent(question, candidate);
  QuickCertificate result = quick_certificate_by<Rules>(moved, candidate);
  if (result.exact) {
    return by_quick_descent(question, std::span(result.face.pairs).first(result.face.size));
  }
  result.fixed.exponent -= 2 * Rules::undone(shift);
  return result;
}

template <typename Rules>
QuickCertificate quick_certificate_by(const cases::Case& question,
                                      std::span<const IndexPair> candidate) {
  const bool applies = (question.dim == 2 || question.dim == 3) &&
                       cases::has_points_only(question) && !question.a.points.empty() &&
                       !question.b.points.empty();
  if (!applies) return by_quick_descent(question, candidate);  // throws
  // Candidates are right or nearly so: one that a few more vertices do not repair is given up.
  constexpr int steps_of_candidate = 2;
  constexpr int steps_of_proposal = 32;
  QuickCertificate result;
  PairFace simplex = usable(question, candidate);
  if (simplex.size > 0) {
    const Proved proved = prove<Rules>(question, simplex, steps_of_candidate, result);
    if (proved == Proved::yes) return result;
    if (proved == Proved::too_wide) return certified_elsewhere<Rules>(question, candidate);
  }
  const double magnitude = cases::magnitude(question);
  if (!(magnitude >= 0x1p-300 && magnitude <= filter_magnitude_max)) {
    return certified_elsewhere<Rules>(question, candidate);
  }
  if (simplex.size == 0) simplex.pairs[simplex.size++] = {0, 0};
  simplex = proposed_face(question, simplex, magnitude);
  if (prove<Rules>(question, simplex, steps_of_proposal, result) == Proved::yes) return result;
  return by_quick_descent(question, std::span(simplex.pairs).first(simplex.size));
}

}  // namespace oracle
