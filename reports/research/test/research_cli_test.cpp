// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <string>

#include "reports/output/result_folder.hpp"
#include "reports/test/every_command.hpp"

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
  EXPECT_NE(second.err.find("result: process " + std::to_string(getpid()) + " writes"),
            std::string::npos)
      << second.err;
  std::ofstream(folder_ / "file") << "a file";
  const Ended refused = run("paper --cases 30 -o file");
  EXPECT_EQ(refused.code, reports::cannot_write);
  EXPECT_NE(refused.err.find("file"), std::string::npos) << refused.err;
}

}  // namespace
