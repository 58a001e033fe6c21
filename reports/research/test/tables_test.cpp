// SPDX-License-Identifier: MIT
// Tables of the output of libFuzzer, llvm-cov and judge_faults.py, whose samples are shortened; the
// input that the command `table` refuses, and the parts of a document that it preserves.
#include <algorithm>
#include <stdexcept>

#include "core/subjects/planted/faults.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/tables/tables.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string start =
    "INFO: Seed: 1\n"
    "#2\tINITED cov: 2 ft: 2 corp: 1/1b exec/s: 0 rss: 30Mb\n";
const std::string end =
    "stat::average_exec_per_sec:     0\n"
    "stat::peak_rss_mb:              30\n";

std::string clean_log(const std::string& executed) {
  return start + "Done " + executed +
         " runs in 5 second(s)\nstat::number_of_executed_units: " + executed + "\n" + end;
}

std::string log_ended_by(const std::string& what, const std::string& executed) {
  return start + what + "    #0 0x562 in __sanitizer_print_stack_trace\nx\\334\\357\\0\n" +
         "stat::number_of_executed_units: " + executed + "\n" + end;
}

const std::string assertion = "Assertion failure: distance-robust-double-gross";
const std::string aborted = assertion + "\n==7163== ERROR: libFuzzer: deadly signal\n";
const std::string hung =
    "ALARM: working on the last Unit for 1201 seconds\n"
    "==7164== ERROR: libFuzzer: timeout after 1201 seconds\n";
const std::string overflow =
    "=================================================================\n"
    "==7167==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60200001a152\n";

class Tables : public Cli {
 protected:
  void put(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  template <typename Call>
  std::string refusal(const Call& call) const {
    try {
      call();
    } catch (const std::runtime_error& error) {
      const std::string text = error.what();
      EXPECT_TRUE(text.starts_with(folder_.string())) << text;
      return text.substr(std::min(text.size(), folder_.string().size() + 1));
    }
    return "nothing was refused";
  }
};

TEST(CountText, SaysOneThingAndTwoThings) {
  EXPECT_EQ(reports::counted(0, "finding"), "0 findings");
  EXPECT_EQ(reports::counted(1, "finding"), "1 finding");
  EXPECT_EQ(reports::counted(2, "finding"), "2 findings");
}

TEST(CountText, GroupsDigitsByThree) {
  EXPECT_EQ(reports::grouped(0), "0");
  EXPECT_EQ(reports::grouped(999), "999");
  EXPECT_EQ(reports::grouped(1000), "1,000");
  EXPECT_EQ(reports::grouped(12023144), "12,023,144");
}

TEST(CountText, TakesDigitsAndNothingElse) {
  EXPECT_EQ(reports::count_in("0"), 0U);
  EXPECT_EQ(reports::count_in("999999999999999999"), 999999999999999999U);
  for (const char* text : {"", " 1", "1 ", "-1", "+1", "1e3", "0x1", "1000000000000000000"}) {
    EXPECT_FALSE(reports::count_in(text)) << text;
  }
}

TEST(MarkdownTable, AlignsColumnsAndKeepsPipesInTheirCells) {
  EXPECT_EQ(reports::markdown_table({{"a", "b"}, {"|v|", "1"}}, "lr"),
            "| a | b |\n|---|---:|\n| \\|v\\| | 1 |\n");
}

TEST_F(Tables, FuzzLogsAreSummedByFolder) {
  put("logs/laws/1.log", clean_log("40"));
  put("logs/distance/1.log", log_ended_by(aborted, "1000"));
  put("logs/distance/2.log", log_ended_by(hung, "200"));
  put("logs/distance/3.log", log_ended_by(overflow, "30"));
  put("logs/distance/4.log", clean_log("4"));
  put("logs/distance/corpus/5.log", "an input\n");
  put("logs/distance/distance-crash-a8d0", "an input\n");
  put("logs/seconds", "430\n");
  const auto all = reports::read_fuzz_logs(path("logs"));
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "distance");
  EXPECT_EQ(all[0].executed, 1234U);
  EXPECT_EQ(all[0].findings,
            (std::vector<std::string>{
                assertion, "==7164== ERROR: libFuzzer: timeout after 1201 seconds",
                "==7167==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60200001a152"}))
      << "one a run";
  EXPECT_EQ(all[1].name, "laws");
  EXPECT_EQ(all[1].executed, 40U);
  EXPECT_TRUE(all[1].findings.empty());
}

