// SPDX-License-Identifier: MIT
// The command `table`: the input that it refuses, and the parts of a document that it preserves.
#include <string>

#include "core/subjects/planted/faults.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string executed = "stat::number_of_executed_units: ";
const std::string finding = "Assertion failure: laws-robust-double-symmetry\n";

class TableCli : public Cli {
 protected:
  void put(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
};

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
  const std::string begin = "<!-- coverage:begin -->\n";
  const std::string end = "<!-- coverage:end -->\n";
  put("text.md", begin + end);
  EXPECT_EQ(run("table coverage --check --into text.md").code, reports::clean);
  EXPECT_EQ(run("table coverage --check").code, reports::clean);
  for (const std::string& text :
       {std::string("no markers\n"), begin, end + begin, begin + begin + end, begin + end + end,
        begin + "<!-- coverage:end -->",
        std::string("<!-- campaign:begin -->\n<!-- campaign:end -->\n")}) {
    put("text.md", text);
    const Ended ended = run("table coverage --check --into text.md");
    EXPECT_EQ(ended.code, reports::bad_input) << text;
    EXPECT_NE(ended.err.find("text.md: "), std::string::npos) << ended.err;
    EXPECT_NE(ended.err.find("coverage:begin "), std::string::npos) << ended.err;
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
  EXPECT_NE(ended.err.find("logs/laws/1.log:1: "), std::string::npos) << ended.err;
  EXPECT_NE(content(folder_ / "text.md").find("old"), std::string::npos);
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
  EXPECT_NE(refused.err.find("fuzz/no_such_fault: no planted fault"), std::string::npos)
      << refused.err;
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
