// SPDX-License-Identifier: MIT
// The mutant score: the study kills every planted fault, and reports/records contains this table.
#include "reports/research/mutants/mutants.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/planted/faults.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string record = std::string(GJKPROOF_SOURCE_DIR) + "/reports/records/planted_faults.md";

reports::Kill kill(const std::string& driver, std::size_t fault,
                   std::optional<std::uint64_t> cases) {
  return {driver, subjects::faults().at(fault).subject.name, cases};
}

// Kills of every planted fault: fault i after i + 1 cases.
std::vector<reports::Kill> all_kills(const std::string& driver) {
  std::vector<reports::Kill> kills;
  for (std::size_t i = 0; i < subjects::faults().size(); ++i) {
    kills.push_back(kill(driver, i, i + 1));
  }
  return kills;
}

std::vector<cases::Case> known_cases() {
  std::vector<cases::Case> all;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(GJKPROOF_SOURCE_DIR) +
                                                               "/core/cases/known")) {
    if (entry.path().extension() != ".jsonl") continue;
    for (cases::Case& question : cases::read_cases(entry.path().string())) {
      all.push_back(std::move(question));
    }
  }
  return all;
}

TEST(Mutants, AreKilledByTheStudyThatCanSeeThemWithAMedianOfAHundredCasesAtMost) {
  reports::MutantOptions options;
  options.known = known_cases();
  const std::vector<reports::Kill> kills = reports::study_mutants(options);
  ASSERT_EQ(kills.size(), subjects::faults().size());
  for (std::size_t i = 0; i < kills.size(); ++i) {
    const bool blind = subjects::blindness(subjects::faults()[i].spoils, "study").has_value();
    EXPECT_NE(kills[i].cases.has_value(), blind) << kills[i].fault;
  }
  EXPECT_TRUE(reports::all_killed(kills));
  ASSERT_TRUE(reports::median_cases(kills, "study"));
  EXPECT_LE(*reports::median_cases(kills, "study"), 100U);
}

TEST(Mutants, SurviveWhereADriverSaysNothingOfThem) {
  std::vector<reports::Kill> kills = all_kills("fuzz");
  EXPECT_TRUE(reports::all_killed(kills));
  kills.pop_back();
  EXPECT_FALSE(reports::all_killed(kills));
  kills.push_back(kill("fuzz", subjects::faults().size() - 1, std::nullopt));
  EXPECT_FALSE(reports::all_killed(kills));
  EXPECT_FALSE(reports::all_killed({}));
}

TEST(Mutants, HaveAMedianAsLongAsHalfOfThemDied) {
  std::vector<reports::Kill> kills = all_kills("fuzz");
  const std::size_t half = kills.size() / 2;
  EXPECT_EQ(reports::median_cases(kills, "fuzz"), half + 1);
  kills.resize(half);
  EXPECT_FALSE(reports::median_cases(kills, "fuzz"));
}

TEST(Mutants, CountOnlyWhatADriverCanSee) {
  std::vector<reports::Kill> kills = all_kills("study");
  std::size_t visible = 0;
  for (std::size_t i = 0; i < kills.size(); ++i) {
    if (subjects::blindness(subjects::faults()[i].spoils, "study")) {
      kills[i].cases.reset();
    } else {
      ++visible;
    }
  }
  ASSERT_LT(visible, kills.size());
  EXPECT_TRUE(reports::all_killed(kills));
  const std::string table = reports::mutant_table(kills, false);
  const std::string number = std::to_string(visible);
  EXPECT_NE(table.find(number + "/" + number), std::string::npos) << table;
  EXPECT_NE(table.find(" n/a\n"), std::string::npos) << table;
  EXPECT_NE(table.find("n/a for study: the judge counts no iterations"), std::string::npos)
      << table;
}

TEST(Mutants, AreKilledByTwoDriversWithinANumberOfCasesOrNamed) {
  std::vector<reports::Kill> kills = all_kills("unit");
  const std::vector<reports::Kill> more = all_kills("fuzz");
  kills.insert(kills.end(), more.begin(), more.end());
  EXPECT_TRUE(reports::killed_by_fewer_than(2, 20000, kills).empty());
  kills.back().cases = 20001;
  const std::string last = subjects::faults().back().subject.name.substr(8);
  EXPECT_EQ(reports::killed_by_fewer_than(2, 20000, kills), std::vector<std::string>{last});
}

