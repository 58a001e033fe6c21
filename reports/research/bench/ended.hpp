// SPDX-License-Identifier: MIT
// How a benchmark with a program of its own reads its options, runs and ends.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>

#include "reports/output/exit_code.hpp"
#include "reports/output/output_file.hpp"

namespace bench {

// Returns the exit code; `run` is called without arguments once the options are read.
template <typename Run>
int ended(CLI::App& app, int argc, char** argv, const Run& run) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? reports::clean : reports::bad_input;
  }
  try {
    return run();
  } catch (const std::exception& error) {
    std::fputs((app.get_name() + ": " + error.what() + "\n").c_str(), stderr);
    const bool full = dynamic_cast<const reports::CannotWrite*>(&error) != nullptr;
    return full ? reports::cannot_write : reports::bad_input;
  }
}

}  // namespace bench
