// SPDX-License-Identifier: MIT
// Under another floating-point environment no command makes, judges or writes anything.
#include <string>

#include "reports/test/cli.hpp"

namespace {

class FloatingPointCli : public Cli {
 protected:
  Ended run_in(const std::string& mode, const std::string& arguments) const {
    // The shell itself runs without the library.  Address sanitizers insist on being the first one.
    const std::string command =
        "cd '" + folder_.string() + "' && env GJKPROOF_FLOATING_POINT=" + mode +
        " ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD='" + GJKPROOF_FLOATING_POINT_MODE +
        "' '" + GJKPROOF_PROGRAM + "' " + arguments + " < in > out 2> err";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder_ / "out"),
            content(folder_ / "err")};
  }
};

struct Mode {
  const char* name;
  const char* trouble;
};

constexpr const char* rounding = "the rounding mode is not to nearest";
constexpr const char* precision = "long double is computed with reduced precision";
constexpr Mode modes[] = {
    {"downward", rounding},
    {"upward", rounding},
    {"toward_zero", rounding},
    {"sse_upward", rounding},
    {"flush_to_zero", "subnormal results are flushed to zero"},
    {"denormals_are_zero", "subnormal operands are read as zero"},
    {"x87_double", precision},
    {"x87_single", precision},
};

TEST_F(FloatingPointCli, NoCommandStartsInAnyOtherEnvironment) {
  const std::string mesh = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/test/meshes/box.off";
  const std::string cases = known + "oblong.jsonl";
  const std::string commands[] = {
      "--help",
      "subjects",
      "families",
      "gen extreme --count 20",
      "replay " + cases,
      "truth " + cases,
      "verify " + cases,
      "oracles --family extreme --cases 20",
      "study --cases 5 --no-known -s core/double/robust",
      "study paper --cases 30",
      "shrink " + cases + " --id oblong-original-cycles -s core/double/original",
      "keep " + cases + " --topic t --note n --known .",
      "mutants --cases 20",
      "simulate --frames 2",
      "mesh " + mesh + " " + mesh,
      "baseline --family lattice -s core/float/robust"};
  const std::ofstream input(folder_ / "in");
  for (const Mode& mode : modes) {
    for (const std::string& command : commands) {
      const Ended ended = run_in(mode.name, command);
      EXPECT_EQ(ended.code, reports::failed_to_start) << mode.name << ": " << command;
      EXPECT_EQ(ended.err,
                std::string("gjkproof: floating-point environment: ") + mode.trouble + "\n")
          << command;
      EXPECT_EQ(ended.out, "") << command;
    }
  }
  EXPECT_FALSE(fs::exists(folder_ / "study")) << "nothing was begun";
}

// The library itself is harmless, and so are its exceptions: the modes above make the difference.
TEST_F(FloatingPointCli, EveryCommandStartsInTheUsualOne) {
  const std::ofstream input(folder_ / "in");
  const Ended ended = run_in("as_it_is", "gen extreme --count 20");
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_EQ(ended.out, run("gen extreme --count 20").out);
}

}  // namespace
