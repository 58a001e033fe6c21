// SPDX-License-Identifier: MIT
// Options that several commands take, each worded once.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination.hpp"

namespace commands {

// A subject that cannot work on this machine.
struct CannotStart : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void add_oracle(CLI::App* command, oracle::Oracle& oracle);
void add_subjects(CLI::App* command, std::vector<std::string>& patterns);
void add_files(CLI::App* command, std::vector<std::string>& files);
void add_seed(CLI::App* command, std::uint64_t& seed);
void add_vertices_max(CLI::App* command, int& vertices_max);

// Those that match, ready to be asked; without patterns all but the planted and the on-request
// ones.
std::vector<subjects::Subject> started(const std::vector<std::string>& patterns);

}  // namespace commands
