// SPDX-License-Identifier: MIT
#include "core/gjk/shapes.hpp"

#include <gtest/gtest.h>

#include <concepts>

#include "core/gjk/affine_image.hpp"
#include "core/gjk/test/float128.hpp"

namespace gjk::test {
namespace {

static_assert(SupportMap<SinglePoint<double, 2>, double> && SupportMap<Segment<float, 3>, float>);
static_assert(SupportMap<Box<double, 2>, double> && SupportMap<Sphere<__float128, 2>, __float128>);
static_assert(SupportMap<Cone<long double>, long double> && SupportMap<Cylinder<float>, float>);
static_assert(SupportMap<AffineImage<Cone<double>, double>, double>);

// A number of {-1, .., 1}, in steps of 2^-10.
template <typename S>
S random(std::uint64_t counter) {
  return S(static_cast<int>(mixed(counter) % 2049) - 1024) / S(1024);
}

template <typename S, int D>
Vec<S, D> random_vector(std::uint64_t key) {
  Vec<S, D> result;
  for (std::size_t i = 0; i < D; ++i) result[i] = random<S>(key * 8 + i);
  return result;
}

template <typename S>
Affine<S, 3> axes(const S& x, const S& y, const S& z) {
  return {{{{{x, S(0), S(0)}}, {{S(0), y, S(0)}}, {{S(0), S(0), z}}}}, {}};
}

template <typename S>
class ShapesTest : public testing::Test {};
using ShapeScalars = testing::Types<float, double, __float128>;
TYPED_TEST_SUITE(ShapesTest, ShapeScalars);

// Directions of every kind: random, along axes and planes, and with components so different in size
// that the square of one vanishes beside that of another.
template <typename S, int D>
std::vector<Vec<S, D>> directions() {
  std::vector<Vec<S, D>> result;
  for (std::uint64_t key = 0; key < 400; ++key) {
    Vec<S, D> d = random_vector<S, D>(key);
    for (std::size_t i = 0; i < D; ++i) {
      if (key % 4 == 1 && mixed(key * 8 + i) % 2 == 0) d[i] = S(0);
      if (key % 4 == 2) d[i] = d[i] * power_of_two<S>(-static_cast<int>(mixed(key * 8 + i) % 100));
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
  for (const int slim : {0, 3, -3, 20, -20}) expect_shapes<S>(S(1), power_of_two<S>(slim));
  const int large = std::same_as<S, float> ? 100 : 800;
  expect_shapes<S>(power_of_two<S>(large), power_of_two<S>(large - 1));
  expect_shapes<S>(power_of_two<S>(-large), power_of_two<S>(-large - 1));
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
    if (key % 4 == 3) any.translation = power_of_two<S>(12) * any.translation;
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
  const S eta = power_of_two<S>(std::same_as<S, float> ? -14 : std::same_as<S, double> ? -30 : -60);
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
        ASSERT_TRUE(map.support(power_of_two<S>(k) * d).point == s) << what << " at 2^" << k;
      }
    }
  };
  expect_same(Sphere<S, 3>(S(3)), "sphere");
  expect_same(Cone<S>(S(3), S(2)), "cone");
  expect_same(Cylinder<S>(S(3), S(2)), "cylinder");
  expect_same(Box<S, 3>(Vec<S, 3>{{S(3), S(2), S(1)}}), "box");
  expect_same(Segment<S, 3>({{S(3), S(2), S(1)}}, {{S(-1), S(3), S(1)}}), "segment");
  expect_same(AffineImage(Cone<S>(S(3), S(2)), skew), "image");
  const Segment<S, 3> tiny(power_of_two<S>(-top) * Vec<S, 3>{{S(3), S(2), S(1)}}, {});
  expect_same(tiny, "tiny segment");
  expect_same(AffineImage(tiny, axes<S>(power_of_two<S>(top), S(1), S(1))), "image of it");
  // The square of x vanishes beside that of y, but the sign of x matters.
  const Vec<S, 3> steep{{power_of_two<S>(-top + 2), S(-1), S(0)}};
  EXPECT_TRUE(Cone<S>(S(3), S(2)).support(steep).point == (Vec<S, 3>{{S(3), S(-2), S(0)}}));
  EXPECT_TRUE(Cylinder<S>(S(3), S(2)).support(steep).point == (Vec<S, 3>{{S(3), S(-2), S(0)}}));
}

// Axes that are stretched by powers of two and shortened again by the map: support points are as far
// along a direction, and the same unless a component of the direction, brought back, underflows.
TYPED_TEST(ShapesTest, AreTheSameWhenAMapUndoesAStretch) {
  using S = TypeParam;
  const int top = std::same_as<S, float> ? 60 : std::same_as<S, double> ? 500 : 8000;
  const S huge = power_of_two<S>(top);
  const S tiny = S(1) / huge;
  const S one(1);
  const auto expect_same = [&](const auto& plain, const auto& stretched, const Vec<S, 3>& map,
                               const char* what) {
    const AffineImage image(stretched, axes<S>(map[0], map[1], map[2]));
    const std::vector<Vec<S, 3>> all = directions<S, 3>();
    for (std::size_t key = 0; key < all.size(); ++key) {
      const Vec<S, 3>& d = all[key];
      const Vec<S, 3> s = image.support(d).point;
      const Vec<S, 3> expected = plain.support(d).point;
      const S size = largest_coordinate(d) * plain.magnitude();
      EXPECT_TRUE(absolute(S(dot(d, s) - dot(d, expected))) <=
                  S(4) * ScalarTraits<S>::unit_roundoff() * size)
          << what << ", direction " << key;
      const bool has_tiny_components = key % 4 == 2;
      EXPECT_TRUE(has_tiny_components || s == expected) << what << ", direction " << key;
    }
  };
  const Cone<S> cone(S(3), S(2));
  expect_same(cone, Cone<S>(S(3) * huge, S(2) * tiny), {{tiny, huge, tiny}}, "wide cone");
  expect_same(cone, Cone<S>(S(3) * tiny, S(2) * huge), {{huge, tiny, huge}}, "high cone");
  expect_same(cone, Cone<S>(S(3) * tiny, S(2) * tiny), {{huge, huge, huge}}, "tiny cone");
  const Cylinder<S> cylinder(S(3), S(2));
  expect_same(cylinder, Cylinder<S>(S(3) * huge, S(2) * tiny), {{tiny, huge, tiny}}, "cylinder");
  const Vec<S, 3> from{{S(3), S(2), S(-1)}};
  const Vec<S, 3> to{{S(1), S(4), S(2)}};
  for (const Vec<S, 3>& factors :
       {Vec<S, 3>{{huge, tiny, one}}, Vec<S, 3>{{tiny, one, huge}}, Vec<S, 3>{{one, tiny, tiny}}}) {
    const Vec<S, 3> map{{one / factors[0], one / factors[1], one / factors[2]}};
    const auto stretched = [&](const Vec<S, 3>& x) {
      return Vec<S, 3>{{x[0] * factors[0], x[1] * factors[1], x[2] * factors[2]}};
    };
    expect_same(Segment<S, 3>(from, to), Segment<S, 3>(stretched(from), stretched(to)), map,
                "segment");
    expect_same(Box<S, 3>(absolute(from)), Box<S, 3>(stretched(absolute(from))), map, "box");
  }
}

// Subnormal sizes that the map brings to 1, and entries of the map that are subnormal.
TYPED_TEST(ShapesTest, KeepTheirDigitsWhereAMapEnlargesThem) {
  using S = TypeParam;
  const int top = std::same_as<S, float> ? 120 : std::same_as<S, double> ? 1000 : 16000;
  const int bottom = std::same_as<S, float> ? -149 : std::same_as<S, double> ? -1074 : -16494;
  const S tiny = power_of_two<S>(bottom / 2) * power_of_two<S>(bottom - bottom / 2);
  const S huge = power_of_two<S>(top);
  const S one(1);
  const Affine<S, 3> enlarged = axes<S>(huge, huge, huge);
  const S size = tiny * huge;
  for (const Vec<S, 3>& d : directions<S, 3>()) {
    expect_point<S>(AffineImage(Sphere<S, 3>(tiny), enlarged), d,
                    Sphere<S, 3>(size).support(d).point);
    expect_point<S>(AffineImage(Cylinder<S>(tiny, tiny), enlarged), d,
                    Cylinder<S>(size, size).support(d).point);
    const S across = huge * tiny;
    const Box<S, 3> box(Vec<S, 3>{{tiny, huge, one}});
    const Box<S, 3> image(Vec<S, 3>{{across, across, across}});
    EXPECT_TRUE(AffineImage(box, axes<S>(huge, tiny, across)).support(d).point ==
                image.support(d).point);
  }
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

template <typename S>
class ShapeDistanceTest : public testing::Test {};
TYPED_TEST_SUITE(ShapeDistanceTest, ShapeScalars);

// Any of the shapes, which outlives it: one type, so that the algorithm is compiled once for all.
template <typename S>
class AnyMap {
 public:
  static constexpr int dimension = 3;

  template <SupportMap<S> Map>
  AnyMap(const Map& map)
      : support_([&map](const Vec<S, 3>& direction) { return map.support(direction); }),
        magnitude_(map.magnitude()),
        curved_(is_curved(map)) {}

  SupportPoint<S, 3> support(const Vec<S, 3>& direction) const { return support_(direction); }
  const S& magnitude() const { return magnitude_; }
  bool curved() const { return curved_; }

 private:
  std::function<SupportPoint<S, 3>(const Vec<S, 3>&)> support_;
  S magnitude_;
  bool curved_;
};

// Allowed error of v for the presets, in u M.  On a curved body the published presets stop as soon
// as ‖v‖ - mu is small, the others if ‖v‖ no longer decreases; `distance` is well above u M.
template <typename S>
void expect_distance(const AnyMap<S>& a, const AnyMap<S>& b, const S& expected, const char* what) {
  for (const auto& [preset, policy] : presets<S>()) {
    Policy<S> patient = policy;
    patient.iteration_limit = 100'000;
    const auto result = distance(a, b, patient);
    EXPECT_FALSE(result.intersecting) << what << ", " << preset;
    const S length = result.scale.undo(square_root(result.vv));
    const S magnitude = a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude();
    const S error = absolute(S(length - expected)) / ScalarTraits<S>::unit_roundoff() / magnitude;
    EXPECT_TRUE(error <= S(64)) << what << ", " << preset << " (" << name(result.status)
                                << " after " << result.iterations << "): off by "
                                << static_cast<double>(error) << " u M";
  }
}

template <typename S>
Affine<S, 3> moved(const S& x, const S& y, const S& z) {
  Affine<S, 3> result = axes<S>(S(1), S(1), S(1));
  result.translation = {{x, y, z}};
  return result;
}

TYPED_TEST(ShapeDistanceTest, AreThoseOfTheClosedForms) {
  using S = TypeParam;
  const S o(0);
  const Sphere<S, 3> sphere(S(2));
  const Box<S, 3> box(Vec<S, 3>{{S(1), S(2), S(3)}});
  const Cylinder<S> cylinder(S(3), S(2));
  const Cone<S> cone(S(5), S(6));
  const auto at = [](const auto& map, int x, int y, int z) {
    return AffineImage(map, moved<S>(S(x), S(y), S(z)));
  };
  // Centres at (3, 4, 12), at a distance of 13.
  expect_distance<S>(sphere, at(sphere, 3, 4, 12), S(9), "sphere and sphere");
  // Face, edge (3, 4) and corner (3, 4, 12).
  expect_distance<S>(at(sphere, 8, 1, 1), box, S(5), "sphere and face");
  expect_distance<S>(at(sphere, 4, 6, 1), box, S(3), "sphere and edge");
  expect_distance<S>(at(sphere, 4, 6, 15), box, S(11), "sphere and corner");
  expect_distance<S>(box, at(box, 5, -8, 18), S(13), "box and box");
  // One above the other, and side by side: both radii are 3.
  expect_distance<S>(cylinder, at(cylinder, 0, 9, 0), S(5), "coaxial cylinders");
  expect_distance<S>(cylinder, at(cylinder, 6, 1, 8), S(4), "parallel cylinders");
  // Above the apex; below the base; and 13 along the slant's normal (12, 5) / 13 from its middle.
  expect_distance<S>(cone, SinglePoint<S, 3>(Vec<S, 3>{{o, S(10), o}}), S(4),
                     "cone and point above");
  expect_distance<S>(cone, SinglePoint<S, 3>(Vec<S, 3>{{S(3), S(-9), S(1)}}), S(3),
                     "cone and point below");
  const SinglePoint<S, 3> beside(Vec<S, 3>{{S(5) / S(2) + S(12), S(5), o}});
  expect_distance<S>(cone, beside, S(13), "cone and point beside");
  const Segment<S, 3> segment({{S(-4), S(3), S(9)}}, {{S(6), S(3), S(9)}});
  expect_distance<S>(box, segment, square_root(S(37)), "box and segment");
  // An ellipsoid along its axis, and a ball flattened to a disc and mirrored.
  const AffineImage ellipsoid(sphere, axes<S>(S(3), S(1), S(1)));
  expect_distance<S>(ellipsoid, SinglePoint<S, 3>(Vec<S, 3>{{S(10), o, o}}), S(4),
                     "ellipsoid and point");
  const AffineImage disc(sphere, axes<S>(S(-1), S(0), S(1)));
  expect_distance<S>(disc, SinglePoint<S, 3>(Vec<S, 3>{{S(1), S(7), S(1)}}), S(7),
                     "disc and point");
}

// Of a long axis that the map shortens nothing is left in the placed body, so that it counts for nothing
// in the scale either.
TYPED_TEST(ShapeDistanceTest, DoNotDependOnAnAxisThatAMapShortens) {
  using S = TypeParam;
  const S o(0);
  const S one(1);
  const S longer = one / ScalarTraits<S>::unit_roundoff() / ScalarTraits<S>::unit_roundoff();
  const Affine<S, 3> along_y{axes<S>(one, one / longer, one).linear, {{S(4), o, o}}};
  const SinglePoint<S, 3> origin(Vec<S, 3>{});
  const Vec<S, 3> top{{S(-1), longer, o}};
  const Vec<S, 3> bottom{{S(-1), -longer, o}};
  const std::vector<Vec<S, 3>> points{top, bottom};
  expect_distance<S>(origin, AffineImage(SinglePoint<S, 3>(top), along_y), square_root(S(10)),
                     "point");
  expect_distance<S>(origin, AffineImage(Segment<S, 3>(top, bottom), along_y), S(3), "segment");
  expect_distance<S>(origin, AffineImage(VertexCloud<S, 3>(points), along_y), S(3), "points");
  expect_distance<S>(origin, AffineImage(Box<S, 3>(Vec<S, 3>{{one, longer, one}}), along_y), S(3),
                     "box");
  expect_distance<S>(origin, AffineImage(Cylinder<S>(one, longer), along_y), S(3), "cylinder");
  expect_distance<S>(origin, AffineImage(Cone<S>(one, longer), along_y), square_root(S(10)),
                     "cone");
  // The entry for y, far below the others, meets coordinates that are as far above.
  const S huge = power_of_two<S>(100);
  const std::vector<Vec<S, 3>> mixed_sizes{
      {{one / huge, o, o}}, {{o, -huge, o}}, {{o, huge, o}}, {{o, o, one / huge}}};
  const SinglePoint<S, 3> above(Vec<S, 3>{{o, S(2), o}});
  const Affine<S, 3> to_one = axes<S>(huge, one / huge, huge);
  expect_distance<S>(above, AffineImage(VertexCloud<S, 3>(mixed_sizes), to_one), one,
                     "mixed sizes");
  // Brought to 1, the image would make the entry for x infinite, which meets zeros only.
  const std::vector<Vec<S, 3>> upright{{{o, -one, o}}, {{o, one, o}}};
  const AffineImage tiny(VertexCloud<S, 3>(upright), axes<S>(huge, one / huge, one / huge));
  EXPECT_EQ(tiny.support({{o, one, o}}).index, 1U);
}

// A cone and a cylinder, skewed at random, at a distance of at least 0.1: the plane that supports A
// - B along v bounds the distance from below.  At double, ‖v‖ exceeds that bound by up to 51 u M
// (measured over 1000 pairs); the published presets find up to 35 contacts among them.
TYPED_TEST(ShapeDistanceTest, AreAsFarApartAsASupportingPlaneProves) {
  using S = TypeParam;
  for (std::uint64_t key = 0; key < 200; ++key) {
    const auto placed = [&](std::uint64_t from, int x) {
      return Affine<S, 3>{{{random_vector<S, 3>(from), random_vector<S, 3>(from + 1),
                            random_vector<S, 3>(from + 2)}},
                          {{S(x), S(0), S(0)}}};
    };
    const AffineImage a(Cone<S>(S(1), S(1)), placed(key * 6 + 30'000, -4));
    const AffineImage b(Cylinder<S>(S(1), S(1)), placed(key * 6 + 30'003, 1));
    const auto result = distance(a, b, robust<S>());
    ASSERT_FALSE(result.intersecting) << key;
    const Vec<S, 3> w = a.support(-result.v).point - b.support(result.v).point;
    const S length = square_root(dot(result.v, result.v));
    const S gap = (length - dot(result.v, w) / length) / ScalarTraits<S>::unit_roundoff();
    const S magnitude = a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude();
    EXPECT_TRUE(gap <= S(64) * magnitude)
        << "pair " << key << ": " << static_cast<double>(gap / magnitude) << " u M";
  }
}

}  // namespace
}  // namespace gjk::test
