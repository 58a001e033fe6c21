// SPDX-License-Identifier: MIT
// Touching at a shared vertex, proved in floating point, against truths that it does not compute.

#include <random>

#include "core/subjects/test/certified_by_scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/certified_answers.hpp"

namespace oracle::touching_tests {
namespace {

// Points whose sums of two are exact at float too.
template <typename S, int D>
class Points {
 public:
  using Point = gjk::Vec<S, D>;

  explicit Points(int bits = 20) : bits_of_each_(bits) {}

  S coordinate() {
    const int unit = 1 << (bits_of_each_ - 1);
    return static_cast<S>(static_cast<int>(bits_() >> (64 - bits_of_each_)) - unit) / unit;
  }
  Point any() {
    Point point;
    for (S& x : point.x) x = coordinate();
    return point;
  }
  std::vector<Point> cloud(std::size_t size) {
    std::vector<Point> points(size);
    for (Point& point : points) point = any();
    return points;
  }

 private:
  int bits_of_each_;
  std::mt19937_64 bits_{20261126};
};

template <typename S, int D>
std::size_t furthest(const std::vector<gjk::Vec<S, D>>& points, const gjk::Vec<S, D>& n) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (dot(points[i], n) > dot(points[best], n)) best = i;
  }
  return best;
}

template <typename S, int D>
Relation truth_of(const std::vector<gjk::Vec<S, D>>& a, const std::vector<gjk::Vec<S, D>>& b) {
  const auto points = [](const std::vector<gjk::Vec<S, D>>& vectors) {
    std::vector<Point> result(vectors.size(), Point{});
    for (std::size_t i = 0; i < vectors.size(); ++i) {
      for (std::size_t axis = 0; axis < D; ++axis) {
        result[i][axis] = static_cast<double>(vectors[i][axis]);
      }
    }
    return result;
  };
  return quick_certificate(question(D, points(a), points(b))).relation;
}

struct Seen {
  int touching = 0;  // of these:
  int in_floating_point = 0;
  int overlapping = 0;
};

template <typename S, int D>
void note(const Certified<S, D>& found, const certified::CertifiedRelation<S, D>& relation,
          Relation truth, const gjk::Vec<S, D>& shared, Seen& seen) {
  EXPECT_EQ(static_cast<int>(found.relation), static_cast<int>(truth));
  EXPECT_EQ(static_cast<int>(relation.relation), static_cast<int>(truth));
  EXPECT_EQ(found.distance.upper, S(0));
  if (truth == Relation::overlapping) ++seen.overlapping;
  if (truth != Relation::touching) return;
  ++seen.touching;
  if (found.stage != Stage::floating_point) return;
  ++seen.in_floating_point;
  EXPECT_EQ(found.size, 1U);
  EXPECT_EQ(found.weights[0], S(1));
  EXPECT_EQ(found.witness_a, shared);
  EXPECT_EQ(found.witness_b, shared);
  EXPECT_EQ(found.normal, (gjk::Vec<S, D>{}));
}

// B is moved so that its vertex furthest along n is that of A furthest against it; `turned`: or any
// of A, where most bodies overlap.
template <typename S, int D>
Seen compare(std::size_t size, bool turned, int count) {
  Points<S, D> points;
  Seen seen;
  for (int i = 0; i < count; ++i) {
    const auto a = points.cloud(size);
    auto b = points.cloud(size);
    const auto n = points.any();
    const auto shared = a[turned ? 0 : furthest<S, D>(a, S(-1) * n)];
    const auto move = shared - b[furthest<S, D>(b, n)];
    for (auto& point : b) point = point + move;
    const PreparedBody<S, D> of_a(a);
    const PreparedBody<S, D> of_b(b);
    const auto found = certified_distance(of_a, of_b, HighwayScan());
    const auto relation = certified_relation(of_a, of_b, ScalarScan());
    note(found, relation, truth_of<S, D>(a, b), shared, seen);
  }
  return seen;
}

// Floating point proves at least `tenths` of the pairs that touch; a hundred of `turned` pairs overlap.
void expect_proofs(Seen (*compare)(std::size_t size, bool turned, int count), int tenths,
                   int turned) {
  for (const auto& [size, count] : {std::pair<std::size_t, int>{4, 400}, {30, 100}, {700, 8}}) {
    const Seen seen = compare(size, false, count);
    EXPECT_EQ(seen.touching, count);
    EXPECT_GE(seen.in_floating_point, count * tenths / 10) << size;
  }
  const Seen seen = compare(5, true, turned);
  EXPECT_GT(seen.overlapping, 100);
  EXPECT_GT(seen.touching, 10);
}

