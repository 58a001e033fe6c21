// SPDX-License-Identifier: MIT
// The certified relation against truths that it does not compute: cold, from any memory, in motion,
// and with planted faults that must show.
#include <cfenv>
#include <random>

#include "core/gjk/certified/batch.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/certified_answers.hpp"

namespace oracle::relation_tests {
namespace {

using certified::CertifiedRelation;

// Returns what an answer claims wrongly; empty if it holds.
template <typename S, int D>
std::string contradiction(const CertifiedRelation<S, D>& found, const PreparedBody<S, D>& a,
                          const PreparedBody<S, D>& b, Relation truth) {
  if (static_cast<int>(found.relation) != static_cast<int>(truth)) return "relation";
  const bool has_axis = found.axis != gjk::Vec<S, D>{};
  if (truth == Relation::overlapping) return has_axis ? "axis of overlap" : "";
  if (truth == Relation::separated && !has_axis) return "no axis";
  if (found.stage != Stage::floating_point) return "";
  const Rational gap = gap_along(a, b, found.axis);
  return has_axis && (truth == Relation::separated ? gap > 0 : gap >= 0) ? "" : "axis";
}

template <typename S, int D>
void expect_same(const CertifiedRelation<S, D>& one, const CertifiedRelation<S, D>& other) {
  EXPECT_EQ(one.relation, other.relation);
  EXPECT_EQ(one.stage, other.stage);
  EXPECT_EQ(one.iterations, other.iterations);
  EXPECT_EQ(one.axis, other.axis);
  EXPECT_EQ(one.simplex.pairs, other.simplex.pairs);
  EXPECT_EQ(one.simplex.size, other.simplex.size);
}

template <typename S, int D>
std::vector<RelationMemory<S, D>> hostile_memories(const PreparedBody<S, D>& a,
                                                   const PreparedBody<S, D>& b) {
  using Vector = gjk::Vec<S, D>;
  constexpr S most = std::numeric_limits<S>::max();
  Vector along = b.centre() - a.centre();  // points the wrong way
  Vector across{};
  across[D - 1] = 1;
  Vector endless{};
  endless[0] = std::numeric_limits<S>::infinity();
  Vector unknown{};
  unknown[1] = std::numeric_limits<S>::quiet_NaN();
  Vector long_one{};
  long_one[0] = std::sqrt(most);
  Vector longest{};
  longest.x.fill(most);
  Vector shortest{};
  shortest.x.fill(std::numeric_limits<S>::denorm_min());
  std::vector<RelationMemory<S, D>> all;
  for (const Vector& axis : {along, across, endless, unknown, long_one, longest, shortest}) {
    all.push_back({axis, {}});
  }
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  const std::size_t i = a.size() - 1;
  const std::size_t k = b.size() - 1;
  for (const std::size_t size : {std::size_t{1}, std::size_t{D}, std::size_t{D + 1}, none}) {
    all.push_back({along, {{{{0, 0}, {i, 0}, {0, k}, {i, k}}}, size}});
    all.push_back({along, {{{{0, k}, {0, k}, {0, k}, {0, k}}}, size}});
    all.push_back({along, {{{{0, 0}, {a.size(), 0}, {0, none}, {i, k}}}, size}});
  }
  return all;
}

struct Tally {
  std::set<Stage> stages;
  int asked = 0;
};

template <typename S, int D>
void ask(const Case& question, const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
         Tally& tally) {
  SCOPED_TRACE(question.id);
  const Relation truth = quick_certificate(question).relation;
  const HighwayScan scan;
  RelationMemory<S, D> memory;
  const CertifiedRelation<S, D> cold = certified_relation(a, b, scan, memory);
  ++tally.asked;
  tally.stages.insert(cold.stage);
  EXPECT_EQ(contradiction(cold, a, b, truth), "") << name(cold.stage);
  expect_same(cold, certified_relation(a, b, scan));
  expect_same(cold, certified_relation(a, b));
  const CertifiedRelation<S, D> warm = certified_relation(a, b, scan, memory);
  EXPECT_EQ(contradiction(warm, a, b, truth), "") << "warm, " << name(warm.stage);
  const bool in_range = certified::in_range(std::max(a.magnitude(), b.magnitude()));
  if (in_range && cold.stage == Stage::floating_point) {
    EXPECT_EQ(warm.iterations, 0);
  }
  for (const RelationMemory<S, D>& hostile : hostile_memories(a, b)) {
    memory = hostile;
    EXPECT_EQ(contradiction(certified_relation(a, b, scan, memory), a, b, truth), "");
  }
}

auto into(Tally& tally) {
  return
      [&tally](const Case& question, const auto& a, const auto& b) { ask(question, a, b, tally); };
}

TEST(CertifiedRelation, IsTheTruthAtDouble) {
  Tally tally;
  ask_families<double>(7, 100, 0, into(tally));
  EXPECT_EQ(tally.stages, (std::set{Stage::floating_point, Stage::exact}));
  EXPECT_GT(tally.asked, 1000);
}

TEST(CertifiedRelation, IsTheTruthAtFloat) {
  Tally tally;
  ask_families<float>(7, 100, 0, into(tally));
  EXPECT_EQ(tally.stages, (std::set{Stage::floating_point, Stage::higher_precision, Stage::exact}));
  EXPECT_GT(tally.asked, 500);
}

TEST(CertifiedRelation, IsTheTruthFarFromOne) {
  Tally tally;
  for (const int power : {-1000, -300, 300, 1000}) ask_families<double>(7, 20, power, into(tally));
  for (const int power : {-120, -60, 60, 90}) ask_families<float>(7, 20, power, into(tally));
  EXPECT_GT(tally.asked, 1000);
}

// Bodies with groups, or beside one without: on top of each other, side by side, in contact.
template <typename Visit>
void for_groups(const Visit& visit) {
  for_large_pairs(700, {0., 1.5, 2., 9.}, [&](Case question, double way) {
    if (way == 1.5) question.b.points.resize(static_cast<std::size_t>(question.dim) + 1);
    visit(question);
  });
}

TEST(CertifiedRelation, IsTheTruthOfBodiesInGroups) {
  Tally tally;
  for_groups([&](const Case& question) {
    ask_in<double>(question, into(tally));
    ask_in<float>(question, into(tally));
  });
  EXPECT_GT(tally.asked, 50);
}

TEST(CertifiedRelation, IsTheTruthInMotionWithItsMemory) {
  for (const char* name : {"core/double/certified_relation", "core/float/certified_relation"}) {
    const Subject subject = subjects::select({name}).at(0);
    int separated = 0;
    for (std::uint64_t motion = 0; motion < 60; ++motion) {
      const auto conversation = subject.converse();
      for (std::uint64_t i = 0; i < cases::motion_frames; ++i) {
        const Case drawn = generate(listed_family("motion"), 2, motion * cases::motion_frames + i,
                                    {.vertices_max = 40});
        const auto question = cases::rounded(drawn, case_bits(subject));
        if (!question) continue;
        const Relation truth = quick_certificate(*question).relation;
        const Answer answer = conversation(*question);
        EXPECT_EQ(answer.certain->relation, truth) << question->id;
        separated += truth == Relation::separated ? 1 : 0;
      }
    }
    EXPECT_GT(separated, 300) << name;
  }
}

TEST(CertifiedRelation, IsTheSameForManyPairsAtATime) {
  std::vector<PreparedBody<double, 3>> bodies;
  for (const Case& question : cases_of_families(9, 6, {.vertices_max = 12})) {
    if (question.dim == 2) continue;
    bodies.push_back(prepared<double, 3>(question.a));
    bodies.push_back(prepared<double, 3>(question.b));
  }
  std::vector<RelationMemory<double, 3>> memories(bodies.size() / 2);
  std::vector<certified::RelationPair<double, 3>> pairs;
  for (std::size_t i = 0; i < memories.size(); ++i) {
    pairs.push_back({&bodies[2 * i], &bodies[2 * i + 1], i % 2 == 0 ? &memories[i] : nullptr});
  }
  std::size_t next = 0;
  const std::span<const certified::RelationPair<double, 3>> all(pairs);
  certified_relations(all, HighwayScan{}, [&](std::size_t i, const auto& found) {
    EXPECT_EQ(i, next++);
    expect_same(found, certified_relation(bodies[2 * i], bodies[2 * i + 1]));
    if (i % 2 == 0) {
      EXPECT_EQ(memories[i].axis, found.axis);
    }
  });
  EXPECT_EQ(next, pairs.size());
}

TEST(CertifiedRelation, RefusesToProveWithAnotherRounding) {
  const Case question = generate(listed_family("generic"), 1, 0);
  const auto a = prepared<double, 3>(question.a);
  const auto b = prepared<double, 3>(question.b);
  RelationMemory<double, 3> memory;
  for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    ASSERT_EQ(std::fesetround(mode), 0);
    EXPECT_THROW(certified_relation(a, b), std::domain_error);
    EXPECT_THROW(certified_relation(a, b, ScalarScan{}, memory), std::domain_error);
    std::fesetround(FE_TONEAREST);
  }
}

// --- planted faults ---

struct NoErrorOfProducts : ProvedBounds {
  static constexpr double products = 0;
};
struct AnyAxis : ProvedBounds {
  static constexpr double products = -0x1p60;
};
struct ExactDeterminants : ProvedBounds {
  static constexpr double determinant = 0;
  static constexpr double determinant_2 = 0;
};
struct ExactVolumes : ProvedBounds {
  static constexpr double enclosing = 0;
};

// Bodies in contact, and a memory that tempts to claim something else.
template <typename S, int D>
struct Temptation {
  PreparedBody<S, D> a;
  PreparedBody<S, D> b;
  RelationMemory<S, D> memory;
};

template <typename S, int D>
class Points {
 public:
  // Coordinates below 1 with almost all bits of S: four times finer numbers are exact too.
  gjk::Vec<S, D> any() {
    gjk::Vec<S, D> point;
    for (S& x : point.x) {
      constexpr int bits = std::numeric_limits<S>::digits - 3;
      const auto half = static_cast<std::int64_t>(std::uint64_t{1} << (bits - 1));
      const std::int64_t whole = static_cast<std::int64_t>(random_() >> (64 - bits)) - half;
      x = std::ldexp(static_cast<S>(whole), 1 - bits);
    }
    return point;
  }

