// SPDX-License-Identifier: MIT
// Shared by the reductions: the weight of a case, and the simplest case found so far.  Private to
// core/cases.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/shrink/shrink.hpp"

namespace cases {

// A person can grasp a case of few vertices whose numbers have few bits.  That comes first.
inline constexpr std::size_t few_vertices = 8;
inline constexpr int few_bits = 12;

// Compared lexicographically; less is simpler.
struct Weight {
  int curved = 0;
  int shapes = 0;                   // bodies with a Polytope; placed ones count twice
  std::size_t vertices_beyond = 0;  // vertices above few_vertices
  int bits_beyond = 0;              // bits of the longest number above few_bits
  std::size_t vertices = 0;
  int dim = 0;
  long numbers = 0;
  bool larger_first = false;  // A has more vertices than B

  auto operator<=>(const Weight&) const = default;
};

Weight weight(const Case& question);

// A number that may be changed.
struct Coordinate {
  double* value;
  std::size_t axis;  // the row of a linear map, 0 for a length
  double plain = 0;  // the value without weight
  long extra = 0;    // weight besides that of the number, if it is not plain
};
// In the order of the file: A before B, points in order.  The pointers point into `question`.
std::vector<Coordinate> coordinates(Case& question);

// Counts the calls of the predicate over all searches for one case.
struct Calls {
  const StillFails& still_fails;
  std::size_t left;
  std::size_t made = 0;
  std::uint64_t tosses = 0;  // random attempts so far, including those without a call
};

class Search {
 public:
  // Requires that `start` fails.
  Search(Case start, Calls& calls)
      : best_(std::move(start)), weight_(cases::weight(best_)), calls_(&calls) {}

  const Case& best() const { return best_; }
  const Weight& best_weight() const { return weight_; }
  bool exhausted() const { return calls_->left == 0; }
  Calls& calls() const { return *calls_; }

  // Accepts the candidate if it is a valid case, simpler than the best, and still fails.  Every
  // acceptance lowers the weight, so searches terminate.
  bool take(Case candidate);

 private:
  Case best_;
  Weight weight_;
  Calls* calls_;
};

// Whether `candidate` is a valid case and still fails, simpler or not.
bool fails(Case& candidate, Calls& calls);

// The reductions.  Each tries one kind of change everywhere and returns whether it simplified.
bool drop_vertices(Search& search);
bool drop_pairs(Search& search);
bool join_vertices(Search& search);
bool simplify_frame(Search& search);    // plane, axes, signs, scale, order of the bodies
bool centre(Search& search);            // moves the origin to a vertex
bool shear(Search& search);             // shears along an axis to make a coordinate zero
bool round_together(Search& search);    // rounds all numbers to a few bits
bool jitter(Search& search);            // changes all numbers to nearby ones of a few bits
bool round_singly(Search& search);      // simplifies one value at a time, or all equal ones
bool share_values(Search& search);      // makes a coordinate equal to another of its axis
bool replace_curved(Search& search);    // by a point or a simpler primitive
bool replace_polytope(Search& search);  // by its vertices, or drops a part of its placement

// Moves `point` to the origin; differences are rounded to nearest.
Case moved_to_origin(Case question, const Point& point);

}  // namespace cases
