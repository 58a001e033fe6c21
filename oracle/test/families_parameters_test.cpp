// SPDX-License-Identifier: MIT
// The parameters that families record with their cases, compared with the exact truth.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/penetration.hpp"

namespace oracle {
namespace {

using cases::Case;
using cases::Relation;

constexpr std::uint64_t seed = 20261125;

std::optional<double> recorded(const Case& question, const std::string& name) {
  for (const cases::Parameter& parameter : question.parameters) {
    if (parameter.name == name) return parameter.value;
  }
  return std::nullopt;
}

// A recorded length in coordinates.
std::optional<double> recorded_length(const Case& question, const std::string& name) {
  const std::optional<double> length = recorded(question, name);
  if (!length) return std::nullopt;
  return std::ldexp(*length, static_cast<int>(recorded(question, "exponent").value_or(0)));
}

double distance(const Truth& truth) {
  return std::sqrt(truth.distance_squared.convert_to<double>());
}

// How far rounding can move the nearest points.  A family turns, scales and shifts a point; each
// step rounds its coordinates by a few u M at most.  Measured below 4 u M; 16 are allowed.
double rounding(const Case& question) {
  return 16 * std::ldexp(cases::magnitude(question), -cases::bits(question));
}

Case case_of(const char* family, std::uint64_t index) {
  return generate(cases::family(family), seed, index, {.vertices_max = 12});
}

TEST(FamilyParameters, GapsOfDistantBodiesAreTheirDistances) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    const Case c = case_of("distant", i);
    const Rational gap = rational(*recorded_length(c, "gap"));
    ASSERT_EQ(gap * gap, certificate(c).distance_squared) << cases::case_line(c);
  }
}

TEST(FamilyParameters, GapsOfMirroredBodiesAreTheirDistances) {
  int compared = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    const Case c = case_of("mirrored", i);
    const std::optional<double> gap = recorded_length(c, "gap");
    if (gap.value_or(-1) < 0) continue;
    ASSERT_EQ(*gap, distance(certificate(c))) << cases::case_line(c);
    ++compared;
  }
  EXPECT_GT(compared, 150);
}

TEST(FamilyParameters, DepthsAreThoseOfTheOracle) {
  for (const char* family : {"overlap", "nested"}) {
    int compared = 0;
    for (std::uint64_t i = 0; i < 500; ++i) {
      const Case c = case_of(family, i);
      const std::optional<double> depth = recorded_length(c, "depth");
      if (!depth) continue;
      const std::optional<Penetration> found = penetration(c);
      ASSERT_TRUE(found) << cases::case_line(c);
      ASSERT_EQ(found->depth_squared, rational(*depth) * rational(*depth)) << cases::case_line(c);
      ++compared;
    }
    EXPECT_GT(compared, 100) << family;
  }
}

// Larger than the rounding; the sign determines the relation.
TEST(FamilyParameters, GapsOfParallelFacesAreTheirDistances) {
  int compared = 0;
  double worst = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    const Case c = case_of("parallel", i);
    const double gap = *recorded_length(c, "gap");
    if (*recorded(c, "tilt") != 0 || std::fabs(gap) < 100 * rounding(c)) continue;
    const Truth truth = certificate(c);
    ASSERT_EQ(truth.relation, gap > 0 ? Relation::separated : Relation::overlapping)
        << cases::case_line(c);
    if (gap < 0) continue;
    const double error = std::fabs(distance(truth) - gap);
    ASSERT_LE(error, rounding(c)) << cases::case_line(c);
    worst = std::max(worst, 16 * error / rounding(c));
    ++compared;
  }
  std::cout << compared << " gaps, " << worst << " u M off at most\n";
  EXPECT_GT(compared, 300);
}

// A point over the interior of a face, an edge or a vertex need not be the nearest.
TEST(FamilyParameters, GapsAreNeverLessThanTheDistance) {
  for (const char* family : {"oblong", "sliver", "overlap", "parallel"}) {
    int equal = 0;
    int less = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) {
      const Case c = case_of(family, i);
      const std::optional<double> gap = recorded_length(c, "gap");
      if (!gap) continue;
      const double excess = distance(certificate(c)) - std::fabs(*gap);
      // A tilt moves the vertices of B, a box of half extents of up to M, about its centre.
      const double tilt = recorded(c, "tilt").value_or(0) * 2 * cases::magnitude(c);
      ASSERT_LE(excess, rounding(c) + tilt) << cases::case_line(c);
      (std::fabs(excess) <= rounding(c) && *gap > 100 * rounding(c) ? equal : less) += 1;
    }
    std::cout << family << ": " << equal << " gaps are the distance, " << less
              << " more than it, or lost in rounding\n";
    EXPECT_GT(equal + less, 200) << family;
    EXPECT_TRUE(equal > 50 || std::string(family) != "oblong");
  }
}

}  // namespace
}  // namespace oracle
