// SPDX-License-Identifier: MIT
// quick_certificate() says exactly what certificate() says, whatever the candidate and whatever
// decides; and the comparison that shows it catches every broken rule of the proof.

#include <new>

#include "oracle/test/quick_certificate_agreement.hpp"
#include "oracle/test/rounds.hpp"

namespace {

std::size_t allocation_count = 0;

}  // namespace

// Not inlined: otherwise the compiler sees new memory freed by std::free.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocation_count;
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace oracle {
namespace {

// --- agreement with certificate() ---

// 17000 cases in all, each with four candidates, in each of six ctests: together 1e5 cases.
void expect_agreement(std::uint64_t seed, int vertices_max) {
  QuickCertificateTally tally;
  const auto count = static_cast<std::uint64_t>(rounds_of(17000));
  for (std::uint64_t index = 0; index < count; ++index) {
    compare_at<SoundRules>(tally, seed, index, vertices_max);
  }
  std::cout << "seed " << seed << ", up to " << vertices_max << " vertices\n" << tally;
  EXPECT_EQ(tally.disagreements, 0U) << tally.first;
  EXPECT_GE(tally.compared, 60 * count / 17);
  QuickCertificateTally::Row all;
  for (const auto& [kind, row] : tally.rows) {
    for (std::size_t i = 0; i < 3; ++i) {
      all.relations[i] += row.relations[i];
      all.paths[i] += row.paths[i];
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_GT(all.relations[i], 0U);
    EXPECT_GT(all.paths[i], 0U);
  }
  for (const char* family :
       {"lattice", "generic", "oblong", "parallel", "duplicate", "touching", "flat", "sliver"}) {
    EXPECT_TRUE(tally.rows.count(family)) << family << " went missing";
    EXPECT_TRUE(tally.rows.count(std::string(family) + "*")) << family << " went missing";
  }
  EXPECT_TRUE(tally.rows.count("extreme_scale"));
  EXPECT_TRUE(tally.rows.count("nearly_coplanar"));
  EXPECT_TRUE(tally.rows.count("full_width"));
}

TEST(QuickCertificate, AgreesOnTinyBodies) { expect_agreement(20240801, 4); }
TEST(QuickCertificate, AgreesOnTinyBodiesOfAnotherSeed) { expect_agreement(20240806, 4); }
TEST(QuickCertificate, AgreesOnSmallBodies) { expect_agreement(20240802, 6); }
TEST(QuickCertificate, AgreesOnSmallBodiesOfAnotherSeed) { expect_agreement(20240803, 6); }
TEST(QuickCertificate, AgreesOnMiddlingBodies) { expect_agreement(20240804, 12); }
TEST(QuickCertificate, AgreesOnLargerBodies) { expect_agreement(20240805, 24); }

// --- the comparison bites ---

struct BoundOfZero : SoundRules {
  static double bound(double) { return 0; }
};
struct BoundTooSmall : SoundRules {
  static double bound(double derived) { return 0x1p-10 * derived; }
};
struct OpenVerticesTied : SoundRules {
  static int tied(int) { return 0; }
};
struct TiesBehind : SoundRules {
  static int tied(int exact_sign) { return exact_sign == 0 ? 1 : exact_sign; }
};
struct TiesAhead : SoundRules {
  static int tied(int exact_sign) { return exact_sign == 0 ? -1 : exact_sign; }
};
struct FirstVertexSkipped : SoundRules {
  static constexpr std::size_t first_vertex = 1;
};
struct FaceVerticesTrusted : SoundRules {
  static constexpr bool checks_face_vertices = false;
};
struct BoundaryCountsAsInside : SoundRules {
  static bool inside(int weight) { return weight >= 0; }
};
struct WeightsIgnored : SoundRules {
  static bool inside(int) { return true; }
};

struct ScaleKept : SoundRules {
  static int undone(int) { return 0; }
};
struct ScaleLosesBits : SoundRules {
  static constexpr bool scales_exactly_alone = false;
};

template <typename Rules>
void expect_caught(const char* fault) {
  constexpr std::uint64_t seed = 20240811;
  constexpr std::uint64_t cases_max = 20000;
  QuickCertificateTally tally;
  std::uint64_t index = 0;
  while (index < cases_max && tally.disagreements == 0) compare_at<Rules>(tally, seed, index++, 6);
  std::cout << fault << ": caught at case " << index << " after " << tally.compared
            << " comparisons\n";
  EXPECT_GT(tally.disagreements, 0U) << fault;
}

TEST(QuickCertificateCanary, EveryBrokenRuleIsCaught) {
  expect_caught<BoundOfZero>("no error bound");
  expect_caught<BoundTooSmall>("error bound too small by 2^10");
  expect_caught<OpenVerticesTied>("vertices that the filter leaves open taken for ties");
  expect_caught<TiesBehind>("ties taken for vertices behind");
  expect_caught<TiesAhead>("ties taken for vertices ahead");
  expect_caught<FirstVertexSkipped>("first vertex skipped");
  expect_caught<FaceVerticesTrusted>("vertices of the face taken for level");
  expect_caught<BoundaryCountsAsInside>("weights of zero allowed");
  expect_caught<WeightsIgnored>("weights ignored");
  expect_caught<ScaleKept>("scale not undone");
  expect_caught<ScaleLosesBits>("scaled though it costs bits");
}

// --- one claim each ---

std::vector<Case> generic_cases() {
  std::vector<Case> list;
  for (std::uint64_t index = 0; index < 500; ++index) {
    list.push_back(generate(family("generic"), 20240821, index, {.vertices_max = 16}));
  }
  return list;
}

TEST(QuickCertificate, AllocatesNothingOnTheFilterPath) {
  int by_filter = 0;
  for (const Case& c : generic_cases()) {
    const Candidate own = candidate_of(certificate(c));
    for (const Candidate& candidate : {own, Candidate{}}) {
      const std::size_t before = allocation_count;
      const QuickCertificate certified = quick_certificate(c, candidate);
      const std::size_t after = allocation_count;
      if (certified.path == Path::exact_descent) continue;
      EXPECT_EQ(before, after) << case_line(c);
      by_filter += certified.path == Path::filter ? 1 : 0;
    }
  }
  EXPECT_GT(by_filter, 800);
}

TEST(QuickCertificate, ProvesItsOwnProposalOfGenericBodies) {
  int proved_at_once = 0;
  for (const Case& c : generic_cases()) {
    proved_at_once += quick_certificate(c).path == Path::filter ? 1 : 0;
  }
  EXPECT_GT(proved_at_once, 450);
}

// Integers of fixed width decide ties, contacts and slivers too.
TEST(QuickCertificate, LeavesAlmostNothingToExactDescent) {
  for (const char* family :
       {"lattice", "generic", "oblong", "parallel", "touching", "flat", "sliver"}) {
    int left_over = 0;
    for (std::uint64_t index = 0; index < 1000; ++index) {
      const Case c = generate(cases::family(family), 20240823, index, {.vertices_max = 16});
      left_over += quick_certificate(c).path == Path::exact_descent ? 1 : 0;
      left_over += quick_certificate(c, Candidate{{0, 0}}).path == Path::exact_descent ? 1 : 0;
    }
    std::cout << family << ": " << left_over << " of 2000 by exact descent\n";
    EXPECT_LE(left_over, 20) << family;
  }
}

TEST(QuickCertificate, ReturnsAFaceThatCertificateProves) {
  std::uint64_t index = 0;
  for (const Family& family : families()) {
    for (int i = 0; i < 200; ++i, ++index) {
      const Case c = generate(family, 20240822, index, {.vertices_max = 8});
      if (has_curved_body(c)) continue;
      const QuickCertificate certified = quick_certificate(c);
      const Truth truth = truth_of(c, certified);
      EXPECT_FALSE(disagreement(truth, certificate(c)));
      const ProofCheck check = check_proof(c, truth);
      EXPECT_TRUE(check.holds && check.relation_proved) << check.reason;
      if (truth.relation != Relation::separated) continue;
      ASSERT_EQ(certified.face.size, truth.proof.terms.size());
      for (std::size_t k = 0; k < certified.face.size; ++k) {
        EXPECT_EQ(certified.face.pairs[k],
                  IndexPair(truth.proof.terms[k].a, truth.proof.terms[k].b));
      }
    }
  }
}

TEST(QuickCertificate, SaysInWhatSquaredDistanceIsExact) {
  const Case c = question(3, {{3, 0, 0}, {0, 3, 0}, {0, 0, 3}}, {{0, 0, 0}});
  const QuickCertificate narrow = quick_certificate(c);
  EXPECT_EQ(narrow.path, Path::filter);
  EXPECT_FALSE(narrow.exact);
  EXPECT_EQ(distance_squared(narrow), 3);
  // Scaling by a power of two changes nothing ...
  for (const int exponent : {-1000, 900}) {
    const QuickCertificate far = quick_certificate(cases::scaled(c, exponent));
    EXPECT_EQ(far.path, Path::filter) << exponent;
    EXPECT_EQ(distance_squared(far), 3 * power_of_two(2 * exponent));
  }
  // ... but 400 binary digits are too many for the limbs.
  Case mixed = c;
  mixed.a.points.push_back({1, 1, 0x1p-400});
  for (const int exponent : {0, 900}) {
    const QuickCertificate wide = quick_certificate(cases::scaled(mixed, exponent));
    EXPECT_EQ(wide.path, Path::exact_descent) << exponent;
    EXPECT_EQ(distance_squared(wide), certificate(cases::scaled(mixed, exponent)).distance_squared);
  }
}

// The vertices of a face are level in A - B, but not in A and B: the pair across is nearer.
TEST(QuickCertificate, ChecksTheVerticesOfTheFaceThemselves) {
  const Case c = question(3, {{2, -1, 0}, {3, 1, 0}}, {{0, 0, 0}, {1, 2, 0}});
  const Candidate level{{0, 0}, {1, 1}};
  const QuickCertificate certified = quick_certificate(c, level);
  EXPECT_EQ(certified.relation, certificate(c).relation);
  EXPECT_EQ(distance_squared(certified), certificate(c).distance_squared);
}

// Underflow of x * scale must not read a tiny coordinate as zero.
TEST(QuickCertificate, KeepsATinyCoordinateBesideAHugeOne) {
  const double tiny = std::numeric_limits<double>::denorm_min();
  for (const double huge : {0x1p+300, 0x1p+299, 0x1p+100}) {
    const Case apart = question(3, {{tiny, huge, 0}, {tiny, -huge, 0}}, {{0, 0, 0}});
    EXPECT_EQ(quick_certificate(apart).relation, Relation::separated);
    EXPECT_EQ(distance_squared(quick_certificate(apart)), rational(tiny) * rational(tiny));
    const Case across =
        question(2, {{tiny, huge, 0}, {-tiny, -huge, 0}, {tiny, -huge, 0}}, {{0, 0, 0}});
    EXPECT_EQ(quick_certificate(across).relation, certificate(across).relation);
  }
}

TEST(QuickCertificate, RefusesNumbersThatAreNotFiniteWhereverTheyAre) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<Point> cube = box({-1, -1, -1}, {1, 1, 1});
  for (const double bad : {infinity, -infinity, nan}) {
    for (const double at : {0.0, 5.0}) {
      // The last vertex of A is far from a proof; 7 is nearest to (5, 5, 5); 0, 3, 5, 6 enclose 0.
      std::vector<Point> a = cube;
      a.push_back({-2, bad, 0});
      const Case c = question(3, a, {{at, at, at}});
      EXPECT_THROW(quick_certificate(c), std::invalid_argument);
      EXPECT_THROW(quick_certificate(c, Candidate{{7, 0}}), std::invalid_argument);
      EXPECT_THROW(quick_certificate(c, Candidate{{0, 0}, {3, 0}, {5, 0}, {6, 0}}),
                   std::invalid_argument);
      EXPECT_THROW(quick_certificate(swapped(c)), std::invalid_argument);
    }
  }
}

}  // namespace
}  // namespace oracle
