// SPDX-License-Identifier: MIT
// The expanding polytope finds exactly the depth of the whole hull of A - B: on every family, on
// lattices full of coplanar facets, at every scale, and for many vertices.
#include "oracle/test/agreement.hpp"

namespace oracle {
namespace {

// Each case of the families as it is, and with the bodies moved together.
void compare_on_families(std::uint64_t seed, std::uint64_t share) {
  Agreement comparison;
  for (const Family& family : families()) {
    if (!makes_points(family)) continue;
    for (std::uint64_t i = 0; i < share; ++i) {
      const Case c = generate(family, seed, i, {.vertices_max = 12});
      Choices choices = Choices::keyed(seed, "together", i);
      compare(comparison, c);
      compare(comparison, together(c, choices.share(10)));
      compare(comparison, together(c, 1));
    }
    EXPECT_GT(comparison.kinds[family.name], share / 8) << family.name;
  }
  expect_agreement(comparison, "seed " + std::to_string(seed) + ": ");
  EXPECT_GE(comparison.relations[2], 1900U);
  EXPECT_GT(comparison.quick, 1800U);
}

TEST(Penetration, EqualsTheHullOnEveryFamilyFirstSeed) { compare_on_families(20240801, 160); }
TEST(Penetration, EqualsTheHullOnEveryFamilySecondSeed) { compare_on_families(20240802, 160); }
TEST(Penetration, EqualsTheHullOnEveryFamilyThirdSeed) { compare_on_families(20240803, 160); }

// Points repeat, and facets of A - B have many coplanar parts.
void compare_on_lattice(std::uint64_t seed, const Lattice& lattice, std::uint64_t wanted) {
  Choices choices = Choices::keyed(seed, "lattice bodies", 0);
  Agreement comparison;
  for (std::uint64_t i = 0; i < 100 * wanted && comparison.relations[2] < wanted; ++i) {
    const std::size_t size_a = 3 + choices.below(8);
    const std::size_t size_b = 3 + choices.below(8);
    std::vector<Point> a = random_points(choices, lattice, size_a);
    compare(comparison,
            question(lattice.dim, std::move(a), random_points(choices, lattice, size_b)));
  }
  expect_agreement(comparison, "seed " + std::to_string(seed) + ": ");
  EXPECT_EQ(comparison.relations[2], wanted);
}

TEST(Penetration, EqualsTheHullOnTheLatticeOfWidthThree) {
  compare_on_lattice(20240804, {3, 3}, 2500);
}

TEST(Penetration, EqualsTheHullOnTheLatticeOfWidthFive) {
  compare_on_lattice(20240805, {3, 5}, 1500);
}

TEST(Penetration, EqualsTheHullOnPlaneLattices) {
  compare_on_lattice(20240806, {2, 3}, 2000);
  compare_on_lattice(20240807, {2, 7}, 1000);
}

// Coordinates of one case from 2^-300 to 2^300, and whole cases at the ends of the range.
TEST(Penetration, EqualsTheHullAtEveryScale) {
  constexpr std::uint64_t seed = 20240808;
  Agreement comparison;
  for (std::uint64_t i = 0; i < 250; ++i) {
    Choices choices = Choices::keyed(seed, "scales", i);
    const int dim = 2 + static_cast<int>(i % 2);
    Case c = question(dim, {}, {});
    for (Body* body : {&c.a, &c.b}) {
      for (int k = 0; k < 6; ++k) {
        Point point{};
        for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
          const double mantissa = choices.fraction(53);
          point[axis] = std::ldexp(mantissa, choices.between(-300, 300));
        }
        body->points.push_back(point);
      }
    }
    compare(comparison, c);
    c = together(generate(family("generic"), seed, i, {.vertices_max = 8}), 1);
    for (const int exponent : {-500, 500}) compare(comparison, cases::scaled(c, exponent));
  }
  expect_agreement(comparison, "seed " + std::to_string(seed) + ": ");
  EXPECT_GT(comparison.relations[2], 600U);
  EXPECT_EQ(comparison.quick, 0U);
}

// Nearly on the unit sphere: all points are vertices, and A - B has facets in all directions.
std::vector<Point> round_body(Choices& choices, std::size_t size) {
  std::vector<Point> points;
  while (points.size() < size) {
    Point point{};
    for (double& x : point) x = choices.fraction(20);
    const double length = std::hypot(point[0], point[1], point[2]);
    if (!(length > 0.25 && length < 1)) continue;
    for (double& x : point) x /= length;
    points.push_back(point);
  }
  return points;
}

TEST(Penetration, EqualsTheHullOfManyVertices) {
  constexpr std::uint64_t seed = 20240809;
  Agreement comparison;
  for (const std::size_t size : {16, 32, 64, 128}) {
    for (std::uint64_t i = 0; i < 128 / size; ++i) {
      Choices choices = Choices::keyed(seed, "round bodies", i);
      std::vector<Point> a = round_body(choices, size);
      compare(comparison, question(3, std::move(a), round_body(choices, size)));
    }
  }
  expect_agreement(comparison, "seed " + std::to_string(seed) + ": ");
  EXPECT_EQ(comparison.relations[2], 15U);
}

std::size_t scanned(const std::vector<IntegerVector>& points, const IntegerVector& n, int sign) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Integer ahead = dot(n, points[i]) - dot(n, points[best]);
    if (sign * ahead.sign() > 0) best = i;
  }
  return best;
}

