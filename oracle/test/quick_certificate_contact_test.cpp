// SPDX-License-Identifier: MIT
// The sector of directions beside an edge, exhaustively: vectors of a small lattice in every order.
#include "oracle/certificate/internal/contact.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace oracle {
namespace {

struct Direction {
  int x = 0;
  int y = 0;
};

// Whether no closed half-plane contains all of them.  If one does, it can be turned until a vector
// lies on its border.
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
