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

// What a family sweeps is in Case::parameters, as numbers for the axes of a plot.  A name means the
// same in all families; the comment of each family lists its own with their ranges.  Lengths are in
// units of 2^exponent, and of coordinates where a family has no `exponent`.  `_a` and `_b` behind a
// name tell the bodies apart.
//
//   vertices          number of points of a body, repeated and interior ones too
//   spread            length: the largest integer that coordinates are drawn from
//   size_ratio        size of the larger body over that of the smaller
//   offset            length by which B is moved away from the place of A
//   gap               length from a point of A to the point of B that is brought near to it, and so
//                     never less than the distance; negative where B is pushed into A by as much
//   depth             length: the penetration depth
//   clearance         length: the least distance from the inner box to a wall of the outer one
//   origin_distance   length from the origin to where the bodies are made
//   aspect            length of a simplex over its thickness, before it is turned
//   stretch           the largest factor by which a linear map stretches an axis over the smallest
//   tilt              tangent of the angle between what was parallel
//   axes_apart        number of axes along which the bodies are apart by the same length
//   thin_axes         number of axes along which a simplex is thin: 1 a blade in space, 2 a needle
//   rank              number of directions that span a body; they may depend on each other
//   derived           number of vertices that are made from others
//   contact_vertices  number of points of a body in the plane of contact
//   radius, half_height  lengths, of a curved body before it is stretched
//   frame             number of a frame of a motion, from 0
//   speed             length by which B moves from frame to frame
//   pass_distance     length from the centre of A to the line along which B moves
//   turn              radians by which a body turns from frame to frame
//   exponent_spread   the largest exponent that scales a coordinate less the smallest
//   exponent          of the power of two that scales both bodies; the largest where there are more
//
// Family::settable lists those that can be fixed.  A case then has the fixed value, exactly as it
// was given; what was drawn in its place is drawn all the same.  Of a family that asks several
// kinds of questions the kinds are asked that have the parameter.

// A parameter that can be fixed, and the values that it takes.
struct Settable {
  enum class Kind { real, whole, power_of_two };  // a power of two may be 0 where `least` is 0
  const char* name;
  Kind kind;
  double least, most;
  const char* excludes = nullptr;  // the parameter that a case does not have besides
};

struct Family {
  const char* name;
  const char* description;  // what is asked, and what is swept
  // Every coordinate of the result is finite.
  Case (*generate)(Choices& choices, const Sizes& sizes);
  // The names in Case::parameters, in this order.  A case has those of its kind: where a family
  // asks several kinds of questions, that may be a part of them.
  std::vector<const char*> parameters;
  // Those of them that can be fixed; and `bits` besides: 24 rounds every case to binary32 that can
  // be, 53 none.  All of them: settables().
  std::vector<Settable> settable;
  // Its cases are asked as they are, neither scaled nor rounded afterwards: scale and precision are
  // what it sweeps, or its answers are known.
  bool as_it_is = false;
  // Above 1: its first choice is the frame, below this, and the others are alike for all frames of
  // one motion.
  int frames = 1;
  // Fixed parameters, in the order of settables(): each takes the place of what is drawn for it.
  std::vector<Parameter> settings = {};
  bool on_request = false;  // asked only when named: no part of default studies
};

// With those that all families have which are scaled and rounded.
std::vector<Settable> settables(const Family& family);

// With its settings, "oblong?size_ratio=1e6&gap=1e-6": one text for one meaning.
std::string full_name(const Family& family);

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
Case shapes(Choices& choices, const Sizes& sizes);

inline constexpr int motion_frames = 16;

// Those of point sets, which every oracle can take.  New ones go to the end: a corpus of bytes
// names a family by its place.
const std::vector<Family>& families();

// All: `curved` besides, whose truth is an enclosure and costs milliseconds, and `shapes`, whose
// bodies are not point sets.
const std::vector<Family>& all_families();

// All that are not on request.
const std::vector<Family>& studied_families();

// Of all, with settings behind its name where parameters are to be fixed, in any order.  Throws
// std::invalid_argument naming the families, or the settings of this one, that there are.
Family family(std::string_view name);

// For who takes no settings: the one of all_families() with that name.  Throws
// std::invalid_argument naming those there are.
const Family& listed_family(std::string_view name);

// Any family of point sets, as the first choice says.  The case carries the family as its first
// flag.
Case generate(Choices& choices, const Sizes& sizes = {});

// Case `index` of a family's endless sequence for `seed`, with the id "FAMILY-sSEED-INDEX", or
// "FAMILY+KEY:VALUE-sSEED-INDEX" with a setting, and "-vMAX" (and "-near") behind it where `sizes`
// are not the usual ones.  Of a family of motions: frame index % frames of motion index / frames.
// Settings change no more of a case than they must: it is drawn from the same stream.  Throws
// std::invalid_argument where they ask for more vertices than `sizes` or for what doubles do not
// hold.
Case generate(const Family& family, std::uint64_t seed, std::uint64_t index,
              const Sizes& sizes = {});

}  // namespace cases
