// SPDX-License-Identifier: MIT
// The certified depth against truths that it does not compute, with planted faults that must show.
#include <cfenv>
#include <random>

#include "core/cases/floating_point.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"
#include "core/subjects/test/large_bodies.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/test/certified_depths.hpp"

namespace oracle::depth_tests {
namespace {

struct Tally {
  std::map<Stage, int> stages;
  int overlaps = 0;
};

template <typename S, int D>
void ask(const Case& question, const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
         Tally& tally) {
  const CertifiedDepth<S, D> found = certified_depth(a, b, HighwayScan{});
  EXPECT_EQ(contradiction(found, a, b, question, penetration(question)), "")
      << question.id << ", by " << name(found.stage);
  if (found.relation != certified::Relation::overlapping) return;
  ++tally.overlaps;
  ++tally.stages[found.stage];
}

auto into(Tally& tally) {
  return
      [&tally](const Case& question, const auto& a, const auto& b) { ask(question, a, b, tally); };
}

template <typename S>
Tally tally_of(int each, int power) {
  Tally tally;
  ask_families<S>(11, each, power, into(tally));
  return tally;
}

TEST(CertifiedDepth, HoldsTheTruthAtDouble) {
  Tally tally = tally_of<double>(300, 0);
  EXPECT_GT(tally.overlaps, 1000);
  EXPECT_GT(tally.stages[Stage::floating_point], 500);
  EXPECT_GT(tally.stages[Stage::exact], 50);
}

TEST(CertifiedDepth, HoldsTheTruthAtFloat) {
  Tally tally = tally_of<float>(150, 0);
  EXPECT_GT(tally.overlaps, 300);
  EXPECT_EQ(tally.stages[Stage::floating_point], 0);
  EXPECT_GT(tally.stages[Stage::higher_precision], 200);
  EXPECT_GT(tally.stages[Stage::exact], 20);
}

TEST(CertifiedDepth, HoldsTheTruthFarFromOne) {
  int overlaps = 0;
  for (const int power : {-1000, -300, 300, 1000}) {
    overlaps += tally_of<double>(10, power).overlaps;
  }
  for (const int power : {-120, -60, 60, 90}) overlaps += tally_of<float>(10, power).overlaps;
  EXPECT_GT(overlaps, 200);
}

// Of bodies with groups: on top of each other, and in contact.
constexpr std::initializer_list<double> ways = {0.25, 1.5, 2.};

TEST(CertifiedDepth, HoldsTheTruthOfBodiesInGroups) {
  Tally tally;
  for_large_pairs(600, ways,
                  [&](const Case& question, double) { ask_in<double>(question, into(tally)); });
  EXPECT_GT(tally.overlaps, 10);
}

TEST(CertifiedDepth, HoldsTheTruthWithAnyMemory) {
  int overlaps = 0;
  for (const Case& question : cases_of_families(12, 20, {.vertices_max = 12})) {
    if (question.dim == 2 || !cases::has_points_only(question)) continue;
    const auto a = prepared<double, 3>(question.a);
    const auto b = prepared<double, 3>(question.b);
    certified::RelationMemory<double, 3> memory;
    const auto cold = certified_depth(a, b, HighwayScan{}, memory);
    const auto warm = certified_depth(a, b, HighwayScan{}, memory);
    EXPECT_EQ(cold.relation, warm.relation);
    EXPECT_LE(std::max(cold.depth.lower, warm.depth.lower),
              std::min(cold.depth.upper, warm.depth.upper));
    if (cold.relation != certified::Relation::overlapping) continue;
    ++overlaps;
    EXPECT_GT(memory.simplex.size, 0U);
  }
  EXPECT_GT(overlaps, 50);
}

TEST(CertifiedDepth, IsRightToTheJudge) {
  int depths = 0;
  for (const char* name : {"core/double/certified_depth", "core/float/certified_depth"}) {
    const Subject subject = subjects::select({name}).at(0);
    for (const Case& drawn : cases_of_families(13, 60, {.vertices_max = 16})) {
      const auto question = cases::rounded(drawn, case_bits(subject));
      if (!question || !cases::has_points_only(*question)) continue;
      const Answer answer = subject.ask(*question, nullptr);
      Truth truth = certificate(*question);
      const auto exact = penetration(*question);
      if (exact) truth.penetration_depth_squared = exact->depth_squared;
      const Verdict verdict = judge(*question, answer, truth, subject.format);
      EXPECT_EQ(verdict.kind, correct) << question->id << ": " << verdict.reason;
      depths += answer.penetration_depth ? 1 : 0;
    }
  }
  EXPECT_GT(depths, 300);
}

void expect_right(const Case& question) {
  Truth truth = certificate(question);
  truth.penetration_depth_squared = penetration(question).value().depth_squared;
  for (const char* name : {"core/double/certified_depth", "core/float/certified_depth"}) {
    const Subject subject = subjects::select({name}).at(0);
    const Case asked = cases::rounded(question, case_bits(subject)).value();
    if (asked.a.points != question.a.points || asked.b.points != question.b.points) continue;
    const Answer answer = subject.ask(question, nullptr);
    EXPECT_TRUE(answer.penetration_depth) << name;
    const Verdict verdict = judge(question, answer, truth, subject.format);
    EXPECT_EQ(verdict.kind, correct) << name << ": " << verdict.reason;
  }
}

// One facet beside the nearest has hardly any area, and the direction of its normal is noise.
TEST(CertifiedDepth, IsRightBesideAFacetWithHardlyAnyArea) {
  expect_right(oracle::question(3, {{0, -1, 0}, {-1, 0.625, -1}, {0, 0, 0}},
                                {{-0x1p-13, 0, 0x1p-52}, {0, 0, -0x1p-10}}));
}

// More than three corners lie in the plane of the nearest facet, but for rounding, and the foot of the
// perpendicular is between others.
TEST(CertifiedDepth, IsRightWhereTheFootLiesBesideTheNearestFacet) {
  expect_right(
      oracle::question(3, {{0, 0x1p-12, 0}, {0, 0, -0x1.248p-19}},
                       {{-1, 1, 1}, {0x1.124p-15, 0, 0}, {0, 1, 0}, {0, -0x1p-5, -0x1p-11}}));
}

// The nearest facet ends before A - B does, by less than the rounding of its plane.
TEST(CertifiedDepth, IsRightWhereTheNearestFacetEndsBeforeTheDifference) {
  expect_right(oracle::question(3,
                                {{-0x1.1746p-5, 0x1.7fcba2p+6, -0x1.a00ba2p+6},
                                 {0x1.a2e9p+1, 0x1.93a2ep+6, -0x1.9ba2e8p+6},
                                 {-0x1.1745cp-4, 0x1.7f9746p+6, -0x1.a01746p+6},
                                 {0x1.e8bcp+9, -0x1.72e848p+9, 0x1.6ee7p+9}},
                                {{0, 0, 0},
                                 {0x1.74p-4, 0x1.7fecp+6, -0x1.a00b8p+6},
                                 {0x1.45d18p-5, 0x1.7f9d18p+6, -0x1.a01d18p+6}}));
}

// In doubles the polytope winds around the origin ever more often.
Case of_a_winding_polytope() {
  return oracle::question(3,
                          {{0x1.7c8p-52, 0, -0x1.67e4p-47},
                           {0x1.6b7p-52, 0, -0x1.67e4p-47},
                           {0x1.7c8p-52, 0, -0x1.5ap-47},
                           {0x1.8p-52, 0x1.3p-12, -0x1.2c2c2cp-12},
                           {0x1.6b7p-52, 0, -0x1.68p-47}},
                          {{0x1.8p-52, 0, -0x1.68cp-47},
                           {0x1.6p-52, -0x1p-57, -0x1.66cp-47},
                           {0x1.7p-52, 0x1.cp-56, -0x1.676p-47},
                           {0x1.8p-52, 0, -0x1.68p-47}});
}

TEST(CertifiedDepth, IsRightWhereRoundingWindsThePolytopeAround) {
  expect_right(of_a_winding_polytope());
}

TEST(CertifiedDepth, RefusesToProveWithAnotherRounding) {
  const Case question = generate(listed_family("nested"), 1, 0);
  const auto a = prepared<double, 3>(question.a);
  const auto b = prepared<double, 3>(question.b);
  ASSERT_EQ(std::fesetround(FE_UPWARD), 0);
  EXPECT_THROW(certified_depth(a, b), std::domain_error);
  std::fesetround(FE_TONEAREST);
}

// --- the polytope ---

template <int D>
using Prepared = certified::PreparedDifference<double, D>;
template <int D>
using Difference = certified::RoundedDifference<Prepared<D>, ScalarScan, ProvedBounds>;
template <int D>
using Hull = certified::ExpandingHull<Difference<D>, D>;

// The border of the chain of facets: ridges with their direction, less those that cancel.
template <int D>
std::map<std::array<std::size_t, 2>, int> border(const Hull<D>& hull) {
  std::map<std::array<std::size_t, 2>, int> sum;
  for (const auto& facet : hull.facets()) {
    if constexpr (D == 2) {
      ++sum[{facet.corners[0], 0}];
      --sum[{facet.corners[1], 0}];
    } else {
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t p = facet.corners[i];
        const std::size_t q = facet.corners[(i + 1) % 3];
        sum[{std::min(p, q), std::max(p, q)}] += p < q ? 1 : -1;
      }
    }
  }
  std::erase_if(sum, [](const auto& ridge) { return ridge.second == 0; });
  return sum;
}

// Grows by corners in an order of no sense.
template <int D>
int grow_at_random(const Case& question, std::mt19937_64& random) {
  const auto a = prepared<double, D>(question.a);
  const auto b = prepared<double, D>(question.b);
  const ScalarScan scan;
  const Prepared<D> both(a, b);
  const Difference<D> difference(both, scan);
  const auto any = [&] { return difference.at(random() % a.size(), random() % b.size()); };
  Hull<D> hull(difference);
  const std::array first{any()};
  if (!hull.begin(first)) return 0;
  int grown = 0;
  for (int i = 0; i < 30; ++i) {
    EXPECT_TRUE(border<D>(hull).empty()) << question.id;
    if (!hull.take(any())) break;
    ++grown;
  }
  return grown;
}

TEST(CertifiedDepth, GrowsPolytopesWithoutABorder) {
  std::mt19937_64 random(1);
  int grown = 0;
  for (const Case& question : cases_of_families(14, 40, {.vertices_max = 12})) {
    if (!cases::has_points_only(question)) continue;
    grown += question.dim == 2 ? grow_at_random<2>(question, random)
                               : grow_at_random<3>(question, random);
  }
  EXPECT_GT(grown, 500);
}

TEST(CertifiedDepth, EndsAPolytopeWithTooManyFacets) {
  const Case question = of_a_winding_polytope();
  const auto a = prepared<double, 3>(question.a);
  const auto b = prepared<double, 3>(question.b);
  const ScalarScan scan;
  certified::RelationMemory<double, 3> memory;
  certified_relation(a, b, scan, memory);
  const Prepared<3> both(a, b);
  const Difference<3> difference(both, scan);
  std::vector<Hull<3>::Vertex> corners;
  for (std::size_t i = 0; i < memory.simplex.size; ++i) {
    const auto& [of_a, of_b] = memory.simplex.pairs[i];
    corners.push_back(difference.at(a.place(of_a), b.place(of_b)));
  }
  Hull<3> hull(difference);
  ASSERT_TRUE(hull.begin(corners));
  std::size_t vertices = 4;
  while (vertices < 100 && hull.take(difference.furthest(hull.nearest().plane.n))) {
    ASSERT_LE(hull.facets().size(), 2 * ++vertices);
  }
  EXPECT_GT(vertices, 8);
  EXPECT_LT(vertices, 100);
}

// Of separated bodies no polytope winds around the origin.
TEST(CertifiedDepth, ProvesNothingFromAPolytopeBesideTheOrigin) {
  int asked = 0;
  for (const Case& question : cases_of_families(15, 60, {.vertices_max = 12})) {
    if (question.dim == 2 || !cases::has_points_only(question)) continue;
    if (quick_certificate(question).relation == Relation::overlapping) continue;
    const auto a = prepared<double, 3>(question.a);
    const auto b = prepared<double, 3>(question.b);
    const ScalarScan scan;
    const Prepared<3> both(a, b);
    certified::FloatingPointDepth<Prepared<3>, ScalarScan, ProvedBounds> search(both, scan);
    CertifiedDepth<double, 3> found;
    const certified::Memory start{
        {{{0, 0}, {a.size() - 1, 0}, {0, b.size() - 1}, {a.size() - 1, b.size() - 1}}}, 4};
    EXPECT_FALSE(search.answer(start, found)) << question.id;
    ++asked;
  }
  EXPECT_GT(asked, 200);
}

// --- planted faults ---

struct NoErrorOfProducts : ProvedBounds {
  static constexpr double products = 0;
};
struct NoErrorOfFacets : ProvedBounds {
  static constexpr double facets = 0;
};
struct NoErrorOfNorms : ProvedBounds {
  static constexpr double lower_norm = 0;
  static constexpr double products = 0;
  static constexpr double facets = 0;
};

// How many of some overlaps have an end on the wrong side.
template <typename Bounds>
int false_ends() {
  int wrong = 0;
  for (const Case& question : cases_of_families(16, 120, {.vertices_max = 8})) {
    if (question.dim == 2 || !cases::has_points_only(question)) continue;
    const auto a = prepared<double, 3>(question.a);
    const auto b = prepared<double, 3>(question.b);
    const auto found = certified::certified_depth<Bounds>(a, b);
    if (found.stage != Stage::floating_point) continue;
    const std::string fault = contradiction(found, a, b, question, penetration(question));
    wrong += fault == "lower end" || fault == "upper end" ? 1 : 0;
  }
  return wrong;
}

TEST(CertifiedDepth, NeedsItsBounds) {
  EXPECT_EQ(false_ends<ProvedBounds>(), 0);
  EXPECT_GT(false_ends<NoErrorOfProducts>(), 0);
  EXPECT_GT(false_ends<NoErrorOfFacets>(), 0);
  EXPECT_GT(false_ends<NoErrorOfNorms>(), false_ends<NoErrorOfFacets>());
}

// A scan that believes the first group of each body.
struct BelievesTheFirstGroup : ScalarScan {
  template <typename S, int D, typename Along>
  certified::Extremes<S> operator()(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                    const Along& given) const {
    const certified::Directions<S, D> along(given);
    const auto least = [](const PreparedBody<S, D>& body, const gjk::Vec<S, D>& v) {
      std::size_t best = 0;
      for (std::size_t i = 0; i < std::min(body.size(), body.group); ++i) {
        if (dot(body.at(i), v) < dot(body.at(best), v)) best = i;
      }
      return best;
    };
    const std::size_t in_a = least(a, along.of_a);
    const std::size_t in_b = least(b, -along.of_b);
    return {dot(a.at(in_a), along.of_a), dot(b.at(in_b), along.of_b), in_a, in_b};
  }
};

TEST(CertifiedDepth, NeedsAllGroups) {
  int wrong = 0;
  for_large_pairs(600, ways, [&](const Case& question, double) {
    if (question.dim == 2) return;
    const auto a = prepared<double, 3>(question.a);
    const auto b = prepared<double, 3>(question.b);
    const auto found = certified_depth(a, b, BelievesTheFirstGroup{});
    wrong += contradiction(found, a, b, question, penetration(question)).empty() ? 0 : 1;
  });
  EXPECT_GT(wrong, 0);
}

}  // namespace
}  // namespace oracle::depth_tests
