// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <vector>

#include "core/gjk/distance.hpp"
#include "testing/gjkproof_testing.hpp"

using Points = std::vector<gjk::Vec<double, 3>>;

double my_gjk(const Points& a, const Points& b) {
  return length(gjk::distance(gjk::VertexCloud<double, 3>(a), gjk::VertexCloud<double, 3>(b)));
}

double forgets_the_last_point(Points a, const Points& b) {
  if (a.size() > 1) a.pop_back();
  return my_gjk(a, b);
}

const Points a{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.3, 0.3, 1}};
const Points b{{0, 0, 3}, {1, 0, 3.5}, {0, 1, 4}};

TEST(MyGjk, IsCorrect) {
  EXPECT_THAT(my_gjk(a, b), gjkproof::IsCorrectFor(a, b));
  EXPECT_THAT(my_gjk, gjkproof::IsCorrectOn(a, b));
}

TEST(MyGjk, ForgetsTheLastPoint) {
  EXPECT_THAT(forgets_the_last_point, gjkproof::IsCorrectOn(a, b));
}
