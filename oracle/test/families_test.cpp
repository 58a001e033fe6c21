// SPDX-License-Identifier: MIT
// The generator seen through the oracle: which relations and which outcomes of an algorithm each
// family reaches, and whether the answers known by construction are true.
#include <iomanip>

#include "core/cases/families/shapes.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

enum class Promise { never, may, reached };

// Separated, touching, overlapping.  `never` is promised if exact construction implies it.
const std::map<std::string, std::array<Promise, 3>> promises{
    {"lattice", {Promise::reached, Promise::reached, Promise::reached}},
    {"generic", {Promise::reached, Promise::may, Promise::reached}},
    {"oblong", {Promise::reached, Promise::reached, Promise::reached}},
    {"parallel", {Promise::reached, Promise::reached, Promise::reached}},
    {"duplicate", {Promise::reached, Promise::reached, Promise::reached}},
    {"touching", {Promise::never, Promise::reached, Promise::never}},
    {"flat", {Promise::reached, Promise::reached, Promise::reached}},
    {"sliver", {Promise::reached, Promise::may, Promise::reached}},
    {"overlap", {Promise::may, Promise::may, Promise::reached}},
    {"nested", {Promise::never, Promise::reached, Promise::reached}},
    {"distant", {Promise::reached, Promise::reached, Promise::never}},
    {"extreme", {Promise::reached, Promise::reached, Promise::reached}},
    {"mirrored", {Promise::reached, Promise::reached, Promise::reached}},
    {"motion", {Promise::reached, Promise::may, Promise::reached}},
    {"program", {Promise::reached, Promise::reached, Promise::reached}},
    {"hull", {Promise::reached, Promise::reached, Promise::reached}},
    {"features", {Promise::reached, Promise::reached, Promise::never}},
    {"corner", {Promise::never, Promise::reached, Promise::reached}},
};

TEST(FamilyRelations, AreThoseThatEachFamilyPromises) {
  constexpr std::uint64_t seed = 20261120;
  constexpr std::uint64_t cases_per_family = 600;
  ASSERT_EQ(promises.size(), families().size());
  std::cout << "seed " << seed << ", " << cases_per_family << " cases of each family\n";
  for (const Family& family : families()) {
    std::array<std::uint64_t, 3> counts{};
    for (std::uint64_t i = 0; i < cases_per_family; ++i) {
      const Case c = generate(family, seed, i, {.vertices_max = 12});
      ++counts.at(static_cast<std::size_t>(certificate(c).relation));
    }
    std::cout << std::setw(10) << family.name;
    for (const Relation relation : cases::all_relations) {
      const std::uint64_t count = counts.at(static_cast<std::size_t>(relation));
      const Promise promise = promises.at(family.name).at(static_cast<std::size_t>(relation));
      std::cout << "  " << name(relation) << ' ' << std::setw(3) << count;
      if (promise == Promise::reached) {
        EXPECT_GE(count, 6U) << family.name << ": less than a percent " << name(relation);
      }
      if (promise == Promise::never) {
        EXPECT_EQ(count, 0U) << family.name << ": " << name(relation);
      }
    }
    std::cout << '\n';
  }
}

// --- answers known by construction ---

struct Claim {
  std::optional<std::string> relation;
  std::optional<double> distance_squared;
  std::optional<double> depth;
};

Claim claim_of(const Case& question) {
  Claim claim;
  const auto value = [](const std::string& flag, const std::string& key) {
    return flag.starts_with(key) ? std::optional(flag.substr(key.size())) : std::nullopt;
  };
  for (const std::string& flag : question.flags) {
    if (const auto text = value(flag, "relation:")) claim.relation = text;
    if (const auto text = value(flag, "distance_squared:")) {
      claim.distance_squared = cases::parse_hex_float(*text);
    }
    if (const auto text = value(flag, "penetration_depth:")) {
      claim.depth = cases::parse_hex_float(*text);
    }
  }
  return claim;
}

// Returns what is wrong with the claims of a case; empty if they hold exactly.
std::string refutation(const Case& question) {
  const Claim claim = claim_of(question);
  const Truth truth = certificate(question);
  if (claim.relation && *claim.relation != name(truth.relation)) {
    return *claim.relation + " is claimed, and " + name(truth.relation) + " is true";
  }
  if (claim.distance_squared && rational(*claim.distance_squared) != truth.distance_squared) {
    return "squared distance " + truth.distance_squared.str();
  }
  if (claim.depth) {
    const std::optional<Penetration> found = penetration(question);
    if (!found || found->depth_squared != rational(*claim.depth) * rational(*claim.depth)) {
      return "squared depth " + (found ? found->depth_squared.str() : "of separated bodies");
    }
  }
  return "";
}

