// SPDX-License-Identifier: MIT
// Counts and seeds are decimal digits within their range, in every command.
#include <sys/resource.h>

#include <string>

#include "reports/test/cli.hpp"

namespace {

const char* const counts[] = {
    "study --no-known -s core/double/robust --family lattice --cases ",
    "study --no-known -s core/double/robust --family lattice --cases 1 --seed ",
    "study --no-known -s core/double/robust --family lattice --cases 1 --worst ",
    "study --no-known -s core/double/robust --family lattice --cases 1 --threads ",
    "study --no-known -s core/double/robust --family lattice --cases 1 --vertices ",
    "gen lattice --count ",
    "gen lattice --first ",
    "gen lattice --seed ",
    "gen lattice --vertices ",
    "oracles --family lattice --cases ",
    "oracles --family lattice --cases 1 --minkowski-share ",
    "oracles --family lattice --cases 1 --polytope-distance-share ",
    "oracles --family lattice --cases 1 --seed ",
    "oracles --family lattice --cases 1 --threads ",
    "baseline --family lattice -s core/double/robust --shown ",
    "baseline --family lattice -s core/double/robust --threads ",
    "mutants --cases ",
    "mutants --cases 1 --seed ",
    "simulate --frames ",
    "simulate --frames 1 --bodies ",
    "simulate --frames 1 --vertices ",
    "simulate --frames 1 --seed ",
    "shrink - -s core/double/original --questions ",
};

// A program that counts to 2^64 is ended by these limits, which it inherits.
void limit(__rlimit_resource resource, rlim_t most) {
  rlimit limits{};
  ASSERT_EQ(getrlimit(resource, &limits), 0);
  limits.rlim_cur = most;
  ASSERT_EQ(setrlimit(resource, &limits), 0);
}

TEST_F(Cli, RefusesWhatIsNoDecimalCount) {
  limit(RLIMIT_CPU, 100);
  limit(RLIMIT_FSIZE, 100000000);
  for (const char* command : counts) {
    for (const char* count : {"-5", "-1", "12345678901234567890123", "18446744073709551616", "010",
                              "00", "''", "' 1'", "+1", "0x10", "1e3", "1.5", "'{}'", "one"}) {
      const Ended ended = run(std::string(command) + count);
      EXPECT_EQ(ended.code, reports::bad_input) << command << count << "\n" << ended.err;
    }
  }
}

TEST_F(Cli, SaysWhichCountsItTakes) {
  const Ended ended = run("study --cases -5");
  EXPECT_NE(ended.err.find("--cases: '-5' is not a decimal number from 0 to 18446744073709551615"),
            std::string::npos)
      << ended.err;
  EXPECT_NE(run("gen lattice --vertices 3").err.find("from 4 to 1048576"), std::string::npos);
}

TEST_F(Cli, TakesTheEndsOfTheRange) {
  EXPECT_EQ(run("gen lattice --seed 18446744073709551615").code, reports::clean);
  EXPECT_EQ(run("gen lattice --seed 0 --first 0 --count 10").code, reports::clean);
  EXPECT_EQ(run("gen lattice --first 18446744073709551614").code, reports::clean);
  EXPECT_EQ(run("gen lattice --first 18446744073709551615 --count 2").code, reports::bad_input);
}

}  // namespace
