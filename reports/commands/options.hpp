// SPDX-License-Identifier: MIT
// Options that several commands take, each worded once.
#pragma once

#include <CLI/CLI.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"

namespace commands {

// A subject that cannot work on this machine.
struct CannotStart : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Decimal digits without a leading zero, from `least` to `most`, and nothing else.
CLI::Validator decimal(std::uint64_t least, std::uint64_t most);

// An option that counts or numbers something.  CLI11 alone lets a sign and too many digits wrap
// around, takes 010 for octal and nothing for 0.
template <std::integral Count>
CLI::Option* add_count(CLI::App* command, const std::string& name, Count& count,
                       const std::string& description, std::uint64_t least = 0,
                       std::uint64_t most = std::numeric_limits<Count>::max()) {
  return command->add_option(name, count, description)
      ->check(decimal(least, most))
      ->capture_default_str();
}

void add_oracle(CLI::App* command, oracle::Oracle& oracle);
void add_subjects(CLI::App* command, std::vector<std::string>& patterns);
void add_files(CLI::App* command, std::vector<std::string>& files);
void add_seed(CLI::App* command, std::uint64_t& seed);
void add_vertices_max(CLI::App* command, int& vertices_max);
void add_threads(CLI::App* command, int& threads);

// Those that match, ready to be asked; without patterns all but the planted and the on-request
// ones.
std::vector<subjects::Subject> started(const std::vector<std::string>& patterns);

}  // namespace commands
