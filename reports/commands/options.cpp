// SPDX-License-Identifier: MIT
#include "reports/commands/options.hpp"
#include "oracle/reference/reference.hpp"

#include <charconv>
#include <limits>
#include <map>
#include <system_error>

#include "core/subjects/registry.hpp"

namespace commands {

CLI::Validator decimal(std::uint64_t least, std::uint64_t most) {
  const std::string range = std::to_string(least) + " to " + std::to_string(most);
  const auto check = [=](const std::string& text) -> std::string {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    const bool octal = text.size() > 1 && text[0] == '0';
    const bool inside = error == std::errc() && rest == end && least <= value && value <= most;
    if (digits && !octal && inside) return {};
    return "'" + text + "' is not a decimal number from " + range;
  };
  const bool any = least == 0 && most == std::numeric_limits<std::uint64_t>::max();
  return CLI::Validator(check, any ? "" : "in " + range);
}

void add_oracle(CLI::App* command, oracle::Oracle& oracle) {
  const auto choose = [&oracle](const std::string& name) {
    oracle = oracle::oracle_named(name).value();
  };
  command
      ->add_option_function<std::string>("--oracle", choose,
                                         "minkowski, certificate, or both, compared exactly")
      ->check(CLI::IsMember({"minkowski", "certificate", "both"}))
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
  add_count(command, "--seed", seed, "The same seed gives the same cases");
}

void add_vertices_max(CLI::App* command, int& vertices_max) {
  add_count(command, "--vertices", vertices_max, "Vertices of a body at most", 4, 1 << 20);
}

void add_threads(CLI::App* command, int& threads) {
  add_count(command, "--threads", threads, "0: one a core", 0, 1024);
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
