// SPDX-License-Identifier: MIT
// Checks that every truth of the reference oracle must pass.
#pragma once

#include <thread>

#include "oracle/minkowski/minkowski.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

inline std::vector<Point> square(double x, double y, double size) {
  return {{x, y, 0}, {x + size, y, 0}, {x, y + size, 0}, {x + size, y + size, 0}};
}

// Checks the part of a proof that `minkowski` promises, without using `minkowski`.
inline void expect_proven(const Case& c, const Truth& truth) {
  RationalVector sum;
  Rational weight_sum = 0;
  ASSERT_FALSE(truth.proof.terms.empty());
  for (const Term& term : truth.proof.terms) {
    ASSERT_LT(term.a, c.a.points.size());
    ASSERT_LT(term.b, c.b.points.size());
    EXPECT_GT(term.weight, 0);
    weight_sum += term.weight;
    const RationalVector w = rational(c.a.points[term.a]) - rational(c.b.points[term.b]);
    for (std::size_t i = 0; i < 3; ++i) sum[i] += term.weight * w[i];
  }
  EXPECT_EQ(weight_sum, 1);
  EXPECT_EQ(sum, truth.v);
  EXPECT_EQ(truth.distance_squared, dot(truth.v, truth.v));
  EXPECT_EQ(truth.distance_squared != 0, truth.relation == Relation::separated);
  EXPECT_EQ(truth.penetration_depth_squared.has_value(), truth.relation != Relation::separated);
  if (truth.penetration_depth_squared) {
    EXPECT_EQ(*truth.penetration_depth_squared > 0, truth.relation == Relation::overlapping);
  }
  Rational a_min = dot(truth.v, rational(c.a.points[0]));
  for (const Point& p : c.a.points) a_min = std::min(a_min, dot(truth.v, rational(p)));
  Rational b_max = dot(truth.v, rational(c.b.points[0]));
  for (const Point& p : c.b.points) b_max = std::max(b_max, dot(truth.v, rational(p)));
  EXPECT_GE(a_min - b_max, truth.distance_squared);
}

inline Truth proven(const Case& c) {
  Truth truth = minkowski(c);
  expect_proven(c, truth);
  return truth;
}

// `ask` gives the same v `count` times in four threads.
template <typename Ask>
void expect_same_in_threads(const Case& c, std::size_t count, const Ask& ask) {
  const RationalVector expected = ask(c).v;
  std::vector<RationalVector> answers(count);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (std::size_t i = t; i < answers.size(); i += 4) answers[i] = ask(c).v;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const RationalVector& v : answers) EXPECT_EQ(v, expected);
}

// A subnormal gap between two bodies of 1e150.
inline Case tiny_gap() {
  const double tiny = std::numeric_limits<double>::denorm_min();
  return question(3, box({-1e150, -1e150, -1e150}, {-tiny, 1e150, 1e150}),
                  box({0, -1e150, -1e150}, {1e150, 1e150, 1e150}));
}

inline void expect_separated(const Case& c, const RationalVector& v) {
  const Truth truth = proven(c);
  EXPECT_EQ(truth.relation, Relation::separated);
  EXPECT_EQ(truth.v, v);
}

inline void expect_touching(const Case& c) { EXPECT_EQ(proven(c).relation, Relation::touching); }

inline void expect_overlapping(const Case& c, const std::string& depth_squared) {
  const Truth truth = proven(c);
  EXPECT_EQ(truth.relation, Relation::overlapping);
  EXPECT_EQ(truth.penetration_depth_squared, Rational(depth_squared));
}

}  // namespace oracle
