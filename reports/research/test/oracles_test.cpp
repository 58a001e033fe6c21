// SPDX-License-Identifier: MIT
// The agreement campaign evaluates every oracle on every family, and bounds on every pair of kinds of
// curved bodies, and detects faults.
#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "reports/research/oracles/oracles.hpp"
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

// By column of the first two tables.
double number(const std::string& text, const std::string& first, const std::string& column) {
  static const std::vector<std::string> columns{
      "cases",   "quick_certificate", "proofs",        "minkowski", "depths",   "polytope_distance",
      "filter",  "exact_signs",       "exact_descent", "separated", "touching", "overlapping",
      "disagree"};
  const std::vector<std::string> cells = cells_after(text, first);
  const auto cell = static_cast<std::size_t>(std::ranges::find(columns, column) - columns.begin());
  return cell < cells.size() && cells[cell] != "-" ? std::stod(cells[cell]) : 0;
}

TEST_F(Cli, OraclesAgreeOnEveryFamilyAndScaleAndByEveryPath) {
  const Ended ended = run("oracles --cases 160");
  ASSERT_EQ(ended.code, reports::clean) << ended.out << ended.err;
  const std::size_t cases = 160 * cases::families().size();
  EXPECT_PRED2(contains, ended.out,
               "the oracles agree exactly: " + std::to_string(cases) + " cases");
  for (const cases::Family& family : cases::families()) {
    EXPECT_EQ(number(ended.out, family.name, "cases"), 160) << family.name;
    EXPECT_EQ(number(ended.out, family.name, "quick_certificate"), 3 * 160) << family.name;
    EXPECT_EQ(number(ended.out, family.name, "minkowski"), 16) << family.name;
    EXPECT_EQ(number(ended.out, family.name, "polytope_distance"), 16) << family.name;
  }
  for (const char* scale : {"own scale", "1e+90", "1e-90", "1e+150", "1e-150", "subnormal"}) {
    for (const char* cell : {"cases", "minkowski", "depths", "polytope_distance", "separated",
                             "touching", "overlapping"}) {
      EXPECT_GT(number(ended.out, scale, cell), 0) << scale << " cell " << cell;
    }
  }
  for (const char* path : {"filter", "exact_signs", "exact_descent"}) {
    EXPECT_GT(number(ended.out, "total", path), 0) << "cell " << path;
  }
  EXPECT_EQ(number(ended.out, "total", "disagree"), 0);
  for (const char* proposer :
       {"no candidate", "candidate of core/double/robust", "garbage candidate"}) {
    EXPECT_EQ(cells_after(ended.out, proposer).at(0), std::to_string(cases)) << proposer;
  }
  // A good candidate avoids the search, a bad one does not.
  const auto by_filter = [&](const char* proposer) {
    return std::stod(cells_after(ended.out, proposer).at(1));
  };
  EXPECT_GT(by_filter("candidate of core/double/robust"), by_filter("garbage candidate"));
}