TEST_F(Tables, FuzzLogsThatAreNotWholeAreRefusedWithFileAndLine) {
  const auto read = [&] { reports::read_fuzz_logs(path("logs")); };
  EXPECT_EQ(refusal(read), "logs: cannot be read: No such file or directory");
  fs::create_directory(folder_ / "logs");
  EXPECT_EQ(refusal(read), "logs: no folder of logs in this folder");
  fs::create_directory(folder_ / "logs/laws");
  EXPECT_EQ(refusal(read), "logs/laws: no log in this folder");
  const std::string log = "logs/laws/1.log";
  const std::string missing = ": the log ends without a line stat::number_of_executed_units:";
  put(log, "");
  EXPECT_EQ(refusal(read), log + ":0" + missing);
  put(log, start);
  EXPECT_EQ(refusal(read), log + ":2" + missing);
  put(log, clean_log("1e3"));
  EXPECT_EQ(refusal(read), log + ":4: not a number of inputs: stat::number_of_executed_units: 1e3");
  put(log, clean_log(""));
  EXPECT_EQ(refusal(read), log + ":4: not a number of inputs: stat::number_of_executed_units: ");
  put(log, clean_log("1") + clean_log("2"));
  EXPECT_EQ(refusal(read), log + ":10: a second number of executed inputs: a log is of one run");
}

TEST_F(Tables, ACampaignIsARowATarget) {
  put("logs/seconds", "430\n");
  put("logs/termination/1.log", log_ended_by(aborted, "4000000"));
  put("logs/termination/2.log", clean_log("108462"));
  put("logs/case_reader/1.log", clean_log("9110889"));
  const reports::Table table = reports::campaign_table(path("logs"));
  EXPECT_EQ(table.markdown,
            "| target | seconds | executions | findings |\n"
            "|---|---:|---:|---:|\n"
            "| `case_reader` | 430 | 9,110,889 | 0 |\n"
            "| `termination` | 430 | 4,108,462 | 1 |\n");
  EXPECT_EQ(table.text,
            "target       seconds  executions  findings\n"
            "case_reader      430   9,110,889         0\n"
            "termination      430   4,108,462         1\n"
            "\n"
            "termination: " +
                assertion + "\n");
  EXPECT_TRUE(table.findings);
  fs::remove(folder_ / "logs/termination/1.log");
  EXPECT_FALSE(reports::campaign_table(path("logs")).findings);
}

TEST_F(Tables, ACampaignSaysHowLongItWas) {
  const auto read = [&] { reports::campaign_table(path("logs")); };
  put("logs/laws/1.log", clean_log("1"));
  EXPECT_EQ(refusal(read), "logs/seconds: cannot be read");
  put("logs/seconds", "long\n");
  EXPECT_EQ(refusal(read), "logs/seconds:1: not a number of seconds: long");
}

std::string covered_file(const std::string& name, int lines, int reached, int branches, int taken) {
  const auto counts = [](int count, int covered) {
    return "{\"count\":" + std::to_string(count) + ",\"covered\":" + std::to_string(covered) +
           ",\"percent\":50}";
  };
  return R"({"filename":")" + name + R"(","summary":{"branches":)" + counts(branches, taken) +
         R"(,"functions":)" + counts(1, 1) + R"(,"lines":)" + counts(lines, reached) + "}}";
}

std::string coverage(const std::string& files) {
  return R"({"data":[{"files":[)" + files +
         R"(],"totals":{}}],"type":"llvm.coverage.json.export","version":"2.0.1"})"
         "\n";
}

TEST_F(Tables, CoverageIsARowAFileAndTheirSum) {
  put("coverage.json", coverage(covered_file("/home/core/gjk/mine/core/gjk/vec.hpp", 3, 2, 4, 4) +
                                "," + covered_file("/x/core/gjk/walks/walk.hpp", 96, 96, 0, 0) +
                                "," + covered_file("/x/core/gjk/affine_image.hpp", 1, 0, 2, 1)));
  const reports::Table table = reports::coverage_table(path("coverage.json"));
  EXPECT_EQ(table.markdown,
            "| `core/gjk` | lines | reached | branches | reached |\n"
            "|---|---:|---:|---:|---:|\n"
            "| `affine_image.hpp` | 1 | 0.00% | 2 | 50.00% |\n"
            "| `vec.hpp` | 3 | 66.67% | 4 | 100.00% |\n"
            "| `walks/walk.hpp` | 96 | 100.00% | 0 | - |\n"
            "| all | 100 | 98.00% | 6 | 83.33% |\n");
  EXPECT_TRUE(table.text.starts_with("core/gjk          lines  reached  branches  reached\n"))
      << table.text;
  EXPECT_FALSE(table.findings);
}

