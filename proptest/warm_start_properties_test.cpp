// SPDX-License-Identifier: MIT
// A search for a separating axis may start anywhere: the start must not decide the result.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/gjk/separating_axis.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using Failure = std::optional<std::string>;

// Axes, diagonals, and differences of vertices, which a previous frame may have left.
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
    if (found.status == gjk::AxisStatus::iteration_limit) return "iteration limit";
    if (found.intersecting != meets) return "a different relation from another start";
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

// n . p exactly, and the largest |n_i p_i|, which bounds its rounding error.
struct Along {
  oracle::Rational value;
  oracle::Rational largest_term;
};

Along along(const gjk::Vec<double, 3>& n, const cases::Point& p) {
  Along result;
  for (std::size_t i = 0; i < 3; ++i) {
    const oracle::Rational term = oracle::rational(n[i]) * oracle::rational(p[i]);
    result.value += term;
    result.largest_term = std::max(result.largest_term, oracle::Rational(abs(term)));
  }
  return result;
}

// Both support points are chosen among values that are off by 3 products and 2 sums of terms up to
// t, 9 u t each [Higham02 §3.1]; v.w, from rounded differences, by 4 u of terms up to 2 t: 24 u t.
bool separates(const cases::Case& question, const gjk::Vec<double, 3>& n) {
  oracle::Rational least_a;
  oracle::Rational most_b;
  oracle::Rational t(0);
  for (std::size_t i = 0; i < question.a.points.size(); ++i) {
    const Along a = along(n, question.a.points[i]);
    if (i == 0 || a.value < least_a) least_a = a.value;
    t = std::max(t, a.largest_term);
  }
  for (std::size_t j = 0; j < question.b.points.size(); ++j) {
    const Along b = along(n, question.b.points[j]);
    if (j == 0 || b.value > most_b) most_b = b.value;
    t = std::max(t, b.largest_term);
  }
  return least_a - most_b >= -42 * oracle::rational(0x1p-53) * t;
}

// A proof is valid at any precision: v.w > 0 by more than its rounding.
TEST(WarmStart, AnAxisThatIsReturnedSeparates) {
  expect_holds(
      "an axis reported as separating has A - B on one side, up to rounding",
      [](const cases::Case& question) -> Failure {
        if (question.dim != 3) return std::nullopt;
        const subjects::BodyMap<double, 3> a(question.a);
        const subjects::BodyMap<double, 3> b(question.b);
        for (const auto& start : starts<double, 3>(question)) {
          const auto found = gjk::separating_axis(a, b, gjk::robust<double>(), start);
          if (found.status == gjk::AxisStatus::separating_axis && !separates(question, found.v)) {
            return "the axis does not separate";
          }
        }
        return std::nullopt;
      },
      {.cases = 2000});
}

}  // namespace
}  // namespace proptest
