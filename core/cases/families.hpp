// SPDX-License-Identifier: MIT
// The case families: each asks one kind of question that GJK implementations get wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"

namespace cases {

struct Sizes {
  int vertices_max = 512;  // of each body; at least 4
  // False: in most programs coordinates below 2^-64 of the largest are 0.  An ulp of zero is
  // 2^-1074, and beside a coordinate of 1 it costs who judges exactly a thousand bits and half a
  // millisecond.
  bool far_apart = true;
};

// Of the cases that fuzz targets make of their bytes: who reads those bytes again, to reduce what
// a target crashed on, must ask for the same.
inline constexpr Sizes fuzzed_sizes{.vertices_max = 16, .far_apart = false};

struct Family {
  const char* name;
  const char* description;  // what is asked, and the parameters swept
  // Every coordinate of the result is finite.
  Case (*generate)(Choices& choices, const Sizes& sizes);
  // Its cases are asked as they are, neither scaled nor rounded afterwards: scale and precision are
  // what it sweeps, or its answers are known.
  bool as_it_is = false;
  // Above 1: its first choice is the frame, below this, and the others are alike for all frames of
  // one motion.
  int frames = 1;
};

// One file each, declared and listed here.
Case lattice(Choices& choices, const Sizes& sizes);
Case generic(Choices& choices, const Sizes& sizes);
Case oblong(Choices& choices, const Sizes& sizes);
Case parallel(Choices& choices, const Sizes& sizes);
Case duplicate(Choices& choices, const Sizes& sizes);
Case touching(Choices& choices, const Sizes& sizes);
Case flat(Choices& choices, const Sizes& sizes);
Case sliver(Choices& choices, const Sizes& sizes);
Case overlap(Choices& choices, const Sizes& sizes);
Case nested(Choices& choices, const Sizes& sizes);
Case distant(Choices& choices, const Sizes& sizes);
Case extreme(Choices& choices, const Sizes& sizes);
Case mirrored(Choices& choices, const Sizes& sizes);
Case motion(Choices& choices, const Sizes& sizes);
Case program(Choices& choices, const Sizes& sizes);
Case curved(Choices& choices, const Sizes& sizes);

inline constexpr int motion_frames = 16;

// Those of point sets, which every oracle can take.  New ones go to the end: a corpus of bytes
// names a family by its place.
const std::vector<Family>& families();

// All: `curved` besides, whose truth is an enclosure and costs milliseconds.
const std::vector<Family>& all_families();

// Of all; throws std::invalid_argument naming the families there are.
const Family& family(std::string_view name);

// Any family of point sets, as the first choice says.  The case carries the family as its first
// flag.
Case generate(Choices& choices, const Sizes& sizes = {});

// Case `index` of a family's endless sequence for `seed`, with the id "FAMILY-sSEED-INDEX",
// and "-vMAX" (and "-near") behind it where `sizes` are not the usual ones.  Of a family of
// motions: frame index % frames of motion index / frames.
Case generate(const Family& family, std::uint64_t seed, std::uint64_t index,
              const Sizes& sizes = {});

}  // namespace cases
