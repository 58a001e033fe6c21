// SPDX-License-Identifier: MIT
// What every command promises, and the command `paper`.
#include <unistd.h>

#include <algorithm>
#include <regex>
#include <utility>

#include "reports/output/output_file.hpp"
#include "reports/test/every_command.hpp"
#include "reports/test/folder.hpp"

namespace {

TEST_F(EveryCommand, OfResearchRefusesWhatIsNoDecimalCount) {
  const std::string counts[] = {
      "oracles --family lattice --cases ",
      "oracles --family lattice --cases 1 --minkowski-share ",
      "oracles --family lattice --cases 1 --polytope-distance-share ",
      "oracles --family lattice --cases 1 --seed ",
      "oracles --family lattice --cases 1 --threads ",
      "baseline --family lattice -s core/double/robust --shown ",
      "baseline --family lattice -s core/double/robust --threads ",
      "mutants --cases ",
      "mutants --cases 1 --seed ",
      "paper --cases ",
      "certain --cases ",
  };
  expect_decimal_counts(counts);
}

TEST_F(EveryCommand, OfResearchExplainsItselfAlone) {
  const std::string commands[] = {"paper",   "certain", "baseline", "keep",
                                  "oracles", "mutants", "findings", "table"};
  expect_help("gjkproof-research", commands);
}

TEST_F(EveryCommand, OfResearchStartsInNoOtherFloatingPointEnvironment) {
  const std::string cases = known + "oblong.jsonl";
  const std::string commands[] = {"--help",
                                  "oracles --family extreme --cases 20",
                                  "paper --cases 30",
                                  "keep " + cases + " --topic t --note n --known .",
                                  "mutants --cases 20",
                                  "baseline --family lattice -s core/float/robust"};
  expect_no_start_in_another_environment("gjkproof-research", commands);
}

TEST_F(EveryCommand, OfResearchThatJudgesNothingSaysSo) {
  for (const char* command : {"oracles --cases 0", "mutants --cases 0", "mutants in",
                              "paper --cases 0", "certain --cases 0"}) {
    EXPECT_EQ(run(command, "no kill lines\n").code, reports::incomplete) << command;
  }
}

TEST_F(EveryCommand, OfResearchWritesIntoNoFolderThatAnotherProcessHas) {
  const reports::ResultFolder taken((folder_ / "result").string());
  const Ended second = run("paper --cases 30 -o result");
  EXPECT_EQ(second.code, reports::cannot_write) << second.err;
  EXPECT_PRED2(contains, second.err, "result: process " + std::to_string(getpid()) + " writes");
  std::ofstream(folder_ / "file") << "a file";
  const Ended refused = run("paper --cases 30 -o file");
  EXPECT_EQ(refused.code, reports::cannot_write);
  EXPECT_PRED2(contains, refused.err, "file");
}

// The result of each section on few cases.  On more cases the simplices become more oblong in most
// runs of each family but one, and `enhanced` does not always end: see reports/records/paper.md.
TEST_F(Cli, MeasuresTheClaimsOfThePaper) {
  const std::vector<std::pair<std::string, bool>> expected{
      {"Curved bodies: errors of every pair", true},
      {"Quadrics: iterations against epsilon", true},
      {"Polytopes: iterations against epsilon and complexity", true},
      {"Termination of enhanced and original", true},
      {"What each safeguard buys", false},
      {"A separating axis against a distance", true},
      {"Frame coherence: ISA-GJK", true},
      {"Frame coherence: steps against complexity", true},
      {"Simplices become oblong", false},
      {"Delta behind mu", true},
      {"What the backup changes", false},
      {"What the backup costs", true},
      {"The same support point in each iteration (Fig. 3a)", true},
      {"Alternating support points (Fig. 3b)", true},
      {"Cycles of three and four", true},
  };
  std::ofstream(folder_ / "record.md") << "before\n<!-- paper:begin -->\nold\n<!-- paper:end -->\n";
  const Ended ended = run("paper --cases 3000 -o paper --into record.md");
  EXPECT_EQ(ended.code, reports::findings) << ended.err;
  const std::string report = content(folder_ / "paper/paper.md");
  std::vector<std::pair<std::string, bool>> found;
  for (const std::string& line : lines(report)) {
    if (line.starts_with("## ")) found.emplace_back(line.substr(3), false);
    if (line.starts_with("**Holds here.**")) found.back().second = true;
  }
  EXPECT_EQ(found, expected) << report;
  const std::string sections = report.substr(report.find("Made by"));
  EXPECT_EQ(content(folder_ / "record.md"),
            "before\n<!-- paper:begin -->\n" + sections + "<!-- paper:end -->\n");
  EXPECT_EQ(run("paper --cases 30 --into nowhere.md").code, reports::bad_input);
}

// Every number of a mark is in a table.
void expect_curves_of(const std::string& report, const std::string& page) {
  EXPECT_EQ(unclosed_tag(page), "");
  EXPECT_EQ(page.find("http"), std::string::npos);
  std::size_t marks = 0;
  const std::regex mark("<title>[^<]*: ([^<:]*)</title></path>");
  for (std::sregex_iterator found(page.begin(), page.end(), mark), end; found != end; ++found) {
    ++marks;
    EXPECT_PRED2(contains, report, " " + (*found)[1].str() + " |") << (*found)[1];
  }
  EXPECT_GT(marks, 150U);
}

// Times vary from run to run; the figures without times must not contain them.
TEST_F(Cli, MeasuresTheFiguresOfThePaperInTimeWhenAsked) {
  const Ended ended = run("paper --cases 1000 --time -o paper");
  EXPECT_TRUE(ended.code == reports::clean || ended.code == reports::findings) << ended.err;
  const std::string report = content(folder_ / "paper/paper.md");
  EXPECT_PRED2(contains, report, "--cases 1000 --time`");
  const std::string section = report.substr(report.find("## Figures 4 to 6 in time"));
  const std::vector<std::string> text = lines(section.substr(0, section.find("\n## ")));
  for (const char* table :
       {"| Lin-Canny : ISA-GJK", "| us a frame", "| support points a frame", "| steps a query"}) {
    const auto head = std::find_if(text.begin(), text.end(), [table](const std::string& line) {
      return line.starts_with(table);
    });
    ASSERT_NE(head, text.end()) << table;
    std::size_t numbers = 0;
    for (auto line = head + 2; line != text.end() && line->starts_with("|"); ++line) {
      if (std::count_if(line->begin(), line->end(), [](char c) { return c == '.'; }) > 2) ++numbers;
    }
    EXPECT_GE(numbers, 12U) << section;
  }
  expect_curves_of(report, content(folder_ / "paper/paper.html"));
  EXPECT_PRED2(contains, report, " 0 answers differ;");
  EXPECT_PRED2(contains, report, " 0 answers differ from those of the scan");
  const std::regex same("\\| (dot products|determinants|both|all)[^|]*\\| +0 \\|");
  EXPECT_EQ(std::distance(std::sregex_iterator(report.begin(), report.end(), same), {}), 5);
  run("paper --cases 30 -o paper");  // without times: removes the page of the other run
  EXPECT_FALSE(std::filesystem::exists(folder_ / "paper/paper.html"));
}

}  // namespace
