// SPDX-License-Identifier: MIT
// A separating axis may be looked for from anywhere: where it starts must not decide what it finds.
#include <gtest/gtest.h>

#include <string>

#include "core/gjk/separating_axis.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/scalars.hpp"
#include "oracle/certificate.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using Failure = std::optional<std::string>;

// Axes, diagonals, and differences of vertices, which a frame before this one may have left.
template <gjk::Scalar S, int D>
std::vector<gjk::Vec<S, D>> starts(const cases::Case& question) {
  std::vector<gjk::Vec<S, D>> result;
  for (const int sign : {1, -1}) {
    gjk::Vec<S, D> diagonal;
    for (std::size_t axis = 0; axis < D; ++axis) {
      gjk::Vec<S, D> start;
      start[axis] = S(sign);
      result.push_back(start);
      diagonal[axis] = S(sign * static_cast<int>(axis + 1));
    }
    result.push_back(diagonal);
  }
  const auto a = subjects::vertices<S, D>(question.a);
  const auto b = subjects::vertices<S, D>(question.b);
  result.push_back(a.back() - b.back());
  result.push_back(a.front() - a.back());
  result.push_back(gjk::Vec<S, D>{});
  return result;
}

template <gjk::Scalar S, int D>
Failure any_start_finds(const cases::Case& question, bool meets) {
  const subjects::BodyMap<S, D> a(question.a);
  const subjects::BodyMap<S, D> b(question.b);
  for (const gjk::Vec<S, D>& start : starts<S, D>(question)) {
    const auto found = gjk::separating_axis(a, b, gjk::enhanced<S>(), start);
    if (found.status == gjk::AxisStatus::iteration_limit) return "no end";
    if (found.intersecting != meets) return "another relation from another start";
  }
  return std::nullopt;
}

TEST(WarmStart, ExactRelationsDoNotDependOnTheStart) {
  expect_holds("in rationals a separating axis gives the exact relation from any start",
               [](const cases::Case& question) {
                 const bool meets =
                     oracle::certificate(question).relation != cases::Relation::separated;
                 return question.dim == 2 ? any_start_finds<subjects::Rational, 2>(question, meets)
                                          : any_start_finds<subjects::Rational, 3>(question, meets);
               },
               {.cases = 1000});
}

// A proof is a proof at any precision: v.w > 0 by more than its rounding.
TEST(WarmStart, AnAxisThatIsReturnedSeparates) {
  expect_holds("an axis reported as separating has A - B on one side, up to rounding",
               [](const cases::Case& question) -> Failure {
                 if (question.dim != 3) return std::nullopt;
                 const subjects::BodyMap<double, 3> a(question.a);
                 const subjects::BodyMap<double, 3> b(question.b);
                 for (const auto& start : starts<double, 3>(question)) {
                   const auto found = gjk::separating_axis(a, b, gjk::robust<double>(), start);
                   if (found.status != gjk::AxisStatus::separating_axis) continue;
                   oracle::Rational least;
                   oracle::Rational size(0);
                   bool first = true;
                   for (const cases::Point& p : question.a.points) {
                     for (const cases::Point& q : question.b.points) {
                       oracle::Rational along(0);
                       for (std::size_t i = 0; i < 3; ++i) {
                         const oracle::Rational term =
                             oracle::rational(found.v[i]) *
                             (oracle::rational(p[i]) - oracle::rational(q[i]));
                         along += term;
                         size = std::max(size, oracle::Rational(abs(term)));
                       }
                       if (first || along < least) least = along;
                       first = false;
                     }
                   }
                   // Three products and two sums over rounded differences: 6 u of terms up to
                   // `size` each.
                   if (least < -18 * oracle::rational(0x1p-53) * size)
                     return "the axis does not separate";
                 }
                 return std::nullopt;
               },
               {.cases = 1000});
}

}  // namespace
}  // namespace proptest
