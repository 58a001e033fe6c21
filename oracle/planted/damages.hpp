// SPDX-License-Identifier: MIT
// Single faults of an answer, each slightly inside or slightly outside its allowance.  The
// construction of a damage determines the verdict.
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

// For a `change` that leaves nothing right in the answer; its effect has no size.
template <typename Change>
std::optional<Damaged> spoiled(subjects::Answer answer, Side side, const Change& change) {
  if (side == Side::inside) return std::nullopt;
  change(answer);
  return Damaged{std::move(answer), VerdictKind::wrong_witness, infinity};
}

struct Damage {
  const char* name;
  const char* sentence;
  unsigned needs = 0;     // claims
  unsigned excludes = 0;  // claims that would be judged instead of the damaged one
  // Empty if the damage is impossible for this answer on this side.
  std::optional<Damaged> (*apply)(const BestAnswer& best, subjects::Answer answer, Side side,
                                  cases::Choices& choices);
};

const std::vector<Damage>& damages();

// Grouped by the claim they damage; damages() returns all of them.
std::vector<Damage> length_damages();   // distance, bound and depth
std::vector<Damage> witness_damages();  // terms and witness points
std::vector<Damage> normal_damages();   // the normal, and the way out that witness points show
std::vector<Damage> certain_damages();  // certain intervals

}  // namespace oracle::planted