TEST(Mutants, AreShownWithTheScoreOfEachDriver) {
  std::vector<reports::Kill> kills = all_kills("property");
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
  std::ofstream(folder_ / "text.md") << "before\n<!-- mutants:begin -->\nreplaced\n"
                                     << "<!-- mutants:end -->\nafter\n";
  run("mutants lines --into text.md");
  const std::string text = content(folder_ / "text.md");
  EXPECT_TRUE(text.starts_with("before\n<!-- mutants:begin -->\n| fault")) << text;
  EXPECT_TRUE(text.ends_with("\n<!-- mutants:end -->\nafter\n")) << text;
  EXPECT_EQ(text.find("replaced"), std::string::npos);
  std::ofstream(folder_ / "text.md") << "no markers\n";
  EXPECT_EQ(run("mutants lines --into text.md").code, reports::bad_input);
  EXPECT_EQ(content(folder_ / "text.md"), "no markers\n");
}

TEST(Mutants, HaveARowEachInTheRecordAndNoneIsStale) {
  std::set<std::string> expected;
  for (const subjects::Fault& fault : subjects::faults()) {
    expected.insert("| `" + fault.subject.name.substr(8) + "`: " + fault.subject.description + " ");
  }
  std::set<std::string> rows;
  const std::string text = content(record);
  const std::size_t begin = text.find("<!-- mutants:begin -->");
  ASSERT_NE(begin, std::string::npos);
  for (const std::string& line :
       lines(text.substr(begin, text.find("<!-- mutants:end -->") - begin))) {
    if (!line.starts_with("| `")) continue;
    const std::string cell = line.substr(0, line.find(" |", 2));
    rows.insert(cell.substr(0, cell.find_last_not_of(' ') + 1) + " ");
  }
  EXPECT_EQ(rows, expected) << "make the table again: ./run mutants --into " << record;
}

// The committed table: two drivers kill each fault in 20,000 cases, and each kills all it can see.
TEST(Mutants, DieAsTheRecordShowsUnderTwoDriversAtLeast) {
  const std::string text = content(record);
  const std::size_t begin = text.find("<!-- mutants:begin -->");
  std::vector<std::string> drivers;
  for (const std::string& line :
       lines(text.substr(begin, text.find("<!-- mutants:end -->") - begin))) {
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, '|');) {
      const std::size_t first = cell.find_first_not_of(' ');
      cells.push_back(first == std::string::npos
                          ? ""
                          : cell.substr(first, cell.find_last_not_of(' ') + 1 - first));
    }
    if (cells.size() < 4) continue;
    if (cells[1] == "fault") drivers.assign(cells.begin() + 2, cells.end());
    if (!cells[1].starts_with('`')) continue;
    int soon = 0;
    for (std::size_t i = 2; i < cells.size(); ++i) {
      EXPECT_TRUE(cells[i] != "-" || drivers[i - 2] == "unit") << line;
      const bool killed = cells[i].find_first_not_of("0123456789") == std::string::npos;
      soon += killed && std::stoul(cells[i]) <= 20000 ? 1 : 0;
    }
    EXPECT_GE(soon, 2) << line;
  }
  EXPECT_EQ(drivers, (std::vector<std::string>{"unit", "property", "fuzz", "study"}));
}

TEST_F(Cli, ThePageOfAStudyShowsWhatMutantsWrites) {
  const std::string file = (folder_ / "mutants.json").string();
  std::ofstream(file) << reports::mutant_json({kill("study", 0, 7)});
  const std::string text = reports::page::mutants_html(file);
  EXPECT_NE(text.find("<th scope=\"row\">study</th><td class=\"number\">1</td>"),
            std::string::npos);
  EXPECT_NE(text.find("</th><td class=\"number\">7</td>"), std::string::npos);
}

}  // namespace