TEST(FamilyRelations, KnownAnswersHoldExactly) {
  constexpr std::uint64_t seed = 20261121;
  constexpr std::uint64_t cases_per_family = 1000;
  std::cout << "seed " << seed << ", " << cases_per_family << " cases of each family\n";
  std::map<std::string, int> distances;
  std::map<std::string, int> depths;
  // The range of the distances and depths, from the largest to the smallest, relative to M.
  std::map<std::string, std::pair<double, double>> spans;
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < cases_per_family; ++i) {
      const Case c = generate(family, seed, i, {.vertices_max = 12});
      const Claim claim = claim_of(c);
      if (!claim.relation) continue;
      ASSERT_EQ(refutation(c), "") << case_line(c);
      if (claim.distance_squared) ++distances[family.name];
      if (claim.depth) ++depths[family.name];
      const double distance = std::sqrt(claim.distance_squared.value_or(0));
      const double share = std::max(distance, claim.depth.value_or(0)) / cases::magnitude(c);
      if (share == 0) continue;
      auto [span, first] = spans.try_emplace(family.name, share, share);
      span->second = {std::max(span->second.first, share), std::min(span->second.second, share)};
    }
  }
  for (const auto& [family, span] : spans) {
    std::cout << family << ": " << distances[family] << " distances, " << depths[family]
              << " depths, of " << span.first << " to " << span.second << " M\n";
  }
  EXPECT_GT(distances["distant"], 900);
  EXPECT_GT(distances["mirrored"], 300);
  EXPECT_GT(depths["nested"], 200);
  EXPECT_GT(depths["overlap"], 500);
  EXPECT_GT(spans["overlap"].first, 0.1);
  EXPECT_LT(spans["overlap"].second, 1e-14);
}

TEST(FamilyRelations, ClaimsThatAreFalseAreRefuted) {
  Case c = generate(family("distant"), 1, 0);
  ASSERT_EQ(refutation(c), "");
  const Claim claim = claim_of(c);
  for (std::string& flag : c.flags) {
    if (flag.starts_with("distance_squared:")) {
      flag = "distance_squared:" + cases::hex_float(cases::ulps_away(*claim.distance_squared, 1));
    }
  }
  EXPECT_NE(refutation(c), "");
  Case boxes = question(3, box({0, 0, 0}, {1, 1, 1}), box({0.5, 0, 0}, {2, 1, 1}));
  boxes.flags = {"relation:overlapping", "penetration_depth:0x1p-1"};
  EXPECT_EQ(refutation(boxes), "");
  boxes.flags[1] = "penetration_depth:0x1.0000000000001p-1";
  EXPECT_NE(refutation(boxes), "");
  boxes.flags[0] = "relation:touching";
  EXPECT_NE(refutation(boxes), "");
}

// Every search begins at the first vertices: if the nearest points are there, a case tests nothing.
TEST(FamilyRelations, TheNearestPointsAreSeldomTheFirstVertices) {
  for (const Family& family : families()) {
    if (promises.at(family.name)[0] != Promise::reached) continue;
    int separated = 0;
    int at_the_first = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) {
      const Case c = generate(family, 20261123, i, {.vertices_max = 12});
      if (c.a.points.size() < 4 || c.b.points.size() < 4) continue;
      const Truth truth = certificate(c);
      if (truth.relation != Relation::separated) continue;
      ++separated;
      const std::vector<Term>& terms = truth.proof.terms;
      if (terms.size() == 1 && terms[0].a == 0 && terms[0].b == 0) ++at_the_first;
    }
    std::cout << std::setw(10) << family.name << ": " << at_the_first << " of " << separated
              << '\n';
    EXPECT_GT(separated, 10) << family.name;
    EXPECT_LE(4 * at_the_first, separated) << family.name;
  }
}

// Each single vertex of the inner body meets the outer one.
TEST(FamilyRelations, NestedBodiesAreSubsets) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    const Case c = generate(family("nested"), 20261122, i, {.vertices_max = 12});
    bool inside[2] = {true, true};
    for (const int which : {0, 1}) {
      const Body& inner = which == 0 ? c.a : c.b;
      const Body& outer = which == 0 ? c.b : c.a;
      for (const Point& point : inner.points) {
        const Case alone = question(c.dim, outer.points, {point});
        if (certificate(alone).relation == Relation::separated) inside[which] = false;
      }
    }
    ASSERT_TRUE(inside[0] || inside[1]) << case_line(c);
  }
}

// --- what happens to an algorithm ---

TEST(FamilyRelations, EveryStatusIsReached) {
  constexpr std::uint64_t seed = 20261123;
  const std::set<std::string> ways{
      "converged",   "repeated_support_point", "no_valid_subset", "no_progress", "origin_inside",
      "below_omega", "iteration_limit",        "not_finite"};
  std::map<std::string, std::map<std::string, int>> reached;  // ending, subject
  std::map<std::string, std::set<std::string>> of_family;
  for (const Subject& subject :
       subjects::select({"core/double/original", "core/double/enhanced", "core/double/robust"})) {
    for (const Family& family : families()) {
      for (std::uint64_t i = 0; i < 1000; ++i) {
        const Case c = generate(family, seed, i, {.vertices_max = 16});
        const std::string status = subject.ask(c, nullptr).status;
        ASSERT_TRUE(ways.contains(status)) << status;
        ++reached[status][subject.name];
        of_family[family.name].insert(status);
      }
    }
  }
  for (const std::string& way : ways) {
    std::cout << way << ':';
    for (const auto& [subject, count] : reached[way]) std::cout << "  " << subject << ' ' << count;
    std::cout << '\n';
    EXPECT_FALSE(reached[way].empty()) << way << " is never reached";
  }
  for (const auto& [family, statuses] : of_family) {
    std::cout << std::setw(10) << family << ": " << statuses.size() << " of " << ways.size()
              << '\n';
  }
}

