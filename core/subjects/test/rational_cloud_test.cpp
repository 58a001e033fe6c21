// SPDX-License-Identifier: MIT
// The integer scan finds the same points as the scan of fractions.
#include "core/subjects/rational_cloud.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/body_map.hpp"

namespace subjects {
namespace {

template <int D>
std::size_t compare(const cases::Case& question) {
  std::size_t compared = 0;
  const std::vector<gjk::Vec<Rational, D>> a = vertices<Rational, D>(question.a);
  const std::vector<gjk::Vec<Rational, D>> b = vertices<Rational, D>(question.b);
  const RationalCloud<D> integers(a);
  const gjk::VertexCloud<Rational, D> fractions(a);
  EXPECT_EQ(integers.magnitude(), fractions.magnitude()) << question.id;
  std::vector<gjk::Vec<Rational, D>> directions{gjk::Vec<Rational, D>{}};
  for (const gjk::Vec<Rational, D>& q : b) {
    directions.push_back(a[0] - q);
    directions.push_back(q - a[0]);
    // Denominators other than powers of two, different on each axis.
    gjk::Vec<Rational, D> thirds = q;
    for (std::size_t i = 0; i < D; ++i) thirds[i] = (thirds[i] - a[0][i]) / Rational(3 + 2 * i);
    directions.push_back(thirds);
  }
  for (const gjk::Vec<Rational, D>& direction : directions) {
    const auto found = integers.support(direction);
    const auto expected = fractions.support(direction);
    EXPECT_EQ(found.index, expected.index) << question.id;
    EXPECT_EQ(found.point, expected.point) << question.id;
    ++compared;
  }
  return compared;
}

TEST(RationalCloud, FindsTheSupportPointsOfFractionsOnEveryFamily) {
  std::size_t compared = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t index = 0; index < 40; ++index) {
      const cases::Case question = generate(family, 11, index, cases::Sizes{12});
      compared += question.dim == 2 ? compare<2>(question) : compare<3>(question);
    }
  }
  EXPECT_GT(compared, 5000U);
}

}  // namespace
}  // namespace subjects
