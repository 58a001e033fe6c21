// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/cases/symmetry/signed_axes.hpp"

namespace cases {
namespace {

double squared_gap(const Point& p, const Point& q) {
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i) sum += (p[i] - q[i]) * (p[i] - q[i]);
  return sum;
}

TEST(SignedAxes, AreAllButTheIdentityWithoutRepetition) {
  for (const int dim : {2, 3}) {
    std::set<std::string> images;
    for (const SignedAxes& axes : signed_axes(dim)) {
      images.insert(text(axes, dim));
      const Point p{3, 5, dim == 2 ? 0.0 : 7.0};
      EXPECT_NE(axes(p), p);
      EXPECT_EQ(inverse(axes)(axes(p)), p);
      EXPECT_EQ(axes(p)[2] == 0, dim == 2);
    }
    EXPECT_EQ(images.size(), dim == 2 ? 7U : 47U);
  }
}

TEST(SignedAxes, KeepLengthsOfAnImage) {
  Case question;
  question.a.points = {{1, 2, 3}, {-4, 0, 2}};
  question.b.points = {{8, -1, 5}};
  for (const SignedAxes& axes : signed_axes(3)) {
    const Case image = cases::image(question, axes);
    ASSERT_EQ(image.a.points.size(), 2U);
    ASSERT_EQ(image.b.points.size(), 1U);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(squared_gap(image.a.points[i], image.b.points[0]),
                squared_gap(question.a.points[i], question.b.points[0]));
    }
  }
}

}  // namespace
}  // namespace cases
