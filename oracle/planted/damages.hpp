// SPDX-License-Identifier: MIT
// What can be wrong with an answer, one thing each, by an amount just inside what is allowed and by
// one just outside of it.  The verdict follows from how the damage is made.
#pragma once

#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/planted/best_answer.hpp"

namespace oracle::planted {

enum class Side { inside, outside };

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// The claims of an answer; a damage says which it needs and which it does not stand.
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
  VerdictKind kind = VerdictKind::correct;  // what becomes of the damaged claim
  double size = 0;                          // of the damage, as a share of M; infinite without one
};

// `change` leaves nothing of the answer that could be right, and what it does has no size.
template <typename Change>
std::optional<Damaged> spoiled(subjects::Answer answer, Side side, const Change& change) {
  if (side == Side::inside) return std::nullopt;
  change(answer);
  return Damaged{std::move(answer), VerdictKind::wrong_witness, infinity};
}

struct Damage {
  const char* name;
  const char* sentence;
  unsigned needs = 0;       // claims
  unsigned stands_not = 0;  // claims that would be judged in place of the damaged one
  // Empty where it cannot be done to this answer on this side.
  std::optional<Damaged> (*apply)(const BestAnswer& best, subjects::Answer answer, Side side,
                                  cases::Choices& choices);
};

const std::vector<Damage>& damages();

// By the claim they damage; damages() has all of them.
std::vector<Damage> length_damages();   // distance, bound and depth
std::vector<Damage> witness_damages();  // terms and witness points
std::vector<Damage> normal_damages();   // the normal, and the way that witness points show
std::vector<Damage> certain_damages();  // what is claimed to be certain

}  // namespace oracle::planted