TEST(CertifiedTouching, IsProvedAtASharedVertexAtDouble) {
  expect_proofs(compare<double, 3>, 9, 400);
  expect_proofs(compare<double, 2>, 9, 400);
}
TEST(CertifiedTouching, IsProvedAtASharedVertexAtFloat) {
  expect_proofs(compare<float, 3>, 9, 400);
  expect_proofs(compare<float, 2>, 9, 400);
}

// --- of placed bodies ---

// A matrix of small integers.
template <typename S, int D>
gjk::Affine<S, D> sheared(Points<S, D>& points) {
  gjk::Affine<S, D> placement{};
  for (auto& row : placement.linear) {
    for (S& x : row.x) x = std::round(3 * points.coordinate());
  }
  placement.translation = points.any();
  return placement;
}

template <typename S, int D>
std::vector<gjk::Vec<S, D>> images(const gjk::Affine<S, D>& placement,
                                   const std::vector<gjk::Vec<S, D>>& points) {
  std::vector<gjk::Vec<S, D>> result;
  for (const auto& point : points) result.push_back(placement(point));
  return result;
}

// As compare, of points with few bits, so that their images are exact at float too.
template <typename S, int D>
Seen compare_placed(std::size_t size, bool turned, int count) {
  Points<S, D> points(8);
  Seen seen;
  for (int i = 0; i < count; ++i) {
    const auto a = points.cloud(size);
    const auto b = points.cloud(size);
    const auto to_a = sheared<S, D>(points);
    auto to_b = sheared<S, D>(points);
    const auto n = points.any();
    const auto shared = to_a(a[turned ? 0 : furthest<S, D>(images(to_a, a), S(-1) * n)]);
    to_b.translation = shared - to_b.linear_image(b[furthest<S, D>(images(to_b, b), n)]);
    const PreparedBody<S, D> of_a(a);
    const PreparedBody<S, D> of_b(b);
    const certified::PlacedBody<S, D> placed_a(of_a, to_a);
    const certified::PlacedBody<S, D> placed_b(of_b, to_b);
    const auto found = certified_distance(placed_a, placed_b, HighwayScan());
    const auto relation = certified_relation(placed_a, placed_b, ScalarScan());
    const Relation truth = truth_of<S, D>(images(to_a, a), images(to_b, b));
    note(found, relation, truth, shared, seen);
  }
  return seen;
}

TEST(CertifiedTouching, IsProvedOfPlacedBodiesAtDouble) {
  expect_proofs(compare_placed<double, 3>, 8, 500);
  expect_proofs(compare_placed<double, 2>, 8, 500);
}
TEST(CertifiedTouching, IsProvedOfPlacedBodiesAtFloat) {
  expect_proofs(compare_placed<float, 3>, 8, 500);
  expect_proofs(compare_placed<float, 2>, 8, 500);
}

// A corner is zero although a vertex is 2^-60 beyond the other one: its image was rounded.
TEST(CertifiedTouching, IsNotProvedOfRoundedImages) {
  const double x = 1 + 0x1p-30;
  const PreparedBody<double, 2> a(std::vector<gjk::Vec<double, 2>>{{{x, 0}}, {{3, 0}}});
  const PreparedBody<double, 2> b(std::vector<gjk::Vec<double, 2>>{{{0, 0}}, {{-1, 0}}});
  const gjk::Affine<double, 2> to_a{{{{{x, 0}}, {{0, 1}}}}, {}};
  const gjk::Affine<double, 2> to_b{{{{{1, 0}}, {{0, 1}}}}, {{1 + 0x1p-29, 0}}};
  EXPECT_EQ(to_a(a[0]), to_b(b[0]));
  const certified::PlacedBody<double, 2> placed_a(a, to_a);
  const certified::PlacedBody<double, 2> placed_b(b, to_b);
  EXPECT_EQ(certified_relation(placed_a, placed_b).relation, certified::Relation::separated);
  EXPECT_EQ(certified_distance(placed_a, placed_b).relation, certified::Relation::separated);
}

// --- its bound ---

template <typename Bounds>
struct NoErrorOfProducts : Bounds {
  static constexpr double shared = 0;
};

template <typename S, int D>
Rational exact_dot(const gjk::Vec<S, D>& x, const gjk::Vec<S, D>& y) {
  Rational sum(0);
  for (std::size_t i = 0; i < D; ++i) sum += Rational(x[i]) * Rational(y[i]);
  return sum;
}

