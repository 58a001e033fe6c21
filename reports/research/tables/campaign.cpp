// SPDX-License-Identifier: MIT
#include "reports/research/tables/tables.hpp"

#include <fmt/format.h>
#include <system_error>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "reports/output/count_text.hpp"
#include "reports/output/text_table.hpp"

namespace reports {

namespace {

namespace fs = std::filesystem;

// Written by libFuzzer at the end because of -print_final_stats=1, also after a finding.
const std::string executed_key = "stat::number_of_executed_units:";

void add_run(const fs::path& path, FuzzRuns& runs) {
  std::ifstream log(path, std::ios::binary);
  if (!log) throw std::runtime_error(path.string() + ": cannot be read");
  int number = 0;
  const auto refuse = [&](const std::string& reason) {
    return std::runtime_error(fmt::format("{}:{}: {}", path.string(), number, reason));
  };
  std::optional<std::uint64_t> executed;
  std::string assertion, error;
  for (std::string line; std::getline(log, line);) {
    ++number;
    if (line.starts_with(executed_key)) {
      if (executed) throw refuse("a second number of executed inputs: a log is of one run");
      const std::size_t digits = line.find_first_not_of(' ', executed_key.size());
      executed = count_in(digits == std::string::npos ? "" : line.substr(digits));
      if (!executed) throw refuse("not a number of inputs: " + line);
    }
    if (assertion.empty() && line.starts_with("Assertion failure: ")) assertion = line;
    const bool fatal = line.starts_with("==") && line.find("ERROR: ") != std::string::npos;
    if (error.empty() && fatal) error = line;
  }
  if (!executed) throw refuse("the log ends without a line " + executed_key);
  runs.executed += *executed;
  if (!assertion.empty() || !error.empty()) {
    runs.findings.push_back(assertion.empty() ? error : assertion);
  }
}

// The entries of a folder in the order of their names.
std::vector<fs::path> entries(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> result;
  for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
       entry.increment(error)) {
    result.push_back(entry->path());
  }
  if (error) throw std::runtime_error(folder.string() + ": cannot be read: " + error.message());
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace

std::vector<FuzzRuns> read_fuzz_logs(const std::string& folder) {
  std::vector<FuzzRuns> all;
  for (const fs::path& path : entries(folder)) {
    if (!fs::is_directory(path)) continue;
    FuzzRuns runs{path.filename().string(), 0, {}};
    bool any = false;
    for (const fs::path& file : entries(path)) {
      if (file.extension() != ".log") continue;
      add_run(file, runs);
      any = true;
    }
    if (!any) throw std::runtime_error(path.string() + ": no log in this folder");
    all.push_back(std::move(runs));
  }
  if (all.empty()) throw std::runtime_error(folder + ": no folder of logs in this folder");
  return all;
}

namespace {

std::uint64_t seconds_in(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path + ": cannot be read");
  std::string line;
  std::getline(file, line);
  const auto seconds = count_in(line);
  if (!seconds) throw std::runtime_error(path + ":1: not a number of seconds: " + line);
  return *seconds;
}

}  // namespace

Table campaign_table(const std::string& folder) {
  const std::vector<FuzzRuns> targets = read_fuzz_logs(folder);
  const std::string seconds = std::to_string(seconds_in(folder + "/seconds"));
  const Row head{"target", "seconds", "executions", "findings"};
  std::vector<Row> plain{head};
  std::vector<Row> quoted{head};
  std::string found;
  for (const FuzzRuns& target : targets) {
    const Row row{target.name, seconds, grouped(target.executed),
                  std::to_string(target.findings.size())};
    plain.push_back(row);
    quoted.push_back(row);
    quoted.back()[0] = "`" + target.name + "`";
    for (const std::string& finding : target.findings) found += target.name + ": " + finding + "\n";
  }
  return {table(plain, false) + (found.empty() ? "" : "\n" + found), markdown_table(quoted, "lrrr"),
          !found.empty()};
}

}  // namespace reports