// Frames in order are a sequence of warm starts: the axis of the last frame saves iterations [vdB99
// §4], and changes no relation that is decided by more than rounding.
TEST(FamilyRelations, MotionsAreCoherent) {
  const Subject incremental = subjects::select({"core/double/isa"}).front();
  const auto conversation = incremental.converse();
  int cached = 0;
  int from_scratch = 0;
  int differ = 0;
  constexpr std::uint64_t frames = 200 * cases::motion_frames;
  for (std::uint64_t i = 0; i < frames; ++i) {
    const Case c = generate(family("motion"), 20261124, i);
    const Answer next = conversation(c);
    const Answer first = incremental.ask(c, nullptr);
    cached += next.iterations;
    from_scratch += first.iterations;
    differ += next.intersecting == first.intersecting ? 0 : 1;
  }
  std::cout << frames << " frames: " << cached << " iterations with the cached axis, "
            << from_scratch << " without; " << differ << " relations differ\n";
  EXPECT_LT(cached, from_scratch * 9 / 10);
  EXPECT_EQ(differ, 0);
}

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

std::vector<Case> cases_of(const char* name, std::uint64_t count) {
  std::vector<Case> all;
  for (std::uint64_t i = 0; i < count; ++i) {
    all.push_back(generate(family(name), seed, i, {.vertices_max = 12}));
  }
  return all;
}

TEST(FamilyParameters, GapsOfDistantBodiesAreTheirDistances) {
  for (const Case& c : cases_of("distant", 500)) {
    const Rational gap = rational(*recorded_length(c, "gap"));
    ASSERT_EQ(gap * gap, certificate(c).distance_squared) << case_line(c);
  }
}

TEST(FamilyParameters, GapsOfMirroredBodiesAreTheirDistances) {
  int compared = 0;
  for (const Case& c : cases_of("mirrored", 500)) {
    const std::optional<double> gap = recorded_length(c, "gap");
    if (gap.value_or(-1) < 0) continue;
    ASSERT_EQ(*gap, distance(certificate(c))) << case_line(c);
    ++compared;
  }
  EXPECT_GT(compared, 150);
}

// B lies beyond a facet of A, or opposite an end of the prism A.
TEST(FamilyParameters, GapsOfHullsAreTheirDistances) {
  int compared = 0;
  for (const Case& c : cases_of("hull", 500)) {
    const std::optional<double> gap = recorded_length(c, "gap");
    if (*gap < 0) continue;
    ASSERT_NEAR(*gap, distance(certificate(c)), rounding(c)) << case_line(c);
    ++compared;
  }
  EXPECT_GT(compared, 300);
}

TEST(FamilyParameters, DepthsAreThoseOfTheOracle) {
  for (const char* family : {"overlap", "nested"}) {
    int compared = 0;
    for (const Case& c : cases_of(family, 500)) {
      const std::optional<double> depth = recorded_length(c, "depth");
      if (!depth) continue;
      const std::optional<Penetration> found = penetration(c);
      ASSERT_TRUE(found) << case_line(c);
      ASSERT_EQ(found->depth_squared, rational(*depth) * rational(*depth)) << case_line(c);
      ++compared;
    }
    EXPECT_GT(compared, 100) << family;
  }
}

// Larger than the rounding; the sign determines the relation.
TEST(FamilyParameters, GapsOfParallelFacesAreTheirDistances) {
  int compared = 0;
  double worst = 0;
  for (const Case& c : cases_of("parallel", 2000)) {
    const double gap = *recorded_length(c, "gap");
    if (*recorded(c, "tilt") != 0 || std::fabs(gap) < 100 * rounding(c)) continue;
    const Truth truth = certificate(c);
    ASSERT_EQ(truth.relation, gap > 0 ? Relation::separated : Relation::overlapping)
        << case_line(c);
    if (gap < 0) continue;
    const double error = std::fabs(distance(truth) - gap);
    ASSERT_LE(error, rounding(c)) << case_line(c);
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
    for (const Case& c : cases_of(family, 1000)) {
      const std::optional<double> gap = recorded_length(c, "gap");
      if (!gap) continue;
      const double excess = distance(certificate(c)) - std::fabs(*gap);
      // A tilt moves the vertices of B, a box of half extents of up to M, about its centre.
      const double tilt = recorded(c, "tilt").value_or(0) * 2 * cases::magnitude(c);
      ASSERT_LE(excess, rounding(c) + tilt) << case_line(c);
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
