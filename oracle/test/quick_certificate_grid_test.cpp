// SPDX-License-Identifier: MIT
// All widths of grid.hpp are derived from that of a coordinate: the grid must keep to it, and lose
// no more than necessary.
#include "oracle/certificate/internal/grid.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

namespace oracle {
namespace {

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

}  // namespace
}  // namespace oracle