TEST_F(Cli, OraclesAreAskedTheSameOnAnyThreadsAndForTheChosenFamilies) {
  const std::string arguments = "oracles --cases 50 --seed 5 --family sliver --family flat ";
  const Ended one = run(arguments + "--threads 1");
  ASSERT_EQ(one.code, reports::clean) << one.err;
  EXPECT_EQ(one.out, run(arguments + "--threads 3").out);
  EXPECT_NE(one.out, run(arguments + "--seed 6 --threads 1").out);
  EXPECT_EQ(number(one.out, "total", "cases"), 100);
  EXPECT_TRUE(cells_after(one.out, "lattice").empty());
  EXPECT_EQ(number(run(arguments + "--minkowski-share 0").out, "total", "minkowski"), 0);
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

template <typename Results>
struct Planted {
  const char* fault;
  const char* named;  // the oracle or method to be named as differing
  std::function<void(Results&)> plant;
};

// Each planted fault is found and named with its case.
template <typename Results, typename Question>
void expect_found(const std::vector<Planted<Results>>& faults,
                  const reports::OraclesOptions& options, Results (*evaluate)(const Question&),
                  reports::OraclesReport (*compare)(const reports::OraclesOptions&,
                                                    const std::function<Results(const Question&)>&),
                  const char* conclusion) {
  for (const Planted<Results>& one : faults) {
    SCOPED_TRACE(one.fault);
    const reports::OraclesReport report = compare(options, [&](const Question& asked) {
      Results results = evaluate(asked);
      one.plant(results);
      return results;
    });
    EXPECT_EQ(report.code, reports::oracles_disagree);
    EXPECT_GT(report.disagreements, 0U);
    EXPECT_PRED2(contains, report.text, one.named);
    EXPECT_PRED2(contains, report.text, "\n{\"id\":");
    EXPECT_PRED2(contains, report.text, conclusion);
  }
}

const std::vector<Planted<Opinions>>& planted() {
  static const std::vector<Planted<Opinions>> list{
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
  expect_found(planted(), few_cases(), reports::opinions, reports::oracles,
               "the oracles disagree on");
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

using reports::CurvedOpinions;
using reports::CurvedQuestion;

TEST_F(Cli, EnclosuresDoNotContradictEachOtherOnAnyPairOfKinds) {
  const Ended ended = run("oracles --family curved --cases 480 --seed 3");
  ASSERT_EQ(ended.code, reports::clean) << ended.out << ended.err;
  EXPECT_PRED2(contains, ended.out, "no contradiction: 480 cases, 0 with");
  EXPECT_PRED2(contains, ended.out, "\ndepths of ");
  for (const std::string& pair : reports::curved_pairs()) {
    EXPECT_PRED2(contains, ended.out, "\n" + pair + " ") << pair;
    EXPECT_EQ(ended.out.find("\n" + pair + "  0 "), std::string::npos) << pair;
  }
  EXPECT_EQ(ended.out, run("oracles --family curved --cases 480 --seed 3 --threads 1").out);
}

TEST(CurvedOracles, AreAskedEveryPairOfKindsInEqualShares) {
  std::map<std::string, int> pairs;
  for (std::uint64_t i = 0; i < 480; ++i) ++pairs[reports::curved_question(1, i, {12}).pair];
  ASSERT_EQ(pairs.size(), reports::curved_pairs().size());
  for (const auto& [pair, count] : pairs) EXPECT_GE(count, 20) << pair;
}

// Changes the bounds as if a body were too large by 2^-30 of its radius.
void shorten(oracle::Enclosure& enclosure) {
  const oracle::Rational factor = 1 - oracle::rational(0x1p-30);
  enclosure.distance_squared_lower *= factor;
  enclosure.distance_squared_upper *= factor;
}

const std::vector<Planted<CurvedOpinions>>& planted_in_curved() {
  using cases::Relation;
  static const std::vector<Planted<CurvedOpinions>> list{
      {"the quick enclosure is too near by 2^-30", "quick enclosure against cone program",
       [](CurvedOpinions& opinions) {
         if (opinions.quick) shorten(*opinions.quick);
       }},
      {"the slow enclosure is too near by 2^-30", "enclosure against cone program",
       [](CurvedOpinions& opinions) {
         if (opinions.full) shorten(*opinions.full);
       }},
      {"a lower bound of the quick enclosure is above the upper one",
       "quick enclosure against enclosure",
       [](CurvedOpinions& opinions) {
         if (!opinions.quick) return;
         opinions.quick->distance_squared_lower =
             opinions.quick->distance_squared_upper * (1 + oracle::rational(0x1p-80));
         opinions.quick->distance_squared_upper = opinions.quick->distance_squared_lower;
       }},
      {"separated bodies overlap", "against cone program",
       [](CurvedOpinions& opinions) {
         if (!opinions.quick || opinions.quick->relation != Relation::separated) return;
         opinions.quick->relation = Relation::overlapping;
         opinions.quick->distance_squared_lower = opinions.quick->distance_squared_upper = 0;
       }},
      {"overlapping bodies are a little apart", "against cone program",
       [](CurvedOpinions& opinions) {
         if (!opinions.quick || opinions.quick->relation != Relation::overlapping) return;
         opinions.quick->relation = Relation::separated;
         opinions.quick->distance_squared_lower = opinions.quick->distance_squared_upper =
             opinions.cone_program.upper * 2;
       }},
      {"overlapping bodies touch", "quick enclosure against enclosure: another relation",
       [](CurvedOpinions& opinions) {
         if (opinions.quick && opinions.quick->relation == Relation::overlapping) {
           opinions.quick->relation = Relation::touching;
         }
       }},
      {"separated bodies have no distance", "separated, by a bound of 0",
       [](CurvedOpinions& opinions) {
         if (opinions.quick) opinions.quick->distance_squared_lower = 0;
       }},
      {"the cone program forgets a body's radius", "quick enclosure against cone program",
       [](CurvedOpinions& opinions) {
         opinions.cone_program.lower *= 4;
         opinions.cone_program.upper *= 4;
       }},
      {"an overlap is a hundredth deeper", "depth against a search of directions",
       [](CurvedOpinions& opinions) {
         if (!opinions.depth) return;
         opinions.depth->lower *= oracle::rational(1.02);
         opinions.depth->upper *= oracle::rational(1.02);
       }},
      {"an overlap is shallower by 1e-4", "depth against a search of directions",
       [](CurvedOpinions& opinions) {
         if (opinions.depth) opinions.depth->upper *= oracle::rational(1 - 2e-4);
         if (opinions.depth) opinions.depth->lower *= oracle::rational(1 - 2e-4);
       }},
      {"an oracle fails", "planted", [](CurvedOpinions&) { throw std::runtime_error("planted"); }},
  };
  return list;
}

TEST(CurvedOraclesCanary, EveryPlantedFaultIsFoundAndNamed) {
  reports::OraclesOptions options;
  options.cases = 48;
  options.minkowski_share = 1;
  options.shown_max = 1000;
  EXPECT_EQ(reports::curved_oracles(options).disagreements, 0U);
  expect_found(planted_in_curved(), options, reports::curved_opinions, reports::curved_oracles,
               "the enclosures contradict each other on");
}

}  // namespace
