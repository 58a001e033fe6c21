// SPDX-License-Identifier: MIT
#include "reports/tables/fuzz_logs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "reports/output/count_text.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;

// What -print_final_stats=1 makes libFuzzer write at the end, also after a finding.
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

// What a folder holds, in the order of the names.
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

}  // namespace reports
