// SPDX-License-Identifier: MIT
// One case with a curved body put to both enclosures and to the cone program, an overlap also to
// the bounds of its depth and to a search of all directions, and where they contradict each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/families.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/second_opinions/cone_program.hpp"
#include "oracle/second_opinions/direction_search.hpp"

namespace reports {

struct CurvedQuestion {
  cases::Case question;
  std::string pair;  // the kinds of its bodies
  bool is_asked_all =
      false;  // enclosure() is slow, and else asked only where the quick one is empty
};

// The names of all pairs of sphere, cone, cylinder and polytope but the last with itself.
std::vector<std::string> curved_pairs();

// Every other case is of the family `curved`; the others take pairs by turns, each body under any
// linear map, singular in one of eight, its first row up to 1024 times longer, and a few at other
// scales.
CurvedQuestion curved_question(std::uint64_t seed, std::uint64_t index, const cases::Sizes& sizes);

struct CurvedOpinions {
  std::optional<oracle::Enclosure> quick;
  std::optional<oracle::Enclosure> full;  // asked for, or where `quick` is empty
  oracle::DistanceBounds cone_program;
  // Of an overlap.
  std::optional<oracle::DepthBounds> depth;
  std::optional<oracle::DirectionBounds> directions;

  const oracle::Enclosure& enclosure() const { return quick ? *quick : full.value(); }
};

CurvedOpinions curved_opinions(const CurvedQuestion& asked);

// Each names who contradicts whom; empty where all bounds intersect and proved relations agree.
std::vector<std::string> contradictions(const CurvedOpinions& opinions);

}  // namespace reports
