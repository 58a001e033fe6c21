// SPDX-License-Identifier: MIT
// The figures and lemmas of [vdB99] in exact arithmetic: what holds in every iteration, and three
// sentences that do not hold, each with the smallest example found.  The two situations of Fig. 3
// need rounding; they are known cases.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>

#include "core/gjk/distance.hpp"
#include "core/gjk/separating_axis.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/scalars.hpp"
#include "core/subjects/test/cubes.hpp"

namespace subjects {
namespace {

template <int D>
using ExactPoint = gjk::Vec<Rational, D>;
template <int D>
using ExactPoints = std::vector<ExactPoint<D>>;
template <int D>
using ExactCloud = gjk::VertexCloud<Rational, D>;

ExactPoint<2> planar_point(int x, int y) { return {{Rational(x), Rational(y)}}; }
ExactPoint<3> spatial_point(int x, int y, int z) {
  return {{Rational(x), Rational(y), Rational(z)}};
}

template <int D>
ExactPoints<D> members(const gjk::Step<Rational, D>& step) {
  ExactPoints<D> points;
  for (std::size_t i = 0; i <= D; ++i) {
    if (gjk::contains(step.simplex.members, i)) points.push_back(step.support[i].y);
  }
  return points;
}

template <int D>
bool is_among(const ExactPoints<D>& points, const ExactPoint<D>& one) {
  return std::find(points.begin(), points.end(), one) != points.end();
}

// --- Fig. 1 ---

// A - B, a quadrilateral, and the point of it to start from.
const ExactPoints<2> figure_1{planar_point(7, 4), planar_point(-1, -3), planar_point(-1, -2),
                              planar_point(3, 2)};
const ExactPoint<2> figure_1_start = planar_point(3, 1);
const ExactPoints<2> origin_of_the_plane(1);

struct FigureStep {
  ExactPoints<2> W;
  ExactPoint<2> w;
  Rational vw;
  Rational mu_squared;
};

// Iterations k = 1, 2, ...: the core starts with a vertex for W_0, so it gets w_0, to which the
// empty W_0 of the paper leads.
std::vector<FigureStep> iterations_of_figure_1() {
  const ExactCloud<2> a(figure_1);
  const ExactCloud<2> b(origin_of_the_plane);
  const std::array<gjk::PointPair<Rational, 2>, 1> first{
      {{a.support(-figure_1_start), b.support(figure_1_start)}}};
  std::vector<FigureStep> steps;
  gjk::distance_with(
      gjk::Johnson<Rational, 2>{}, a, b, gjk::original<Rational>(),
      [&](const gjk::Step<Rational, 2>& step) {
        steps.push_back({members(step), step.w.y, step.vw, step.mu_squared});
      },
      std::span<const gjk::PointPair<Rational, 2>>(first));
  return steps;
}

TEST(PaperFigure1, HasTheSimplicesAndTheSignsOfDeltaOfItsFourIterations) {
  const ExactPoint<2> w0 = ExactCloud<2>(figure_1).support(-figure_1_start).point;
  EXPECT_LT(dot(figure_1_start, w0), 0);  // (a) k = 0, W empty, delta < 0, mu = 0
  const std::vector<FigureStep> steps = iterations_of_figure_1();
  ASSERT_GE(steps.size(), 3U);
  EXPECT_EQ(steps[0].W, ExactPoints<2>{w0});  // (b) delta < 0, mu = 0
  EXPECT_LT(steps[0].vw, 0);
  EXPECT_EQ(steps[0].mu_squared, 0);
  const ExactPoint<2> w1 = steps[0].w;
  EXPECT_EQ(steps[1].W, (ExactPoints<2>{w0, w1}));  // (c) delta > 0, mu = delta
  EXPECT_GT(steps[1].vw, 0);
  EXPECT_GT(steps[1].mu_squared, 0);
  const ExactPoint<2> w2 = steps[1].w;
  EXPECT_EQ(steps[2].W, (ExactPoints<2>{w0, w2}));  // (d) delta > 0, mu unchanged: not monotonic
  EXPECT_GT(steps[2].vw, 0);
  EXPECT_EQ(steps[2].mu_squared, steps[1].mu_squared);
}

// "The vector v_k is a separating axis for the first time when k = 2" [vdB99 §4].
TEST(PaperFigure1, HasItsFirstSeparatingAxisInTheThirdIteration) {
  const auto found =
      gjk::separating_axis(ExactCloud<2>(figure_1), ExactCloud<2>(origin_of_the_plane),
                           gjk::enhanced<Rational>(), figure_1_start);
  EXPECT_EQ(found.status, gjk::AxisStatus::separating_axis);
  EXPECT_EQ(found.iterations, 2);
  EXPECT_EQ(found.support_calls, 3);
}

// --- Fig. 2 ---

// A square passes the corner of another one: its axis of t = 0 also separates at t = 1, and leads
// to a new one at t = 2.
TEST(PaperFigure2, AnAxisSeparatesTwoFramesAndLeadsToTheNextOne) {
  const auto square = [](int x, int y) {
    return ExactPoints<2>{planar_point(x - 1, y - 1), planar_point(x + 1, y - 1),
                          planar_point(x + 1, y + 1), planar_point(x - 1, y + 1)};
  };
  const ExactPoints<2> still = square(0, 0);
  const auto frame = [&](const ExactPoints<2>& moved, const ExactPoint<2>& axis) {
    return gjk::separating_axis(ExactCloud<2>(still), ExactCloud<2>(moved),
                                gjk::enhanced<Rational>(), axis);
  };
  const auto at_0 = frame(square(-4, 0), gjk::first_axis<Rational, 2>());
  EXPECT_EQ(at_0.status, gjk::AxisStatus::separating_axis);
  const auto at_1 = frame(square(-3, 2), at_0.v);
  EXPECT_EQ(at_1.status, gjk::AxisStatus::separating_axis);
  EXPECT_EQ(at_1.support_calls, 1);
  EXPECT_EQ(at_1.v, at_0.v);
  const auto at_2 = frame(square(-1, 3), at_1.v);
  EXPECT_EQ(at_2.status, gjk::AxisStatus::separating_axis);
  EXPECT_GT(at_2.support_calls, 1);
  EXPECT_FALSE(at_2.v == at_1.v);
}

// --- Fig. 3, at double ---

// The number of different support points that the last 60 iterations repeat in turn; 0 if they do
// not cycle.
std::size_t period(const std::string& subject, const cases::Case& question) {
  std::vector<std::pair<std::size_t, std::size_t>> supports;
  const Trace trace = [&](const TraceStep& step) { supports.push_back(step.support); };
  const Answer answer = select({subject}).at(0).ask(question, &trace);
  if (answer.answered || supports.size() < 120) return 0;
  const auto last = supports.end() - 60;
  const std::size_t count = std::set(last, supports.end()).size();
  for (auto at = last; at != supports.end(); ++at) {
    if (*at != *(at - static_cast<std::ptrdiff_t>(count))) return 0;
  }
  return count;
}

TEST(PaperFigure3, TheOriginalFindsOneSupportPointForEverOrTwoInTurn) {
  const cases::Case same = test::known_case("oblong", "oblong-original-cycles");
  const cases::Case alternating = test::known_case("oblong", "oblong-original-alternates");
  EXPECT_EQ(period("core/double/original", same), 1U);
  EXPECT_EQ(period("core/double/original", alternating), 2U);
  for (const cases::Case& question : {same, alternating}) {
    const Answer enhanced = select({"core/double/enhanced"}).at(0).ask(question, nullptr);
    EXPECT_EQ(enhanced.status, "repeated_support_point") << question.id;
  }
}

// "Our algorithm terminates properly for all tested configurations of polytopes": not for these.
TEST(PaperFigure3, TheCheckForRepeatedPointsMissesCyclesOfThreeAndFour) {
  const cases::Case three = test::known_case("enhanced_cycles", "enhanced-cycles-of-three");
  const cases::Case four = test::known_case("enhanced_cycles", "enhanced-cycles-of-four");
  EXPECT_EQ(period("core/double/enhanced", three), 3U);
  EXPECT_EQ(period("core/double/enhanced", four), 4U);
  for (const cases::Case& question : {three, four}) {
    EXPECT_TRUE(select({"core/double/robust"}).at(0).ask(question, nullptr).answered);
  }
}

// --- what holds of every iteration ---

// Counts the subsets X of W_k + {w_k} that fulfil (i) and (ii) [vdB99 §2].
template <int D>
class CharacterisedJohnson : public gjk::Johnson<Rational, D> {
 public:
  using Base = gjk::Johnson<Rational, D>;
  explicit CharacterisedJohnson(std::set<int>& counts) : counts_(&counts) {}

