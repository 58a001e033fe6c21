// SPDX-License-Identifier: MIT
// The walk through Voronoi regions of [IntersectionQuery], in space and reduced to the plane as its
// last section describes.
//
//   a        newest support point of A - B, beyond the origin along v or level with it
//   b, c, d  earlier ones; as a face b, c, d wind so that the origin is on its positive side
//   v        direction of the next support point
//
// Two support points come first; from then on the simplex is an edge or a face, and a new point
// makes it a triangle or a tetrahedron.  Neither an old feature nor a is nearest to the origin.
// The walk is meant for culling, in which a false overlap costs little: an origin in front of all
// three new faces is reported as inside, and so is a case undecided after 32 iterations.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/shapes.hpp"
#include "core/gjk/walks/walk.hpp"

namespace gjk::walks {

inline constexpr int voronoi_turns = 32;

// Choices that the text leaves open.
struct VoronoiOptions {
  // If false, as in its first listing, which has no limit: our limit applies and gives no answer.
  bool capped = true;
  // "Normalize v at the end of each update": scales by a power of two, without root or rounding.
  bool normalised = false;
};

// n x edge, for the normal n of a triangle: in its plane and normal to the edge.
template <Scalar S>
Vec<S, 3> turned(const Vec<S, 3>& n, const Vec<S, 3>& edge) {
  return cross(n, edge);
}
// In the plane a normal is a number, twice the signed area.
template <Scalar S>
Vec<S, 2> turned(const S& n, const Vec<S, 2>& edge) {
  return n * left(edge);
}

// The simplex between two iterations.  A NaN in a side test counts as inside of that edge or face.
template <Scalar S, int D>
class VoronoiSimplex {
 public:
  using Vector = Vec<S, D>;

  VoronoiSimplex(const Vector& older, const Vector& newer) { keep_edge(newer, older); }

  const Vector& v() const { return v_; }
  bool is_face() const { return is_face_; }
  std::array<Vector, 3> points() const { return {b_, c_, d_}; }  // d is valid for a face only

  // Adds the next support point.  Returns true if the walk is over; status() then gives the reason.
  bool update(const Vector& a) {
    if constexpr (D == 3) {
      if (is_face_) return update_face(a);
    }
    return update_edge(a);
  }
  WalkStatus status() const { return status_; }

 private:
  static bool sees(const Vector& outward, const Vector& a) { return S(0) < dot(outward, -a); }

  bool enclosed(WalkStatus status) {
    status_ = status;
    return true;
  }

  // Takes copies, here and below: the arguments may be the members that are overwritten.
  bool keep_edge(const Vector a, const Vector other) {
    b_ = a;
    c_ = other;
    is_face_ = false;
    v_ = towards<S>(other - a, -a);
    return false;
  }

  // The origin is on the side of `normal` of the face a, b, c, which winds around it.
  bool keep_face(const Vector a, const Vector b, const Vector c, const Vector& normal) {
    b_ = a;
    c_ = b;
    d_ = c;
    is_face_ = true;
    v_ = normal;
    return false;
  }

  // Tests the two new edges, then whether the origin is above or below the triangle.
  bool update_edge(const Vector& a) {
    const Vector ab = b_ - a;
    const Vector ac = c_ - a;
    const auto n = cross(ab, ac);
    if (sees(-turned(n, ab), a)) return keep_edge(a, b_);
    if (sees(turned(n, ac), a)) return keep_edge(a, c_);
    if constexpr (D == 3) {
      return sees(n, a) ? keep_face(a, b_, c_, n) : keep_face(a, c_, b_, -n);
    } else {
      return enclosed(WalkStatus::origin_enclosed);
    }
  }

  // Tests the three new faces.  Rotates the base into one of two cases: the origin is in front of
  // the first face alone, or of the first and the second.
  bool update_face(const Vector& a) requires(D == 3) {
    const std::array<Vector, 3> base{b_, c_, d_};
    std::array<bool, 3> over;  // over[i]: in front of the face of a, base[i], base[i + 1]
    int count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      over[i] = sees(cross(base[i] - a, base[(i + 1) % 3] - a), a);
      if (over[i]) ++count;
    }
    if (count == 0) return enclosed(WalkStatus::origin_enclosed);
    if (count == 3) return enclosed(WalkStatus::all_planes);
    std::size_t first = 0;
    while (!over[first] || over[(first + 2) % 3]) ++first;
    const Vector& x = base[first];
    const Vector& y = base[(first + 1) % 3];  // the common vertex of two faces
    const Vector& z = base[(first + 2) % 3];
    const Vector n = cross(x - a, y - a);
    const bool beyond_ay = sees(cross(n, y - a), a);
    if (count == 1) return beyond_ay ? keep_edge(a, y) : over_face(a, x, y, n);
    if (!beyond_ay) return over_face(a, x, y, n);
    const Vector m = cross(y - a, z - a);
    return sees(cross(m, z - a), a) ? keep_edge(a, z) : over_face(a, y, z, m);
  }

  // The origin is in front of the face a, x, y and not beyond its edge from a to y.
  bool over_face(const Vector& a, const Vector& x, const Vector& y, const Vector& n) {
    return sees(cross(x - a, n), a) ? keep_edge(a, x) : keep_face(a, x, y, n);
  }

  Vector b_;
  Vector c_;
  Vector d_;
  Vector v_;
  bool is_face_ = false;
  WalkStatus status_ = WalkStatus::origin_enclosed;
};

// Finite input never hangs; NaN in a . v gives not_finite.  Only a support point strictly behind
// the origin ends the walk as separated, so that touching contact is contact.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Walk voronoi_walk(const A& a_body, const B& b_body, const VoronoiOptions& options = {}) {
  constexpr int D = A::dimension;
  const auto difference = unscaled_difference<S>(a_body, b_body);
  Vec<S, D> v;
  v[0] = S(1);
  const Vec<S, D> c = difference.support(v).y;
  if (!is_finite(c[0])) return ended(WalkStatus::not_finite, 1);
  if (dot(c, v) < S(0)) return ended(WalkStatus::support_behind, 1);
  v = -c;
  const Vec<S, D> b = difference.support(v).y;
  if (!is_finite(dot(b, v))) return ended(WalkStatus::not_finite, 2);
  if (dot(b, v) < S(0)) return ended(WalkStatus::support_behind, 2);
  VoronoiSimplex<S, D> simplex(c, b);
  int points = 2;
  const int turns = options.capped ? voronoi_turns : iteration_limit - points;
  for (int turn = 0; turn < turns; ++turn) {
    v = options.normalised ? normalised(simplex.v()) : simplex.v();
    const Vec<S, D> a = difference.support(v).y;
    ++points;
    const S beyond = dot(a, v);
    if (!is_finite(beyond)) return ended(WalkStatus::not_finite, points);
    if (beyond < S(0)) return ended(WalkStatus::support_behind, points);
    if (simplex.update(a)) return ended(simplex.status(), points);
  }
  return ended(options.capped ? WalkStatus::cap_reached : WalkStatus::iteration_limit, points);
}

}  // namespace gjk::walks
