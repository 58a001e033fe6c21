// SPDX-License-Identifier: MIT
// Compares the integers of the certified query with those of a library, and its exact support map
// with every corner.
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>

#include "core/gjk/certified/exact/difference.hpp"
#include "core/subjects/test/large_bodies.hpp"

namespace subjects {
namespace {

namespace certified = gjk::certified;
using boost::multiprecision::cpp_int;

// Small and large, negative, powers of two and their neighbours.
std::int64_t any_mantissa(std::mt19937_64& random) {
  const auto bits = static_cast<std::int64_t>(random() >> (11 + random() % 53));
  const std::int64_t near =
      (std::int64_t{1} << (random() % 53)) + static_cast<int>(random() % 3) - 1;
  const std::int64_t size = random() % 2 == 0 ? bits : near;
  return random() % 2 == 0 ? size : -size;
}

// Compares the sign, the length and the leading bits of x.
template <typename Number>
void expect_same(const Number& x, const cpp_int& expected) {
  ASSERT_EQ(x.sign(), expected.sign());
  if (expected.sign() == 0) return;
  const cpp_int size = abs(expected);
  const auto length = msb(size) + 1;
  ASSERT_EQ(x.bits(), length);
  const cpp_int top = length > 64 ? cpp_int(size >> (length - 64)) : cpp_int(size << (64 - length));
  int exponent = 0;
  ASSERT_EQ(x.leading(exponent), static_cast<std::uint64_t>(top));
  ASSERT_EQ(exponent, static_cast<int>(length) - 64);
}

// Sums and products of numbers below 2^bits.
template <typename Short, typename Long>
void expect_same_arithmetic(std::size_t bits) {
  std::mt19937_64 random(1);
  struct Both {
    Short number;
    cpp_int expected;
  };
  const auto any = [&random, bits]() -> Both {
    const std::int64_t mantissa = any_mantissa(random);
    const std::size_t shift = random() % (bits - 53);
    const std::int64_t low = any_mantissa(random);
    return {Short(mantissa, shift) + Short(low, 0),
            (cpp_int(mantissa) << static_cast<unsigned>(shift)) + low};
  };
  for (int i = 0; i < 20000; ++i) {
    const Both a = any();
    const Both b = any();
    expect_same(a.number, a.expected);
    expect_same(a.number + b.number, a.expected + b.expected);
    expect_same(a.number - b.number, a.expected - b.expected);
    expect_same(a.number - a.number, 0);
    expect_same(-a.number, -a.expected);
    const Long product(a.number * b.number);
    expect_same(product, a.expected * b.expected);
    expect_same(product - product, 0);
    expect_same(product - Long(a.number), a.expected * b.expected - a.expected);
  }
}

TEST(CertifiedIntegers, AgreeWithALibrary) {
  expect_same_arithmetic<certified::Fixed<1>, certified::Fixed<2>>(60);
  expect_same_arithmetic<certified::Fixed<2>, certified::Fixed<4>>(124);
  expect_same_arithmetic<certified::Fixed<3>, certified::Fixed<6>>(188);
  expect_same_arithmetic<certified::Integer<66>, certified::Integer<66>>(2098);
}

// Vectors that are orthogonal except for one unit: in floating point the sign of their product is
// arbitrary.
TEST(CertifiedIntegers, TellTheSignOfProductsThatNearlyCancel) {
  using Number = certified::Integer<66>;
  std::mt19937_64 random(1);
  for (int i = 0; i < 20000; ++i) {
    const std::int64_t x = any_mantissa(random);
    const std::int64_t y = any_mantissa(random);
    const std::size_t shift = random() % 600;
    const auto off = static_cast<std::int64_t>(random() % 3) - 1;
    const Number k(any_mantissa(random), shift);
    const std::array<Number, 3> a{Number(x, 0), Number(y, 0), Number(1, 0)};
    const std::array<Number, 3> b{-(Number(y, 0) * k), Number(x, 0) * k, Number(off, 0)};
    ASSERT_EQ(certified::sign_of_inner(a, b), off);
  }
}

// The range is that of all numbers in any order, and grows by another range at both ends.
TEST(CertifiedIntegers, HaveARangeThatHoldsEveryNumber) {
  const auto range_of = [](std::initializer_list<double> numbers) {
    certified::BitRange range;
    for (const double x : numbers) range.add(x);
    return range;
  };
  const auto expect = [](const certified::BitRange& range, int lowest, int highest) {
    EXPECT_EQ(range.lowest, lowest);
    EXPECT_EQ(range.highest, highest);
    EXPECT_EQ(range.bits(), static_cast<std::size_t>(highest - lowest));
  };
  EXPECT_TRUE(range_of({}).empty() && range_of({0, -0.0}).empty());
  expect(range_of({0, -6, 0.375, 0}), -3, 3);
  expect(range_of({0.375, -6}), -3, 3);
  expect(range_of({-0x1p-1074, 0x1.8p+1023}), -1074, 1024);
  certified::BitRange inner = range_of({2});
  inner.add(range_of({0.375, 6}));
  expect(inner, -3, 3);
  certified::BitRange outer = range_of({0.375, 6});
  outer.add(range_of({2}));
  expect(outer, -3, 3);
}

// Points almost in a plane with normal n: floating point cannot tell which is furthest.
struct NearTies {
  std::array<std::int64_t, 3> n;
  std::vector<gjk::Vec<double, 3>> points;
};

NearTies near_ties(std::mt19937_64& random) {
  const auto within = [&random](std::int64_t size) {
    return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(2 * size + 1)) - size;
  };
  NearTies made{{within(1 << 25), within(1 << 25), within(1 << 25)}, {}};
  const auto& n = made.n;
  for (int i = 0; i < 12; ++i) {
    const std::int64_t s = within(1 << 25);
    const std::int64_t t = within(1 << 25);
    const std::array<std::int64_t, 3> p{s * n[1] + within(1), -s * n[0] + t * n[2] + within(1),
                                        -t * n[1] + within(1)};
    made.points.push_back(
        {{static_cast<double>(p[0]), static_cast<double>(p[1]), static_cast<double>(p[2])}});
  }
  return made;
}

TEST(CertifiedIntegers, FindTheSupportPointAmongNearTies) {
  using Numbers = certified::ShortNumbers<1>;
  std::mt19937_64 random(1);
  for (int round = 0; round < 2000; ++round) {
    const NearTies ties = near_ties(random);
    const certified::PreparedBody<double, 3> a(ties.points);
    const certified::PreparedBody<double, 3> b(std::vector<gjk::Vec<double, 3>>(1));
    certified::BitRange range = a.bits();
    const certified::ScalarScan scan;
    const certified::ExactDifference<Numbers, 3, certified::ScalarScan> difference(a, b, scan,
                                                                                   range);
    std::array<Numbers::Number<1>, 3> n;
    for (std::size_t axis = 0; axis < 3; ++axis) n[axis] = {ties.n[axis], 0};
    const auto along = [&ties](std::size_t i) {
      cpp_int sum = 0;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        sum += cpp_int(static_cast<std::int64_t>(ties.points[i][axis])) * ties.n[axis];
      }
      return sum;
    };
    const cpp_int found = along(difference.support(n).a);
    for (std::size_t i = 0; i < ties.points.size(); ++i) ASSERT_LE(found, along(i)) << round;
  }
}