// Normals of faces, along which points tie or nearly do, then edges and zero.
std::vector<IntegerVector> directions(const IntegerBodies& bodies, Choices& choices) {
  std::vector<IntegerVector> result{IntegerVector{}};
  const auto any = [&](const std::vector<IntegerVector>& points) {
    return points[choices.below(points.size())];
  };
  for (int k = 0; k < 12; ++k) {
    const IntegerVector edge = any(bodies.a) - any(bodies.a);
    const IntegerVector other = any(bodies.a) - any(bodies.b);
    result.push_back(cross(edge, other));
    result.push_back(cross(cross(edge, other), edge));
    result.push_back(edge);
    result.push_back(other);
  }
  return result;
}

// Returns how many support points were compared, and how many differ.
std::pair<std::size_t, std::size_t> compare(double units) {
  std::size_t compared = 0;
  std::size_t different = 0;
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < 150; ++i) {
      const IntegerBodies bodies =
          integer_bodies(generate(family, 20261122, i, {.vertices_max = 24}));
      Choices choices = Choices::keyed(20261122, family.name, i);
      FilteredSupport a(bodies.a, units);
      FilteredSupport b(bodies.b, units);
      for (const IntegerVector& n : directions(bodies, choices)) {
        for (const int sign : {1, -1}) {
          compared += 2;
          if (a.furthest(n, sign) != scanned(bodies.a, n, sign)) ++different;
          if (b.furthest(n, sign) != scanned(bodies.b, n, sign)) ++different;
        }
      }
    }
  }
  return {compared, different};
}

TEST(FilteredSupport, EqualsAScanInIntegersOnEveryFamily) {
  const auto [compared, different] = compare(filter_units);
  std::cout << compared << " support points compared\n";
  EXPECT_GT(compared, 400000U);
  EXPECT_EQ(different, 0U);
}

TEST(FilteredSupport, WithoutItsBoundDiffersFromAScan) { EXPECT_GT(compare(0).second, 0U); }

// Components of a direction 2^2000 apart, and points that differ along the small one or are far.
TEST(FilteredSupport, DecidesIfDoublesUnderflowOrOverflow) {
  IntegerVector n{Integer(1) << 2000, Integer(3), Integer(0)};
  const std::vector<IntegerVector> flat{{0, 1, 0}, {0, 5, 0}, {0, 4, 0}};
  EXPECT_EQ(FilteredSupport(flat).furthest(n, 1), 1U);
  EXPECT_EQ(FilteredSupport(flat).furthest(n, -1), 0U);
  n[0] = Integer(1) << 1070;  // subnormal, with few bits
  EXPECT_EQ(FilteredSupport(flat).furthest(n, 1), 1U);
  const Integer huge = Integer(1) << 1500;
  const std::vector<IntegerVector> far{{huge, 0, 0}, {huge + 1, 0, 0}, {huge - 1, 0, 0}};
  EXPECT_EQ(FilteredSupport(far).furthest({1, 0, 0}, 1), 1U);
  EXPECT_EQ(FilteredSupport(far).furthest({1, 0, 0}, -1), 2U);
}

// --- the comparison catches planted faults, and the right expansion passes the same cases ---

// Deliberately wrong expansions: each equals the right one but for one fault that an expanding
// polytope might have.  Any comparison of depths must catch every one of them.
struct CountsTries : ExpansionRules {
  bool supports(const FacetPlane& plane, const Integer& ahead) const override {
    ++tries;
    return tries == tries_max || ExpansionRules::supports(plane, ahead);
  }
  mutable int tries = 0;
  int tries_max = 0;
};

struct TakesNearlyForSupporting : ExpansionRules {
  bool supports(const FacetPlane& plane, const Integer& ahead) const override {
    return ahead * 64 <= plane.offset;
  }
};

struct SeesNoOtherFacet : ExpansionRules {
  bool is_visible(const FacetPlane& /*plane*/, const Integer& /*ahead*/) const override {
    return false;
  }
};

