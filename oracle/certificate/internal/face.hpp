// SPDX-License-Identifier: MIT
// What a face of a simplex of A - B proves in integers of fixed width: whether the origin projects
// strictly inside it, and the normal of its plane; and contact in the interior of an edge in space.
// grid.hpp derives the widths.
#pragma once

#include "oracle/certificate/internal/grid.hpp"

namespace oracle {

enum class Place {
  outside,   // the origin does not project strictly inside the face, or the face is degenerate
  supports,  // it does, onto v != 0
  contact,   // the origin lies strictly inside the face, which does not span the space
  encloses,  // the origin lies strictly inside a simplex that spans the space
};

template <std::size_t L>
struct FaceProof {
  Place place = Place::outside;
  // If it supports, a positive multiple of v.  In contact, normal to the face if unique.
  FixedVector<3 * L> normal;
  Fixed<6 * L> numerator;  // if it supports: v . v, in units of the simplex
  Fixed<4 * L> denominator;
};

template <std::size_t L>
FaceProof<L> point_proof(const FixedSimplex<L>& face) {
  FaceProof<L> proof;
  const FixedVector<L>& y = face.y[0];
  proof.place = is_zero(y) ? Place::contact : Place::supports;
  proof.normal = widened<3 * L>(y);
  proof.numerator = widened<6 * L>(dot(y, y));
  proof.denominator.limbs[0] = 1;
  return proof;
}

// v = (lambda_0 y_0 + lambda_1 y_1) / e.e;  v.v = |y_0 x y_1|^2 / e.e
template <typename Rules, std::size_t L>
FaceProof<L> edge_proof(const FixedSimplex<L>& face, int dim) {
  FaceProof<L> proof;
  const FixedVector<L> e = face.y[1] - face.y[0];
  const Fixed<2 * L> lambda_0 = dot(e, face.y[1]);
  const Fixed<2 * L> lambda_1 = -dot(e, face.y[0]);
  if (!Rules::inside(sign(lambda_0)) || !Rules::inside(sign(lambda_1))) return proof;
  proof.denominator = widened<4 * L>(lambda_0 + lambda_1);
  if (sign(proof.denominator) == 0) return proof;
  const FixedVector<2 * L> c = cross(face.y[0], face.y[1]);
  if (is_zero(c)) {
    proof.place = Place::contact;
    if (dim == 2) proof.normal = widened<3 * L>(FixedVector<L>{-e[1], e[0], Fixed<L>{}});
    return proof;
  }
  proof.place = Place::supports;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    proof.normal[axis] = lambda_0 * face.y[0][axis] + lambda_1 * face.y[1][axis];
  }
  proof.numerator = widened<6 * L>(dot(c, c));
  return proof;
}

// With c_i the cross product of the other two vertices, N = c_0 + c_1 + c_2 = (y_1 - y_0) x
// (y_2 - y_0), the weights are N . c_i / N . N, and v = N (N . y_0) / N . N.
template <typename Rules, std::size_t L>
FaceProof<L> triangle_proof(const FixedSimplex<L>& face) {
  FaceProof<L> proof;
  const std::array<FixedVector<2 * L>, 3> c{
      cross(face.y[1], face.y[2]), cross(face.y[2], face.y[0]), cross(face.y[0], face.y[1])};
  FixedVector<2 * L> n;
  for (std::size_t axis = 0; axis < 3; ++axis) n[axis] = c[0][axis] + c[1][axis] + c[2][axis];
  for (const FixedVector<2 * L>& other : c) {
    const Fixed<4 * L> lambda = dot(n, other);
    if (!Rules::inside(sign(lambda))) return proof;
    proof.denominator = proof.denominator + lambda;
  }
  if (sign(proof.denominator) == 0) return proof;
  const Fixed<3 * L> determinant = dot(face.y[0], c[0]);
  const int side = sign(determinant);
  proof.place = side == 0 ? Place::contact : Place::supports;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    proof.normal[axis] = widened<3 * L>(side < 0 ? -n[axis] : n[axis]);
  }
  proof.numerator = determinant * determinant;
  return proof;
}

// All signs are equal and none is zero.
template <typename Rules, std::size_t Count>
bool encloses(const std::array<int, Count>& signs) {
  for (const int factor : {1, -1}) {
    bool all = true;
    for (const int one : signs) all = all && Rules::inside(factor * one);
    if (all) return true;
  }
  return false;
}

template <typename Rules, std::size_t L>
FaceProof<L> planar_triangle_proof(const FixedSimplex<L>& face) {
  const auto orientation = [&](std::size_t i, std::size_t j) {
    return sign(face.y[i][0] * face.y[j][1] - face.y[i][1] * face.y[j][0]);
  };
  FaceProof<L> proof;
  const std::array<int, 3> signs{orientation(1, 2), orientation(2, 0), orientation(0, 1)};
  if (encloses<Rules>(signs)) proof.place = Place::encloses;
  return proof;
}

