// SPDX-License-Identifier: MIT
// The mutant score: the study kills every planted fault, and reports/records contains this table.
#include <algorithm>
#include <set>

#include "core/cases/file.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/research/mutants/mutants.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string record_of_faults =
    std::string(GJKPROOF_SOURCE_DIR) + "/reports/records/planted_faults.md";

std::string short_name(std::size_t fault) {
  return subjects::faults().at(fault).subject.name.substr(8);  // without "planted/"
}

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
  const std::string folder = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known";
  for (const std::string& file : cases::files_in(folder, ".jsonl")) {
    std::ranges::move(cases::read_cases(file), std::back_inserter(all));
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
  EXPECT_PRED2(contains, table, number + "/" + number);
  EXPECT_PRED2(contains, table, " n/a\n");
  EXPECT_PRED2(contains, table, "n/a for study: the judge counts no iterations");
}

TEST(Mutants, AreShownWithTheScoreOfEachDriver) {
  std::vector<reports::Kill> kills = all_kills("property");
  kills.push_back(kill("fuzz", 0, 77));
  const std::string table = reports::mutant_table(kills, false);
  const std::string planted = std::to_string(subjects::faults().size());
  EXPECT_PRED2(contains, table, planted + "/" + planted);
  EXPECT_PRED2(contains, table, "1/" + planted);
  for (const subjects::Fault& fault : subjects::faults()) {
    EXPECT_PRED2(contains, table, fault.subject.description) << fault.subject.name;
  }
}

TEST_F(Cli, ReadsTheKillLinesOfDriversAndNothingElse) {
  const std::string first = short_name(0);
  const std::string second = short_name(1);
  std::ofstream(folder_ / "lines")
      << "[ RUN ] mutant\nmutant property " << first << " 12\nmutant property " << second << " -\n";
  const auto kills = reports::read_kills((folder_ / "lines").string());
  ASSERT_EQ(kills.size(), 2U);
  EXPECT_EQ(reports::kill_line(kills[0]), "mutant property " + first + " 12");
  EXPECT_EQ(reports::kill_line(kills[1]), "mutant property " + second + " -");
  const Ended ended = run("mutants lines");
  EXPECT_EQ(ended.code, reports::findings) << "survivors are findings";
  EXPECT_PRED2(contains, ended.out, " 12\n");
}

TEST_F(Cli, RefusesMalformedKillLinesWithFileAndLine) {
  for (const char* line :
       {"mutant", "mutant fuzz", "mutant fuzz stale_slot", "mutant fuzz stale_slot x",
        "mutant fuzz stale_slot 1 2", "mutant fuzz stale_slot -1", "mutant fuzz no_such_fault 1"}) {
    std::ofstream(folder_ / "lines") << "\n" << line << "\n";
    const Ended ended = run("mutants lines");
    EXPECT_EQ(ended.code, reports::bad_input) << line;
    EXPECT_PRED2(contains, ended.err, "lines:2: ") << line;
  }
  EXPECT_EQ(run("mutants none").code, reports::bad_input);
}

TEST_F(Cli, PutsTheTableOfMutantsBetweenTheMarkers) {
  std::ofstream(folder_ / "lines") << "mutant study " << short_name(0) << " 3\n";
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

// The cells of each row of the record.
std::vector<std::vector<std::string>> record_rows() {
  std::vector<std::vector<std::string>> rows;
  for (const std::string& line : lines(reports::read_block(record_of_faults, "mutants"))) {
    if (!line.starts_with('|')) continue;
    std::vector<std::string>& cells = rows.emplace_back();
    std::istringstream row(line.substr(1));
    for (std::string cell; std::getline(row, cell, '|');) {
      const std::size_t first = cell.find_first_not_of(' ');
      cells.push_back(first == std::string::npos
                          ? ""
                          : cell.substr(first, cell.find_last_not_of(' ') + 1 - first));
    }
  }
  return rows;
}

TEST(Mutants, HaveARowEachInTheRecordAndNoneIsStale) {
  std::set<std::string> expected;
  for (std::size_t i = 0; i < subjects::faults().size(); ++i) {
    expected.insert("`" + short_name(i) + "`: " + subjects::faults()[i].subject.description);
  }
  std::set<std::string> rows;
  for (const auto& cells : record_rows()) {
    if (cells[0].starts_with('`')) rows.insert(cells[0]);
  }
  EXPECT_EQ(rows, expected) << "make the table again: ./run mutants --into " << record_of_faults;
}

// The committed table: two drivers kill each fault in 20,000 cases, and each kills all it can see.
TEST(Mutants, DieAsTheRecordShowsUnderTwoDriversAtLeast) {
  std::vector<std::string> drivers;
  for (const auto& cells : record_rows()) {
    if (cells[0] == "fault") drivers.assign(cells.begin() + 1, cells.end());
    if (!cells[0].starts_with('`')) continue;
    int soon = 0;
    for (std::size_t i = 1; i < cells.size(); ++i) {
      EXPECT_TRUE(cells[i] != "-" || drivers.at(i - 1) == "unit") << cells[0];
      const bool killed = cells[i].find_first_not_of("0123456789") == std::string::npos;
      soon += killed && std::stoul(cells[i]) <= 20000 ? 1 : 0;
    }
    EXPECT_GE(soon, 2) << cells[0];
  }
  EXPECT_EQ(drivers, (std::vector<std::string>{"unit", "property", "fuzz", "study"}));
}

TEST_F(Cli, ThePageOfAStudyShowsWhatMutantsWrites) {
  const std::string file = (folder_ / "mutants.json").string();
  std::ofstream(file) << reports::mutant_json({kill("study", 0, 7)});
  const std::string text = reports::page::mutants_html(file);
  EXPECT_PRED2(contains, text, "<th scope=\"row\">study</th><td class=\"number\">1</td>");
  EXPECT_PRED2(contains, text, "</th><td class=\"number\">7</td>");
}

}  // namespace
