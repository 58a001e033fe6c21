// SPDX-License-Identifier: MIT
#include "core/gjk/shapes.hpp"

#include <gtest/gtest.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/gjk/affine_image.hpp"
#include "core/gjk/test/float128.hpp"
#include "core/gjk/test/placements.hpp"

namespace gjk::test {
namespace {

static_assert(SupportMap<SinglePoint<double, 2>, double> && SupportMap<Segment<float, 3>, float>);
static_assert(SupportMap<Box<double, 2>, double> && SupportMap<Sphere<__float128, 2>, __float128>);
static_assert(SupportMap<Cone<long double>, long double> && SupportMap<Cylinder<float>, float>);
static_assert(SupportMap<AffineImage<Cone<double>, double>, double>);

template <typename S>
class ShapesTest : public testing::Test {};
using Scalars = testing::Types<float, double, __float128>;
TYPED_TEST_SUITE(ShapesTest, Scalars);

// Directions of every kind: random, along axes and planes, and with components so different in size
// that the square of one vanishes beside that of another.
template <typename S, int D>
std::vector<Vec<S, D>> directions() {
  std::vector<Vec<S, D>> result;
  for (std::uint64_t key = 0; key < 400; ++key) {
    Vec<S, D> d = random_vector<S, D>(key);
    for (std::size_t i = 0; i < D; ++i) {
      if (key % 4 == 1 && mixed(key * 8 + i) % 2 == 0) d[i] = S(0);
      if (key % 4 == 2) d[i] = d[i] * power<S>(-static_cast<int>(mixed(key * 8 + i) % 100));
    }
    result.push_back(d);
  }
  return result;
}

// d . s(d) >= d . x for the points x of a body, up to rounding: each of the two products has an
// error of at most D u |d|_1 M, and the point itself one of 4 u M (root, quotient, product: 3u and
// the like).  An affine image adds 2 (D + 1) u times the bound of magnitude() for B^T d and T.
template <typename S, typename Map>
void expect_furthest(const Map& map, const std::vector<Vec<S, Map::dimension>>& points,
                     const char* what) {
  constexpr int D = Map::dimension;
  const S u = ScalarTraits<S>::unit_roundoff();
  for (const Vec<S, D>& d : directions<S, D>()) {
    const Vec<S, D> s = map.support(d).point;
    S allowed(0);
    for (const S& x : d.x) allowed = allowed + absolute(x);
    allowed = allowed * S(32) * u * map.magnitude();
    S best = -S(2) * allowed / u;
    for (const Vec<S, D>& x : points) best = best < dot(d, x) ? dot(d, x) : best;
    ASSERT_TRUE(best - allowed <= dot(d, s)) << what;
    ASSERT_FALSE(map.magnitude() < largest_coordinate(s)) << what;
  }
}

// Points of the unit circle with rational coordinates, 2t / (1 + t^2) and (1 - t^2) / (1 + t^2):
// their error is only a few u in every scalar.
template <typename S>
std::array<S, 2> on_circle(std::uint64_t key) {
  const S t = random<S>(key);
  const S sign(key % 2 == 0 ? 1 : -1);
  return {S(2) * t / (S(1) + t * t), sign * (S(1) - t * t) / (S(1) + t * t)};
}

template <typename S>
struct Sampled {
  std::vector<Vec<S, 3>> sphere, cone, cylinder, box;  // of unit size
};

template <typename S>
Sampled<S> sampled() {
  Sampled<S> result;
  for (std::uint64_t key = 0; key < 300; ++key) {
    const auto [x, z] = on_circle<S>(2 * key);
    const auto [across, y] = on_circle<S>(2 * key + 1);
    const S height = random<S>(key + 5000);
    const S radius = (S(1) - height) / S(2);
    result.sphere.push_back({{x * across, y, z * across}});
    result.cone.push_back({{x * radius, height, z * radius}});
    result.cylinder.push_back({{x, height, z}});
    result.cylinder.push_back({{x, S(key % 2 == 0 ? 1 : -1), z}});
    result.box.push_back(random_vector<S, 3>(key + 9000));
  }
  result.cone.push_back({{S(0), S(1), S(0)}});
  for (std::uint64_t key = 0; key < 300; ++key) {
    const auto [x, z] = on_circle<S>(key);
    result.cone.push_back({{x, S(-1), z}});
  }
  return result;
}

template <typename S, int D>
std::vector<Vec<S, D>> images(const Affine<S, D>& transform, const std::vector<Vec<S, D>>& points) {
  std::vector<Vec<S, D>> result;
  for (const Vec<S, D>& point : points) result.push_back(transform(point));
  return result;
}

template <typename S>
void expect_shapes(const S& rho, const S& eta) {
  const Sampled<S> unit = sampled<S>();
  const auto sized = [&](const std::vector<Vec<S, 3>>& points) {
    return images(axes<S>(rho, eta, rho), points);
  };
  expect_furthest<S>(Sphere<S, 3>(rho), images(axes<S>(rho, rho, rho), unit.sphere), "sphere");
  expect_furthest<S>(Cone<S>(rho, eta), sized(unit.cone), "cone");
  expect_furthest<S>(Cylinder<S>(rho, eta), sized(unit.cylinder), "cylinder");
  expect_furthest<S>(Box<S, 3>(Vec<S, 3>{{rho, eta, rho}}), sized(unit.box), "box");
}

// Flat, slim and neither; also at sizes whose squares leave the range of float and of double.
TYPED_TEST(ShapesTest, SupportPointsAreFurthest) {
  using S = TypeParam;
  for (const int slim : {0, 3, -3, 20, -20}) expect_shapes<S>(S(1), power<S>(slim));
  const int large = std::same_as<S, float> ? 100 : 800;
  expect_shapes<S>(power<S>(large), power<S>(large - 1));
  expect_shapes<S>(power<S>(-large), power<S>(-large - 1));
}

TYPED_TEST(ShapesTest, SupportPointsOfImagesAreFurthest) {
  using S = TypeParam;
  const Sampled<S> unit = sampled<S>();
  std::vector<Affine<S, 3>> transforms{axes<S>(S(1), S(-1), S(1)), axes<S>(S(1), S(0), S(2)),
                                       axes<S>(S(0), S(0), S(0))};
  for (std::uint64_t key = 0; key < 8; ++key) {
    Affine<S, 3> any{{{random_vector<S, 3>(key * 4 + 70'000), random_vector<S, 3>(key * 4 + 70'001),
                       random_vector<S, 3>(key * 4 + 70'002)}},
                     random_vector<S, 3>(key * 4 + 70'003)};
    if (key % 4 == 1) any.linear[2] = any.linear[0] + any.linear[1];
    if (key % 4 == 2) any.linear[2] = any.linear[1] = any.linear[0];
    if (key % 4 == 3) any.translation = power<S>(12) * any.translation;
    transforms.push_back(any);
  }
  for (const Affine<S, 3>& transform : transforms) {
    const auto check = [&](const auto& map, const std::vector<Vec<S, 3>>& points,
                           const char* what) {
      expect_furthest<S>(AffineImage(map, transform), images(transform, points), what);
    };
    check(Sphere<S, 3>(S(1)), unit.sphere, "sphere");
    check(Cone<S>(S(1), S(1)), unit.cone, "cone");
    check(Cylinder<S>(S(1), S(1)), unit.cylinder, "cylinder");
    check(Box<S, 3>(Vec<S, 3>{{S(1), S(1), S(1)}}), unit.box, "box");
    const Segment<S, 3> segment({{S(1), S(0), S(2)}}, {{S(-1), S(1), S(1)}});
    const auto ends = std::vector<Vec<S, 3>>{{{S(1), S(0), S(2)}}, {{S(-1), S(1), S(1)}}};
    check(segment, ends, "segment");
    check(VertexCloud<S, 3>(unit.box), unit.box, "cloud");
  }
}

template <typename S, typename Map>
void expect_point(const Map& map, const Vec<S, Map::dimension>& d,
                  const Vec<S, Map::dimension>& expected) {
  const Vec<S, Map::dimension> s = map.support(d).point;
  for (std::size_t i = 0; i < Map::dimension; ++i) {
    EXPECT_TRUE(absolute(S(s[i] - expected[i])) <=
                S(4) * ScalarTraits<S>::unit_roundoff() * map.magnitude())
        << "coordinate " << i;
  }
}

// 3, 4, 5 and 5, 12, 13 give lengths without rounding.  Shapes of radius 5 or 13 and half height 6.
TYPED_TEST(ShapesTest, AreKnownWhereLengthsAreIntegers) {
  using S = TypeParam;
  const S o(0);
  expect_point<S>(Sphere<S, 2>(S(10)), {{S(-3), S(4)}}, {{S(-6), S(8)}});
  expect_point<S>(Sphere<S, 3>(S(26)), {{S(3), S(12), S(4)}}, {{S(6), S(24), S(8)}});
  const Cylinder<S> cylinder(S(5), S(6));
  expect_point<S>(cylinder, {{S(3), S(-1), S(-4)}}, {{S(3), S(-6), S(-4)}});
  expect_point<S>(cylinder, {{S(3), o, S(-4)}}, {{S(3), S(6), S(-4)}});  // sgn(0) = 1
  expect_point<S>(cylinder, {{o, S(2), o}}, {{o, S(6), o}});
  // sin(alpha) = 5 / 13: apex and rim are equally far if y / sigma = 5 / 12.
  const Cone<S> cone(S(5), S(6));
  expect_point<S>(cone, {{S(0), S(5) + S(1) / S(64), S(12)}}, {{o, S(6), o}});
  expect_point<S>(cone, {{S(0), S(5) - S(1) / S(64), S(12)}}, {{o, S(-6), S(5)}});
  expect_point<S>(cone, {{S(0), S(5), S(12)}}, {{o, S(-6), S(5)}});
  expect_point<S>(cone, {{o, S(1), o}}, {{o, S(6), o}});
  expect_point<S>(cone, {{o, S(-1), o}}, {{o, S(-6), o}});
  expect_point<S>(cone, {{S(-4), S(-1), S(3)}}, {{S(-4), S(-6), S(3)}});
  const Box<S, 2> box(Vec<S, 2>{{S(3), S(4)}});
  expect_point<S>(box, {{S(-1), o}}, {{S(-3), S(4)}});
  EXPECT_EQ(box.support({{S(-1), o}}).index, 2U);
  const Segment<S, 2> segment({{S(1), S(2)}}, {{S(4), S(1)}});
  EXPECT_EQ(segment.support({{S(1), S(3)}}).index, 0U);
  EXPECT_EQ(segment.support({{S(1), S(4)}}).index, 0U);
  EXPECT_EQ(segment.support({{S(1), S(1)}}).index, 1U);
  expect_point<S>(SinglePoint<S, 2>(Vec<S, 2>{{S(7), S(8)}}), {{S(-1), o}}, {{S(7), S(8)}});
}

// If 2 eta < sqrt(u) rho, sin(alpha) rounds to 1: taken literally, y > ‖v‖ sin(alpha) never holds,
// and the support point along the axis is that of the base, with an error of 2 eta.
TYPED_TEST(ShapesTest, FlatConesKeepTheirApex) {
  using S = TypeParam;
  const S eta = power<S>(std::same_as<S, float> ? -14 : std::same_as<S, double> ? -30 : -60);
  EXPECT_TRUE(Cone<S>(S(1), eta).support({{S(0), S(1), S(0)}}).point ==
              (Vec<S, 3>{{S(0), eta, S(0)}}));
}

// The length of a direction changes no bit, down to subnormals and up to the largest power.
TYPED_TEST(ShapesTest, OnlyTheDirectionOfADirectionMatters) {
  using S = TypeParam;
  const int top = std::same_as<S, float> ? 126 : std::same_as<S, double> ? 1022 : 16382;
  const Affine<S, 3> skew{{{{{S(2), S(1), S(0)}}, {{S(0), S(1), S(3)}}, {{S(1), S(0), S(-1)}}}},
                          {{S(5), S(6), S(7)}}};
  const auto expect_same = [&](const auto& map, const char* what) {
    for (std::uint64_t key = 0; key < 50; ++key) {
      const Vec<S, 3> d = random_vector<S, 3>(key + 100);
      const Vec<S, 3> s = map.support(d).point;
      for (const int k : {top, top / 2, -top / 2, -top + 10}) {
        ASSERT_TRUE(map.support(power<S>(k) * d).point == s) << what << " at 2^" << k;
      }
    }
  };
  expect_same(Sphere<S, 3>(S(3)), "sphere");
  expect_same(Cone<S>(S(3), S(2)), "cone");
  expect_same(Cylinder<S>(S(3), S(2)), "cylinder");
  expect_same(Box<S, 3>(Vec<S, 3>{{S(3), S(2), S(1)}}), "box");
  expect_same(Segment<S, 3>({{S(3), S(2), S(1)}}, {{S(-1), S(3), S(1)}}), "segment");
  expect_same(AffineImage(Cone<S>(S(3), S(2)), skew), "image");
  const Segment<S, 3> tiny(power<S>(-top) * Vec<S, 3>{{S(3), S(2), S(1)}}, {});
  expect_same(tiny, "tiny segment");
  expect_same(AffineImage(tiny, axes<S>(power<S>(top), S(1), S(1))), "image of it");
  // The square of x vanishes beside that of y, but the sign of x matters.
  const Vec<S, 3> steep{{power<S>(-top + 2), S(-1), S(0)}};
  EXPECT_TRUE(Cone<S>(S(3), S(2)).support(steep).point == (Vec<S, 3>{{S(3), S(-2), S(0)}}));
  EXPECT_TRUE(Cylinder<S>(S(3), S(2)).support(steep).point == (Vec<S, 3>{{S(3), S(-2), S(0)}}));
}

TYPED_TEST(ShapesTest, HaveAPointForNoDirection) {
  using S = TypeParam;
  const S o(0);
  EXPECT_TRUE((Sphere<S, 2>(S(3)).support({}).point == Vec<S, 2>{}));
  EXPECT_TRUE(Cone<S>(S(3), S(2)).support({}).point == (Vec<S, 3>{{o, S(-2), o}}));
  EXPECT_TRUE(Cylinder<S>(S(3), S(2)).support({}).point == (Vec<S, 3>{{o, S(2), o}}));
  EXPECT_TRUE((Box<S, 2>(Vec<S, 2>{{S(3), S(2)}}).support({}).point == Vec<S, 2>{{S(3), S(2)}}));
  EXPECT_TRUE((Segment<S, 2>({{S(3), S(2)}}, {}).support({}).point == Vec<S, 2>{{S(3), S(2)}}));
  const Affine<S, 2> moved{{}, {{S(8), S(9)}}};
  EXPECT_TRUE((AffineImage(Sphere<S, 2>(S(3)), moved).support({}).point == moved.translation));
}

}  // namespace
}  // namespace gjk::test
