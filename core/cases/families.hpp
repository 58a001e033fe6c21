// SPDX-License-Identifier: MIT
// The case families: each generates one kind of question that GJK implementations get wrong.
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
  // If false, most programs replace coordinates below 2^-64 of the largest by 0.  An ulp of zero is
  // 2^-1074; beside a coordinate of 1 it costs an exact judge half a millisecond.
  bool far_apart = true;
};

// The sizes of the fuzz targets.  Inputs mean the same case only with these sizes.
inline constexpr Sizes fuzzed_sizes{.vertices_max = 16, .far_apart = false};

// Case::parameters holds the swept values as numbers for the axes of a plot.  A name means the same
// in all families; the comment of each family lists its parameters with their ranges.  Lengths are
// in units of 2^exponent, or of the coordinates if the family has no `exponent`.  The suffixes `_a`
// and `_b` name the body.
//
//   vertices          number of points of a body, including repeated and interior ones
//   spread            length: the largest integer that coordinates are drawn from
//   size_ratio        size of the larger body divided by that of the smaller one
//   offset            length of the translation of B
//   gap               length from a point of A to the point of B that is brought near it, hence at
//                     least the distance; negative if B is pushed into A by that length, and beyond
//                     it if A is not as thick
//   depth             length: the penetration depth
//   clearance         length: the smallest distance from the inner box to a wall of the outer one
//   origin_distance   length from the origin to the bodies
//   aspect            length of a simplex divided by its thickness, before rotation
//   stretch           largest stretch factor of a linear map divided by the smallest
//   tilt              tangent of the angle between features that would otherwise be parallel
//   edge_difference   relative difference of two edges, or of one coordinate of them
//   axes_apart        number of axes along which the bodies are separated by the same length
//   thin_axes         number of axes along which a simplex is thin: 1 a blade in space, 2 a needle
//   rank              number of directions that span a body; they may be linearly dependent
//   derived           number of vertices that are computed from others
//   contact_vertices  number of points of a body in the plane of contact
//   radius, half_height  lengths of a curved body before stretching
//   frame             index of a frame of a motion, from 0
//   speed             length by which B moves from frame to frame
//   pass_distance     length from the centre of A to the line along which B moves
//   turn              angle in radians by which a body rotates from frame to frame
//   exponent_spread   largest exponent that scales a coordinate minus the smallest
//   exponent          of the power of two that scales both bodies; the largest if there are several
//
// Family::settable lists the parameters that users can fix.  A case then has exactly the fixed
// value, up to the rounding of its coordinates to 24 or 53 bits, while the value it replaces is
// still drawn.  A family with several kinds of cases then
// generates only the kinds that have the parameter.

// A parameter that can be fixed, and its valid values.
struct Settable {
  enum class Kind { real, whole, power_of_two };  // power_of_two includes 0 if `least` is 0
  const char* name;
  Kind kind;
  double least, most;
  const char* excludes = nullptr;  // a parameter that cannot be fixed at the same time
};

struct Family {
  const char* name;
  const char* description;  // the kind of question and the swept range
  // Fills an empty case, with finite coordinates.
  void (*generate)(Choices& choices, const Sizes& sizes, Case& question);
  // The names in Case::parameters, in this order.  Some kinds of cases have only some of them.
  std::vector<const char*> parameters;
  // The parameters that can be fixed, without those that settables() adds.
  std::vector<Settable> settable;
  // If true, cases are neither scaled nor rounded afterwards, because the family sweeps scale and
  // precision itself or knows its answers.
  bool as_it_is = false;
  // If above 1, the first choice is the frame in [0, frames) and all frames of a motion share the
  // other choices.
  int frames = 1;
  // Fixed parameters, in the order of settables(); each replaces the drawn value.
  std::vector<Parameter> settings = {};
  bool on_request = false;  // only used if named: not part of default studies
};

// Family::settable and, unless as_it_is, `exponent` and `bits`: 24 rounds every case to binary32
// that does not overflow it, 53 rounds none.
std::vector<Settable> settables(const Family& family);

// Name and settings in canonical form, "oblong?size_ratio=1e6&gap=1e-6".
std::string full_name(const Family& family);

// In families/.
void lattice(Choices& choices, const Sizes& sizes, Case& question);
void generic(Choices& choices, const Sizes& sizes, Case& question);
void oblong(Choices& choices, const Sizes& sizes, Case& question);
void parallel(Choices& choices, const Sizes& sizes, Case& question);
void duplicate(Choices& choices, const Sizes& sizes, Case& question);
void touching(Choices& choices, const Sizes& sizes, Case& question);
void flat(Choices& choices, const Sizes& sizes, Case& question);
void sliver(Choices& choices, const Sizes& sizes, Case& question);
void overlap(Choices& choices, const Sizes& sizes, Case& question);
void nested(Choices& choices, const Sizes& sizes, Case& question);
void distant(Choices& choices, const Sizes& sizes, Case& question);
void extreme(Choices& choices, const Sizes& sizes, Case& question);
void mirrored(Choices& choices, const Sizes& sizes, Case& question);
void motion(Choices& choices, const Sizes& sizes, Case& question);
void program(Choices& choices, const Sizes& sizes, Case& question);
void hull(Choices& choices, const Sizes& sizes, Case& question);
void features(Choices& choices, const Sizes& sizes, Case& question);
void corner(Choices& choices, const Sizes& sizes, Case& question);
void curved(Choices& choices, const Sizes& sizes, Case& question);
void shapes(Choices& choices, const Sizes& sizes, Case& question);

inline constexpr int motion_frames = 16;

// The families of point sets, which every oracle accepts.  Append new ones at the end: stored byte
// strings name a family by its index.
const std::vector<Family>& families();

// Also `curved`, whose truth is an enclosure and takes milliseconds, and `shapes`.
const std::vector<Family>& all_families();

// All that are not on request.
const std::vector<Family>& studied_families();

// Looks up a name with optional settings, in any order.  Throws std::invalid_argument with a list
// of the families, or of the settings of this family.
Family family(std::string_view name);

// Looks up a name without settings in all_families().  Throws like family().
const Family& listed_family(std::string_view name);

// Generates a case of the family in families() that the first choice selects.  The first flag of
// the case is the name of the family.
Case generate(Choices& choices, const Sizes& sizes = {});
// The same in place of another case, whose memory it takes.
void generate(Choices& choices, const Sizes& sizes, Case& question);

// Generates case `index` of the family's endless sequence for `seed`; for a family of motions frame
// index % frames of motion index / frames.  The id is "FAMILY-sSEED-INDEX", or with settings
// "FAMILY+KEY:VALUE-sSEED-INDEX"; sizes other than the default append "-vMAX" (and "-near").
// Settings change as little of a case as possible, since it is drawn from the same stream.  Throws
// std::invalid_argument if `sizes` or doubles do not allow them.
Case generate(const Family& family, std::uint64_t seed, std::uint64_t index,
              const Sizes& sizes = {});
// The same in place of another case, whose memory it takes.
void generate(const Family& family, std::uint64_t seed, std::uint64_t index, const Sizes& sizes,
              Case& question);

}  // namespace cases
