// SPDX-License-Identifier: MIT
// What every command of a program promises: it reads counts in decimal, prints its help, and
// refuses to generate, judge or write under another floating-point environment.
#pragma once

#include <sys/resource.h>

#include <span>
#include <string>

#include "reports/test/cli.hpp"

class EveryCommand : public Cli {
 protected:
  using Commands = std::span<const std::string>;

  // Each command ends with an option that takes a count.
  void expect_decimal_counts(Commands commands) const {
    limit(RLIMIT_CPU, 100);
    limit(RLIMIT_FSIZE, 100000000);
    for (const std::string& command : commands) {
      for (const char* count :
           {"-5", "-1", "12345678901234567890123", "18446744073709551616", "010", "00", "''",
            "' 1'", "+1", "0x10", "1e3", "1.5", "'{}'", "one"}) {
        const Ended ended = expect_code(bad_input, run(command + count));
      }
    }
  }

  void expect_help(const std::string& program, Commands commands) const {
    for (const std::string& command : commands) {
      const Ended help = expect_code(clean, run(command + " --help"));
      for (const char* internal :
           {"ENUM", "INT", "->0", "->1", "->2", ":in ", ":{", "{false}", "{0,"}) {
        EXPECT_FALSE(has(help.out, internal));
      }
      const std::size_t examples = help.out.find("\nExamples\n");
      ASSERT_NE(examples, std::string::npos) << help.out;
      for (const std::string& line : lines(help.out.substr(examples + 10))) {
        const bool own = line.find(program + " " + command) != std::string::npos;
        EXPECT_TRUE(own || line.empty()) << line;
      }
      EXPECT_FALSE(has(help.out, "Exit codes"));
    }
  }

  // Runs in the floating-point environment that test/floating_point_mode.cpp names `mode`.
  Ended run_in(const std::string& mode, const std::string& arguments) const {
    // The shell itself runs without the library.  Address sanitizers must be the first library.
    return shell("env GJKPROOF_FLOATING_POINT=" + mode +
                 " ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD='" +
                 GJKPROOF_FLOATING_POINT_MODE + "' $P " + arguments + " < in");
  }

  void expect_no_start_in_another_environment(const std::string& program, Commands commands) const {
    constexpr const char* rounding = "the rounding mode is not to nearest";
    constexpr const char* precision = "long double is computed with reduced precision";
    constexpr struct {
      const char* name;
      const char* trouble;
    } modes[] = {
        {"downward", rounding},
        {"upward", rounding},
        {"toward_zero", rounding},
        {"sse_upward", rounding},
        {"flush_to_zero", "subnormal results are flushed to zero"},
        {"denormals_are_zero", "subnormal operands are read as zero"},
        {"x87_double", precision},
        {"x87_single", precision},
    };
    const std::ofstream input(folder_ / "in");
    for (const auto& mode : modes) {
      for (const std::string& command : commands) {
        const Ended ended = expect_code(failed_to_start, run_in(mode.name, command));
        EXPECT_EQ(ended.err, program + ": floating-point environment: " + mode.trouble + "\n")
            << command;
        EXPECT_EQ(ended.out, "") << command;
      }
    }
    EXPECT_FALSE(fs::exists(folder_ / "study")) << "nothing was begun";
  }

 private:
  // These inherited limits end a program that counts to 2^64.
  static void limit(__rlimit_resource resource, rlim_t most) {
    rlimit limits{};
    ASSERT_EQ(getrlimit(resource, &limits), 0);
    limits.rlim_cur = most;
    ASSERT_EQ(setrlimit(resource, &limits), 0);
  }
};
