// SPDX-License-Identifier: MIT
// Planted answers: the counterpart of planted faults, for answers.  Applies every damage to the
// best answer of a case, with the true and with the wrong relation, beside any subset of the other
// claims, in several number formats.  The right verdict is known by construction, so a judge that
// gives another one is wrong.
#pragma once

#include <map>

#include "core/cases/choices.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"

namespace oracle::planted {

// The best possible answer to a case, made from its truth, and the tolerance of the judge for it.
// Planted answers are damaged copies of it.  Integer roots replace the judge's comparisons.

// The numbers of a subject, and how an answer carries them.
struct Format {
  const char* name;
  subjects::FloatFormat numbers;
  bool as_doubles;  // otherwise as rationals, without rounding
};

// low <= the length <= high.
struct Interval {
  Rational low;
  Rational high;
};

// Encloses a root within 2^-250 of `magnitude`.
Interval root(const Rational& square, double magnitude);

struct BestAnswer {
  cases::Case question;
  Format format;
  double magnitude = 0;                     // M
  std::optional<cases::Relation> relation;  // empty: undecided
  Interval distance;
  std::optional<Interval> depth;  // of an overlap; otherwise 0
  std::optional<RationalVector> v;
  subjects::Answer answer;  // with every claim that the case permits, except a depth
  // The same for bodies that meet, with the depth: terms, witness points and normal belong to it.
  // A copy of `answer` if the depth is unknown.
  subjects::Answer with_depth;

  // Returns the allowance as an exact length.
  Rational allowed(const Allowance& allowance) const;
  // Returns a multiple of the rounding of an answer's numbers: a damage that much inside or outside
  // an allowance is certainly inside or outside.
  Rational slack() const;
  Rational weight_slack() const;

  // Returns by how much h(n) / ‖n‖ exceeds the signed distance: h(n) = max n . (a - b), and the
  // signed distance is the depth, or the negative distance.  For polytopes.
  Interval excess(const RationalVector& n) const;

  // As a share of M; infinite if M is 0 and the length is not.
  double share(const Rational& length) const;

  subjects::Number number(const Rational& x) const;
  subjects::Length length(const Rational& x) const { return {number(x), false}; }
  // Returns the nearest number not above x, or not below it.
  subjects::Length length_below(const Rational& x) const;
  subjects::Length length_above(const Rational& x) const;
};

// `known`: what is known of the question, with the depth of an overlap.  Curved bodies: no points.
BestAnswer best_answer(const cases::Case& question, const Known& known, const Format& format);

// --- damages: single faults of an answer, each slightly inside or slightly outside its allowance;
// their construction determines the verdict ---

enum class Side { inside, outside };

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// The claims of an answer.  A damage lists those it needs and those it excludes.
enum Claim : unsigned {
  distance_claim = 1,
  bound_claim = 2,
  depth_claim = 4,
  terms_claim = 8,
  witness_claim = 16,
  normal_claim = 32,
  certain_claim = 64,
  all_claims = 127
};

struct Damaged {
  subjects::Answer answer;
  VerdictKind kind = VerdictKind::correct;  // the verdict that the damaged claim must get
  double size = 0;  // of the damage, as a share of M; infinite if it has none
};

// The verdict on an answer that is still right inside, and off by `size` outside.
inline Damaged on_side(Side side, subjects::Answer answer, double size,
                       VerdictKind kind = VerdictKind::wrong_witness) {
  if (side == Side::inside) return {std::move(answer)};
  return {std::move(answer), kind, size};
}

// For a `change` that leaves nothing right in the answer; its effect has no size.
template <typename Change>
std::optional<Damaged> spoiled(subjects::Answer answer, Side side, const Change& change,
                               VerdictKind kind = VerdictKind::wrong_witness) {
  if (side == Side::inside) return std::nullopt;
  change(answer);
  return Damaged{std::move(answer), kind, infinity};
}

struct Damage {
  const char* name;
  const char* sentence;
  // Empty if the damage is impossible for this answer on this side.
  std::optional<Damaged> (*apply)(const BestAnswer& best, subjects::Answer answer, Side side,
                                  cases::Choices& choices);
  unsigned needs = 0;     // claims
  unsigned excludes = 0;  // claims that would be judged instead of the damaged one
};

const std::vector<Damage>& damages();

// Grouped by the claim they damage; damages() returns all of them.
std::vector<Damage> length_damages();   // distance, bound and depth
std::vector<Damage> witness_damages();  // terms and witness points
std::vector<Damage> normal_damages();   // the normal, and the way out that witness points show
std::vector<Damage> certain_damages();  // certain intervals

// The results of one damage, over many answers.
struct Score {
  std::array<std::uint64_t, 2> answers{};  // inside and outside the allowance
  std::uint64_t quick = 0;                 // also judged by the quick judge
  std::uint64_t wrong = 0;  // verdicts of either judge that differ from the right one
  std::string first;        // the first of these, with its case
};

struct Scores {
  std::vector<Score> of_damage;  // in the order of damages()
  std::map<std::string, std::uint64_t>
      of_kind;  // answers by kind of case: "separated", "planar" ...

  Scores() : of_damage(damages().size()) {}
  void add(const Scores& other);
  std::uint64_t answers() const;
  std::uint64_t wrong() const;
};

// Evaluates all planted answers to one case by judge() and, if the bodies have vertices, by
// quick_judge(), which must give the same verdict or none.  `choices` select the other claims.
Scores examine(const cases::Case& question, cases::Choices& choices);

// Returns case number `index`: every family in turn, at its own scale and beyond the middle of the
// range, subnormal scales included; one case in 16 has curved bodies.
cases::Case case_for_planting(std::uint64_t seed, std::uint64_t index);

}  // namespace oracle::planted
