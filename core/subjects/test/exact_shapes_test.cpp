// SPDX-License-Identifier: MIT
// The shapes at scalars that core/gjk does not know: rationals and Boost floats.
#include <gtest/gtest.h>

#include "core/gjk/affine_image.hpp"
#include "core/gjk/distance.hpp"
#include "core/gjk/shapes.hpp"
#include "core/subjects/scalars.hpp"

namespace subjects {
namespace {

// Roots of rationals are not rational: curved shapes do not compile for them, all others do.
template <typename S>
concept CanBeCurved = requires {
  typename gjk::Sphere<S, 2>;
  typename gjk::Cone<S>;
  typename gjk::Cylinder<S>;
};
template <typename S>
concept HasSphere = requires {
  typename gjk::Sphere<S, 3>;
};
template <typename S>
concept HasCone = requires {
  typename gjk::Cone<S>;
};
template <typename S>
concept HasCylinder = requires {
  typename gjk::Cylinder<S>;
};
static_assert(CanBeCurved<float> && CanBeCurved<double> && CanBeCurved<long double>);
static_assert(CanBeCurved<__float128> && CanBeCurved<BinaryFloat<50>>);
static_assert(!HasSphere<Rational> && !HasCone<Rational> && !HasCylinder<Rational>);
static_assert(gjk::SupportMap<gjk::SinglePoint<Rational, 2>, Rational>);
static_assert(gjk::SupportMap<gjk::Segment<Rational, 3>, Rational>);
static_assert(gjk::SupportMap<gjk::AffineImage<gjk::Box<Rational, 3>, Rational>, Rational>);

using Vector = gjk::Vec<Rational, 3>;

Rational ratio(int p, int q) { return Rational(p) / q; }

TEST(ExactShapes, HaveExactDistancesInRationals) {
  const gjk::Box<Rational, 3> box(Vector{{ratio(1, 3), ratio(1, 7), 1}});
  // Moved by the sum of both extents and 1, along two axes: edge against edge.
  const gjk::Affine<Rational, 3> move{{{{{1, 0, 0}}, {{0, 1, 0}}, {{0, 0, 1}}}},
                                      {{ratio(5, 3), ratio(9, 7), ratio(1, 2)}}};
  const auto edges = gjk::distance(box, gjk::AffineImage(box, move), gjk::enhanced<Rational>());
  EXPECT_TRUE((edges.v == Vector{{-1, -1, 0}}));
  EXPECT_EQ(edges.vv, 2);

  // Rows (1, -1, 0), (1, 1, 0), (0, 0, 0): the square with the corners (0, +-2), (+-2, 0), flat.
  const gjk::Affine<Rational, 3> flat{{{{{1, -1, 0}}, {{1, 1, 0}}, {{0, 0, 0}}}}, {}};
  const gjk::AffineImage square(gjk::Box<Rational, 3>(Vector{{1, 1, 1}}), flat);
  EXPECT_EQ(square.magnitude(), 2);
  const gjk::Segment<Rational, 3> segment(Vector{{3, 0, 0}}, Vector{{0, 3, 0}});
  const auto side = gjk::distance(square, segment, gjk::enhanced<Rational>());
  EXPECT_TRUE((side.v == Vector{{ratio(-1, 2), ratio(-1, 2), 0}}));
  const gjk::SinglePoint<Rational, 3> above(Vector{{ratio(1, 3), ratio(2, 3), ratio(-5, 7)}});
  const auto face = gjk::distance(square, above, gjk::enhanced<Rational>());
  EXPECT_TRUE((face.v == Vector{{0, 0, ratio(5, 7)}}));
}

TEST(ExactShapes, AreRoundInBoostFloats) {
  using S = BinaryFloat<50>;
  const gjk::Vec<S, 3> d{{S(3), S(12), S(4)}};
  const auto on_sphere = gjk::Sphere<S, 3>(S(1)).support(d).point;
  const auto on_cylinder = gjk::Cylinder<S>(S(1), S(2)).support(d).point;
  const auto on_cone = gjk::Cone<S>(S(1), S(2)).support(-d).point;
  const S allowed = S(4) * gjk::ScalarTraits<S>::unit_roundoff();
  EXPECT_LE(gjk::absolute(S(on_sphere[1] - S(12) / S(13))), allowed);
  EXPECT_LE(gjk::absolute(S(on_cylinder[0] - S(3) / S(5))), allowed);
  EXPECT_LE(gjk::absolute(S(on_cone[2] + S(4) / S(5))), allowed);
  EXPECT_EQ(on_cone[1], S(-2));
}

}  // namespace
}  // namespace subjects
