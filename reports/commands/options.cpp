// SPDX-License-Identifier: MIT
#include "reports/commands/options.hpp"

#include <map>

#include "core/subjects/registry.hpp"

namespace commands {

void add_oracle(CLI::App* command, oracle::Oracle& oracle) {
  command->add_option("--oracle", oracle, "minkowski, certificate, or both, compared exactly")
      ->transform(CLI::Transformer(
          std::map<std::string, oracle::Oracle>{{"minkowski", oracle::Oracle::minkowski},
                                                {"certificate", oracle::Oracle::certificate},
                                                {"both", oracle::Oracle::both}}))
      ->default_str("both");
}

void add_subjects(CLI::App* command, std::vector<std::string>& patterns) {
  command->add_option(
      "-s,--subject", patterns,
      "Ask the subjects that match; by default all but the planted and the on-request ones");
}

void add_files(CLI::App* command, std::vector<std::string>& files) {
  command->add_option("FILE", files, "Case files")->required();
}

void add_seed(CLI::App* command, std::uint64_t& seed) {
  command->add_option("--seed", seed, "The same seed gives the same cases")->capture_default_str();
}

void add_vertices_max(CLI::App* command, int& vertices_max) {
  command->add_option("--vertices", vertices_max, "Vertices of a body at most")
      ->check(CLI::Range(4, 1 << 20))
      ->capture_default_str();
}

std::vector<subjects::Subject> started(const std::vector<std::string>& patterns) {
  std::vector<subjects::Subject> chosen;
  if (patterns.empty()) {
    for (const subjects::Subject& subject : subjects::registry()) {
      if (!subject.planted && !subject.on_request) chosen.push_back(subject);
    }
  } else {
    chosen = subjects::select(patterns);
  }
  for (const subjects::Subject& subject : chosen) {
    if (const auto trouble = subject.start()) throw CannotStart(subject.name + ": " + *trouble);
  }
  return chosen;
}

}  // namespace commands
