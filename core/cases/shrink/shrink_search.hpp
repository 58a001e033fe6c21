// SPDX-License-Identifier: MIT
// What the reductions share: how simple a case is, and the simplest one found so far.  Private to
// core/cases.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/shrink/shrink.hpp"

namespace cases {

// What a person takes in: few vertices, and numbers of few bits.  As long as a case is beyond it,
// getting there comes before everything else.
inline constexpr std::size_t few_vertices = 8;
inline constexpr int few_bits = 12;

// Compared in this order; less is simpler.
struct Weight {
  int curved = 0;
  int shapes = 0;                   // polytopes that are no point sets; placed ones count twice
  std::size_t vertices_beyond = 0;  // few_vertices
  int bits_beyond = 0;              // few_bits, of the longest number
  std::size_t vertices = 0;
  int dim = 0;
  long numbers = 0;
  bool larger_first = false;  // A has more vertices than B

  auto operator<=>(const Weight&) const = default;
};

Weight weight(const Case& question);

// A number that may be changed, and the axis it lies on: of a point or a translation its own, of a
// linear map the row; 0 of lengths.
struct Coordinate {
  double* value;
  std::size_t axis;
};
// In the order of the file: A before B, points in order.  They point into `question`.
std::vector<Coordinate> coordinates(Case& question);

// Calls of the predicate, over all searches for one case.
struct Calls {
  const StillFails& still_fails;
  std::size_t left;
  std::size_t made = 0;
  std::uint64_t tosses = 0;  // random attempts so far, whether they led to a call or not
};

class Search {
 public:
  // `start` is known to fail.
  Search(Case start, Calls& calls)
      : best_(std::move(start)), weight_(cases::weight(best_)), calls_(&calls) {}

  const Case& best() const { return best_; }
  const Weight& best_weight() const { return weight_; }
  bool exhausted() const { return calls_->left == 0; }
  Calls& calls() const { return *calls_; }

  // Takes the candidate when it is a case, simpler than the best, and still fails.  As each taking
  // lowers the weight, there is an end to it.
  bool take(Case candidate);

 private:
  Case best_;
  Weight weight_;
  Calls* calls_;
};

// Whether `candidate` is a case and still fails, simpler or not.
bool fails(Case& candidate, Calls& calls);

// The reductions.  Each is a sweep over one kind of change; true when it simplified something.
bool drop_vertices(Search& search);
bool drop_pairs(Search& search);
bool join_vertices(Search& search);
bool simplify_frame(Search& search);    // plane, axes, signs, scale, bodies exchanged
bool centre(Search& search);            // the origin moved to a vertex
bool shear(Search& search);             // an axis against another, to zero a coordinate
bool round_together(Search& search);    // all numbers at once, to a few bits
bool jitter(Search& search);            // all numbers at once, to others of a few bits near by
bool round_singly(Search& search);      // one value at a time, or all equal ones
bool share_values(Search& search);      // a coordinate made equal to another of its axis
bool replace_curved(Search& search);    // by a point, or a simpler primitive
bool replace_polytope(Search& search);  // by its vertices, or without a part of its placement

// `point` moved to the origin, every difference rounded to nearest.
Case moved_to_origin(Case question, const Point& point);

}  // namespace cases
