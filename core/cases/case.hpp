// SPDX-License-Identifier: MIT
// A Case is one question: two convex bodies in the plane or in space, and possibly what is claimed
// to be the answer.  Coordinates are doubles, read as exact binary numbers or rounded once from a
// decimal on the way in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cases {

// Always three coordinates; in a plane case (dim 2) the last one is zero.
using Point = std::array<double, 3>;

// A body stands where x -> linear x + translation takes it: exactly there, nothing is rounded.
struct Placement {
  // Rows.  It may be singular: a flat ellipse, a segment.  Beyond `dim` the rows and columns are
  // those of the identity, the translation is zero.
  std::array<Point, 3> linear = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  Point translation{};

  bool operator==(const Placement&) const = default;
};

bool is_placed(const Placement& placement);  // other than by the identity

// A primitive is centred at the origin and has the y-axis for its own; the apex of a cone is at
// y = +half_height, its base at y = -half_height [vdB99 §3].  In the plane there is the sphere
// alone, a disc.
struct Curved : Placement {
  enum class Kind { sphere, cone, cylinder };

  Kind kind = Kind::sphere;
  double radius = 1;       // > 0: a radius of 0 makes a point set, which is another form of Body
  double half_height = 0;  // > 0, but for a sphere, which has none
};

const char* name(Curved::Kind kind);

// A polytope that is said in another way than by its vertices where they are: as one of the shapes
// that have a support mapping of their own [vdB99 §3], or placed, or both.
struct Polytope : Placement {
  // points: their convex hull, placed; without a placement it is the point set of a Body.
  // box: |x_i| <= points[0][i], the half extents, none of them negative.
  // with_faces: the convex hull of `points`, whose facets are `faces`.
  enum class Kind { points, point, segment, box, with_faces };

  Kind kind = Kind::points;
  std::vector<Point> points;
  // Indices of points, counterclockwise seen from outside; in the plane the two ends of an edge,
  // the inside to its left.  Every point is in a face.
  std::vector<std::vector<std::uint32_t>> faces = {};
};

// As in a file: "polytope" of one with faces.
const char* name(Polytope::Kind kind);

// Before the placement.  Corner i of a box is at +half extent along axis k where bit k of i is set.
std::vector<Point> local_vertices(const Polytope& polytope, int dim);

// The convex hull of a finite, nonempty point set, where points may repeat, lie inside or be
// collinear; or else one of the others, and then no points.
struct Body {
  std::vector<Point> points;
  std::optional<Curved> curved = std::nullopt;
  std::optional<Polytope> polytope = std::nullopt;
};

// Null of a point set.
Placement* placement_of(Body& body);

// A polytope of kind `points` that is not placed becomes the point set that it is.
Body in_normal_form(Body body);

// Of a point set or a polytope; a curved body has none.
std::size_t vertex_count(const Body& body, int dim);

// Vertices where the placement takes them, rounded as it comes: for guesses and figures, never for
// a truth.  In the order that indices count.
std::vector<Point> rounded_vertices(const Body& body, int dim);

// `touching`: the bodies meet and the origin lies on the boundary of A - B in the ambient
// dimension; a flat A - B that contains the origin is touching.
enum class Relation { separated, touching, overlapping };

inline constexpr std::array all_relations = {Relation::separated, Relation::touching,
                                             Relation::overlapping};
const char* name(Relation relation);

// One term of v = sum of weight * (a[a] - b[b]); a and b index the points of the bodies.
template <typename Weight>
struct Term {
  std::size_t a = 0;
  std::size_t b = 0;
  Weight weight{};
};

using ProofTerm = Term<std::string>;  // an exact rational, "p" or "p/q"

// What the file claims to be the truth.  Where a body is curved the claim is a relation and
// `distance_squared_bounds`, and there is nothing else; else it has no such bounds.  Exact
// rationals stay text here: this layer carries claims, the oracle reads and proves them.
struct Expect {
  Relation relation = Relation::separated;
  std::string distance_squared;
  std::vector<std::string> v;  // `dim` exact rationals: the point of A - B nearest to the origin
  std::vector<ProofTerm> proof;
  // Of a plane through the origin that keeps A - B on its nonnegative side: proves `touching`.
  std::optional<std::vector<std::string>> normal;
  std::optional<std::string> penetration_depth_squared;
  std::optional<std::array<std::string, 2>> distance_squared_bounds;  // lower, upper
};

// Where the case comes from.
struct Source {
  std::string library;
  std::string from;
  std::string reported;
};

// A number that a family chose when it generated a case, such as "gap".
struct Parameter {
  std::string name;
  double value = 0;

  bool operator==(const Parameter&) const = default;
};

struct Case {
  std::string id;
  int dim = 3;  // 2 or 3
  std::vector<std::string> flags;
  Body a;
  Body b;
  std::optional<Expect> expect;
  std::optional<Source> source;
  // What its family swept, in the order of Family::parameters; empty for a case of a file, as files
  // do not hold them.
  std::vector<Parameter> parameters = {};
};

bool has_curved_body(const Case& question);

// Those who work on points alone refuse any other case.
bool has_points_only(const Case& question);

// Precision of the narrowest format among binary32 (24) and binary64 (53) that holds every
// number of the bodies exactly, its exponent range included.
int bits(const Case& question);

// M, the largest |coordinate| of both bodies.  Of a curved body: of the placed box around its
// primitive, to a few ulps; infinite where that leaves the range.  Of a polytope no term counts
// less than it is: the largest sum |linear| |x| + |translation| of a coordinate, to a few ulps.
double magnitude(const Case& question);

// All lengths times 2^exponent: coordinates, extents and translations.  Exact as long
// as none leaves the range of double or loses bits below it; zero stays +0.  The parameter
// "exponent" grows by as much, which keeps the others true: lengths among them are in units of
// 2^exponent.
Case scaled(Case question, int exponent);

// The case with every number of its bodies rounded to nearest in a format of `bits` significant
// bits (24: binary32; 53 or more: unchanged), without `expect`, whose truth is that of another
// case.  Its parameters stay: they say what was meant before the rounding.  Faces go where it moves
// a point, for they may be facets no longer.  Empty when a number overflows the format, or a radius
// or half height becomes zero in it.
std::optional<Case> rounded(const Case& question, int bits);

}  // namespace cases
