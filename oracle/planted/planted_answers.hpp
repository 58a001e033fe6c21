// SPDX-License-Identifier: MIT
// Planted answers: the counterpart of planted faults, for answers.  Applies every damage to the
// best answer of a case, with the true and with the wrong relation, beside any subset of the other
// claims, in several number formats.  The right verdict is known by construction, so a judge that
// gives another one is wrong.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/planted/damages.hpp"

namespace oracle::planted {

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
