// SPDX-License-Identifier: MIT
// Scalars at the edge of the core: conversion to an exact Number, unit roundoffs, square roots;
// shapes and the integer support map at scalars that core/gjk does not know.
#include "core/subjects/number.hpp"

#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <boost/multiprecision/gmp.hpp>

#include "core/cases/families.hpp"
#include "core/gjk/distance.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/scalars.hpp"

namespace subjects {
namespace {

// The format of S: bits of the significand, and exponents of the smallest positive number and of
// half the overflow threshold (within the range of cases if that of S is larger).
struct Format {
  int digits;
  int lowest;
  int highest;
};

template <typename S>
Format format() {
  if constexpr (std::same_as<S, float>) return {24, -149, 127};
  if constexpr (std::same_as<S, double>) return {53, -1074, 1023};
  if constexpr (std::same_as<S, long double>) return {64, -16445, 16383};
  if constexpr (std::same_as<S, __float128>) return {113, -16494, 16383};
  if constexpr (std::same_as<S, BinaryFloat<50>>) return {168, -16000, 16000};
  if constexpr (std::same_as<S, BinaryFloat<100>>) return {334, -16000, 16000};
  if constexpr (std::same_as<S, Rational>) return {500, -16000, 16000};
}

Rational power_of_two(int k) {
  const Rational power(pow(Integer(2), static_cast<unsigned>(k < 0 ? -k : k)));
  return k < 0 ? Rational(1 / power) : power;
}

// mantissa * 2^exponent, bit by bit and then by doubling or halving: exact if S holds it.
template <typename S>
S made(const Integer& mantissa, int exponent) {
  S x(0);
  for (unsigned bit = msb(mantissa) + 1; bit-- > 0;) {
    x = x + x;
    if (bit_test(mantissa, bit)) x = x + S(1);
  }
  for (; exponent < 0; ++exponent) x = x / S(2);
  for (; exponent > 0; --exponent) x = x * S(2);
  return x;
}

template <typename S>
class NumberTest : public testing::Test {};
using Scalars = testing::Types<float, double, long double, __float128, BinaryFloat<50>,
                               BinaryFloat<100>, Rational>;
TYPED_TEST_SUITE(NumberTest, Scalars);

TYPED_TEST(NumberTest, IsExactAtEveryMagnitudeAndMantissa) {
  using S = TypeParam;
  const auto [digits, lowest, highest] = format<S>();
  const Integer one(1);
  // One bit, both ends of the significand, all of it, and a mixture.
  std::vector<Integer> mantissas{one, (one << (digits - 1)) + 1, (one << digits) - 1};
  mantissas.push_back((one << digits) / 3 | 1);
  for (const Integer& mantissa : mantissas) {
    const int length = static_cast<int>(msb(mantissa));
    for (const int exponent : {lowest, lowest + 1, -1, 0, 1, highest - length}) {
      const S x = made<S>(mantissa, exponent);
      const Rational expected = Rational(mantissa) * power_of_two(exponent);
      EXPECT_EQ(number(x).exact(), expected) << msb(mantissa) << " bits times 2^" << exponent;
      EXPECT_EQ(number(S(-x)).exact(), -expected) << msb(mantissa) << " bits, 2^" << exponent;
    }
  }
  EXPECT_EQ(number(S(0)).exact(), 0);
  EXPECT_EQ(number(S(-S(0))).exact(), 0);
}

TYPED_TEST(NumberTest, KeepsInfinitiesAndWhatIsNoNumber) {
  using S = TypeParam;
  constexpr double infinite = std::numeric_limits<double>::infinity();
  if constexpr (!std::same_as<S, Rational>) {  // which has none
    S infinity = S(2);
    while (gjk::is_finite(infinity)) infinity = infinity * infinity;
    EXPECT_EQ(number(infinity).approximation(), infinite);
    EXPECT_EQ(number(S(-infinity)).approximation(), -infinite);
    EXPECT_TRUE(std::isnan(number(S(infinity - infinity)).approximation()));
  }
}

TYPED_TEST(NumberTest, ApproximatesWithinAFewUlps) {
  using S = TypeParam;
  const S third = S(1) / S(3);
  const Number x = number(third);
  const Rational error = abs(Rational(x.approximation()) - x.exact());
  EXPECT_LE(error, power_of_two(-53));  // an ulp of 1/3 is 2^-54
  EXPECT_EQ(x.is_double(), (std::same_as<S, float> || std::same_as<S, double>));
}

// Scalars that know their exponents find the scale without a search; what they find has to bring
// every power of two, and the number below it, into its interval and back.
TYPED_TEST(NumberTest, IsScaledIntoItsIntervalAndBack) {
  using S = TypeParam;
  if (gjk::is_exact<S>()) {  // needs no scale
    EXPECT_EQ(gjk::normalising_scale(S(3)).exponent, 0);
    return;
  }
  const Format all = format<S>();
  const S below_one = S(1) - gjk::ScalarTraits<S>::unit_roundoff();
  S power = made<S>(Integer(1), all.lowest);
  for (int k = all.lowest; k <= all.highest; ++k, power = power * S(2)) {
    const gjk::Scale<S> scale = gjk::normalising_scale(power);
    ASSERT_EQ(scale.exponent, -k - 1);
    ASSERT_TRUE(scale(power) == S(1) / S(2)) << k;
    ASSERT_TRUE(scale.undo(S(1) / S(2)) == power) << k;
    if (k - 1 < all.lowest + all.digits) continue;  // numbers below it have fewer digits
    const S below = power * below_one;
    ASSERT_EQ(gjk::normalising_scale(below).exponent, -k) << k;
    ASSERT_TRUE(gjk::normalising_scale(below)(below) == below_one) << k;
  }
}

TEST(Number, HoldsWhatNoDoubleDoes) {
  const Rational tiny = number(1e-4000L).exact();
  const Rational huge = number(1e4000L).exact();
  EXPECT_EQ(number(1e-4000L).approximation(), 0);
  EXPECT_EQ(tiny, Rational(1e-4000L * 0x1p+13000L) * power_of_two(-13000));
  // Correctly rounded decimals: relative error below 2^-64.
  const Rational ten_4000(pow(Integer(10), 4000U));
  EXPECT_LE(abs(tiny * ten_4000 - 1), power_of_two(-64));
  EXPECT_LE(abs(huge / ten_4000 - 1), power_of_two(-64));
}

TEST(Number, IsFiniteWhereTheValueIsWhateverItsApproximation) {
  const long double infinity = std::numeric_limits<long double>::infinity();
  EXPECT_FALSE(number(infinity).is_finite());
  EXPECT_FALSE(number(infinity - infinity).is_finite());
  EXPECT_FALSE(number(std::numeric_limits<float>::infinity()).is_finite());
  EXPECT_FALSE(number(std::numeric_limits<double>::quiet_NaN()).is_finite());
  EXPECT_TRUE(number(0.0).is_finite());
  EXPECT_TRUE(number(std::numeric_limits<long double>::max()).is_finite());
}

// u is half the distance from 1 to the next number: 1 + u is a tie and rounds to 1, 1 + 2u does
// not.
TYPED_TEST(NumberTest, UnitRoundoffIsThatOfTheFormat) {
  using S = TypeParam;
  const S u = gjk::ScalarTraits<S>::unit_roundoff();
  if (std::same_as<S, Rational>) {
    EXPECT_TRUE(u == S(0) && gjk::is_exact<S>());
    return;
  }
  EXPECT_EQ(number(u).exact(), power_of_two(-format<S>().digits));
  // must not matter.
  const S one(1);
  EXPECT_TRUE(one + u == one);
  EXPECT_FALSE(one + S(2) * u == one);
  EXPECT_TRUE(S(0) < gjk::ScalarTraits<S>::smallest());
}

TEST(SquareRoot, OfQuadrupleIsWithinOneUlpAndAgreesWithAHundredDigits) {
  std::uint64_t state = 1;
  for (int i = 0; i < 2000; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    const Integer mantissa = (Integer(state) << 49) + (state >> 15) * 3 + 1;
    const int exponent = i % 2 == 0 ? -112 : static_cast<int>(state % 32'000) - 16'200;
    const __float128 x = made<__float128>(mantissa, exponent);
    const Rational root = number(gjk::square_root(x)).exact();
    const Rational ulp = root * power_of_two(-112);
    const Rational exact = number(x).exact();
    ASSERT_LT((root - ulp) * (root - ulp), exact) << i;
    ASSERT_GT((root + ulp) * (root + ulp), exact) << i;
    const BinaryFloat<100> wide = made<BinaryFloat<100>>(mantissa, exponent);
    const Rational wide_root = number(gjk::square_root(wide)).exact();
    ASSERT_LE(abs(wide_root - root), ulp) << i;
    ASSERT_LE(abs(wide_root * wide_root - exact), exact * power_of_two(-330)) << i;
  }
}

template <unsigned Digits>
using Boosted =
    boost::multiprecision::number<boost::multiprecision::backends::cpp_bin_float<Digits>,
                                  boost::multiprecision::et_off>;

template <unsigned Digits>
struct Pair {
  BinaryFloat<Digits> ours;
  Boosted<Digits> boosted;

  bool is_equal() const {
    const auto exact = boosted.template convert_to<boost::multiprecision::mpq_rational>();
    return mpq_equal(exact.backend().data(), ours.exact().data()) != 0;
  }
};

// A number of about `bits` bits below 2^exponent, by sums that are exact.
template <unsigned Digits>
Pair<Digits> random_pair(cases::Choices& choices, int bits, int exponent) {
  Pair<Digits> result{0.0, 0};
  const double sign = choices.below(2) == 0 ? 1 : -1;
  for (int left = bits; left > 0; left -= 30, exponent -= 30) {
    const int share = std::min(left, 30);
    const double part = sign * static_cast<double>(choices.below(1U << share) | 1U);
    result.ours += BinaryFloat<Digits>(std::ldexp(part, exponent - share));
    result.boosted += Boosted<Digits>(std::ldexp(part, exponent - share));
  }
  return result;
}

// Exponents up to four beyond the precision apart, powers of two and equal numbers among them.
// `one_less`: how many sums are not the nearest number.
template <unsigned Digits>
void compare_with_boost(int& one_less) {
  const int precision = BinaryFloat<Digits>::format().precision;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    cases::Choices choices = cases::Choices::keyed(1, "binary_float", i);
    const auto bits = [&] { return choices.below(3) == 0 ? choices.between(1, 3) : precision; };
    const Pair<Digits> x = random_pair<Digits>(choices, bits(), choices.between(-99, 99));
    const int gap = choices.between(0, choices.below(2) == 0 ? 2 : precision + 4);
    Pair<Digits> y = random_pair<Digits>(choices, bits(), std::ilogb(double(x.ours)) + 1 - gap);
    if (choices.below(50) == 0) y = x;
    ASSERT_TRUE(x.is_equal() && y.is_equal()) << i;
    using Check = Pair<Digits>;
    ASSERT_TRUE((Check{x.ours + y.ours, x.boosted + y.boosted}.is_equal())) << i;
    ASSERT_TRUE((Check{y.ours + x.ours, y.boosted + x.boosted}.is_equal())) << i;
    ASSERT_TRUE((Check{x.ours - y.ours, x.boosted - y.boosted}.is_equal())) << i;
    ASSERT_TRUE((Check{y.ours - x.ours, y.boosted - x.boosted}.is_equal())) << i;
    ASSERT_TRUE((Check{x.ours * y.ours, x.boosted * y.boosted}.is_equal())) << i;
    ASSERT_TRUE((Check{x.ours / y.ours, x.boosted / y.boosted}.is_equal())) << i;
    const Pair<Digits> square{x.ours * x.ours, x.boosted * x.boosted};
    const Pair<Digits> sum{square.ours + y.ours * y.ours, square.boosted + y.boosted * y.boosted};
    ASSERT_TRUE((Check{sum.ours.square_root(), sqrt(sum.boosted)}.is_equal())) << i;
    ASSERT_EQ(x.ours < y.ours, x.boosted < y.boosted) << i;
    ASSERT_EQ(x.ours == y.ours, x.boosted == y.boosted) << i;
    ASSERT_EQ(double(x.ours), x.boosted.template convert_to<double>()) << i;
    const Rational exact = x.ours.exact() + y.ours.exact();
    one_less += BinaryFloat<Digits>(exact) == x.ours + y.ours ? 0 : 1;
  }
}

TEST(BinaryFloats, RoundAsBoostRoundsThem) {
  int one_less = 0;
  compare_with_boost<50>(one_less);
  compare_with_boost<100>(one_less);
  EXPECT_GT(one_less, 5);  // sums of which cpp_bin_float of Boost 1.74 is not the nearest
}

// Halves of the last place, subnormals and values out of range among them.
TEST(Rationals, AreRoundedToDoubleAsBoostRoundsThem) {
  int inexact = 0;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    cases::Choices choices = cases::Choices::keyed(1, "rounding", i);
    Integer above(choices.between(-(1 << 30), 1 << 30));
    above = above * Integer(1 + choices.below(1U << 30)) * 2 + choices.below(2);
    Integer below(1);
    const bool tie = choices.below(4) == 0;
    if (tie) {
      above = (std::uint64_t{1} << 53) + 2 * choices.below(1U << 30) + 1;
    } else if (choices.below(2) == 0) {
      below = Integer(1 + choices.below(1U << 30));
    }
    above <<= choices.below(1100);
    below <<= choices.below(1200);
    const Rational x(above, below);
    boost::multiprecision::mpq_rational same;
    mpq_set(same.backend().data(), x.data());
    const auto rounded = static_cast<double>(x);
    ASSERT_EQ(rounded, same.convert_to<double>()) << x.str();
    inexact += std::isfinite(rounded) && Rational(rounded) != x ? 1 : 0;
  }
  EXPECT_GT(inexact, 5000);
}

Rational drawn_fraction(cases::Choices& choices) {
  // About a limb, about two, and about the largest that numbers share.
  constexpr std::array<std::uint64_t, 4> powers{0, 60, 124, 4348};
  const Integer power = Integer(1) << (powers[choices.below(4)] + choices.below(8));
  const std::array<long, 4> odd{1, 1, 3, 15};
  return {Integer(choices.between(-40, 40)) << choices.below(70), power * odd[choices.below(4)]};
}

template <auto function>
Rational by_gmp(const Rational& x, const Rational& y) {
  Rational result;
  function(result.data(), x.data(), y.data());
  return result;
}

// Denominators that are powers of two, shared and not, equal ones and others.
TEST(Rationals, AreAddedAndMultipliedAsGmpDoes) {
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    cases::Choices choices = cases::Choices::keyed(1, "fractions", i);
    const Rational x = drawn_fraction(choices);
    const Rational y = drawn_fraction(choices);
    ASSERT_EQ(x + y, by_gmp<mpq_add>(x, y)) << x << " " << y;
    ASSERT_EQ(x - y, by_gmp<mpq_sub>(x, y)) << x << " " << y;
    ASSERT_EQ(x * y, by_gmp<mpq_mul>(x, y)) << x << " " << y;
    if (y != 0) {
      ASSERT_EQ(x / y, by_gmp<mpq_div>(x, y)) << x << " " << y;
    }
    Rational sum = x;
    sum += y;
    sum += y;
    ASSERT_EQ(sum - y - y, x) << "a copy changed what it was copied from, " << x << " " << y;
    ASSERT_EQ(Rational(x.str()), x);
    sum = y;
    sum += sum;
    ASSERT_EQ(sum, by_gmp<mpq_add>(y, y)) << y;
  }
}