// lambda_0 : ... : lambda_3 = det(y_1, y_2, y_3) : -det(y_0, y_2, y_3) : det(y_0, y_1, y_3) :
// -det(y_0, y_1, y_2)
template <typename Rules, std::size_t L>
FaceProof<L> tetrahedron_proof(const FixedSimplex<L>& face) {
  const FixedVector<2 * L> far = cross(face.y[2], face.y[3]);
  const FixedVector<2 * L> near = cross(face.y[0], face.y[1]);
  FaceProof<L> proof;
  const std::array<int, 4> signs{sign(dot(face.y[1], far)), -sign(dot(face.y[0], far)),
                                 sign(dot(face.y[3], near)), -sign(dot(face.y[2], near))};
  if (encloses<Rules>(signs)) proof.place = Place::encloses;
  return proof;
}

template <typename Rules, std::size_t L>
FaceProof<L> face_proof(const FixedSimplex<L>& face, int dim) {
  switch (face.size) {
    case 1: return point_proof(face);
    case 2: return edge_proof<Rules>(face, dim);
    case 3: return dim == 2 ? planar_triangle_proof<Rules>(face) : triangle_proof<Rules>(face);
    default: return tetrahedron_proof<Rules>(face);
  }
}

// Contact in the interior of an edge in space: which directions beside the edge does A - B contain?
//
// Let the origin lie strictly inside the edge y_0 y_1 of A - B, y_0 = a_f - b_g.  Modulo the line
// of the edge, a_f = b_g.  So the cone generated by A - B at the origin is the cone of the vectors
// a_i - a_f and b_g - b_j: n + m vectors in a plane instead of n m.  The origin is interior exactly
// when they generate the whole plane.  The class keeps the sector generated so far, from its right
// border counterclockwise to its left, and widens it; all signs are exact.

// The cone of the vectors g modulo e, viewed along e.
template <std::size_t L>
class Sector {
 public:
  explicit Sector(const FixedVector<L>& e) : e_(e) {}

  void add(const FixedVector<L>& g) {
    const FixedVector<2 * L> image = cross(e_, g);
    if (is_zero(image) || whole_) return;
    if (extent_ == Extent::none) {
      right_image_ = left_image_ = image;
      extent_ = Extent::pointed;
      return;
    }
    const int from_right = sign(dot(right_image_, g));  // det(e, right, g) > 0: counterclockwise
    if (extent_ == Extent::half) {
      whole_ = from_right < 0;
      return;
    }
    if (extent_ == Extent::line) {
      if (from_right == 0) return;
      if (from_right < 0) right_image_ = negated(right_image_);
      extent_ = Extent::half;
      return;
    }
    add_to_pointed(image, from_right, sign(dot(left_image_, g)));
  }

  bool whole() const { return whole_; }

 private:
  enum class Extent { none, pointed, line, half };  // pointed: below a half turn or a ray

  static FixedVector<2 * L> negated(const FixedVector<2 * L>& x) { return {-x[0], -x[1], -x[2]}; }

  void add_to_pointed(const FixedVector<2 * L>& image, int from_right, int from_left) {
    if (from_right == 0 && from_left == 0) {
      // There is one ray so far, and g lies on its line.
      if (sign(dot(image, right_image_)) < 0) extent_ = Extent::line;
    } else if (from_left > 0 && from_right < 0) {
      whole_ = true;  // strictly between the opposites of both borders
    } else if (from_left > 0) {
      if (from_right == 0) extent_ = Extent::half;  // opposite to the right border
      left_image_ = image;
    } else if (from_right < 0) {
      // With from_left = 0, g is opposite to the left border, which lies counterclockwise of g.
      if (from_left == 0) extent_ = Extent::half;
      right_image_ = image;
    }
  }

  FixedVector<L> e_;
  FixedVector<2 * L> right_image_, left_image_;
  Extent extent_ = Extent::none;
  bool whole_ = false;
};

// Empty if a coordinate does not fit.  `reference` is a vertex of the edge, `e` points along it.
template <std::size_t L>
std::optional<cases::Relation> relation_beside_edge(const cases::Case& question,
                                                    const IndexPair& reference,
                                                    const FixedVector<L>& e) {
  Sector<L> sector(e);
  const cases::Point& a = question.a.points[reference.first];
  const cases::Point& b = question.b.points[reference.second];
  for (const cases::Point& x : question.a.points) {
    const auto g = direction<L>(x, a);
    if (!g) return std::nullopt;
    sector.add(*g);
  }
  for (const cases::Point& x : question.b.points) {
    const auto g = direction<L>(b, x);
    if (!g) return std::nullopt;
    sector.add(*g);
  }
  return sector.whole() ? cases::Relation::overlapping : cases::Relation::touching;
}

}  // namespace oracle
