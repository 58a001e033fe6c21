// SPDX-License-Identifier: MIT
// Planted answers: like planted faults, but of answers.  Every damage is done to the best answer of
// a case, on the true relation and on the wrong one, beside any subset of the other claims, in
// several formats of numbers; the verdict that must follow is known by construction.  A judge that
// says another one can be fooled.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/planted/damages.hpp"

namespace oracle::planted {

// What a damage came to, over many answers.
struct Score {
  std::array<std::uint64_t, 2> answers{};  // inside and outside of what is allowed
  std::uint64_t quick = 0;                 // also judged by the quick judge
  std::uint64_t wrong = 0;  // verdicts of either judge that are not what they must be
  std::string first;        // of these: what, and the case
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

// All planted answers to one case, each put to judge() and, where bodies have vertices, to
// quick_judge(), which may say nothing or the same.  `choices` say which other claims stand
// beside.
Scores examine(const cases::Case& question, cases::Choices& choices);

// Case number `index`: every family in turn, at its own scale and beyond the middle of the range,
// subnormal ones among them, and curved bodies one time in 16.
cases::Case case_for_planting(std::uint64_t seed, std::uint64_t index);

}  // namespace oracle::planted
