// SPDX-License-Identifier: MIT
// Scans of the certified query give the same bits on every target, and so do queries in batches.
#include <cfenv>
#include <limits>

#include "core/subjects/registry.hpp"
#include "core/subjects/test/certified_targets.hpp"

namespace subjects {
namespace {

// --- scans ---

// Compares values and indices for all sign patterns of a direction.
template <typename S, int D>
void expect_same_scans(const cases::Case& question) {
  const certified::PreparedBody<S, D> a(vertices<S, D>(question.a));
  const certified::PreparedBody<S, D> b(vertices<S, D>(question.b));
  const certified::ScalarScan scalar;
  const certified::HighwayScan highway;
  gjk::Vec<S, D> v;
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) v[axis] = static_cast<S>((i >> axis) % 2) - S(0.5);
    const auto one = scalar(a, b, v);
    const auto other = highway(a, b, v);
    EXPECT_EQ(other.a, one.a) << question.id;
    EXPECT_EQ(other.b, one.b) << question.id;
    EXPECT_EQ(other.least_of_a, one.least_of_a) << question.id;
    EXPECT_EQ(other.greatest_of_b, one.greatest_of_b) << question.id;
    if constexpr (std::is_same_v<S, double>) {
      // Some limits hold at a few points, the first at none.
      for (const double more : {-1.0, 0.0, 0.25, 1e300}) {
        const double limit = one.least_of_a + more * a.magnitude();
        for (std::size_t block = 0; block <= a.blocks().size(); ++block) {
          EXPECT_EQ(highway.block_within(a, block, v, limit),
                    scalar.block_within(a, block, v, limit))
              << question.id << " " << more << " " << block;
        }
      }
    }
  }
}

template <typename S>
void expect_same_scans(const cases::Case& question) {
  question.dim == 2 ? expect_same_scans<S, 2>(question) : expect_same_scans<S, 3>(question);
}

std::vector<cases::Case> some_cases() {
  std::vector<cases::Case> questions;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 40; ++i) {
      questions.push_back(cases::generate(family, 1, i, {.vertices_max = i < 30 ? 40 : 600}));
    }
  }
  return questions;
}

TEST(CertifiedScan, SeesTheSameOnEveryTarget) {
  const std::vector<cases::Case> questions = some_cases();
  for (const std::int64_t target : all_targets()) {
    SCOPED_TRACE(hwy::TargetName(target));
    const OneTarget only(target);
    for (const cases::Case& question : questions) {
      expect_same_scans<double>(question);
      if (const auto rounded = cases::rounded(question, 24)) expect_same_scans<float>(*rounded);
    }
  }
}

TEST(CertifiedScan, HasTheSameBitsOnEveryTarget) {
  const std::vector<std::int64_t> targets = all_targets();
  EXPECT_GE(targets.size(), 2U) << "one target compares with nothing but the scalar scan";
  SameAnswers same;
  for (const cases::Case& question : some_cases()) same.ask(question, targets);
  // The same for every compiler and machine.
  EXPECT_EQ(same.in_double.value(), 8754101997804994489U);
  EXPECT_EQ(same.in_float.value(), 17469670234414678164U);
}

// --- batches ---

using certified::Memory;

// Uses lanes if they pay, or always.
class Lanes : public certified::HighwayLanes {
 public:
  explicit Lanes(bool always = true) : pays_(always || HighwayLanes::pays()) {}
  bool pays() const { return pays_; }

 private:
  bool pays_;
};

std::uint64_t digest_of(const auto& answer) {
  Digest digest;
  digest.add(answer);
  return digest.value();
}

bool operator==(const Memory& one, const Memory& other) {
  return one.size == other.size && one.pairs == other.pairs;
}

// All questions of one dimension, and the memory of each pair, if pairs have one.
template <typename S, int D>
struct Pairs {
  std::vector<std::string> ids;
  std::vector<certified::PreparedBody<S, D>> a;
  std::vector<certified::PreparedBody<S, D>> b;
  std::vector<Memory> memories;

  void add(const cases::Case& question) {
    ids.push_back(question.id);
    a.emplace_back(vertices<S, D>(question.a));
    b.emplace_back(vertices<S, D>(question.b));
  }

