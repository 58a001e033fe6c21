// SPDX-License-Identifier: MIT
// The comparison with the hull catches planted faults, and the right expansion passes the same
// cases.
#include <gtest/gtest.h>

#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/cases/families.hpp"
#include "oracle/test/lattice_sets.hpp"
#include "oracle/test/penetration_comparison.hpp"
#include "oracle/test/planted_expansions.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

using cases::Case;
using cases::Choices;
using cases::Family;

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
