// SPDX-License-Identifier: MIT
// A Case is one question: two convex bodies in the plane or in space, and possibly what is claimed
// to be the answer.  Coordinates are doubles read as exact binary numbers; nothing is ever rounded
// on the way in.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cases {

// Always three coordinates; in a plane case (dim 2) the last one is zero.
using Point = std::array<double, 3>;

// The convex hull of a finite, nonempty point set.  Points may repeat, lie inside or be collinear.
struct Body {
  std::vector<Point> points;
};

// `touching`: the bodies meet and the origin lies on the boundary of A - B in the ambient
// dimension; a flat A - B that contains the origin is touching.
enum class Relation { separated, touching, overlapping };

const char* name(Relation relation);

// One term of v = sum of weight * (a[a] - b[b]).
struct ProofTerm {
  std::size_t a = 0;
  std::size_t b = 0;
  std::string weight;  // exact rational, "p" or "p/q"
};

// What the file claims to be the truth.  Exact rationals stay text here: this layer carries claims,
// the oracle reads and proves them.
struct Expect {
  Relation relation = Relation::separated;
  std::string distance_squared;
  std::vector<std::string> v;  // `dim` exact rationals: the point of A - B nearest to the origin
  std::vector<ProofTerm> proof;
  // Of a plane through the origin that keeps A - B on its nonnegative side: proves `touching`.
  std::optional<std::vector<std::string>> normal;
  std::optional<std::string> penetration_depth_squared;
};

// Where the case comes from.
struct Source {
  std::string library;
  std::string from;
  std::string reported;
};

struct Case {
  std::string id;
  int dim = 3;  // 2 or 3
  std::vector<std::string> flags;
  Body a;
  Body b;
  std::optional<Expect> expect;
  std::optional<Source> source;
};

// Precision of the narrowest format among binary32 (24) and binary64 (53) that holds every
// coordinate exactly, its exponent range included.
int bits(const Case& question);

// M, the largest |coordinate| of both bodies.
double magnitude(const Case& question);

// The case with every coordinate rounded to nearest in a format of `bits` significant bits (24:
// binary32; 53 or more: unchanged), without `expect`, whose truth is that of another case.
// Empty when a coordinate overflows the format.
std::optional<Case> rounded(const Case& question, int bits);

}  // namespace cases
