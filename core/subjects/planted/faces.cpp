// SPDX-License-Identifier: MIT
// Faults in the search through the faces of the simplex, one region each.
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

// The correct search, of which the faults below replace parts.
template <int D>
using SoundFaces = gjk::ProjectionFaces<double, D>;

template <int D>
const Nearest<D>& nearer(const Nearest<D>& one, const Nearest<D>& other) {
  return other.vv < one.vv ? other : one;
}

// Projects on the line through both ends, even beyond them.
template <int D>
struct LineForSegment : SoundFaces<D> {
  static Nearest<D> segment(const Points<D>& y, std::size_t s, std::size_t t) {
    const Vec<D> edge = y[t] - y[s];
    const double edge_squared = dot(edge, edge);
    if (!(0 < edge_squared)) return gjk::vertex<double, D>(y, s);
    std::array<double, D + 1> lambda{};
    lambda[t] = -dot(y[s], edge) / edge_squared;
    lambda[s] = 1 - lambda[t];
    return gjk::combination<double, D>(y, gjk::with(gjk::with(0, s), t), lambda);
  }
};

// Takes the middle of a segment for points beyond an end.
template <int D>
struct MiddleForEnd : SoundFaces<D> {
  static Nearest<D> segment(const Points<D>& y, std::size_t s, std::size_t t) {
    const Nearest<D> found = SoundFaces<D>::segment(y, s, t);
    if (member_count<D>(found) == 2) return found;
    std::array<double, D + 1> lambda{};
    lambda[s] = lambda[t] = 0.5;
    return gjk::combination<double, D>(y, gjk::with(gjk::with(0, s), t), lambda);
  }
};

// Examines only two of the three edges of a triangle.
template <int D>
struct ForgottenEdge : SoundFaces<D> {
  static Nearest<D> triangle(const Points<D>& y, const Slots3& slot, bool full_allowed) {
    const Nearest<D> found = SoundFaces<D>::triangle(y, slot, full_allowed);
    if (member_count<D>(found) == 3) return found;
    return nearer<D>(SoundFaces<D>::segment(y, slot[0], slot[1]),
                     SoundFaces<D>::segment(y, slot[1], slot[2]));
  }
};

// Negates the middle component of the cross product.
template <int D>
struct CrossSign : SoundFaces<D> {
  static Nearest<D> triangle(const Points<D>& y, const Slots3& slot, bool full_allowed) {
    Nearest<D> found = SoundFaces<D>::triangle(y, slot, full_allowed);
    if constexpr (D == 3) {
      if (member_count<D>(found) != 3) return found;
      Vec<3> n = cross(y[slot[1]] - y[slot[0]], y[slot[2]] - y[slot[0]]);
      n[1] = -n[1];
      found.v = (dot(y[slot[0]], n) / dot(n, n)) * n;
      found.vv = dot(found.v, found.v);
    }
    return found;
  }
};

// Examines only three of the four facets of a tetrahedron.
template <int D>
struct ForgottenFacet : SoundFaces<D> {
  static Nearest<D> tetrahedron(const Points<D>& y, bool full_allowed) requires(D == 3) {
    const Nearest<D> found = SoundFaces<D>::tetrahedron(y, full_allowed);
    if (member_count<D>(found) == 4) return found;
    return nearer<D>(SoundFaces<D>::triangle(y, {0, 1, 2}, full_allowed),
                     nearer<D>(SoundFaces<D>::triangle(y, {0, 1, 3}, full_allowed),
                               SoundFaces<D>::triangle(y, {0, 2, 3}, full_allowed)));
  }
};

// Tests only three facets for an origin inside; the one opposite to slot 3 has no test.
template <int D>
struct UntestedFacet : SoundFaces<D> {
  static Nearest<D> tetrahedron(const Points<D>& y, bool full_allowed) requires(D == 3) {
    bool within = true;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec<3>& a = y[(k + 1) % 4];
      const Vec<3> n = cross(y[(k + 2) % 4] - a, y[(k + 3) % 4] - a);
      within = within && 0 < dot(n, y[k] - a) * -dot(n, a);
    }
    if (!within) return SoundFaces<D>::tetrahedron(y, full_allowed);
    return {gjk::full(D), {0.25, 0.25, 0.25, 0.25}, {}, 0};
  }
};

