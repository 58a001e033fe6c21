// SPDX-License-Identifier: MIT
// Intervals judged in bulk: each kind of error is counted, and nothing else.
#include <limits>

#include "core/cases/families.hpp"
#include "core/cases/symmetry/signed_axes.hpp"
#include "core/subjects/registry.hpp"
#include "reports/research/certain/certain.hpp"
#include "reports/test/cli.hpp"

namespace reports {
namespace {

using oracle::Certainly;

CertainCount asked(const subjects::Subject& subject, int each, bool placed = false) {
  CertainCount result;
  for (const cases::Family& family : cases::families()) {
    for (int i = 0; i < each; ++i) {
      const cases::Case question =
          cases::generate(family, 3, static_cast<std::uint64_t>(i), {.vertices_max = 12});
      const auto index = static_cast<std::uint64_t>(i);
      ask_images(subject, question, 1, result,
                 placed ? std::optional(Placed{3, index}) : std::nullopt);
    }
  }
  return result;
}

subjects::Subject called(const std::string& name) { return subjects::select({name}).at(0); }

// A part of the questions of `certain`.
TEST(Certain, IsRightInEverySymmetry) {
  for (const char* name : {"core/double/certified", "core/float/certified"}) {
    const CertainCount all = asked(called(name), 100);
    EXPECT_EQ(all.wrong(), 0U) << name << "\n" << all.findings.at(0);
    EXPECT_GT(all.answers, 30 * all.questions);
    EXPECT_GE(all.statuses.size(), 2U) << name;
    EXPECT_LE(all.widest, 1) << name;
    EXPECT_GT(all.widest, 0.1) << name;
  }
}

TEST(Certain, IsRightUnderPlacements) {
  for (const char* name : {"core/double/certified_placed", "core/float/certified_placed",
                           "core/double/certified_placed_relation"}) {
    const CertainCount all = asked(called(name), 22, true);
    EXPECT_EQ(all.wrong(), 0U) << name << "\n" << all.findings.at(0);
    EXPECT_GT(all.answers, 20 * all.questions);
    EXPECT_GE(all.statuses.size(), 2U) << name;
  }
}

// The distance is not a double; the ends are the neighbouring doubles, each rounded outwards once.
TEST(Certain, EndsBesideASubnormalDistance) {
  const cases::Case question =
      cases::generate(cases::listed_family("extreme"), 1, 21, {.vertices_max = 24});
  const oracle::CertainTruth truth =
      oracle::certain_truth(question, oracle::quick_certificate(question));
  ASSERT_LT(truth.above, std::numeric_limits<double>::min());
  ASSERT_LT(truth.below, truth.above);
  const subjects::Answer answer = called("core/double/certified").ask(question, nullptr);
  EXPECT_EQ(answer.certain->lower.value.approximation(), truth.below);
  EXPECT_EQ(answer.certain->upper.value.approximation(), truth.above);
}

// Floating point divides bodies by about 2^-1025, and what it proves is 2.6 units of the subnormal
// numbers wide before its ends are rounded outwards: integers have to answer.
TEST(Certain, HasNarrowIntervalsBelowTheNormalNumbers) {
  using cases::Point;
  const auto point = [](double x, double y, double z) {
    return cases::Body{std::vector<Point>{Point{x, y, z}}, {}};
  };
  CertainCount count;
  cases::Case question;
  question.id = "below the normal numbers";
  question.a = point(0x1.c6318c6318c6p-1026, -0x1.1294a5294a528p-1025, 0x1.def7bdef7bdfp-1026);
  question.b = point(0x1.4a5294a5294cp-1028, -0x1.ef7bdef7bdfp-1026, -0x1.8c6318c6318cp-1028);
  ask_images(called("core/double/certified"), question, 1, count);
  EXPECT_EQ(count.answers, 96U);
  EXPECT_EQ(count.wrong(), 0U) << count.findings.at(0);
}

TEST(Certain, FindsPlantedFaults) {
  const struct {
    const char* name;
    Certainly way;
  } faults[] = {{"planted/lower_end_without_products", Certainly::outside},
                {"planted/upper_end_without_slack", Certainly::outside},
                {"planted/overlap_by_noise", Certainly::wrong_relation},
                {"planted/contact_is_overlap", Certainly::wrong_relation},
                {"planted/ends_to_nearest", Certainly::outside}};
  for (const auto& [name, way] : faults) {
    const CertainCount all = asked(called(name), 20);
    EXPECT_GT(all.count(way), 0U) << name;
    EXPECT_EQ(all.findings.size(), 1U) << name;
  }
}

TEST(Certain, CountsWhatIsTooWideAndWhatIsNoAnswer) {
  subjects::Subject wide = called("core/double/certified");
  wide.query = [query = wide.query](const auto& a, const auto& b, subjects::Answer& answer,
                                    const subjects::Trace* trace) {
    query(a, b, answer, trace);
    answer.certain->lower.value = subjects::Number(0.0);
  };
  const CertainCount far = asked(wide, 5);
  EXPECT_GT(far.count(Certainly::too_wide), far.answers / 4);
  EXPECT_EQ(far.count(Certainly::too_wide), far.wrong());
  const CertainCount silent = asked(called("core/double/robust"), 2);
  EXPECT_EQ(silent.count(Certainly::no_answer), silent.answers);
  EXPECT_GT(silent.answers, 0U);
}

using CertainCli = Cli;

TEST_F(CertainCli, TellsTheSameOnAnyNumberOfThreads) {
  const std::string study = "certain --cases 20 --no-known --vertices 8 ";
  std::ofstream(folder_ / "record.md") << "<!-- certain:begin -->\n<!-- certain:end -->\n";
  const Ended one = run(study + "--threads 1 --into record.md");
  const Ended four = run(study + "--threads 4");
  EXPECT_EQ(one.code, clean) << one.err << one.out;
  EXPECT_EQ(one.out, four.out);
  EXPECT_PRED2(contains, one.out, "all of them right");
  const std::string record = content(folder_ / "record.md");
  EXPECT_PRED2(contains, record,
               "Made by `gjkproof-research certain --cases 20 --no-known --vertices 8`");
  EXPECT_PRED2(contains, record, "| total ");
}

TEST_F(CertainCli, EndsWithFindings) {
  const Ended found = run("certain --cases 20 --no-known -s planted/contact_is_overlap --worst 1");
  EXPECT_EQ(found.code, findings) << found.err;
  EXPECT_PRED2(contains, found.out, "contact_is_overlap: wrong relation, ");
  EXPECT_PRED2(contains, found.out, "{\"id\":");
  EXPECT_EQ(run("certain --cases 1 -s peer/cgal-*").code == clean, false);
}

}  // namespace
}  // namespace reports
