// SPDX-License-Identifier: MIT
// The three oracles share no algorithm, and must give exactly the same truth on small lattices and on
// every family; the same loop must also catch oracles with planted faults.
#include "oracle/test/agreement.hpp"

#include "oracle/second_opinions/second_opinions.hpp"
#include "oracle/test/rounds.hpp"

namespace oracle {
namespace {

// Deliberately wrong oracles: the certificate with one fault each, which all comparisons must catch.
const std::vector<NamedOracle>& planted_oracles() {
  static const std::vector<NamedOracle> list{
      {"calls what touches through one pair of vertices overlapping",
       [](const Case& c) {
         Truth truth = certificate(c);
         if (truth.relation == Relation::touching && truth.proof.terms.size() == 1) {
           truth.relation = Relation::overlapping;
         }
         return truth;
       }},
      {"calls what overlaps through one pair of vertices touching",
       [](const Case& c) {
         Truth truth = certificate(c);
         const std::vector<Term>& terms = truth.proof.terms;
         const bool pair = c.a.points[terms[0].a] == c.b.points[terms[0].b];
         if (truth.relation == Relation::overlapping && pair) truth.relation = Relation::touching;
         return truth;
       }},
      {"forgets the last vertex of A",
       [](Case c) {
         if (c.a.points.size() > 1) c.a.points.pop_back();
         return certificate(c);
       }},
      {"takes the second nearest vertex of A",
       [](Case c) {
         const Truth truth = certificate(c);
         if (truth.relation != Relation::separated || c.a.points.size() == 1) return truth;
         c.a.points.erase(c.a.points.begin() + static_cast<std::ptrdiff_t>(truth.proof.terms[0].a));
         return certificate(c);
       }},
      {"gives the point of B - A", [](const Case& c) { return certificate(swapped(c)); }, {}},
      {"rounds coordinates to binary32",
       [](const Case& c) { return certificate(cases::rounded(c, 24).value_or(c)); }},
      {"rounds the squared distance to double",
       [](const Case& c) {
         Truth truth = certificate(c);
         truth.distance_squared = Rational(truth.distance_squared.convert_to<double>());
         return truth;
       }},
  };
  return list;
}

const NamedOracle by_minkowski{"minkowski", [](const Case& c) { return minkowski(c); }};
const NamedOracle by_certificate{"certificate", [](const Case& c) { return certificate(c); }};
const NamedOracle by_enumeration{
    "enumeration", [](const Case& c) { return enumeration(c); },
    [](const Case& c) { return c.a.points.size() * c.b.points.size() <= 36; }};

// Compares the certificate with each of the others.
struct Panel {
  Agreement minkowski;
  Agreement enumeration;

  void ask(const Case& c) {
    compare(minkowski, by_certificate, by_minkowski, c);
    compare(enumeration, by_certificate, by_enumeration, c);
  }