 private:
  std::mt19937_64 random_{1};
};

// The middle of a segment, and a normal of the segment: all products are equal but for rounding.
template <typename S, int D>
Temptation<S, D> middle_of_a_segment(Points<S, D>& points) {
  const gjk::Vec<S, D> p = points.any();
  const gjk::Vec<S, D> q = points.any();
  gjk::Vec<S, D> axis{};
  axis[0] = p[1] - q[1];
  axis[1] = q[0] - p[0];
  using Many = std::vector<gjk::Vec<S, D>>;
  return {PreparedBody<S, D>(Many{S(0.5) * p + S(0.5) * q}),
          PreparedBody<S, D>(Many{p, q}),
          {axis, {}}};
}

// A point on a face of a simplex: one of the determinants is zero but for rounding.  (In the plane
// both of its products would round alike.)
template <typename S, int D>
Temptation<S, D> point_of_a_face(Points<S, D>& points) {
  std::vector<gjk::Vec<S, D>> corners;
  for (int i = 0; i <= D; ++i) corners.push_back(points.any());
  gjk::Vec<S, D> inside = S(0.5) * corners[0] + S(D == 2 ? 0.5 : 0.25) * corners[1];
  if constexpr (D == 3) inside = inside + S(0.25) * corners[2];
  return {PreparedBody<S, D>(std::vector{inside}),
          PreparedBody<S, D>(corners),
          {{}, {{{{0, 0}, {0, 1}, {0, 2}, {0, 3}}}, D + 1}}};
}

// The same, which a search has to find itself.
template <typename S>
Temptation<S, 3> face_to_find(Points<S, 3>& points) {
  Temptation<S, 3> result = point_of_a_face<S, 3>(points);
  result.memory = {};
  return result;
}

// How many of 400 bodies in contact are not said to touch.
template <typename Bounds, typename S, int D>
int false_claims(Temptation<S, D> (*make)(Points<S, D>&)) {
  Points<S, D> points;
  int wrong = 0;
  for (int i = 0; i < 400; ++i) {
    auto [a, b, memory] = make(points);
    const auto found = certified::certified_relation<Bounds>(a, b, ScalarScan{}, memory);
    wrong += found.relation == certified::Relation::touching ? 0 : 1;
  }
  return wrong;
}

template <typename S, int D>
void expect_bounds_to_be_needed() {
  EXPECT_EQ((false_claims<ProvedBounds>(middle_of_a_segment<S, D>)), 0);
  EXPECT_EQ((false_claims<ProvedBounds>(point_of_a_face<S, D>)), 0);
  EXPECT_GT((false_claims<NoErrorOfProducts>(middle_of_a_segment<S, D>)), 5);
  EXPECT_GT((false_claims<AnyAxis>(middle_of_a_segment<S, D>)), 390);
  if constexpr (D == 3) {
    EXPECT_GT((false_claims<ExactDeterminants>(point_of_a_face<S, D>)), 50);
    EXPECT_EQ((false_claims<ProvedBounds>(face_to_find<S>)), 0);
    EXPECT_GT((false_claims<ExactVolumes>(face_to_find<S>)), 5);
  }
}

TEST(CertifiedRelation, NeedsItsBounds) {
  expect_bounds_to_be_needed<double, 3>();
  expect_bounds_to_be_needed<double, 2>();
  expect_bounds_to_be_needed<float, 3>();
  expect_bounds_to_be_needed<float, 2>();
}

TEST(CertifiedRelation, NeedsItsBoundsOfDeterminantsInThePlane) {
  const Case question = oracle::question(2, {{-0.02606725797897258, -0.38303629410843448, 0}},
                                         {{-0.19120929907412465, -0.78977005121755495, 0},
                                          {0.24137993082056952, 0.27566817149783074, 0},
                                          {0.91713136318133315, 0.17858970996653301, 0}});
  const auto a = prepared<double, 2>(question.a);
  const auto b = prepared<double, 2>(question.b);
  const RelationMemory<double, 2> all{{}, {{{{0, 0}, {0, 1}, {0, 2}}}, 3}};
  RelationMemory<double, 2> memory = all;
  const auto found = certified_relation(a, b, ScalarScan{}, memory);
  EXPECT_EQ(contradiction(found, a, b, certificate(question).relation), "");
  memory = all;
  const auto wrong = certified::certified_relation<ExactDeterminants>(a, b, ScalarScan{}, memory);
  EXPECT_EQ(wrong.relation, certified::Relation::overlapping);
  EXPECT_NE(wrong.relation, found.relation);
}

// A scan in a hurry that believes the first groups of both bodies.
struct BelievesTheFirstGroup : ScalarScan {
  template <typename S, int D>
  certified::Extremes<S> hurried(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                 const gjk::Vec<S, D>& v) const {
    const auto least = [](const PreparedBody<S, D>& body, const gjk::Vec<S, D>& along) {
      std::size_t best = 0;
      for (std::size_t i = 0; i < std::min(body.size(), body.group); ++i) {
        if (dot(body.at(i), along) < dot(body.at(best), along)) best = i;
      }
      return best;
    };
    const std::size_t in_a = least(a, v);
    const std::size_t in_b = least(b, -v);
    return {dot(a.at(in_a), v), dot(b.at(in_b), v), in_a, in_b};
  }
};

TEST(CertifiedRelation, NeedsAllGroups) {
  int wrong = 0;
  for_groups([&](const Case& question) {
    if (question.dim == 2) return;
    const auto a = prepared<double, 3>(question.a);
    const auto b = prepared<double, 3>(question.b);
    const auto found = certified_relation(a, b, BelievesTheFirstGroup{});
    wrong += contradiction(found, a, b, quick_certificate(question).relation).empty() ? 0 : 1;
  });
  EXPECT_GT(wrong, 0);
}

}  // namespace
}  // namespace oracle::relation_tests