  gjk::Nearest<Rational, D> nearest(const gjk::Points<Rational, D>& y, gjk::Slots W,
                                    std::size_t newest, bool full_allowed) {
    const auto found = Base::nearest(y, W, newest, full_allowed);
    const gjk::Slots all = gjk::with(W, newest);
    int count = 0;
    for (gjk::Slots X = 1; X <= all; ++X) {
      if ((X & ~all) == 0 && this->all_inside(X) && this->all_outside(X, all)) ++count;
    }
    counts_->insert(count);
    return found;
  }

 private:
  std::set<int>* counts_;
};

template <int D>
bool are_independent(const ExactPoints<D>& W) {
  if (W.size() == 2) return !(W[0] == W[1]);
  if (W.size() < 3) return true;
  const ExactPoint<D> one = W[1] - W[0];
  const ExactPoint<D> other = W[2] - W[0];
  const Rational along = dot(one, other);
  return dot(one, one) * dot(other, other) != along * along;  // Gram's determinant
}

// Small integers; every third pair is separated, many points are coplanar and some are equal.
template <int D>
ExactPoints<D> random_points(std::uint64_t key, std::size_t count, int offset) {
  ExactPoints<D> points(count);
  std::uint64_t state = key * 0x9e3779b97f4a7c15U + 1;
  for (ExactPoint<D>& point : points) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      point[axis] = static_cast<int>(state >> 33U) % 19 - 9;
    }
    point[0] += offset;
  }
  return points;
}

