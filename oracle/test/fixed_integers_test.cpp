// SPDX-License-Identifier: MIT
// The exact parts of the quick certificate: integers of fixed width against integers of any width,
// with limbs of all zeros and all ones; the grid; and the sector of directions beside an edge.
#include "oracle/certificate/internal/face.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

template <std::size_t Limbs>
Fixed<Limbs> random_fixed(Choices& choices) {
  Fixed<Limbs> x;
  for (std::uint64_t& limb : x.limbs) {
    const std::uint64_t kind = choices.below(4);
    limb = kind == 0 ? 0 : ~std::uint64_t{0};
    if (kind > 1) limb = (choices.below(1U << 16U) << 48U) | choices.below(1U << 16U);
    if (kind > 2) limb ^= choices.below(std::uint64_t{1} << 32U) << 16U;
  }
  return x;
}

template <std::size_t X, std::size_t Y>
void expect_products(Choices& choices) {
  for (int i = 0; i < 2000; ++i) {
    const Fixed<X> x = random_fixed<X>(choices);
    const Fixed<Y> y = random_fixed<Y>(choices);
    ASSERT_EQ(to_integer(x * y), to_integer(x) * to_integer(y));
    ASSERT_EQ(to_integer(widened<X + Y>(x) + widened<X + Y>(y)), to_integer(x) + to_integer(y));
    ASSERT_EQ(to_integer(widened<X + Y>(x) - widened<X + Y>(y)), to_integer(x) - to_integer(y));
    ASSERT_EQ(sign(x), to_integer(x).sign());
  }
}

TEST(FixedIntegers, AgreeWithIntegersOfAnyWidth) {
  Choices choices = Choices::keyed(20240831, "fixed", 0);
  expect_products<1, 1>(choices);
  expect_products<1, 2>(choices);
  expect_products<2, 2>(choices);
  expect_products<3, 1>(choices);
  expect_products<4, 2>(choices);
  expect_products<6, 6>(choices);
}

// Within half the distance to both neighbours; a tie goes to the even one.
TEST(FixedIntegers, RoundCorrectlyToDouble) {
  Choices choices = Choices::keyed(20240832, "fixed", 0);
  for (int i = 0; i < 20000; ++i) {
    Fixed<6> x = random_fixed<6>(choices);
    if (i % 4 == 0) {  // 54 or 55 significant bits: ties and near ties
      x = {};
      x.limbs[1] = choices.below(std::uint64_t{1} << 55U);
      x.limbs[0] = choices.below(3);
    }
    const Integer exact = to_integer(x);
    const double value = rounded_to_double(x);
    const double up = std::nextafter(value, HUGE_VAL);
    const double down = std::nextafter(value, -HUGE_VAL);
    const Rational above = (Rational(value) + Rational(up)) / 2;
    const Rational below = (Rational(value) + Rational(down)) / 2;
    ASSERT_TRUE(below <= Rational(exact) && Rational(exact) <= above);
    int exponent = 0;
    const bool even = std::fmod(std::ldexp(std::frexp(value, &exponent), 53), 2) == 0;
    ASSERT_TRUE(even || (below != Rational(exact) && Rational(exact) != above));
  }
}

template <std::size_t L>
void expect_width_of_coordinates() {
  for (const int exponent : {-299, -1, 0, 52, 299}) {
    const double largest = std::nextafter(std::ldexp(1.0, exponent + 1), 0.0);
    for (const double x : {largest, -largest}) {
      Grid<L> grid(largest);
      const Integer integer = abs(to_integer(grid.read(x)));
      ASSERT_TRUE(grid.exact);
      EXPECT_LT(integer, Integer(1) << Bits<L>::coordinate) << "wider than what follows is counted";
      EXPECT_GE(integer, Integer(1) << (Bits<L>::coordinate - 1)) << "narrower than it might be";
    }
  }
}

TEST(QuickCertificateGrid, ReadsCoordinatesOfExactlyTheDerivedWidth) {
  expect_width_of_coordinates<1>();
  expect_width_of_coordinates<2>();
}

TEST(QuickCertificateGrid, ReportsNumbersItCannotHold) {
  Grid<1> grid(1);
  grid.read(0x1p-58);
  EXPECT_TRUE(grid.exact) << "the last place of 60 bits below 2";
  grid.read(0x1p-59 + 0x1p-60);
  EXPECT_FALSE(grid.exact);
  EXPECT_FALSE(Grid<1>(0x1p+301).exact);
  EXPECT_FALSE(Grid<1>(0x1p-301).exact);
  EXPECT_FALSE(Grid<1>(std::nan("")).exact);
}

struct Direction {
  int x = 0;
  int y = 0;
};

// Whether no closed half-plane contains all of them; one that does can be turned to meet a vector.
template <std::size_t Count>
bool generate_the_plane(const std::array<Direction, Count>& vectors) {
  for (const Direction& border : vectors) {
    if (border.x == 0 && border.y == 0) continue;
    for (const int side : {1, -1}) {
      const bool all = std::all_of(vectors.begin(), vectors.end(), [&](const Direction& g) {
        return side * (border.x * g.y - border.y * g.x) >= 0;
      });
      if (all) return false;
    }
  }
  return std::any_of(vectors.begin(), vectors.end(),
                     [](const Direction& g) { return g.x != 0 || g.y != 0; });
}

Fixed<1> fixed(int x) { return {{static_cast<std::uint64_t>(static_cast<std::int64_t>(x))}}; }

// The vectors lie off the plane beside the edge by different amounts, which must not matter.
template <std::size_t Count>
bool sector_is_whole(const std::array<Direction, Count>& vectors, int edge) {
  Sector<1> sector({fixed(0), fixed(0), fixed(edge)});
  int height = -2;
  for (const Direction& g : vectors) sector.add({fixed(g.x), fixed(g.y), fixed(height++)});
  return sector.whole();
}

TEST(Sector, DetectsWhenVectorsGenerateThePlaneInEveryOrder) {
  constexpr std::size_t count = 5;
  constexpr std::uint64_t directions = 9;  // {-1, 0, 1}^2
  std::uint64_t sequences = 1;
  for (std::size_t i = 0; i < count; ++i) sequences *= directions;
  std::uint64_t whole = 0;
  for (std::uint64_t sequence = 0; sequence < sequences; ++sequence) {
    std::array<Direction, count> vectors;
    std::uint64_t rest = sequence;
    for (Direction& g : vectors) {
      g = {static_cast<int>(rest % 3) - 1, static_cast<int>(rest / 3 % 3) - 1};
      rest /= directions;
    }
    const bool expected = generate_the_plane(vectors);
    ASSERT_EQ(sector_is_whole(vectors, 1), expected) << sequence;
    ASSERT_EQ(sector_is_whole(vectors, -3), expected) << sequence;
    whole += expected ? 1 : 0;
  }
  EXPECT_GT(whole, 0U);
  EXPECT_LT(whole, sequences);
}

}  // namespace
}  // namespace oracle
