// SPDX-License-Identifier: MIT
// The mutant score: the study kills every planted fault, and the table in the README of the faults
// is theirs.
#include "reports/mutants.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/subjects/planted/faults.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string readme = std::string(GJKPROOF_SOURCE_DIR) + "/core/subjects/planted/README.md";

reports::Kill kill(const std::string& driver, std::size_t fault,
                   std::optional<std::uint64_t> cases) {
  return {driver, subjects::faults().at(fault).subject.name, cases};
}

// Of every planted fault, fault i after i + 1 cases.
std::vector<reports::Kill> all_kills(const std::string& driver) {
  std::vector<reports::Kill> kills;
  for (std::size_t i = 0; i < subjects::faults().size(); ++i) {
    kills.push_back(kill(driver, i, i + 1));
  }
  return kills;
}

TEST(Mutants, AreAllKilledByTheStudyWithAMedianOfTenThousandCasesAtMost) {
  const std::vector<reports::Kill> kills = reports::study_mutants({});
  ASSERT_EQ(kills.size(), subjects::faults().size());
  for (const reports::Kill& one : kills) EXPECT_TRUE(one.cases) << one.fault << " survived";
  EXPECT_TRUE(reports::all_killed(kills));
  ASSERT_TRUE(reports::median_cases(kills, "study"));
  EXPECT_LE(*reports::median_cases(kills, "study"), 10000U);
}

TEST(Mutants, SurviveWhereADriverSaysNothingOfThem) {
  std::vector<reports::Kill> kills = all_kills("study");
  EXPECT_TRUE(reports::all_killed(kills));
  kills.pop_back();
  EXPECT_FALSE(reports::all_killed(kills));
  kills.push_back(kill("study", subjects::faults().size() - 1, std::nullopt));
  EXPECT_FALSE(reports::all_killed(kills));
  EXPECT_FALSE(reports::all_killed({}));
}

TEST(Mutants, HaveAMedianAsLongAsHalfOfThemDied) {
  std::vector<reports::Kill> kills = all_kills("study");
  const std::size_t half = kills.size() / 2;
  EXPECT_EQ(reports::median_cases(kills, "study"), half + 1);
  kills.resize(half);
  EXPECT_FALSE(reports::median_cases(kills, "study"));
}

TEST(Mutants, AreShownWithTheScoreOfEachDriver) {
  std::vector<reports::Kill> kills = all_kills("study");
  kills.push_back(kill("fuzz", 0, 77));
  const std::string table = reports::mutant_table(kills, false);
  const std::string planted = std::to_string(subjects::faults().size());
  EXPECT_NE(table.find(planted + "/" + planted), std::string::npos) << table;
  EXPECT_NE(table.find("1/" + planted), std::string::npos) << table;
  for (const subjects::Fault& fault : subjects::faults()) {
    EXPECT_NE(table.find(fault.subject.description), std::string::npos) << fault.subject.name;
  }
}

TEST_F(Cli, ReadsTheKillLinesOfDriversAndNothingElse) {
  const std::string first = subjects::faults()[0].subject.name.substr(8);
  const std::string second = subjects::faults()[1].subject.name.substr(8);
  std::ofstream(folder_ / "lines")
      << "[ RUN ] mutant\nmutant property " << first << " 12\nmutant property " << second << " -\n";
  const auto kills = reports::read_kills((folder_ / "lines").string());
  ASSERT_EQ(kills.size(), 2U);
  EXPECT_EQ(reports::kill_line(kills[0]), "mutant property " + first + " 12");
  EXPECT_EQ(reports::kill_line(kills[1]), "mutant property " + second + " -");
  const Ended ended = run("mutants lines");
  EXPECT_EQ(ended.code, reports::findings) << "survivors are findings";
  EXPECT_NE(ended.out.find(" 12\n"), std::string::npos) << ended.out;
}

TEST_F(Cli, RefusesMalformedKillLinesWithFileAndLine) {
  for (const char* line :
       {"mutant", "mutant fuzz", "mutant fuzz stale_slot", "mutant fuzz stale_slot x",
        "mutant fuzz stale_slot 1 2", "mutant fuzz stale_slot -1", "mutant fuzz no_such_fault 1"}) {
    std::ofstream(folder_ / "lines") << "\n" << line << "\n";
    const Ended ended = run("mutants lines");
    EXPECT_EQ(ended.code, reports::bad_input) << line;
    EXPECT_NE(ended.err.find("lines:2: "), std::string::npos) << line << "\n" << ended.err;
  }
  EXPECT_EQ(run("mutants none").code, reports::bad_input);
}

TEST_F(Cli, PutsTheTableOfMutantsBetweenTheMarkers) {
  std::ofstream(folder_ / "lines")
      << "mutant study " << subjects::faults()[0].subject.name.substr(8) << " 3\n";
  std::ofstream(folder_ / "text.md") << "before\n<!-- mutants:begin -->\nold\n"
                                     << "<!-- mutants:end -->\nafter\n";
  run("mutants lines --into text.md");
  const std::string text = content(folder_ / "text.md");
  EXPECT_TRUE(text.starts_with("before\n<!-- mutants:begin -->\n| fault")) << text;
  EXPECT_TRUE(text.ends_with("|\n<!-- mutants:end -->\nafter\n")) << text;
  EXPECT_EQ(text.find("old"), std::string::npos);
  std::ofstream(folder_ / "text.md") << "no markers\n";
  EXPECT_EQ(run("mutants lines --into text.md").code, reports::bad_input);
  EXPECT_EQ(content(folder_ / "text.md"), "no markers\n");
}

TEST(Mutants, HaveARowEachInTheReadmeAndNoneIsStale) {
  std::set<std::string> expected;
  for (const subjects::Fault& fault : subjects::faults()) {
    expected.insert("| `" + fault.subject.name.substr(8) + "`: " + fault.subject.description + " ");
  }
  std::set<std::string> rows;
  const std::string text = content(readme);
  const std::size_t begin = text.find("<!-- mutants:begin -->");
  ASSERT_NE(begin, std::string::npos);
  for (const std::string& line :
       lines(text.substr(begin, text.find("<!-- mutants:end -->") - begin))) {
    if (!line.starts_with("| `")) continue;
    const std::string cell = line.substr(0, line.find(" |", 2));
    rows.insert(cell.substr(0, cell.find_last_not_of(' ') + 1) + " ");
  }
  EXPECT_EQ(rows, expected) << "make the table again: ./run mutants --into " << readme;
}

}  // namespace