// Concludes from D + 1 points that the origin is inside.
template <int D>
struct FullIsContact : SoundFaces<D> {
  static Nearest<D> triangle(const Points<D>& y, const Slots3& slot, bool full_allowed) {
    if constexpr (D == 3) return SoundFaces<D>::triangle(y, slot, full_allowed);
    return {gjk::full(D), SoundFaces<D>::triangle(y, slot, full_allowed).lambda, {}, 0};
  }
  static Nearest<D> tetrahedron(const Points<D>& y, bool full_allowed) requires(D == 3) {
    return {gjk::full(D), SoundFaces<D>::tetrahedron(y, full_allowed).lambda, {}, 0};
  }
};

// Computes v on a triangle as the sum of its weighted vertices, whose rounding error turns a short
// v.
template <int D>
struct TriangleByWeights : SoundFaces<D> {
  static Nearest<D> triangle(const Points<D>& y, const Slots3& slot, bool full_allowed) {
    const Nearest<D> found = SoundFaces<D>::triangle(y, slot, full_allowed);
    return gjk::combination<double, D>(y, found.members, found.lambda);
  }
};

// The vertex of a triangle that absorbs the rounding of the weights absorbs that of one other
// vertex only.
template <int D>
struct HalfTheSlack : SoundFaces<D> {
  static Nearest<D> triangle(const Points<D>& y, const Slots3& slot, bool full_allowed) {
    Nearest<D> found = SoundFaces<D>::triangle(y, slot, full_allowed);
    if (D == 3 && member_count<D>(found) == 3) {
      found.lambda[slot[0]] = 1 - found.lambda[slot[1]];
    }
    return found;
  }
  static void settle(const Points<D>&, Nearest<D>&) {}
};

// Does not correct the weights of flat simplices.
template <int D>
struct WeightsNeverMended : SoundFaces<D> {
  static void settle(const Points<D>&, Nearest<D>&) {}
};

// Does not repeat the projection on a segment, so that rounding along the edge remains.
template <int D>
struct OneProjection : SoundFaces<D> {
  static Nearest<D> segment(const Points<D>& y, std::size_t s, std::size_t t) {
    const Nearest<D> found = SoundFaces<D>::segment(y, s, t);
    return gjk::combination<double, D>(y, found.members, found.lambda);
  }
};

}  // namespace

std::vector<Fault> face_faults() {
  const Policy robust = unescalated();
  const auto fault = [](const std::string& name, const std::string& description, auto run) {
    return plant(name, unescalated_base, description, run);
  };
  return {
      fault("line_for_segment", "a segment is projected on as if it were its line",
            with_faces<LineForSegment>(robust)),
      fault("middle_for_end", "beyond one end of a segment its middle is taken",
            with_faces<MiddleForEnd>(robust)),
      fault("forgotten_edge", "one edge of a triangle is never looked at",
            with_faces<ForgottenEdge>(robust)),
      fault("cross_product_sign", "the normal of a triangle has one sign wrong",
            with_faces<CrossSign>(robust)),
      fault("forgotten_facet", "one facet of a tetrahedron is never looked at",
            with_faces<ForgottenFacet>(robust)),
      fault("untested_facet", "the origin is inside whatever one facet says",
            with_faces<UntestedFacet>(robust)),
      fault("full_simplex_is_contact", "a simplex of D + 1 points is taken for a meeting",
            with_faces<FullIsContact>(robust)),
      fault("triangle_by_weights", "v on a triangle is the sum of its weighted vertices",
            with_faces<TriangleByWeights>(robust)),
      fault("half_the_slack", "the weights of a triangle do not sum to 1",
            with_faces<HalfTheSlack>(robust)),
      plant("weights_never_mended", unescalated_base,
            "weights of flat simplices are left as they are",
            with_faces<WeightsNeverMended>(robust)),
      plant("one_projection", unescalated_base, "the second projection on a segment is missing",
            with_faces<OneProjection>(robust), Spoils::hard_case),
  };
}

}  // namespace subjects
