// SPDX-License-Identifier: MIT
// What every command promises, and the command `paper`.
#include <unistd.h>

#include <algorithm>
#include <regex>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "reports/test/every_command.hpp"
#include "reports/test/running_study.hpp"

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

// --- the command keep: a found case becomes a known one, or nothing changes ---

const std::string found =
    "{\"format\":\"gjkproof-cases/1\"}\n"
    R"({"id":"found","dim":2,"a":{"points":[["0x0p+0","0x0p+0"]]},)"
    R"("b":{"points":[["0x1p+0","0x0p+0"],["0x0p+0","0x1p+0"]]},)"
    R"("expect":{"relation":"touching","distance_squared":"0","v":["0","0"],)"
    R"("proof":[{"a":0,"b":0,"weight":"1"}]}})"
    "\n";

std::string moved(const std::string& from, const std::string& to) {
  std::string text = found;
  text.replace(text.find(from), from.size(), to);
  return text;
}

class Keep : public RunningStudy {
 protected:
  void SetUp() override {
    RunningStudy::SetUp();
    fs::create_directory(folder_ / "known");
  }
  Ended keep(const std::string& options, const std::string& input = found) const {
    return run("keep - --known known " + options, input);
  }
  struct Refused {
    std::string options;
    std::string input;
    const char* message;
  };
  // None of them changes the file one.jsonl.
  void expect_refused(std::span<const Refused> all) const {
    const std::string before = content(folder_ / "known" / "one.jsonl");
    for (const auto& [options, input, message] : all) {
      const Ended ended = keep(options, input);
      EXPECT_EQ(ended.code, reports::bad_input) << options;
      EXPECT_PRED2(contains, ended.err, message) << options;
      EXPECT_EQ(content(folder_ / "known" / "one.jsonl"), before) << options;
    }
  }
  // Runs the program gjkproof.
  Ended gjkproof(const std::string& arguments) const {
    return shell("'" GJKPROOF_USER_PROGRAM "' " + arguments);
  }
  std::vector<cases::Case> kept(const std::string& topic = "topic") const {
    return cases::read_cases((folder_ / "known" / (topic + ".jsonl")).string());
  }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder_ / "known"), fs::directory_iterator()));
  }
};

// Nobody writes into the source tree who did not name it.
TEST_F(Keep, PrintsTheLineUnlessAFolderIsNamed) {
  const std::string options = "--topic topic --note why --date 2026-01-31";
  const Ended printed = run("keep - " + options, found);
  ASSERT_EQ(printed.code, reports::clean) << printed.err;
  EXPECT_PRED2(contains, printed.err, "--known FOLDER adds this line to topic.jsonl there");
  EXPECT_EQ(files(), 0U);
  EXPECT_FALSE(fs::exists(GJKPROOF_SOURCE_DIR "/core/cases/known/topic.jsonl"));
  ASSERT_EQ(keep(options).code, reports::clean);
  EXPECT_EQ(content(folder_ / "known" / "topic.jsonl"), case_header + printed.out);
}

TEST_F(Keep, MakesAFileOfTheFirstCaseAndAddsTheNext) {
  const Ended first = keep("--topic topic --note 'Found by hand.' --date 2026-01-31");
  ASSERT_EQ(first.code, reports::clean) << first.err;
  const std::string once = content(folder_ / "known" / "topic.jsonl");
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_EQ(kept()[0].source->library, "gjkproof");
  EXPECT_EQ(kept()[0].source->from, "Found by hand.");
  EXPECT_EQ(kept()[0].source->reported, "2026-01-31");

  const Ended second = keep("--topic topic --note Again --as second",
                            moved("0x1p+0\",\"0x0p+0", "0x1p+1\",\"0x0p+0"));
  ASSERT_EQ(second.code, reports::clean) << second.err;
  ASSERT_EQ(kept().size(), 2U);
  EXPECT_EQ(kept()[1].id, "second");
  EXPECT_EQ(kept()[1].source->reported, "");
  EXPECT_EQ(content(folder_ / "known" / "topic.jsonl").substr(0, once.size()), once)
      << "what is there stays as it is, byte for byte";
  EXPECT_EQ(files(), 1U) << "no temporary file is left";
}

TEST_F(Keep, RecomputesWhatTheCaseClaims) {
  ASSERT_EQ(keep("--topic topic --note n").code, reports::clean);
  EXPECT_EQ(kept()[0].expect->relation, cases::Relation::separated);
  EXPECT_EQ(kept()[0].expect->distance_squared, "1/2");
  const Ended verified = gjkproof("verify known/topic.jsonl");
  EXPECT_EQ(verified.code, reports::clean) << verified.out;
  EXPECT_EQ(gjkproof("replay known/topic.jsonl -s core/rational/robust").code, reports::clean);
}