TEST(Rationals, AreTheirDoubles) {
  for (const double x : {0.0, -0.0, 1.0, -3.0, 0.1, 0x1p-1074, -0x1.fffffffffffffp+1023, 0x1p-64}) {
    Rational by_gmp;
    mpq_set_d(by_gmp.data(), x);
    EXPECT_EQ(Rational(x), by_gmp) << x;
  }
}

TEST(Rationals, ReadAndWriteTheirText) {
  EXPECT_EQ(Rational("6/4").str(), "3/2");
  EXPECT_EQ(Rational(Integer(6), Integer(-4)).str(), "-3/2");
  EXPECT_EQ(Rational("-7").str(), "-7");
  EXPECT_EQ(Integer("123456789012345678901234567890").str(), "123456789012345678901234567890");
  for (const char* const wrong : {"", "x", "1/", "1/0", "1.5"}) {
    EXPECT_THROW(Rational{std::string(wrong)}, std::invalid_argument) << wrong;
  }
  EXPECT_THROW(Integer{std::string("1/2")}, std::invalid_argument);
}

TEST(Rationals, HoldLongDoublesExactly) {
  const long double x = 1 + 0x1p-63L;
  EXPECT_EQ(Rational(x), Rational(1) + Rational(0x1p-63));
  EXPECT_EQ(Rational(-0x1.8p-16000L), -Rational(Integer(3), Integer(1) << 16001));
  EXPECT_EQ(Rational(0.0L), 0);
}