struct SeesOnlyWhatIsWellInFront : ExpansionRules {
  bool is_visible(const FacetPlane& plane, const Integer& ahead) const override {
    return ahead * 64 > abs(plane.offset);
  }
};

struct WaversInOnePlane : ExpansionRules {
  bool is_visible(const FacetPlane& plane, const Integer& ahead) const override {
    return ahead > 0 || (ahead == 0 && plane.normal_squared % 4 == 0);
  }
};

struct ForgetsTheSign : ExpansionRules {
  bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const override {
    return plane.offset * plane.offset * other.normal_squared <
           other.offset * other.offset * plane.normal_squared;
  }
};

struct ForgetsTheLengthOfTheNormal : ExpansionRules {
  bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const override {
    return plane.offset < other.offset;
  }
};

struct SkipsEverySixthFacet : ExpansionRules {
  bool is_considered(std::size_t facet) const override { return facet % 6 != 5; }
};

struct PlantedExpansion {
  const char* name;
  DepthOracle oracle;
};

template <typename Rules>
std::optional<Penetration> by(const Case& c) {
  return penetration(c, Rules());
}

std::vector<PlantedExpansion> planted_expansions() {
  return {
      {"stops one expansion too early",
       [](const Case& c) {
         CountsTries rules;
         penetration(c, rules);
         rules.tries_max = rules.tries - 1;
         rules.tries = 0;
         return penetration(c, rules);
       }},
      {"stops when little is left ahead", by<TakesNearlyForSupporting>},
      {"replaces the nearest facet alone", by<SeesNoOtherFacet>},
      {"keeps facets that are hardly visible", by<SeesOnlyWhatIsWellInFront>},
      {"decides now this way and now that on facets in one plane with w", by<WaversInOnePlane>},
      {"takes the nearest facet by unsigned distance", by<ForgetsTheSign>},
      {"compares offsets of normals that are no unit vectors", by<ForgetsTheLengthOfTheNormal>},
      {"skips every sixth facet", by<SkipsEverySixthFacet>},
      {"forgets the last vertex of B",
       [](Case c) {
         if (c.b.points.size() > 1) c.b.points.pop_back();
         return penetration(c);
       }},
      {"rounds the squared depth to double",
       [](const Case& c) {
         std::optional<Penetration> result = penetration(c);
         if (result) result->depth_squared = Rational(result->depth_squared.convert_to<double>());
         return result;
       }},
  };
}

// Returns case number `i` of a mix: bodies on a lattice, and those of the families moved together.
Case mixed(std::uint64_t i) {
  constexpr std::uint64_t seed = 20240811;
  if (i % 2 == 0) {
    Choices choices = Choices::keyed(seed, "lattice bodies", i);
    const Lattice lattice{3, 3};
    std::vector<Point> a = random_points(choices, lattice, 8);
    return question(3, std::move(a), random_points(choices, lattice, 8));
  }
  const std::vector<Family>& families = cases::families();
  const Family& family = families[i / 2 % families.size()];
  const Case c = generate(makes_points(family) ? family : cases::family("generic"), seed, i,
                          {.vertices_max = 12});
  return together(c, i % 4 == 1 ? 1 : 0.75);
}

TEST(PenetrationCanary, EveryPlantedFaultIsCaught) {
  for (const PlantedExpansion& each : planted_expansions()) {
    Agreement comparison;
    for (std::uint64_t i = 0; i < 1000 && comparison.disagreements == 0; ++i) {
      compare(comparison, mixed(i), each.oracle);
    }
    std::cout << each.name << ": caught at case " << comparison.compared_until_first << ", "
              << comparison.first.substr(0, comparison.first.find('\n')) << '\n';
    EXPECT_GT(comparison.disagreements, 0U) << each.name;
  }
}

TEST(PenetrationCanary, TheRightRulesPassTheSameCases) {
  Agreement comparison;
  for (std::uint64_t i = 0; i < 1000; ++i) compare(comparison, mixed(i));
  expect_agreement(comparison);
}

// Facets in one plane with the new vertex may also count as visible, if all of them do.
TEST(PenetrationCanary, FacetsInOnePlaneWithTheNewVertexMayCountAsVisible) {
  struct Closed : ExpansionRules {
    bool is_visible(const FacetPlane& /*plane*/, const Integer& ahead) const override {
      return ahead >= 0;
    }
  };
  Agreement comparison;
  for (std::uint64_t i = 0; i < 1000; ++i) compare(comparison, mixed(i), by<Closed>);
  expect_agreement(comparison);
}

}  // namespace
}  // namespace oracle