TEST_F(Keep, RefusesWhatIsKnownAlreadyInAnyFile) {
  ASSERT_EQ(keep("--topic one --note n").code, reports::clean);
  const Refused refused[] = {
      {"--topic one --note n", found, "the id 'found' is taken"},
      {"--topic two --note n", moved("0x1p+0", "0x1p+3"), "the id 'found' is taken"},
      {"--topic one --note n --as other", found, "'found' has the same bodies as 'other'"},
      {"--topic two --note n --as other", found, "'found' has the same bodies as 'other'"},
      {"--topic two --note n --as other", moved("0x0p+0", "-0x0p+0"), "has the same bodies"},
  };
  expect_refused(refused);
  EXPECT_EQ(files(), 1U);
}

TEST_F(Keep, LeavesTheFilesUntouchedWhenTheInputIsBad) {
  ASSERT_EQ(keep("--topic one --note n").code, reports::clean);
  const std::string curved =
      "{\"format\":\"gjkproof-cases/1\"}\n"
      R"({"id":"ball","dim":3,"a":{"sphere":{"radius":"0x1p+0"}},)"
      R"("b":{"points":[["0x1p+1","0x0p+0","0x0p+0"]]}})"
      "\n";
  const std::string other = moved("0x1p+0", "0x1p+3");
  const Refused refused[] = {
      {"--topic one --note n", "not a case file\n", "-:1:"},
      {"--topic one --note n", other.substr(0, other.size() / 2), ":2:"},
      {"--topic one --note n --as 'a b'", other, "is not a slug"},
      {"--topic ../one --note n --as x", other, "--topic"},
      {"--topic One --note n --as x", other, "--topic"},
      {"--topic one --as x", other, "--note is required"},
      {"--topic one --note '' --as x", other, "--note"},
      {"--topic one --note n --id none", other, "no case has the id 'none'"},
      {"--topic one --note n", curved, "a body is curved"},
  };
  expect_refused(refused);
  EXPECT_EQ(run("keep - --topic one --note n --known nowhere", other).code, reports::bad_input);
  EXPECT_EQ(files(), 1U);
}

TEST_F(Keep, CompletesALastLineWithoutAnEnd) {
  ASSERT_EQ(keep("--topic one --note n").code, reports::clean);
  std::string text = content(folder_ / "known" / "one.jsonl");
  text.pop_back();
  std::ofstream(folder_ / "known" / "one.jsonl", std::ios::binary) << text;
  ASSERT_EQ(keep("--topic one --note n --as other", moved("0x1p+0", "0x1p+3")).code,
            reports::clean);
  EXPECT_EQ(kept("one").size(), 2U);
}

TEST_F(Keep, TakesWhatShrinkWrites) {
  const Ended shrunk = gjkproof(
      "shrink '" + known + "oblong.jsonl' --id oblong-original-cycles -s core/double/original");
  ASSERT_EQ(shrunk.code, reports::clean) << shrunk.err;
  const Ended ended = keep("--topic cycles --note 'Reduced.' --as cycles", shrunk.out);
  ASSERT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_EQ(kept("cycles").at(0).source->library, "gjkproof core/double/original");
  EXPECT_EQ(kept("cycles").at(0).source->from.rfind("Reduced.; ", 0), 0U)
      << kept("cycles").at(0).source->from;
}

TEST_F(Keep, LeavesTheFilesWholeWhenTheDiskIsFull) {
  const auto file = [](std::uint64_t index) {
    return cases::header_line() + "\n" +
           cases::case_line(
               cases::generate(cases::listed_family("generic"), 1, index, {.vertices_max = 16})) +
           "\n";
  };
  ASSERT_EQ(keep("--topic t --note n", file(0)).code, reports::clean);
  const std::string before = content(folder_ / "known/t.jsonl");
  std::ofstream(folder_ / "second") << file(1);
  const Ended ended = shell("ulimit -f 1; $P keep second --known known --topic t --note n");
  EXPECT_EQ(ended.code, reports::cannot_write) << ended.err;
  EXPECT_EQ(content(folder_ / "known/t.jsonl"), before);
  EXPECT_EQ(files(), 1U);
}

// --- what is measured agrees with the record: the paper in a quarter of a minute, the three
// questions in five ---

class RecordedCli : public Cli {
 protected:
  // Runs the command and compares its document NAME.md with the block of that name in the record.
  void expect_record(const std::string& command, const std::string& name,
                     const std::string& record_file) {
    run(command + " -o " + name);
    const std::string report = content(folder_ / name / (name + ".md"));
    const std::string sections = report.substr(report.find("Made by"));
    const std::string record = path_of("reports/records/" + record_file);
    if (std::getenv("GJKPROOF_UPDATE") != nullptr) reports::write_block(record, name, sections);
    EXPECT_EQ(reports::read_block(record, name), sections);
  }
};

TEST_F(RecordedCli, ThePaperIsThatOfTheRecord) {
  expect_record("paper --cases 100000", "paper", "paper.md");
}

TEST_F(RecordedCli, TheDigitsAreThoseOfTheRecord) {
  expect_record("digits --cases 200000", "digits", "digits.md");
}

TEST_F(RecordedCli, TheThreeQuestionsAreThoseOfTheRecord) {
  expect_record("questions --cases 200000", "questions", "three_questions.md");
}

}  // namespace