  // Compares the answers and memories of the batch with those of single queries.
  template <typename Scan>
  void expect_same_answers(const Scan& scan) const {
    std::vector<Memory> kept = memories;
    std::vector<Memory> kept_alone = memories;
    std::vector<certified::BodyPair<S, D>> pairs;
    for (std::size_t i = 0; i < ids.size(); ++i) {
      pairs.push_back({&a[i], &b[i], kept.empty() ? nullptr : &kept[i]});
    }
    std::vector<std::uint64_t> found(ids.size());
    std::vector<int> times(ids.size());
    certified_distances(std::span<const certified::BodyPair<S, D>>(pairs), scan,
                        [&](std::size_t i, const certified::Certified<S, D>& answer) {
                          found[i] = digest_of(answer);
                          ++times[i];
                        });
    for (std::size_t i = 0; i < ids.size(); ++i) {
      SCOPED_TRACE(ids[i]);
      const certified::ScalarScan one;
      const auto alone = kept.empty() ? certified_distance(a[i], b[i], one)
                                      : certified_distance(a[i], b[i], one, kept_alone[i]);
      EXPECT_EQ(times[i], 1);
      EXPECT_EQ(found[i], digest_of(alone));
      if (!kept.empty()) {
        EXPECT_TRUE(kept[i] == kept_alone[i]);
      }
    }
  }
};

template <typename S>
struct AllPairs {
  Pairs<S, 2> plane;
  Pairs<S, 3> space;

  explicit AllPairs(std::uint64_t each) {
    for (const cases::Family& family : cases::families()) {
      for (std::uint64_t i = 0; i < each; ++i) {
        const auto size = i % 10 == 0 ? 600 : 24;
        const cases::Case drawn = cases::generate(family, 6, i, {.vertices_max = size});
        const auto question = cases::rounded(drawn, std::numeric_limits<S>::digits);
        if (!question) continue;
        question->dim == 2 ? plane.add(*question) : space.add(*question);
      }
    }
  }

  void keep(const Memory& memory) {
    plane.memories.assign(plane.ids.size(), memory);
    space.memories.assign(space.ids.size(), memory);
  }

  void expect_same_answers() const {
    for (const std::int64_t target : all_targets()) {
      SCOPED_TRACE(hwy::TargetName(target));
      const OneTarget only(target);
      const Lanes lanes;
      plane.expect_same_answers(lanes);
      space.expect_same_answers(lanes);
    }
    plane.expect_same_answers(Lanes(false));
    space.expect_same_answers(certified::ScalarScan{});
  }
};

TEST(CertifiedBatch, HasTheAnswersOfSingleQueries) {
  const AllPairs<double> doubles(200);
  EXPECT_GT(doubles.plane.ids.size(), 400U);
  EXPECT_GT(doubles.space.ids.size(), 1500U);
  doubles.expect_same_answers();
  AllPairs<float>(200).expect_same_answers();
}

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

// The memory may belong to other bodies, as in CertifiedMotion.IsRightWhateverIsKept.
TEST(CertifiedBatch, GoesOnFromWhateverIsKept) {
  AllPairs<double> doubles(15);
  AllPairs<float> floats(15);
  for (const Memory& kept :
       {Memory{}, Memory{{{{0, 0}, {0, 0}, {0, 0}, {0, 0}}}, 4},
        Memory{{{{1, 0}, {0, 1}, {1, 1}, {2, 2}}}, 3}, Memory{{{{none, 0}, {0, none}}}, 2},
        Memory{{{{3, 2}, {none, 1}, {2, 3}}}, 3}, Memory{{{{0, 1}, {0, 2}, {0, 3}, {0, 0}}}, 4},
        Memory{{{{3, 0}}}, 1}, Memory{{}, none}}) {
    doubles.keep(kept);
    doubles.expect_same_answers();
    floats.keep(kept);
    floats.expect_same_answers();
  }
}

// The last detour of this search ends at the vertex that the bodies share.
TEST(CertifiedBatch, CountsTheIterationOfTheLastDetour) {
  cases::Case question;
  question.a.points = {{-1, 1, 1}, {0, -1, 1}, {0, 1, 0}, {-1, 0, -1}, {-1, 1, 1}, {-1, -1, -1}};
  question.b.points = {{1, -1, -1}, {0, 0, -1}, {1, -1, -1}, {-1, -1, -1}, {0, 0, 0}};
  Pairs<float, 3> pairs;
  pairs.add(question);
  pairs.memories.assign(1, Memory{{{{1, 4}, {0, 0}, {1, 2}}}, 3});
  pairs.expect_same_answers(Lanes{});
}

