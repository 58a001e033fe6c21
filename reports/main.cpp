// SPDX-License-Identifier: MIT
// gjkproof: runs the command, turns what is thrown into messages and exit codes.
#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "oracle/examination.hpp"
#include "reports/commands/options.hpp"
#include "reports/commands/program.hpp"
#include "reports/exit_code.hpp"

int main(int argc, char** argv) {
  try {
    const int code = commands::Program(argc, argv).run();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    fmt::print(stderr, "gjkproof: standard output cannot be written\n");
    return reports::incomplete;
  } catch (const commands::CannotStart& error) {
    fmt::print(stderr, "gjkproof: {}\n", error.what());
    return reports::subject_failed_to_start;
  } catch (const oracle::Disagreement& error) {
    fmt::print(stderr, "gjkproof: {}\n", error.what());
    return reports::oracles_disagree;
  } catch (const std::exception& error) {
    fmt::print(stderr, "gjkproof: {}\n", error.what());
    return reports::bad_input;
  }
}