TEST_F(Tables, CoverageThatLlvmDoesNotWriteIsRefusedWithFileAndLine) {
  const auto read = [&] { reports::coverage_table(path("coverage.json")); };
  EXPECT_EQ(refusal(read), "coverage.json: cannot be read");
  put("coverage.json", "");
  EXPECT_EQ(refusal(read), "coverage.json:1: malformed JSON");
  put("coverage.json", "{\"data\":\n[}\n");
  EXPECT_EQ(refusal(read), "coverage.json:2: malformed JSON");
  for (const std::string& text :
       {std::string("{}"), std::string("[]"), coverage(""), coverage("{}"),
        coverage(covered_file("/x/core/gjk/vec.hpp", 3, 4, 0, 0)),
        coverage(R"({"filename":7,"summary":{}})")}) {
    put("coverage.json", text);
    EXPECT_TRUE(refusal(read).starts_with("coverage.json:1: not what llvm-cov export writes: "))
        << text;
  }
}

// A line of judge_faults.jsonl; `rest` gives the outcome of the fault.
std::string fault(const std::string& file, const std::string& what, const std::string& rest = "") {
  return R"({"file": ")" + file + R"(", "fault": ")" + what + "\"" + rest + "}\n";
}

std::string killed_by(const std::string& test) { return R"(, "killed_by": ")" + test + "\""; }

const std::string survives = R"(, "killed_by": null)";
const std::string equivalent = R"(, "equivalent": "0 deep is found")";
const std::string judge_head = "| file | fault | killed by |\n|---|---|---|\n";

TEST_F(Tables, AFaultOfAJudgeIsARow) {
  put("faults", fault("judge.cpp", "a", killed_by("Judge.SeesIt")) +
                    fault("judge.cpp", "b", survives + equivalent));
  const reports::Table table = reports::judge_fault_table(path("faults"), "");
  EXPECT_EQ(table.markdown, judge_head +
                                "| `judge.cpp` | a | `Judge.SeesIt` |\n"
                                "| `judge.cpp` | b | equivalent: 0 deep is found |\n");
  EXPECT_EQ(table.text,
            "judge.cpp: a: `Judge.SeesIt`\n"
            "judge.cpp: b: equivalent: 0 deep is found\n"
            "2 faults, 1 killed, 1 equivalent, 0 not as listed\n");
  EXPECT_FALSE(table.findings);
}

TEST_F(Tables, AFaultOfAJudgeThatIsNotAsListedIsAFinding) {
  for (const auto& [outcome, cell] :
       {std::pair(survives, "**survives**"), std::pair(killed_by("Judge.SeesIt") + equivalent,
                                                       "`Judge.SeesIt` (listed as equivalent)")}) {
    put("faults", fault("judge.cpp", "a", outcome));
    const reports::Table table = reports::judge_fault_table(path("faults"), "");
    EXPECT_EQ(table.markdown, judge_head + "| `judge.cpp` | a | " + cell + " |\n");
    EXPECT_TRUE(table.findings);
  }
}

TEST_F(Tables, AFaultOfAJudgeThatWasNotAskedKeepsItsRow) {
  put("faults", fault("judge.cpp", "a |v|") + fault("judge.cpp", "b", killed_by("New.Test")) +
                    fault("judge.cpp", "c", equivalent) + fault("judge.cpp", "new"));
  const std::string old = judge_head +
                          "| `judge.cpp` | gone | `Old.Test` |\n"
                          "| `judge.cpp` | b | `Old.Test` |\n"
                          "| `judge.cpp` | c | equivalent: |x| \\| stays |\n"
                          "| `judge.cpp` | a \\|v\\| | `Old.Test` |\n";
  const reports::Table table = reports::judge_fault_table(path("faults"), old);
  EXPECT_EQ(table.markdown, judge_head +
                                "| `judge.cpp` | a \\|v\\| | `Old.Test` |\n"
                                "| `judge.cpp` | b | `New.Test` |\n"
                                "| `judge.cpp` | c | equivalent: \\|x\\| \\| stays |\n");
  EXPECT_TRUE(table.text.ends_with("1 fault, 1 killed, 0 equivalent, 0 not as listed\n"))
      << table.text;
}

TEST_F(Tables, FaultsOfJudgesThatAreMalformedAreRefusedWithFileAndLine) {
  const auto read = [&] { reports::judge_fault_table(path("faults"), ""); };
  EXPECT_EQ(refusal(read), "faults: cannot be read");
  const std::string good = fault("judge.cpp", "a", survives);
  put("faults", good + "\n");
  EXPECT_EQ(refusal(read), "faults:2: malformed JSON");
  put("faults", good + good.substr(0, 20) + "\n");
  EXPECT_EQ(refusal(read), "faults:2: malformed JSON");
  put("faults", good + fault("judge.cpp", "b", R"(, "killed": true)"));
  EXPECT_EQ(refusal(read), "faults:2: an unknown key: killed");
  for (const std::string& line : {std::string("[]\n"), std::string(R"({"file": "judge.cpp"})"),
                                  fault("judge.cpp", "b", R"(, "killed_by": 7)")}) {
    put("faults", good + line);
    EXPECT_TRUE(refusal(read).starts_with("faults:2: ")) << line << refusal(read);
  }
  put("faults", fault("judge.cpp", "a"));
  EXPECT_EQ(refusal(read), "faults: no fault was asked");
}