// Each pair remembers its result: the second time most queries end at once.
TEST(CertifiedBatch, KeepsWhatItCameTo) {
  AllPairs<double> doubles(30);
  Pairs<double, 3>& space = doubles.space;
  space.memories.resize(space.ids.size());
  std::vector<certified::BodyPair<double, 3>> pairs;
  for (std::size_t i = 0; i < space.ids.size(); ++i) {
    pairs.push_back({&space.a[i], &space.b[i], &space.memories[i]});
  }
  std::array<int, 2> iterations{};
  for (int& sum : iterations) {
    certified_distances(std::span<const certified::BodyPair<double, 3>>(pairs), Lanes{},
                        [&](std::size_t, const auto& answer) { sum += answer.iterations; });
  }
  EXPECT_LT(iterations[1], iterations[0] / 2);
  space.expect_same_answers(Lanes{});
}

TEST(CertifiedBatch, AnswersAnyNumberOfPairs) {
  AllPairs<double> doubles(3);
  for (Pairs<double, 3> some = doubles.space;; some.ids.pop_back()) {
    some.expect_same_answers(Lanes{});
    if (some.ids.empty()) break;
  }
}

TEST(CertifiedBatch, IsASubjectThatAnswersAsTheOneForSingleCases) {
  const Subject& single = core_subject("core/double/certified");
  const Subject& batch = core_subject("core/double/certified_batch");
  std::vector<cases::Case> asked = some_cases();
  std::erase_if(asked, [&](const cases::Case& one) { return reason_to_skip(batch, one); });
  std::vector<const cases::Case*> places;
  for (const cases::Case& one : asked) places.push_back(&one);
  const std::vector<Answer> together = batch.ask_all(places);
  ASSERT_GT(asked.size(), 100U);
  ASSERT_EQ(together.size(), asked.size());
  for (std::size_t i = 0; i < asked.size(); ++i) {
    SCOPED_TRACE(asked[i].id);
    const Answer alone = single.ask(asked[i], nullptr);
    EXPECT_EQ(together[i].status, alone.status);
    EXPECT_EQ(together[i].iterations, alone.iterations);
    EXPECT_EQ(together[i].term_count, alone.term_count);
    const auto numbers = [](const Answer& answer) {
      std::vector<double> all = {answer.certain.value().lower.value.approximation(),
                                 answer.certain->upper.value.approximation()};
      for (const auto* point : {&answer.witness_a, &answer.witness_b, &answer.normal}) {
        for (const Number& x : point->value_or(std::array<Number, 3>{})) {
          all.push_back(x.approximation());
        }
      }
      return all;
    };
    EXPECT_EQ(numbers(together[i]), numbers(alone));
  }
}

TEST(CertifiedBatch, RefusesToProveWithAnotherRounding) {
  const std::vector<certified::BodyPair<double, 3>> pairs;
  ASSERT_EQ(std::fesetround(FE_UPWARD), 0);
  EXPECT_THROW(certified_distances(std::span<const certified::BodyPair<double, 3>>(pairs),
                                   certified::HighwayLanes{}, [](std::size_t, const auto&) {}),
               std::domain_error);
  std::fesetround(FE_TONEAREST);
}

// A million certified queries give the same bits on every target, machine and compiler.
TEST(CertifiedMillion, HasTheSameBitsOnEveryTarget) {
  const std::vector<std::int64_t> targets = all_targets();
  const std::uint64_t each = 1'000'000 / cases::families().size() + 1;
  SameAnswers same;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < each; ++i) {
      same.ask(cases::generate(family, 3, i, {.vertices_max = 40}), targets);
    }
  }
  EXPECT_GE(same.doubles, 1'000'000U);
  EXPECT_GE(same.floats, 900'000U);
  EXPECT_EQ(same.in_double.value(), 1333365516903193916U);
  EXPECT_EQ(same.in_float.value(), 11147496243661542689U);
}

}  // namespace
}  // namespace subjects
