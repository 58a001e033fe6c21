// SPDX-License-Identifier: MIT
// What is known of a case, in doubles: for tables and plots.
#pragma once

#include <array>
#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct Facts {
  std::optional<cases::Relation> relation;  // empty: the enclosure of a curved body leaves it open
  // Lower and upper bound; the same number, correctly rounded, but for curved bodies.
  std::optional<std::array<double, 2>> distance;
  bool is_enclosure = false;
  std::optional<std::array<double, 2>> depth;  // the same of an overlap, once somebody asked for it
  // The smallest altitude of the simplex of A - B in which the nearest point lies, as a share of M:
  // how oblong is what the last iteration solves.  Empty where that is a vertex, or the bodies
  // meet.
  std::optional<double> altitude;
};

Facts facts_of(const cases::Case& question, const Truth& truth);
Facts facts_of(const cases::Case& question, const Enclosure& enclosure);

}  // namespace oracle