// --- shapes ---

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

// --- other scans find the same points as that of gjk::VertexCloud ---

// Directions from the points of B, to them, and with a denominator of its own on each axis.
template <typename S, int D>
std::vector<gjk::Vec<S, D>> directions_of(const std::vector<gjk::Vec<S, D>>& a,
                                          const std::vector<gjk::Vec<S, D>>& b) {
  std::vector<gjk::Vec<S, D>> directions{gjk::Vec<S, D>{}};
  for (const gjk::Vec<S, D>& q : b) {
    directions.push_back(a[0] - q);
    directions.push_back(q - a[0]);
    gjk::Vec<S, D> thirds = q;
    for (std::size_t i = 0; i < D; ++i) thirds[i] = (thirds[i] - a[0][i]) / S(3 + 2 * i);
    directions.push_back(thirds);
  }
  return directions;
}

template <typename Scan, typename S, int D>
std::size_t expect_same_points(const std::vector<gjk::Vec<S, D>>& points,
                               const std::vector<gjk::Vec<S, D>>& directions,
                               const std::string& id) {
  const Scan scan(points);
  const gjk::VertexCloud<S, D> cloud(points);
  EXPECT_EQ(S(scan.magnitude()), cloud.magnitude()) << id;
  for (const gjk::Vec<S, D>& direction : directions) {
    const auto found = scan.support(direction);
    const auto expected = cloud.support(direction);
    EXPECT_EQ(found.index, expected.index) << id;
    EXPECT_EQ(found.point, expected.point) << id;
  }
  return directions.size();
}

