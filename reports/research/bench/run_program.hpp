// SPDX-License-Identifier: MIT
// Runs a benchmark that is a program of its own.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>

#include "reports/output/exit_code.hpp"
#include "reports/output/output_file.hpp"

namespace bench {

// Reads the options, calls `run`, and returns the exit code; prints errors.
template <typename Run>
int run_program(CLI::App& app, int argc, char** argv, const Run& run) {
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
