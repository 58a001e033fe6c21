// SPDX-License-Identifier: MIT
// The agreement campaign evaluates every oracle on every family, and detects faults.
#include "reports/research/oracles/oracles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/families.hpp"
#include "reports/test/cli.hpp"

namespace {

using reports::Opinions;
using reports::OracleQuestion;

// The cells of the first line that begins with `first`; they hold no blanks.
std::vector<std::string> cells_after(const std::string& text, const std::string& first) {
  std::vector<std::string> cells;
  for (const std::string& line : lines(text)) {
    if (!line.starts_with(first + " ")) continue;
    std::istringstream rest(line.substr(first.size()));
    for (std::string cell; rest >> cell;) cells.push_back(cell);
    return cells;
  }
  return cells;
}

double number(const std::string& text, const std::string& first, std::size_t cell) {
  const std::vector<std::string> cells = cells_after(text, first);
  return cell < cells.size() && cells[cell] != "-" ? std::stod(cells[cell]) : 0;
}

enum Cell : std::size_t {  // columns of the first two tables
  cases_cell,
  quick_certificate_cell,
  proofs_cell,
  minkowski_cell,
  depths_cell,
  polytope_distance_cell,
  filter_cell,
  exact_signs_cell,
  exact_descent_cell,
  separated_cell,
  touching_cell,
  overlapping_cell,
  disagree_cell
};

TEST_F(Cli, OraclesAgreeOnEveryFamilyAndScaleAndByEveryPath) {
  const Ended ended = run("oracles --cases 160");
  ASSERT_EQ(ended.code, reports::clean) << ended.out << ended.err;
  const std::size_t cases = 160 * cases::families().size();
  EXPECT_NE(ended.out.find("the oracles agree exactly: " + std::to_string(cases) + " cases"),
            std::string::npos);
  for (const cases::Family& family : cases::families()) {
    EXPECT_EQ(number(ended.out, family.name, cases_cell), 160) << family.name;
    EXPECT_EQ(number(ended.out, family.name, quick_certificate_cell), 3 * 160) << family.name;
    EXPECT_EQ(number(ended.out, family.name, minkowski_cell), 16) << family.name;
    EXPECT_EQ(number(ended.out, family.name, polytope_distance_cell), 16) << family.name;
  }
  for (const char* scale : {"own scale", "1e+90", "1e-90", "1e+150", "1e-150", "subnormal"}) {
    for (const Cell cell : {cases_cell, minkowski_cell, depths_cell, polytope_distance_cell,
                            separated_cell, touching_cell, overlapping_cell}) {
      EXPECT_GT(number(ended.out, scale, cell), 0) << scale << " cell " << cell;
    }
  }
  for (const Cell path : {filter_cell, exact_signs_cell, exact_descent_cell}) {
    EXPECT_GT(number(ended.out, "total", path), 0) << "cell " << path;
  }
  EXPECT_EQ(number(ended.out, "total", disagree_cell), 0);
  for (const char* proposer :
       {"no candidate", "candidate of core/double/robust", "garbage candidate"}) {
    EXPECT_EQ(number(ended.out, proposer, 0), static_cast<double>(cases)) << proposer;
  }
  // A good candidate avoids the search, a bad one does not.
  EXPECT_GT(number(ended.out, "candidate of core/double/robust", 1),
            number(ended.out, "garbage candidate", 1));
}

TEST_F(Cli, OraclesAreAskedTheSameOnAnyThreadsAndForTheChosenFamilies) {
  const std::string arguments = "oracles --cases 50 --seed 5 --family sliver --family flat ";
  const Ended one = run(arguments + "--threads 1");
  ASSERT_EQ(one.code, reports::clean) << one.err;
  EXPECT_EQ(one.out, run(arguments + "--threads 3").out);
  EXPECT_NE(one.out, run(arguments + "--seed 6 --threads 1").out);
  EXPECT_EQ(number(one.out, "total", cases_cell), 100);
  EXPECT_TRUE(cells_after(one.out, "lattice").empty());
  EXPECT_EQ(number(run(arguments + "--minkowski-share 0").out, "total", minkowski_cell), 0);
  EXPECT_EQ(run("oracles --family curved --family flat").code, reports::bad_input);
  EXPECT_EQ(run("oracles --family nobody").code, reports::bad_input);
}

TEST(Oracles, AreGivenTheSimplexOfTheCoreAndGarbageOfEveryKind) {
  bool repeated = false;
  bool missing = false;
  bool too_many = false;
  for (std::uint64_t index = 0; index < 100; ++index) {
    const OracleQuestion asked =
        reports::oracle_question(cases::family("generic"), 1, index, {.vertices_max = 12});
    EXPECT_TRUE(asked.candidates[0].empty());
    EXPECT_FALSE(asked.candidates[1].empty()) << asked.question.id;
    const std::vector<oracle::IndexPair>& garbage = asked.candidates[2];
    too_many = too_many || garbage.size() > 4;
    for (const oracle::IndexPair& pair : garbage) {
      repeated = repeated || std::count(garbage.begin(), garbage.end(), pair) > 1;
      missing = missing || pair.first >= asked.question.a.points.size();
    }
  }
  EXPECT_TRUE(repeated && missing && too_many);
}

struct Planted {
  const char* fault;
  const char* named;  // the oracle to be named as differing
  std::function<void(Opinions&)> plant;
};

const std::vector<Planted>& planted() {
  static const std::vector<Planted> list{
      {"the quick certificate calls a separated pair touching",
       "certificate against quick certificate (",
       [](Opinions& opinions) {
         if (opinions.certificate.relation != cases::Relation::separated) return;
         opinions.certified[1].relation = cases::Relation::touching;
       }},
      {"the quick certificate is off by the last bit of its numerator",
       "candidate of core/double/robust",
       [](Opinions& opinions) {
         if (opinions.certified[1].exact) return;
         opinions.certified[1].fixed.numerator.limbs[0] ^= 1U;
       }},
      {"the quick certificate is wrong after a garbage candidate", "garbage candidate",
       [](Opinions& opinions) {
         if (opinions.certified[2].path != oracle::Path::exact_signs) return;
         opinions.certified[2].fixed.denominator.limbs[0] ^= 2U;
       }},
      {"certificate gives the v of B - A", "proof of certificate",
       [](Opinions& opinions) {
         for (oracle::Rational& x : opinions.certificate.v) x = -x;
       }},
      {"certificate forgets a term of its proof", "proof of certificate",
       [](Opinions& opinions) { opinions.certificate.proof.terms.pop_back(); }},
      {"minkowski calls overlapping bodies touching", "certificate against minkowski",
       [](Opinions& opinions) {
         if (opinions.minkowski->relation != cases::Relation::overlapping) return;
         opinions.minkowski->relation = cases::Relation::touching;
       }},
      {"minkowski rounds v to double", "certificate against minkowski: v[",
       [](Opinions& opinions) {
         oracle::Rational& x = opinions.minkowski->v[0];
         x = oracle::Rational(x.convert_to<double>());
       }},
      {"the depth is of another facet", "minkowski against penetration",
       [](Opinions& opinions) {
         if (opinions.penetration) opinions.penetration->depth_squared *= 4;
       }},
      {"overlaps have no depth", "minkowski against penetration: no depth",
       [](Opinions& opinions) { opinions.penetration.reset(); }},
      {"the depth has no facet to prove it", "its facet does not prove it",
       [](Opinions& opinions) {
         if (opinions.penetration) opinions.penetration->normal = {};
       }},
      {"polytope_distance is off by one part in 2^60", "certificate against polytope_distance",
       [](Opinions& opinions) {
         oracle::Rational& q = opinions.polytope_distance->distance_squared;
         q = q * oracle::Rational((1LL << 60) + 1, 1LL << 60);
       }},
      {"polytope_distance swaps its points", "its points are not v apart",
       [](Opinions& opinions) {
         std::swap(opinions.polytope_distance->point_a, opinions.polytope_distance->point_b);
       }},
      {"an oracle fails", "certificate failed: planted",
       [](Opinions&) { throw std::runtime_error("certificate failed: planted"); }},
  };
  return list;
}

reports::OraclesOptions few_cases() {
  reports::OraclesOptions options;
  options.families = {"generic", "lattice"};
  options.cases = 10;
  options.minkowski_share = 1;
  options.polytope_distance_share = 1;
  options.shown_max = 1000;
  return options;
}

TEST(Oracles, AgreeWhereNothingIsPlanted) {
  const reports::OraclesReport report = reports::oracles(few_cases());
  EXPECT_EQ(report.code, reports::clean) << report.text;
  EXPECT_EQ(report.disagreements, 0U);
}

TEST(Oracles, EveryPlantedDifferenceIsNamedWithItsCase) {
  for (const Planted& planted : planted()) {
    const reports::OraclesReport report =
        reports::oracles(few_cases(), [&](const OracleQuestion& asked) {
          Opinions opinions = reports::opinions(asked);
          planted.plant(opinions);
          return opinions;
        });
    EXPECT_EQ(report.code, reports::oracles_disagree) << planted.fault;
    EXPECT_GT(report.disagreements, 0U) << planted.fault;
    EXPECT_NE(report.text.find(planted.named), std::string::npos) << planted.fault << "\n"
                                                                  << report.text;
    EXPECT_NE(report.text.find("\n{\"id\":"), std::string::npos) << planted.fault;
    EXPECT_NE(report.text.find("the oracles disagree on"), std::string::npos) << planted.fault;
  }
}

TEST(Oracles, ShowsSomeDisagreementsAndCountsAll) {
  reports::OraclesOptions options = few_cases();
  options.shown_max = 3;
  const reports::OraclesReport report = reports::oracles(
      options, [](const OracleQuestion&) -> Opinions { throw std::runtime_error("planted"); });
  EXPECT_EQ(report.disagreements, 20U);
  std::size_t shown = 0;
  for (const std::string& line : lines(report.text)) shown += line.starts_with("{\"id\":");
  EXPECT_EQ(shown, 3U);
}

}  // namespace
