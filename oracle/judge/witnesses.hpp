// SPDX-License-Identifier: MIT
// Checks the weights, witness points and normal of an answer: the distance of a point from a body,
// and what moving along a direction does to the bodies.  They are compared with exact truths and
// enclosures alike.
#pragma once

#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// What is known of the true squared distance and depth.  If the truth is exact the bounds are
// equal. If bodies are curved they enclose it, and everything within them counts as right.
struct Bounds {
  std::optional<cases::Relation> relation;  // empty: undecided within the bounds
  Rational lower;
  Rational upper;
  // Returns the depth bounds of bodies that overlap, or of an undecided relation, if they overlap.
  std::function<DepthBounds()> depth;
};

inline Rational squared(const subjects::Length& length) {
  const Rational value = length.value.exact();
  return length.squared ? value : Rational(value * value);
}

// Whether sqrt(x) > sqrt(y) + t, for x, y, t >= 0.
bool root_exceeds(const Rational& x, const Rational& y, const Rational& t);

// Whether the length is more than t below `lower` or above `upper`; all but t are squared.
inline bool differs(const Rational& lower, const Rational& upper, const Rational& length_squared,
                    const Rational& t) {
  return root_exceeds(length_squared, upper, t) || root_exceeds(lower, length_squared, t);
}

// Returns the exact squared distance; 0 inside.  A planar body lies in the plane z = 0 of space and
// contains no point beside it.  Throws std::invalid_argument on a curved or empty body.
Rational distance_squared_to(const RationalVector& point, const cases::Body& body);

// Returns a squared lower bound: not above the truth, and 0 if the point is within `slack` of the
// body.  A planar body lies in the plane z = 0 of space.  The bound is that of the enclosure; of
// the coordinates of the point it knows 212 bits in space and 159 in the plane.
Rational distance_squared_at_least(const RationalVector& point, const cases::Body& body, int dim,
                                   const Rational& slack);

// Whether a direction separates the bodies best, or is the shortest way out of an overlap.
//
// For n != 0 let h(n) = max n . (a - b), a in A and b in B.  B must move by h(n) / ‖n‖ along n to
// leave A; if that is negative, the bodies have a gap of -h(n) / ‖n‖ along n.  Let s be the signed
// distance: the depth if the bodies overlap, the negative distance otherwise.  Then h(n) / ‖n‖ >=
// s, with equality for the right directions, of which there may be several.

// Returns a number not above h(n); exactly h(n) for polytopes.
Rational extent_below(const cases::Case& question, const RationalVector& n);

// Not below the length of any a - b, in units of M: coordinates differ by at most 2 M, so sqrt(12).
inline constexpr double longest_difference = 3.5;

// Returns by how much h(n) / ‖n‖ may exceed s if n is a difference of witness points that is off by
// `slack` and at least as long as `length`: the unit vectors of x and y differ by at most 2 ‖x - y‖
// / ‖x‖, and h by that times the longest a - b.  Empty if n may have any direction.
std::optional<Rational> turned_by(const Rational& slack, const Rational& length, double magnitude);

// Whether h / ‖n‖ > depth + t, with `h` = h(n) and nn = n.n.
bool exceeds_depth(const Rational& h, const Rational& nn, const Rational& depth_squared,
                   const Rational& t);

// Whether h / ‖n‖ > -distance + t.
bool falls_short_of_distance(const Rational& h, const Rational& nn,
                             const Rational& distance_squared, const Rational& t);

struct WitnessFault {
  std::string reason;
  double size = 0;  // as a share of M; infinite if it has no size
};

// The rules for checking them.
struct WitnessRules {
  // They belong to a penetration depth: to an answer that gives a depth for an overlap.
  bool of_depth = false;
  // Bounds of their squared distance: the true distance or depth.
  Rational lower;
  Rational upper;
  // How far B may have to move along the normal, squared, and the allowance for it.
  Rational way;
  Rational way_slack;
  Rational weight_slack;
  Rational point_slack;   // for distances between witness points, and for their places
  Rational normal_slack;  // for the length of the normal, which is 1; 0: any length
};

// Returns the largest fault; empty if there is none.  Checks everything that the answer gives:
//   - terms name vertices, their weights are nonnegative and sum to 1, and the point of A - B that
//     they give is at the true distance, or depth;
//   - witness points come in pairs, lie where the terms put them or, without terms, in their
//     bodies, and are the true distance, or depth, from each other;
//   - those of a depth show a way out: moved by their difference, B leaves A.  If several ways are
//     equally long, any of them is right;
//   - the normal has length 1 (any length for an exact subject, which has no roots), and along it
//     the bodies have the true distance, or depth.  That of an overlap without a depth is free.
std::optional<WitnessFault> witness_fault(const cases::Case& question,
                                          const subjects::Answer& answer,
                                          const WitnessRules& rules);

}  // namespace oracle
