// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <fstream>
#include <stdexcept>
#include <vector>

#include "reports/output/count_text.hpp"
#include "reports/output/text_table.hpp"
#include "reports/tables/fuzz_logs.hpp"
#include "reports/tables/tables.hpp"

namespace reports {
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
