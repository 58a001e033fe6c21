// SPDX-License-Identifier: MIT
#include "reports/study/tallies/tally.hpp"

#include <limits>

#include "reports/output/text_table.hpp"
#include "reports/study/study.hpp"
#include "reports/test/folder.hpp"

namespace reports {
namespace {

Counted finding(VerdictKind kind, double error) {
  oracle::JudgedAnswer result;
  result.answer.emplace();
  result.answer->status = "converged";
  result.verdict.kind = kind;
  result.verdict.reason = "planted";
  result.verdict.scaled_error = error;
  result.verdict.size = error * 0x1p-53;
  result.verdict.gross = error > 250;
  return counted(result);
}

Tally two_by_two() {
  Tally tally({"lattice", "flat"}, {"one", "two"});
  const auto add = [&](std::size_t group, std::size_t subject, const std::string& id,
                       const Counted& answer) {
    tally.add(group, subject, answer, [&] {
      return WorstFinding{id, tally.groups()[group], tally.subjects()[subject], "replay " + id,
                          answer};
    });
  };
  add(0, 0, "a", finding(VerdictKind::correct, 1));
  add(0, 1, "a", finding(VerdictKind::inaccurate, 300));
  add(1, 1, "b", finding(VerdictKind::inaccurate, 200));
  add(1, 0, "b", finding(VerdictKind::false_separation, 5));
  return tally;
}

Heading of_two_cases() {
  Heading heading;
  heading.command = "gjkproof study";
  heading.oracle = "both";
  heading.cases = 2;
  heading.truths = 2;
  heading.enclosures = 1;
  return heading;
}

TEST(Tally, CountsByFamilyAndSubject) {
  const Tally tally = two_by_two();
  EXPECT_EQ(tally.cell(0, 0).count(VerdictKind::correct), 1U);
  EXPECT_EQ(tally.total(1).count(VerdictKind::inaccurate), 2U);
  EXPECT_EQ(tally.total(1).scaled_error_max, 300);
  EXPECT_EQ(tally.total(1).gross, 1U);
  EXPECT_EQ(tally.cell(1, 1).gross, 0U);
  EXPECT_EQ(tally.total(0).count(VerdictKind::false_separation), 1U);
  EXPECT_EQ(tally.total(0).statuses.count("converged"), 2U);
}

TEST(Tally, KeepsTheWorstOfEachKindAndSubject) {
  const std::vector<WorstFinding> worst = two_by_two().worst();
  ASSERT_EQ(worst.size(), 2U);
  EXPECT_EQ(worst[0].id, "b") << "a wrong relation comes before any inaccuracy";
  EXPECT_EQ(worst[1].id, "a") << "300 is worse than 200";
  EXPECT_EQ(worst[1].replay, "replay a");
}

TEST(Tally, HasNoFindingWhereAllIsCorrect) {
  Tally tally({"lattice"}, {"one"});
  tally.add(0, 0, finding(VerdictKind::near_contact, 1), [] { return WorstFinding(); });
  EXPECT_TRUE(tally.worst().empty());
}

TEST(Iterations, HaveTheirQuantiles) {
  Iterations iterations;
  EXPECT_EQ(iterations.quantile(0.5), 0);
  for (int k = 1; k <= 100; ++k) iterations.add(k);
  EXPECT_EQ(iterations.quantile(0.5), 50);
  EXPECT_EQ(iterations.quantile(0.9), 90);
  EXPECT_EQ(iterations.quantile(0.99), 99);
  EXPECT_EQ(iterations.quantile(1), 100);
  EXPECT_EQ(iterations.largest(), 100);
}

TEST(Iterations, AddUpHoweverTheWorkIsShared) {
  Iterations one;
  Iterations other;
  for (int k = 0; k < 10; ++k) (k % 2 == 0 ? one : other).add(k);
  one.add(other);
  EXPECT_EQ(one.total(), 10U);
  EXPECT_EQ(one.quantile(0.5), 4);
}

TEST(Iterations, AreToldApartAbove256Too) {
  Iterations iterations;
  for (const int k : {1, 256, 1003, 1339, 2147483647}) iterations.add(k);
  EXPECT_EQ(iterations.quantile(0.4), 256);
  EXPECT_EQ(iterations.quantile(0.6), 1000) << "the least of its bin";
  EXPECT_EQ(iterations.largest(), 2147483647);
  const Iterations read = Iterations::from(iterations.bins());
  EXPECT_EQ(read.bins(), iterations.bins());
  EXPECT_EQ(read.quantile(0.8), 1336);
  EXPECT_EQ(read.largest(), 2147483647);
}

TEST(Iterations, OfASubjectThatWorksMoreShowInTheSummary) {
  Tally tally({"lattice"}, {"quick", "slow"});
  for (int k = 0; k < 100; ++k) {
    oracle::JudgedAnswer finding;
    finding.verdict.kind = oracle::VerdictKind::correct;
    finding.answer.emplace();
    finding.answer->iterations = 3;
    tally.add(0, 0, counted(finding));
    if (k % 20 == 0) finding.answer->iterations = 200;
    tally.add(0, 1, counted(finding));
  }
  const std::string text = verdict_tables({}, tally, tally);
  const std::size_t table = text.find("## Iterations");
  ASSERT_NE(table, std::string::npos);
  EXPECT_NE(text.find("| quick   |      3 |    3 |    3 |   3 |", table), std::string::npos)
      << text;
  EXPECT_NE(text.find("| slow    |      3 |    3 |  200 | 200 |", table), std::string::npos)
      << text;
}

TEST(TextTable, KeepsPipesFromEndingCells) {
  EXPECT_TRUE(has(table({{"a", "|b|"}, {"c", "d"}}, true), "\\|b\\|"));
}

TEST(TextTable, EscapesNoPipeTwice) {
  EXPECT_TRUE(has(table({{"a", markdown_text("|b\\|")}, {"c", "d"}}, true), " \\|b\\\\\\| |"));
}

TEST(Summary, ShowsStatusesAndReasonsAsTheyAre) {
  Tally tally({"lattice"}, {"my_one"});
  Counted answer = finding(VerdictKind::no_answer, 1);
  answer.status = "<tag> | `a`";
  answer.reason = "*b* & <c>";
  tally.add(0, 0, answer, [&] { return WorstFinding{"d", {}, "my_one", "replay `d`", answer}; });
  const std::string text = markdown_summary(of_two_cases(), tally, tally);
  EXPECT_TRUE(has(text, "| subject | &lt;tag> \\| \\`a\\` |\n")) << text;
  EXPECT_TRUE(has(text, "- my\\_one: \\*b\\* &amp; &lt;c> on d")) << text;
  EXPECT_TRUE(has(text, "\n  `` replay `d` ``\n")) << text;
}

TEST(Summary, ShowsNamesAndTheCommandAsTheyAre) {
  Tally tally({"known/_x_"}, {"<!--x", "my_one?a=1&b=2"});
  for (const std::size_t s : {0U, 1U}) tally.add(0, s, finding(VerdictKind::correct, 1));
  Heading heading = of_two_cases();
  heading.command = "study 'a`b\nc'";
  const std::string text = markdown_summary(heading, tally, tally);
  EXPECT_TRUE(has(text, "\n| &lt;\\!--x ")) << text;
  EXPECT_FALSE(has(text, "<!--")) << text;
  EXPECT_TRUE(has(text, "\n| my_one?a=1&b=2 |")) << text;
  EXPECT_TRUE(has(text, "\n## Family known/\\_x\\_\n")) << text;
  EXPECT_TRUE(has(text, "Made by `` study 'a`b c' ``: ")) << text;
}

// Subjects without claims are not checked for them.
TEST(Summary, HasAColumnOfWrongIntervalsWhereSomethingIsCertain) {
  Tally tally = two_by_two();
  EXPECT_FALSE(has(verdict_matrix(tally), "wrong int."));
  Counted certain = finding(VerdictKind::correct, 1);
  certain.certain = true;
  tally.add(0, 0, certain);
  const auto has_cells = [&tally](const char* cells) {
    std::string text = verdict_matrix(tally);
    std::erase(text, ' ');
    return text.find(cells) != std::string::npos;
  };
  EXPECT_TRUE(has_cells("|subject|wrongint.|falsesep.|"));
  EXPECT_TRUE(has_cells("|one|.|1|"));
  EXPECT_TRUE(has_cells("|two|nonemade|.|"));
  certain.verdict = VerdictKind::wrong_interval;
  tally.add(0, 0, certain, [&] { return WorstFinding{"d", {}, {}, {}, certain}; });
  EXPECT_TRUE(has_cells("|one|1|1|"));
  EXPECT_EQ(tally.worst().front().id, "d") << "it is the worst";
}

TEST(Summary, SaysWhenAStudyIsIncomplete) {
  Heading heading = of_two_cases();
  EXPECT_FALSE(has(terminal_summary(heading, two_by_two(), two_by_two(), 10), "INCOMPLETE"));
  heading.complete = false;
  EXPECT_TRUE(has(terminal_summary(heading, two_by_two(), two_by_two(), 10), "INCOMPLETE"));
  EXPECT_TRUE(has(markdown_summary(heading, two_by_two(), two_by_two()), "INCOMPLETE"));
}

TEST(Summary, ShowsTheFirstDomainBeforeAllCases) {
  Heading heading = of_two_cases();
  EXPECT_FALSE(has(terminal_summary(heading, two_by_two(), two_by_two(), 1), "Domain"));
  heading.first_domain = 1;
  const std::string text = terminal_summary(heading, two_by_two(), two_by_two(), 1);
  ASSERT_TRUE(has(text, "Domain flat"));
  EXPECT_LT(text.find("Domain flat"), text.find("All cases"));
}

TEST(Summary, HasTablesByDomainAloneToo) {
  const std::string text = domain_tables(of_two_cases(), two_by_two(), two_by_two());
  EXPECT_TRUE(has(text, "## Domain"));
  EXPECT_FALSE(has(text, "## Family"));
  EXPECT_EQ(verdict_tables(of_two_cases(), two_by_two(), two_by_two()).find(text), 0U);
}

TEST(Summary, ScoresSubjectsThatAnswerByClaim) {
  Tally tally({"engine", "plane"}, {"one", "two"});
  Counted normal = finding(VerdictKind::wrong_witness, 300);
  normal.reason = "the length of the normal is not 1";
  normal.keeps_promise = false;
  for (const Counted& answer :
       {normal, finding(VerdictKind::wrong_witness, 1), finding(VerdictKind::wrong_witness, 1),
        finding(VerdictKind::false_separation, 1), finding(VerdictKind::false_overlap, 1),
        finding(VerdictKind::inaccurate, 1), finding(VerdictKind::no_answer, 1),
        finding(VerdictKind::near_contact, 1), Counted{}}) {
    tally.add(1, 0, answer);
  }
  tally.add(1, 1, Counted{});
  const std::string text = scoreboards(of_two_cases(), tally, {1});
  EXPECT_TRUE(has(text, "## Domain plane"));
  EXPECT_FALSE(has(text, "engine"));
  EXPECT_FALSE(has(text, "| two"));
  const std::string row = text.substr(text.find("| one"));
  std::string cells = row.substr(0, row.find('\n'));
  std::erase(cells, ' ');
  EXPECT_EQ(cells, "|one|1|8|2|1|.|2|1|1|1|1|");
}

TEST(Summary, ShowsTimesOfWhatWasTimed) {
  Tally tally({"engine", "plane"}, {"one", "two"});
  for (int i = 1; i <= 100; ++i) {
    Counted answer;
    answer.nanoseconds = 1024 * i;
    tally.add(1, 0, answer);
    tally.add(1, 1, Counted{});
  }
  const std::string text = time_boards(tally, {1});
  EXPECT_TRUE(has(text, "## Times in domain plane"));
  EXPECT_FALSE(has(text, "| two"));
  const std::string row = text.substr(text.find("| one"));
  std::string cells = row.substr(0, row.find('\n'));
  std::erase(cells, ' ');
  EXPECT_EQ(cells, "|one|100|51.2|92.2|101|102|");
}

TEST(Summary, CapsTheFindingsOnTheTerminalButNotInTheReport) {
  const Heading heading = of_two_cases();
  EXPECT_FALSE(has(terminal_summary(heading, two_by_two(), two_by_two(), 1), "replay a"));
  EXPECT_TRUE(has(markdown_summary(heading, two_by_two(), two_by_two()), "replay a"));
}

// --- the units of a study ---

struct Sizes {
  std::vector<std::uint64_t> of_groups;
  std::uint64_t parts;
};

std::vector<Group> groups_of(const std::vector<std::uint64_t>& sizes) {
  std::vector<Group> groups(sizes.size());
  for (std::size_t g = 0; g < sizes.size(); ++g) groups[g].size = sizes[g];
  return groups;
}

TEST(Units, OfAllPartsAreAllCasesInOrder) {
  const std::uint64_t block = cases_in_block;
  for (const auto& [sizes, parts] :
       {Sizes{{}, 1}, Sizes{{0, 0}, 2}, Sizes{{1}, 3}, Sizes{{0, block, 0, 3 * block + 1, 5, 0}, 1},
        Sizes{{0, block, 0, 3 * block + 1, 5, 0}, 2}, Sizes{{7, 5 * block, 2 * block - 1}, 3},
        Sizes{{block}, std::numeric_limits<std::uint64_t>::max()}}) {
    const std::vector<Group> groups = groups_of(sizes);
    std::vector<std::uint64_t> seen(groups.size(), 0);
    std::vector<Units> of_parts;
    for (std::uint64_t part = 1; part <= std::min<std::uint64_t>(parts, 9); ++part) {
      of_parts.emplace_back(groups, Shard{part, parts});
    }
    std::uint64_t number = 0;
    for (; number / parts < of_parts[number % parts].size(); ++number) {
      const Units& units = of_parts[number % parts];
      const Unit unit = units[number / parts];
      EXPECT_EQ(unit.number, number);
      EXPECT_EQ(unit.first, seen[unit.group]);
      EXPECT_TRUE(unit.size == block || unit.first + unit.size == sizes[unit.group]);
      EXPECT_EQ(units.cases(number / parts + 1) - units.cases(number / parts), unit.size);
      seen[unit.group] += unit.size;
      if (number == 0) continue;
      EXPECT_GE(unit.group, of_parts[(number - 1) % parts][(number - 1) / parts].group);
    }
    EXPECT_EQ(seen, sizes);
    std::uint64_t count = 0;
    for (const Units& units : of_parts) count += units.size();
    EXPECT_EQ(count, number);
  }
}

TEST(Units, NeedNoMemoryThatGrowsWithTheStudy) {
  const Units units(groups_of(std::vector<std::uint64_t>(40, cases_max)), std::nullopt);
  EXPECT_EQ(units.cases(units.size()), 40 * cases_max);
  EXPECT_EQ(units[units.size() - 1].group, 39U);
}

}  // namespace
}  // namespace reports
