// SPDX-License-Identifier: MIT
// A Case is one question: two convex bodies in the plane or in space, and optionally a claimed
// answer.  Coordinates are doubles, exact in a file or decimals that the reader rounds once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cases {

// Always three coordinates; the third is zero if the case is planar (dim 2).
using Point = std::array<double, 3>;

// The body is the exact image of its shape under x -> linear x + translation; nothing is rounded.
struct Placement {
  // Rows.  May be singular (a flat ellipse, a segment).  Rows and columns beyond `dim` are those of
  // the identity; the translation beyond `dim` is zero.
  std::array<Point, 3> linear = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  Point translation{};

  bool operator==(const Placement&) const = default;
};

bool is_placed(const Placement& placement);  // whether it is not the identity

// Primitives are centred at the origin with the y-axis as their axis; a cone has its apex at
// y = +half_height and its base at y = -half_height [vdB99 §3].  In the plane the only primitive is
// the sphere, which is a disc.
struct Curved : Placement {
  enum class Kind { sphere, cone, cylinder };

  Kind kind = Kind::sphere;
  double radius = 1;       // > 0; a body of radius 0 is a point set, not a Curved
  double half_height = 0;  // > 0 for a cone or cylinder, 0 for a sphere

  bool operator==(const Curved&) const = default;
};

const char* name(Curved::Kind kind);

// A polytope that is not given by its final vertices: a shape with a support mapping of its own
// [vdB99 §3], or a placed one, or both.
struct Polytope : Placement {
  // points: their convex hull, placed.  Without a placement use Body::points instead.
  // box: |x_i| <= points[0][i], the half extents, none negative.
  // with_faces: the convex hull of `points`, with the facets `faces`.
  enum class Kind { points, point, segment, box, with_faces };

  Kind kind = Kind::points;
  std::vector<Point> points;
  // Indices of points, counterclockwise seen from outside; in the plane the two ends of an edge
  // with the inside on its left.  Every point belongs to a face.
  std::vector<std::vector<std::uint32_t>> faces = {};

  bool operator==(const Polytope&) const = default;
};

// The key in a case file; "polytope" for with_faces.
const char* name(Polytope::Kind kind);

// Vertices before the placement.  Corner i of a box is at +half extent along axis k if bit k of i
// is set, else at -half extent.
std::vector<Point> local_vertices(const Polytope& polytope, int dim);

// Exactly one of three: the convex hull of a nonempty point set, whose points may repeat, be
// collinear or lie inside; a curved primitive; or a polytope of a kind.
struct Body {
  std::vector<Point> points;
  std::optional<Curved> curved = std::nullopt;
  std::optional<Polytope> polytope = std::nullopt;

  bool operator==(const Body&) const = default;
};

// Null for a point set.
Placement* placement_of(Body& body);

// Turns a polytope of kind `points` without a placement into the equal point set.
Body in_normal_form(Body body);

// Number of vertices of a point set or polytope; 0 for a curved body.
std::size_t vertex_count(const Body& body, int dim);

// Placed vertices, in index order.  Rounded, hence for estimates and display, never for a truth.
std::vector<Point> rounded_vertices(const Body& body, int dim);

// `touching`: the bodies intersect and the origin lies on the boundary of A - B in the ambient
// dimension.  A flat A - B that contains the origin is touching.
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

  bool operator==(const Term&) const = default;
};

using ProofTerm = Term<std::string>;  // an exact rational, "p" or "p/q"

// The truth that a file claims.  With a curved body it consists of `relation` and
// `distance_squared_bounds` only; without one it has no bounds.  Exact rationals stay text: this
// layer carries claims, the oracle parses and proves them.
struct Expect {
  Relation relation = Relation::separated;
  std::string distance_squared;
  std::vector<std::string> v;  // `dim` exact rationals: the point of A - B nearest to the origin
  std::vector<ProofTerm> proof;
  // Normal of a plane through the origin with A - B on its nonnegative side: proves `touching`.
  std::optional<std::vector<std::string>> normal;
  std::optional<std::string> penetration_depth_squared;
  std::optional<std::array<std::string, 2>> distance_squared_bounds;  // lower, upper

  bool operator==(const Expect&) const = default;
};

// Where the case comes from.
struct Source {
  std::string library;
  std::string from;
  std::string reported;

  bool operator==(const Source&) const = default;
};

// A value that a family chose when it generated a case, such as "gap".
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
  // The values that the family swept, in the order of Family::parameters.  Not stored in files, so
  // empty for a case that was read.
  std::vector<Parameter> parameters = {};

  bool operator==(const Case&) const = default;
};

// An empty case, in memory that is kept for the next one.
void clear(Case& question);

bool has_curved_body(const Case& question);

// Whether both bodies are point sets.  Code that handles only points must refuse other cases.
bool has_points_only(const Case& question);

// 24 if binary32 holds every number of the bodies exactly, exponent range included, else 53.
int bits(const Case& question);

// M, the largest |coordinate| of both bodies.  For a curved body that of the placed bounding box of
// its primitive, for a polytope the largest sum |linear| |x| + |translation| (so that terms that
// cancel still count); both to a few ulps, infinite if that leaves the range of double: if it overflows,
// or is below 2^-1000 and a product is rounded because it is subnormal.
double magnitude(const Case& question);

// Multiplies all lengths (coordinates, extents, translations) by 2^exponent.  Exact unless a value
// overflows or becomes subnormal; zero stays +0.  The parameter "exponent" increases accordingly,
// and the other parameters stay valid because their lengths are in units of 2^exponent.
Case scaled(Case question, int exponent);
void scale_in_place(Case& question, int exponent);

// Rounds every number of the bodies to nearest in the format of `bits` significant bits (24:
// binary32; 53 or more: unchanged).  Drops `expect`, which would describe a different case, and the
// faces of a polytope whose points move, since they may no longer be facets; keeps the parameters,
// which describe the case before rounding.  Empty if a number overflows the format or a radius or
// half height becomes zero.
std::optional<Case> rounded(const Case& question, int bits);
// The same at 24 bits without a copy; false leaves the case unchanged.
bool round_in_place(Case& question);

struct FaceFault {
  std::optional<std::size_t> face;  // empty if the fault concerns the whole polytope
  std::string reason;
};

// Checks exactly that the faces of a polytope are the facets of its convex hull: hill climbing along
// their edges is correct only then, so a subject must not be blamed for failing on other faces.
// Requires kind with_faces and valid indices.  A facet may be cut into several faces.  No fault:
//
//   1. no two points coincide, and each belongs to a face;
//   2. each directed edge is in one face, and its reverse in one other (the surface is closed);
//   3. all points are on the inner side of the plane of each face, or in it;
//   4. each face is a convex polygon, counterclockwise seen from outside, of positive area.
//
// Then the faces cover the boundary of the hull.  By 3 and 4 a face covers part of a facet.  By 2
// the other side of each of its edges is covered too: in the same facet if the edge is inside it,
// else in the adjacent facet.  Facets are connected, so nothing is left out.  Hence an extreme
// point has a neighbour along each hull edge that leaves it, and any other point, which is in a
// face by 1, lies in the convex hull of its neighbours.
std::optional<FaceFault> face_fault(const Polytope& polytope, int dim);

}  // namespace cases