  void expect_agreement(std::uint64_t compared) const {
    oracle::expect_agreement(minkowski, "certificate against minkowski: ");
    oracle::expect_agreement(enumeration, "certificate against enumeration: ");
    EXPECT_EQ(minkowski.compared, compared);
    EXPECT_EQ(enumeration.compared, compared);
  }
};

void expect_every_relation(const Agreement& agreement) {
  for (const std::uint64_t count : agreement.relations) EXPECT_GT(count, 0U);
}

void expect_every_family(const Agreement& agreement) {
  for (const Family& family : families()) {
    EXPECT_TRUE(agreement.kinds.count(family.name)) << family.name << " went missing";
  }
}

TEST(Agreement, HoldsForAllPairsOfUpToThreeCornersOfTheCube) {
  Panel panel;
  for_all_pairs({3, 2}, 3, [&](const Case& c) { panel.ask(c); });
  panel.expect_agreement(92U * 92U);
}

TEST(Agreement, HoldsForAllPairsOfUpToFourCornersOfTheSquare) {
  Panel panel;
  for_all_pairs({2, 2}, 4, [&](const Case& c) { panel.ask(c); });
  panel.expect_agreement(15U * 15U);
  expect_every_relation(panel.minkowski);
}

// Two halves, to run in parallel: classes whose least pair has an even or odd sum of point numbers.
void sample_lattice(int half) {
  constexpr std::uint64_t seed = 20240721;
  const auto wanted = static_cast<std::size_t>(rounds_of(10000));
  const Lattice lattice{3, 3};
  Choices choices = Choices::keyed(seed, "lattice pairs", 0);
  std::set<LatticePair> seen;
  Panel panel;
  for (int draw = 0; draw < 1000000 && seen.size() < wanted; ++draw) {
    const LatticeSet a = random_set(choices, lattice);
    const LatticeSet b = random_set(choices, lattice);
    const LatticePair least = canonical({a, b}, lattice);
    int sum = 0;
    for (const int number : least.first) sum += number;
    for (const int number : least.second) sum += number;
    if (sum % 2 != half || !seen.insert(least).second) continue;
    panel.ask(question(3, lattice.points(a), lattice.points(b)));
  }
  std::cout << "seed " << seed << ", " << seen.size() << " classes under 96 symmetries\n";
  panel.expect_agreement(wanted);
  expect_every_relation(panel.minkowski);
}

TEST(Agreement, HoldsOnASampleOfTheLatticeOfWidthThreeEvenHalf) { sample_lattice(0); }
TEST(Agreement, HoldsOnASampleOfTheLatticeOfWidthThreeOddHalf) { sample_lattice(1); }

// Equal shares of every family; together at least `wanted`.
template <typename Ask>
void ask_families(std::uint64_t seed, std::uint64_t wanted, int vertices_max, const Ask& ask) {
  const std::uint64_t share = (wanted + families().size() - 1) / families().size();
  for (const Case& c : cases_of_families(seed, share, {.vertices_max = vertices_max})) ask(c);
  std::cout << "seed " << seed << ", up to " << vertices_max << " vertices, " << share
            << " cases of each family\n";
}

void compare_on_families(std::uint64_t seed) {
  Panel panel;
  const auto wanted = static_cast<std::uint64_t>(rounds_of(5000));
  ask_families(seed, wanted, 6, [&](const Case& c) { panel.ask(c); });
  panel.expect_agreement(panel.minkowski.compared);
  EXPECT_GE(panel.minkowski.compared, wanted);
  for (const Agreement& agreement : {panel.minkowski, panel.enumeration}) {
    EXPECT_EQ(agreement.skipped, 0U);
    expect_every_relation(agreement);
    expect_every_family(agreement);
  }
}

TEST(Agreement, HoldsOnEveryFamilyFirstSeed) { compare_on_families(20240731); }
TEST(Agreement, HoldsOnEveryFamilySecondSeed) { compare_on_families(20240732); }

TEST(Agreement, HoldsOnLargerBodies) {
  Agreement agreement;
  ask_families(20240733, 1000, 32,
               [&](const Case& c) { compare(agreement, by_certificate, by_minkowski, c); });
  expect_agreement(agreement, "certificate against minkowski: ");
  EXPECT_GE(agreement.compared, 1000U);
  expect_every_relation(agreement);
  expect_every_family(agreement);
}

TEST(AgreementCanary, EveryPlantedFaultIsCaught) {
  constexpr std::uint64_t cases_max = 2100;
  for (const NamedOracle& planted : planted_oracles()) {
    for (const NamedOracle* other : {&by_minkowski, &by_enumeration}) {
      Agreement agreement;
      // Alternates between the families, so that the number of cases is meaningful.
      for (std::uint64_t i = 0; i < cases_max && agreement.disagreements == 0; ++i) {
        const Family& family = families()[i % families().size()];
        compare(agreement, planted, *other,
                generate(family, 20240741, i / families().size(), {.vertices_max = 6}));
      }
      std::cout << planted.name << ": caught by " << other->name << " at case "
                << agreement.compared_until_first << '\n';
      EXPECT_GT(agreement.disagreements, 0U) << planted.name;
      EXPECT_NE(agreement.first, "") << planted.name;
    }
  }
}

TEST(AgreementCanary, CasesTooLargeAreCountedAsSkipped) {
  Agreement agreement;
  compare(agreement, by_certificate, by_enumeration,
          question(3, box({0, 0, 0}, {1, 1, 1}), box({2, 0, 0}, {3, 1, 1})));
  EXPECT_EQ(agreement.skipped, 1U);
  EXPECT_EQ(agreement.compared, 0U);
}

}  // namespace
}  // namespace oracle
