// SPDX-License-Identifier: MIT
#include "reports/command_line/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <system_error>

#include "core/subjects/registry.hpp"
#include "oracle/reference/reference.hpp"

namespace commands {

namespace {

// Accepts only decimal digits without a leading zero, from `least` to `most`.
Check decimal(std::uint64_t least, std::uint64_t most) {
  return [=](const std::string& text) -> std::string {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    const bool octal = text.size() > 1 && text[0] == '0';
    const bool inside = error == std::errc() && rest == end && least <= value && value <= most;
    if (digits && !octal && inside) return {};
    return fmt::format("'{}' is not a decimal number from {} to {}", text, least, most);
  };
}

}  // namespace

template <std::integral Count>
void add_count(Command& command, const std::string& name, Count& count,
               const std::string& description, std::uint64_t least, std::uint64_t most) {
  constexpr std::uint64_t any = std::numeric_limits<Count>::max();
  const std::string range = most < any  ? fmt::format(", {} to {}", least, most)
                            : least > 0 ? fmt::format(", {} at least", least)
                                        : "";
  command.option(name, count, description + range)
      .check(decimal(least, most))
      .type_name("N")
      .show_default();
}

template void add_count(Command&, const std::string&, int&, const std::string&, std::uint64_t,
                        std::uint64_t);
template void add_count(Command&, const std::string&, std::uint64_t&, const std::string&,
                        std::uint64_t, std::uint64_t);

Option add_choice(Command& command, const std::string& name, const std::vector<std::string>& words,
                  const std::string& description,
                  const std::function<void(const std::string&)>& choose,
                  const std::string& by_default) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : "|") + word;
  const auto check = [words, list](const std::string& text) -> std::string {
    if (std::find(words.begin(), words.end(), text) != words.end()) return {};
    return "'" + text + "' is none of " + list;
  };
  return command.option<std::string>(name, choose, description)
      .check(check)
      .type_name(list)
      .default_text(by_default);
}

void add_oracle(Command& command, oracle::Oracle& oracle) {
  add_choice(
      command, "--oracle", {"minkowski", "certificate", "both"},
      "Who says what is true; both are compared exactly",
      [&oracle](const std::string& name) { oracle = oracle::oracle_named(name).value(); }, "both");
}

std::string case_file(const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path given(path);
  if (given.parent_path() != "known" || fs::exists(given)) return path;
  const fs::path kept = GJKPROOF_KNOWN_DIR / given.filename();
  return fs::exists(kept) ? kept.string() : path;
}

std::vector<std::string> known_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(GJKPROOF_KNOWN_DIR)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void add_files(Command& command, std::vector<std::string>& files) {
  const auto take = [&files](const std::vector<std::string>& given) {
    files.clear();
    for (const std::string& path : given) files.push_back(case_file(path));
  };
  command
      .option<std::vector<std::string>>("FILE", take,
                                        "Case files; known/NAME: those of the project")
      .required();
}

void add_seed(Command& command, std::uint64_t& seed) {
  add_count(command, "--seed", seed, "The same seed gives the same cases");
}

void add_vertices_max(Command& command, int& vertices_max) {
  add_count(command, "--vertices", vertices_max, "Vertices of a body at most", 4, 1 << 20);
}

void add_domain(Command& command, std::optional<cases::Domain>& domain,
                const std::string& description) {
  std::vector<std::string> names;
  for (const cases::Domain one : cases::all_domains) names.emplace_back(cases::name(one));
  add_choice(
      command, "--domain", names, description,
      [&domain](const std::string& name) { domain = cases::domain_named(name); }, "");
}

void add_threads(Command& command, int& threads) {
  add_count(command, "--threads", threads, "0: one a core", 0, 1024);
}

}  // namespace commands