struct Iterations {
  int queries = 0;
  int steps = 0;
  int apart = 0;
  std::set<int> subsets;
};

template <int D>
void expect_lemmas(const ExactPoints<D>& a, const ExactPoints<D>& b, Iterations& seen) {
  ExactPoints<D> previous;  // W_{k-1} and w_{k-1}
  std::vector<Rational> lengths;
  const auto result = gjk::distance_with(
      CharacterisedJohnson<D>(seen.subsets), ExactCloud<D>(a), ExactCloud<D>(b),
      gjk::original<Rational>(), [&](const gjk::Step<Rational, D>& step) {
        const ExactPoints<D> W = members(step);
        const Rational& vv = step.simplex.vv;
        Rational sum = 0;
        for (std::size_t i = 0; i <= D; ++i) {
          ASSERT_EQ(step.simplex.lambda[i] > 0, gjk::contains(step.simplex.members, i));
          sum += step.simplex.lambda[i];
        }
        ASSERT_EQ(sum, 1);
        ASSERT_LE(W.size(), static_cast<std::size_t>(D)) << "no free slot";
        ASSERT_TRUE(are_independent(W));
        if (!lengths.empty()) {
          ASSERT_LT(vv, lengths.back()) << "‖v‖ does not fall";
          ASSERT_TRUE(is_among(W, previous.back())) << "Theorem 2: w_k is not in W_{k+1}";
          ASSERT_TRUE(step.vw == vv || !is_among(previous, step.w.y)) << "w repeats before the end";
        }
        lengths.push_back(vv);
        previous = W;
        previous.push_back(step.w.y);
        ++seen.steps;
      });
  ++seen.queries;
  ASSERT_TRUE(result.status == gjk::Status::converged ||
              result.status == gjk::Status::origin_inside);
  for (const Rational& vv : lengths) ASSERT_GE(vv, result.vv);
  ASSERT_EQ(result.mu_squared, result.intersecting ? Rational(0) : result.vv);
  ASSERT_EQ(result.witness_a - result.witness_b, result.v);
  if (!result.intersecting) ++seen.apart;
}