template <typename S, int D>
std::size_t compare(const cases::Case& question) {
  const std::vector<gjk::Vec<S, D>> a = vertices<S, D>(question.a);
  const std::vector<gjk::Vec<S, D>> b = vertices<S, D>(question.b);
  return expect_same_points<Cloud<S, D>>(a, directions_of(a, b), question.id);
}

template <typename S>
void expect_same_points_on_every_family() {
  std::size_t compared = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t index = 0; index < 40; ++index) {
      const cases::Case question = generate(family, 11, index, cases::Sizes{12});
      if (!cases::has_points_only(question)) continue;
      compared += question.dim == 2 ? compare<S, 2>(question) : compare<S, 3>(question);
    }
  }
  EXPECT_GT(compared, 5000U);
}

TEST(RationalCloud, FindsTheSupportPointsOfFractionsOnEveryFamily) {
  expect_same_points_on_every_family<Rational>();
}

template <typename S>
class WideCloudTest : public testing::Test {};
using WideScalars = testing::Types<Float128, BinaryFloat<50>, BinaryFloat<100>>;
TYPED_TEST_SUITE(WideCloudTest, WideScalars);

TYPED_TEST(WideCloudTest, FindsTheSupportPointsOfTheScalarOnEveryFamily) {
  static_assert(std::same_as<Cloud<TypeParam, 3>, WideCloud<TypeParam, 3>>);
  expect_same_points_on_every_family<TypeParam>();
}

