// SPDX-License-Identifier: MIT
// The comparison with the hull catches planted faults, and the right expansion passes the same
// cases.
#include <gtest/gtest.h>

#include <cstdint>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/families.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/test/lattice_sets.hpp"
#include "oracle/test/penetration_comparison.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

using cases::Case;
using cases::Choices;
using cases::Family;

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
std::optional<Penetration> by(const cases::Case& c) {
  return penetration(c, Rules());
}

std::vector<PlantedExpansion> planted_expansions() {
  return {
      {"stops one expansion too early",
       [](const cases::Case& c) {
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
       [](cases::Case c) {
         if (c.b.points.size() > 1) c.b.points.pop_back();
         return penetration(c);
       }},
      {"rounds the squared depth to double",
       [](const cases::Case& c) {
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
    std::vector<cases::Point> a = random_points(choices, lattice, 8);
    return question(3, std::move(a), random_points(choices, lattice, 8));
  }
  const std::vector<Family>& families = cases::families();
  const Family& family = families[i / 2 % families.size()];
  const Case c = cases::generate(makes_points(family) ? family : cases::family("generic"), seed, i,
                                 {.vertices_max = 12});
  return together(c, i % 4 == 1 ? 1 : 0.75);
}

TEST(PenetrationCanary, EveryPlantedFaultIsCaught) {
  for (const PlantedExpansion& each : planted_expansions()) {
    DepthComparison comparison;
    for (std::uint64_t i = 0; i < 1000 && comparison.disagreements == 0; ++i) {
      compare(comparison, mixed(i), each.oracle);
    }
    std::cout << each.name << ": caught at case " << comparison.compared_until_first << ", "
              << comparison.first.substr(0, comparison.first.find('\n')) << '\n';
    EXPECT_GT(comparison.disagreements, 0U) << each.name;
  }
}

TEST(PenetrationCanary, TheRightRulesPassTheSameCases) {
  DepthComparison comparison;
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
  DepthComparison comparison;
  for (std::uint64_t i = 0; i < 1000; ++i) compare(comparison, mixed(i), by<Closed>);
  expect_agreement(comparison);
}

}  // namespace
}  // namespace oracle