// The same with products that underflow, whose rounding is all that floating point sees.
TEST(CertifiedIntegers, FindTheSupportPointAmongTheSmallestNumbers) {
  using Numbers = certified::ShortNumbers<1>;
  std::mt19937_64 random(1);
  const auto any = [&random] { return static_cast<std::int64_t>(random() % 41) - 20; };
  for (int round = 0; round < 2000; ++round) {
    std::vector<std::array<std::int64_t, 3>> units(8);
    std::vector<gjk::Vec<double, 3>> points(units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        units[i][axis] = any();
        points[i][axis] = std::ldexp(static_cast<double>(units[i][axis]), -1074);
      }
    }
    const std::array<std::int64_t, 3> way{any(), any(), 21};
    const certified::PreparedBody<double, 3> a(points);
    const certified::PreparedBody<double, 3> b(std::vector<gjk::Vec<double, 3>>(1));
    const certified::ScalarScan scan;
    const certified::ExactDifference<Numbers, 3, certified::ScalarScan> difference(a, b, scan,
                                                                                   a.bits());
    std::array<Numbers::Number<1>, 3> n;
    for (std::size_t axis = 0; axis < 3; ++axis) n[axis] = {way[axis], 0};
    const auto along = [&](std::size_t i) {
      return units[i][0] * way[0] + units[i][1] * way[1] + units[i][2] * way[2];
    };
    const std::int64_t found = along(difference.support(n).a);
    for (std::size_t i = 0; i < units.size(); ++i) ASSERT_LE(found, along(i)) << round;
  }
}

// In groups, whose indices are not ascending from one group to the next.
TEST(CertifiedIntegers, FindTheFirstOfThePointsOfLargeBodiesThatAreEquallyFar) {
  using Numbers = certified::ShortNumbers<1>;
  std::mt19937_64 random(1);
  for (const LargeBody& large : large_bodies(3, 700, random)) {
    if (large.shape != "lattice" && large.shape != "line") continue;
    SCOPED_TRACE(large.shape);
    std::vector<gjk::Vec<double, 3>> points;
    for (const cases::Point& point : large.points) points.push_back({point});
    const certified::PreparedBody<double, 3> body(points);
    const certified::ScalarScan scan;
    const certified::BitRange range = body.bits();
    const certified::ExactDifference<Numbers, 3, certified::ScalarScan> difference(body, body, scan,
                                                                                   range);
    for (int round = 0; round < 200; ++round) {
      std::array<Numbers::Number<1>, 3> n;
      gjk::Vec<double, 3> v;  // the products are small integers, and exact
      for (std::size_t axis = 0; axis < 3; ++axis) {
        v[axis] = any_integer(random, 2);
        n[axis] = {static_cast<std::int64_t>(v[axis]), 0};
      }
      if (certified::is_zero(n)) continue;
      const auto nearer = [&v](const auto& p, const auto& q) { return dot(p, v) < dot(q, v); };
      const auto index = [&points](auto i) { return static_cast<std::size_t>(i - points.begin()); };
      const certified::Pair found = difference.support(n);
      ASSERT_EQ(found.a, index(std::min_element(points.begin(), points.end(), nearer)));
      ASSERT_EQ(found.b, index(std::max_element(points.begin(), points.end(), nearer)));
    }
  }
}

// The line of the centres of placed bodies is infinity less infinity where both leave the range.
TEST(CertifiedIntegers, TakeNoDirectionThatIsNotFinite) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  const auto along = [](double x, double y) {
    return certified::rounded<certified::ShortNumbers<2>>(gjk::Vec<double, 2>{x, y});
  };
  EXPECT_NE(along(3, 1)[1].sign(), 0);
  for (const double bad : {nan, infinity, -infinity}) {
    EXPECT_EQ(along(bad, 1)[0].sign(), 0);
    EXPECT_EQ(along(1, bad)[0].sign(), 0) << "the other component is finite";
  }
}

}  // namespace
}  // namespace subjects