// Points that are as far along a direction but for the rounding of their coordinates.
TYPED_TEST(WideCloudTest, FindsThemAmongPointsWhoseOrderDoubleGetsWrong) {
  using S = TypeParam;
  using Point = gjk::Vec<S, 2>;
  for (int trial = 1; trial < 40; ++trial) {
    const Point along{{S(trial) / S(7), S(1) / S(trial + 2)}};
    std::vector<Point> points;
    for (int k = 1; k < 20; ++k) {
      const S t = S(k) / S(3);
      points.push_back(
          {{S(static_cast<double>(-along[1] * t)), S(static_cast<double>(along[0] * t))}});
    }
    expect_same_points<WideCloud<S, 2>>(points, std::vector<Point>{along}, std::to_string(trial));
  }
}

// Directions that only S can tell from the normal to an edge, by its last digits; the same point
// twice; directions at the ends of the range, not finite, and points out of the range of the doubles.
TYPED_TEST(WideCloudTest, FindsThemWhereDoubleCannot) {
  using S = TypeParam;
  using Point = gjk::Vec<S, 2>;
  const S third = S(1) / S(3);
  const S least = gjk::ScalarTraits<S>::unit_roundoff() * S(4);
  std::vector<Point> directions;
  for (const S& tilt : {-least, S(0), least, S(0x1p-52), S(-0x1p-52), S(-0x1p-20)}) {
    directions.push_back({{third + tilt, third}});
    directions.push_back({{third, -third + tilt}});
  }
  for (int power : {-1500, 1500, 500 - gjk::ScalarTraits<S>::exponent_max}) {
    const S factor = gjk::ScalarTraits<S>::power_of_two(power);
    for (std::size_t i = 0; i < 12; ++i) directions.push_back(factor * directions[i]);
  }
  const S none = S(0) / S(0);
  directions.push_back({{none, third}});
  directions.push_back({{S(1) / S(0), third}});
  for (const double size : {1.0, 0x1p-600, 0x1p-1000, 0x1p-1074, 0x1p1000}) {
    const auto x = static_cast<S>(size);
    const std::vector<Point> points{{{S(0), S(0)}}, {{x, S(0)}},  {{S(0), x}},
                                    {{x, S(0)}},    {{S(0), -x}}, {{-x, x}}};
    expect_same_points<WideCloud<S, 2>>(points, directions, std::to_string(size));
  }
}

}  // namespace

}  // namespace subjects