const std::string executed = "stat::number_of_executed_units: ";
const std::string finding = "Assertion failure: laws-robust-double-symmetry\n";

using TableCli = Tables;

TEST_F(TableCli, WritesBetweenTheMarkers) {
  put("logs/seconds", "5\n");
  put("logs/laws/1.log", executed + "1000\n");
  put("text.md", "before\n<!-- campaign:begin -->\nold\n<!-- campaign:end -->\nafter\n");
  const Ended ended = run("table campaign logs --into text.md");
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_EQ(ended.out,
            "target  seconds  executions  findings\nlaws          5       1,000         0\n");
  EXPECT_EQ(content(folder_ / "text.md"),
            "before\n<!-- campaign:begin -->\n| target | seconds | executions | findings |\n"
            "|---|---:|---:|---:|\n| `laws` | 5 | 1,000 | 0 |\n<!-- campaign:end -->\nafter\n");
  put("logs/laws/2.log", finding + executed + "1\n");
  EXPECT_EQ(run("table campaign logs").code, reports::findings);
}

TEST_F(TableCli, ChecksADocumentBeforeAnythingIsRead) {
  const std::string opening = "<!-- coverage:begin -->\n";
  const std::string closing = "<!-- coverage:end -->\n";
  put("text.md", opening + closing);
  EXPECT_EQ(run("table coverage --check --into text.md").code, reports::clean);
  EXPECT_EQ(run("table coverage --check").code, reports::clean);
  for (const std::string& text :
       {std::string("no markers\n"), opening, closing + opening, opening + opening + closing,
        opening + closing + closing, opening + "<!-- coverage:end -->",
        std::string("<!-- campaign:begin -->\n<!-- campaign:end -->\n")}) {
    put("text.md", text);
    const Ended ended = run("table coverage --check --into text.md");
    EXPECT_EQ(ended.code, reports::bad_input) << text;
    EXPECT_PRED2(contains, ended.err, "text.md: ");
    EXPECT_PRED2(contains, ended.err, "coverage:begin ");
    EXPECT_EQ(content(folder_ / "text.md"), text);
  }
  EXPECT_EQ(run("table coverage --check --into none.md").code, reports::bad_input);
}

TEST_F(TableCli, RefusesWhatItCannotRead) {
  for (const char* arguments :
       {"table", "table campaign", "table nothing x", "table coverage none",
        "table judge_faults none", "table campaign none", "table campaign one two"}) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, reports::bad_input) << arguments;
    EXPECT_FALSE(ended.err.empty()) << arguments;
  }
  put("logs/seconds", "5\n");
  put("logs/laws/1.log", "INFO: Seed: 1\n");
  put("text.md", "<!-- campaign:begin -->\nold\n<!-- campaign:end -->\n");
  const Ended ended = run("table campaign logs --into text.md");
  EXPECT_EQ(ended.code, reports::bad_input);
  EXPECT_PRED2(contains, ended.err, "logs/laws/1.log:1: ");
  EXPECT_PRED2(contains, content(folder_ / "text.md"), "old");
}

TEST_F(TableCli, MutantsReadTheLogsOfFuzzTargets) {
  const std::string first = subjects::faults()[0].subject.name.substr(8);
  const std::string second = subjects::faults()[1].subject.name.substr(8);
  put("fuzz/" + first + "/distance.log", executed + "30000\n");
  put("fuzz/" + first + "/laws.log", finding + executed + "12\n");
  put("fuzz/" + second + "/distance.log", executed + "30000\n");
  const Ended ended = run("mutants fuzz --records");
  EXPECT_EQ(ended.code, reports::findings) << "survivors are findings";
  EXPECT_EQ(ended.out, first < second
                           ? "mutant fuzz " + first + " 30012\nmutant fuzz " + second + " -\n"
                           : "mutant fuzz " + second + " -\nmutant fuzz " + first + " 30012\n");
  put("fuzz/no_such_fault/distance.log", executed + "30000\n");
  const Ended refused = run("mutants fuzz");
  EXPECT_EQ(refused.code, reports::bad_input);
  EXPECT_PRED2(contains, refused.err, "fuzz/no_such_fault: no planted fault");
}

TEST_F(TableCli, MutantsRefuseADocumentWithoutMarkersBeforeTheyAsk) {
  put("text.md", "no markers\n");
  for (const char* option : {"--into", "--answers-into"}) {
    const Ended ended = run("mutants --list " + std::string(option) + " text.md");
    EXPECT_EQ(ended.code, reports::bad_input) << option;
    EXPECT_EQ(ended.out, "") << option;
  }
}

}  // namespace