// How many points beside a plane through w are wrongly said to be beyond it, of 20,000.
template <typename Bounds, typename S, int D>
int false_claims() {
  Points<S, D> points;
  int wrong = 0;
  for (int i = 0; i < 20'000; ++i) {
    const auto third = S(1) / 3 * points.any();
    const auto w = S(1) / 3 * points.any();
    const auto v = third + S(1) / 7 * points.any();
    const auto offset = points.any();
    const auto p = w + (offset - dot(offset, v) / dot(v, v) * v);
    const PreparedBody<S, D> body(std::vector{w, p});
    const bool claimed = certified::lies_beyond<Bounds>(
        body, ScalarScan(), w, v, certified::norm(dot(v, v)), 2 * body.radius());
    if (claimed && exact_dot<S, D>(p, v) < exact_dot<S, D>(w, v)) ++wrong;
  }
  return wrong;
}

// The same of bodies placed by any matrix, without a second body in the radii.
template <typename Bounds, typename S, int D>
int false_claims_of_placed() {
  Points<S, D> points;
  int wrong = 0;
  for (int i = 0; i < 20'000; ++i) {
    gjk::Affine<S, D> placement{};
    for (auto& row : placement.linear) row = points.any() + S(1) / 7 * points.any();
    const auto v = S(1) / 3 * points.any();
    const auto w = S(1) / 7 * points.any();
    const auto along = placement.transposed_image(v);
    const auto offset = points.any();
    const auto p = w + (offset - dot(offset, along) / dot(along, along) * along);
    const PreparedBody<S, D> body(std::vector{w, p});
    const certified::PlacedBody<S, D> placed(body, placement);
    const bool claimed = certified::lies_beyond<Bounds>(
        body, ScalarScan(), w, along, certified::norm(dot(v, v)), placed.radius());
    Rational beyond(0);
    for (std::size_t k = 0; k < D; ++k) {
      const Rational row =
          exact_dot<S, D>(placement.linear[k], p) - exact_dot<S, D>(placement.linear[k], w);
      beyond += Rational(v[k]) * row;
    }
    if (claimed && beyond < 0) ++wrong;
  }
  return wrong;
}

template <typename S, int D>
void expect_bound_to_be_needed() {
  EXPECT_EQ((false_claims_of_placed<certified::PlacedBounds, S, D>()), 0);
  EXPECT_GT((false_claims_of_placed<NoErrorOfProducts<certified::PlacedBounds>, S, D>()), 100);
  EXPECT_EQ((false_claims<ProvedBounds, S, D>()), 0);
  EXPECT_GT((false_claims<NoErrorOfProducts<ProvedBounds>, S, D>()), 100);
}

TEST(CertifiedTouching, NeedsItsBound) {
  expect_bound_to_be_needed<double, 3>();
  expect_bound_to_be_needed<double, 2>();
  expect_bound_to_be_needed<float, 3>();
  expect_bound_to_be_needed<float, 2>();
}

// One point of many is before the plane, in any group; copies of w are no obstacle.
template <typename S, typename Scan>
void expect_all_points_to_count(const Scan& scan) {
  Points<S, 3> points;
  const gjk::Vec<S, 3> v{{S(1), S(0), S(0)}};
  auto cloud = points.cloud(PreparedBody<S, 3>::ungrouped * 2);
  for (auto& point : cloud) point[0] = 1 + std::abs(point[0]);
  const gjk::Vec<S, 3> w{{S(0.5), S(0), S(0)}};
  cloud[3] = cloud[700 % cloud.size()] = w;
  const auto beyond = [&] {
    const PreparedBody<S, 3> body(cloud);
    return certified::lies_beyond<ProvedBounds>(body, scan, w, v, S(1), 2 * body.radius());
  };
  EXPECT_TRUE(beyond());
  for (std::size_t i = 5; i < cloud.size(); i += 97) {
    const auto kept = cloud[i];
    cloud[i][0] = S(0.25);
    EXPECT_FALSE(beyond()) << i;
    cloud[i][0] = S(0.5);
    EXPECT_FALSE(beyond()) << i;
    cloud[i] = kept;
  }
}

TEST(CertifiedTouching, NeedsAllPoints) {
  expect_all_points_to_count<double>(ScalarScan());
  expect_all_points_to_count<double>(HighwayScan());
  expect_all_points_to_count<float>(ScalarScan());
  expect_all_points_to_count<float>(HighwayScan());
}

}  // namespace
}  // namespace oracle::touching_tests
