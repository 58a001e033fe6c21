// SPDX-License-Identifier: MIT
// Evaluates both enclosures and the cone program on one case with a curved body, for an overlap
// also the bounds of its depth and a search of all directions, and compares them.
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
      false;  // enclosure() is slow: otherwise it runs only if the quick one is empty
};

// The names of all pairs of sphere, cone, cylinder and polytope except two polytopes.
std::vector<std::string> curved_pairs();

// Every other case is of the family `curved`.  The others take the pairs in turn, with a random
// linear map of each body, singular in one case of eight, its first row up to 1024 times longer,
// and a few at other scales.
CurvedQuestion curved_question(std::uint64_t seed, std::uint64_t index, const cases::Sizes& sizes);

struct CurvedOpinions {
  std::optional<oracle::Enclosure> quick;
  std::optional<oracle::Enclosure> full;  // computed on request, or if `quick` is empty
  oracle::DistanceBounds cone_program;
  // For an overlap.
  std::optional<oracle::DepthBounds> depth;
  std::optional<oracle::DirectionBounds> directions;

  const oracle::Enclosure& enclosure() const { return quick ? *quick : full.value(); }
};

CurvedOpinions curved_opinions(const CurvedQuestion& asked);

// Each names the contradicting methods; empty if all bounds intersect and proved relations agree.
std::vector<std::string> contradictions(const CurvedOpinions& opinions);

}  // namespace reports
