// SPDX-License-Identifier: MIT
// Compares the expanding polytope with the whole hull of A - B, and makes bodies for its tests.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/test/lattice_sets.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

using DepthOracle = std::function<std::optional<Penetration>(const cases::Case&)>;

inline std::optional<Penetration> expanded(const cases::Case& c) { return penetration(c); }

// --- comparing ---

struct DepthComparison {
  std::uint64_t compared = 0;
  std::uint64_t disagreements = 0;
  std::uint64_t compared_until_first = 0;  // number of the first case that differs
  std::string first;                       // the difference there, and the case
  std::array<std::uint64_t, 3> relations{};
  std::map<std::string, std::uint64_t> overlapping;  // by the first flag of the case
};

inline std::string fault(const cases::Case& c, const Truth& truth, const DepthOracle& oracle) {
  try {
    const std::optional<Penetration> found = oracle(c);
    if (!found) return truth.relation == cases::Relation::separated ? "" : "called separated";
    if (truth.relation == cases::Relation::separated) return "not called separated";
    if (found->depth_squared != truth.penetration_depth_squared) return "another depth";
    return proves_upper_bound(c, *found) ? "" : "no proof of the upper bound";
  } catch (const std::logic_error& error) {
    return error.what();
  }
}

inline void compare(DepthComparison& comparison, const cases::Case& c,
                    const DepthOracle& oracle = expanded) {
  const Truth truth = minkowski(c);
  ++comparison.compared;
  ++comparison.relations[static_cast<std::size_t>(truth.relation)];
  if (truth.relation == cases::Relation::overlapping && !c.flags.empty()) {
    ++comparison.overlapping[c.flags[0]];
  }
  const std::string found = fault(c, truth, oracle);
  if (found.empty() || ++comparison.disagreements > 1) return;
  comparison.compared_until_first = comparison.compared;
  comparison.first = found + '\n' + cases::case_line(c);
}

inline void expect_agreement(const DepthComparison& comparison) {
  const auto [separated, touching, overlapping] = comparison.relations;
  std::cout << comparison.compared << " compared, " << comparison.disagreements
            << " disagreements; separated " << separated << " touching " << touching
            << " overlapping " << overlapping;
  for (const auto& [flag, count] : comparison.overlapping)
    std::cout << "; " << flag << ' ' << count;
  std::cout << '\n';
  EXPECT_EQ(comparison.disagreements, 0U) << comparison.first;
}

// --- bodies, many of which overlap ---

inline cases::Point centre(const cases::Body& body) {
  cases::Point sum{};
  for (const cases::Point& point : body.points) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      sum[axis] += point[axis] / static_cast<double>(body.points.size());
    }
  }
  return sum;
}

// Moves B by a share of the way to A: gives another case, with any rounding.
inline cases::Case together(const cases::Case& given, double share) {
  cases::Case c = given;
  const cases::Point a = centre(c.a);
  const cases::Point b = centre(c.b);
  for (cases::Point& point : c.b.points) {
    for (std::size_t axis = 0; axis < 3; ++axis) point[axis] += share * (a[axis] - b[axis]);
  }
  return is_finite(c) ? c : given;
}

inline bool makes_points(const cases::Family& family) {
  return !cases::has_curved_body(cases::generate(family, 1, 0, {.vertices_max = 12}));
}

inline std::vector<cases::Point> random_points(cases::Choices& choices, const Lattice& lattice,
                                               std::size_t size) {
  LatticeSet set;
  for (std::size_t i = 0; i < size; ++i) {
    set.push_back(static_cast<int>(choices.below(static_cast<std::uint64_t>(lattice.count()))));
  }
  return lattice.points(set);
}

}  // namespace oracle
