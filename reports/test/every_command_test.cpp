// SPDX-License-Identifier: MIT
#include "reports/test/every_command.hpp"

#include <string>

namespace {

TEST_F(EveryCommand, RefusesWhatIsNoDecimalCount) {
  const std::string study = "study --no-known -s core/double/robust --family lattice ";
  const std::string counts[] = {
      study + "--cases ",
      study + "--cases 1 --seed ",
      study + "--cases 1 --worst ",
      study + "--cases 1 --threads ",
      study + "--cases 1 --vertices ",
      "gen lattice --count ",
      "gen lattice --first ",
      "gen lattice --seed ",
      "gen lattice --vertices ",
      "simulate --frames ",
      "simulate --frames 1 --bodies ",
      "simulate --frames 1 --vertices ",
      "simulate --frames 1 --seed ",
      "shrink - -s core/double/original --questions ",
  };
  expect_decimal_counts(counts);
}

TEST_F(EveryCommand, SaysWhichCountsItTakes) {
  const Ended ended = run("study --cases -5");
  EXPECT_NE(ended.err.find("--cases: '-5' is not a decimal number from 0 to 18446744073709551615"),
            std::string::npos)
      << ended.err;
  EXPECT_NE(run("gen lattice --vertices 3").err.find("from 4 to 1048576"), std::string::npos);
}

TEST_F(EveryCommand, TakesTheEndsOfTheRange) {
  EXPECT_EQ(run("gen lattice --seed 18446744073709551615").code, reports::clean);
  EXPECT_EQ(run("gen lattice --seed 0 --first 0 --count 10").code, reports::clean);
  EXPECT_EQ(run("gen lattice --first 18446744073709551614").code, reports::clean);
  EXPECT_EQ(run("gen lattice --first 18446744073709551615 --count 2").code, reports::bad_input);
}

TEST_F(EveryCommand, ExplainsItselfAlone) {
  const std::string commands[] = {"study",  "replay",   "truth", "verify",   "gen",
                                  "shrink", "simulate", "mesh",  "subjects", "families"};
  expect_help("gjkproof", commands);
  EXPECT_NE(run("gen --help").out.find("4 to 1048576"), std::string::npos);
  EXPECT_NE(run("shrink --help").out.find("json|cpp|python"), std::string::npos);
}

TEST_F(EveryCommand, StartsInNoOtherFloatingPointEnvironment) {
  const std::string mesh = std::string(GJKPROOF_SOURCE_DIR) + "/reports/test/meshes/box.off";
  const std::string cases = known + "oblong.jsonl";
  const std::string commands[] = {
      "--help",
      "subjects",
      "families",
      "gen extreme --count 20",
      "replay " + cases,
      "truth " + cases,
      "verify " + cases,
      "study --cases 5 --no-known -s core/double/robust",
      "shrink " + cases + " --id oblong-original-cycles -s core/double/original",
      "simulate --frames 2",
      "mesh " + mesh + " " + mesh};
  expect_no_start_in_another_environment("gjkproof", commands);
}

// The library itself is harmless, and so are its exceptions: the modes above make the difference.
TEST_F(EveryCommand, StartsInTheUsualFloatingPointEnvironment) {
  const std::ofstream input(folder_ / "in");
  const Ended ended = run_in("as_it_is", "gen extreme --count 20");
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_EQ(ended.out, run("gen extreme --count 20").out);
}

}  // namespace