// ‖v_k‖ falls and stays above the distance, the algorithm ends after finitely many iterations, W is
// affinely independent, has a free slot and receives w_k; exactly one X fulfils (i) and (ii);
// weights are positive and sum to one; and w_k is in W_{k-1} + {w_{k-1}} only in the last
// iteration.
TEST(PaperLemmas, HoldInEveryIterationInExactArithmetic) {
  Iterations seen;
  for (std::uint64_t key = 0; key < 400; ++key) {
    const std::size_t count = 1 + key % 12;
    const int offset = static_cast<int>(key % 3) * 7;
    expect_lemmas<2>(random_points<2>(2 * key, count, 0), random_points<2>(2 * key + 1, 6, offset),
                     seen);
    expect_lemmas<3>(random_points<3>(2 * key, count, 0), random_points<3>(2 * key + 1, 6, offset),
                     seen);
    if (HasFatalFailure()) FAIL() << key;
  }
  EXPECT_GT(seen.steps, 3 * seen.queries);
  EXPECT_GT(seen.apart, 200);
  EXPECT_EQ(seen.subsets, std::set<int>{1});
}

// --- three sentences that do not hold ---

// "This subset X is the largest of all nonempty Z for which each lambda_i of v(aff(Z)) is positive"
// [vdB99 §2].  Here X is a vertex, and an edge beside it has positive weights too.
TEST(PaperLemmas, TheSubsetIsNotTheLargestWithPositiveWeights) {
  const gjk::Points<Rational, 2> y{planar_point(1, 0), planar_point(2, 1), planar_point(2, -1)};
  gjk::Johnson<Rational, 2> sub;
  sub.nearest(y, 0, 1, true);
  const auto edge = sub.nearest(y, 0b010, 2, true);
  EXPECT_EQ(edge.members, 0b110U);
  EXPECT_EQ(edge.lambda[1], Rational(1, 2));
  EXPECT_EQ(edge.lambda[2], Rational(1, 2));
  const auto nearest = sub.nearest(y, 0b110, 0, true);
  EXPECT_EQ(nearest.members, 0b001U);
  EXPECT_EQ(nearest.v, planar_point(1, 0));
}

// "Each point that is discarded will not reappear" [vdB99 §4]: one of these four does.  It is
// cached under a new index then, so nothing depends on it.
TEST(PaperLemmas, ADiscardedPointMayReappear) {
  const ExactPoint<3> again = spatial_point(2, -2, 2);
  const ExactPoints<3> tetrahedron{again, spatial_point(0, 0, -2), spatial_point(0, -1, 0),
                                   spatial_point(0, 0, -1)};
  const ExactPoints<3> origin(1);
  std::vector<ExactPoints<3>> simplices;
  const auto result = gjk::distance(
      ExactCloud<3>(tetrahedron), ExactCloud<3>(origin), gjk::original<Rational>(),
      [&](const gjk::Step<Rational, 3>& step) { simplices.push_back(members(step)); });
  EXPECT_EQ(result.vv, Rational(4, 9));
  std::vector<bool> is_in;
  for (const auto& W : simplices) is_in.push_back(is_among(W, again));
  EXPECT_EQ(is_in, (std::vector<bool>{true, true, false, false, true}));
}

}  // namespace
}  // namespace subjects
