// SPDX-License-Identifier: MIT
// What is known of a case, in doubles, for tables and plots.
#pragma once

#include <array>
#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct Facts {
  std::optional<cases::Relation> relation;  // empty: the enclosure leaves it open
  // Lower and upper bound, both correctly rounded; equal unless a body is curved.
  std::optional<std::array<double, 2>> distance;
  bool is_enclosure = false;
  std::optional<std::array<double, 2>> depth;  // the same for an overlap, once computed
  // The smallest altitude of the simplex of A - B that contains the nearest point, relative to M:
  // how oblong the last problem is.  Empty if the simplex is a vertex, or if the bodies meet.
  std::optional<double> altitude;
};

Facts facts_of(const cases::Case& question, const Truth& truth);
Facts facts_of(const cases::Case& question, const Enclosure& enclosure);

}  // namespace oracle
