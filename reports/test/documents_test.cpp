// SPDX-License-Identifier: MIT
// The README and the guide of the core.
#include <algorithm>
#include <string>
#include <vector>

#include "reports/test/cli.hpp"
#include "reports/test/shown.hpp"

namespace {

TEST_F(Cli, ReadmeShowsTheTrace) {
  expect_in("core/gjk/README.md", "trace",
            run("replay '" + known + "oblong.jsonl' --id oblong-original-cycles --trace " +
                "-s core/double/original -s core/double/enhanced")
                .out);
}

// From a study's table: the lines above it, and the rows of distance presets at float and double.
std::vector<std::string> front_rows(const std::string& table) {
  std::vector<std::string> rows;
  std::size_t presets = 0;
  bool above = true;
  for (const std::string& line : lines(table)) {
    const std::string subject = line.substr(0, line.find(' '));
    above = above && !subject.starts_with("core/");
    const bool narrow = subject.starts_with("core/float/") || subject.starts_with("core/double/");
    const bool preset = subject.ends_with("/original") || subject.ends_with("/enhanced") ||
                        subject.ends_with("/signed_volumes") || subject.ends_with("/robust");
    if (above || (narrow && preset)) rows.push_back(line);
    presets += narrow && preset ? 1 : 0;
  }
  EXPECT_EQ(presets, 8U) << table;
  return rows;
}

// The table of the record without its fences.
std::string recorded_table() {
  std::string text = reports::read_block(path_of("reports/records/study.md"), "study");
  const std::string fence = "```\n";
  EXPECT_TRUE(text.starts_with(fence) && text.ends_with(fence)) << text;
  return text.substr(fence.size(), text.size() - 2 * fence.size());
}

TEST_F(Cli, ReadmeShowsTheRecordOfTheStudy) {
  std::string rows;
  for (const std::string& line : front_rows(recorded_table())) rows += line + "\n";
  expect_in("README.md", "study", rows);
}

// Columns are as wide as the names of all subjects of a study require.
std::vector<std::string> with_single_spaces(std::vector<std::string> rows) {
  for (std::string& row : rows) {
    const auto both = [](char a, char b) { return a == ' ' && b == ' '; };
    row.erase(std::unique(row.begin(), row.end(), both), row.end());
  }
  return rows;
}

// From a study's table: the lines above it, and the rows of all subjects at float and double.
std::vector<std::string> narrow_rows(const std::string& table) {
  std::vector<std::string> rows;
  for (const std::string& line : lines(table)) {
    if (!line.starts_with("core/") || line.starts_with("core/float/") ||
        line.starts_with("core/double/")) {
      rows.push_back(line);
    }
  }
  return rows;
}

// The default study of some subjects prints the same rows as the record of all subjects.
TEST_F(Cli, StudiesFloatAndDoubleAsRecorded) {
  const std::string out = run("study -s 'core/float/*' -s 'core/double/*'").out;
  const std::vector<std::string> studied = with_single_spaces(narrow_rows(table_of(out)));
  EXPECT_GT(studied.size(), 18U);
  EXPECT_EQ(studied, with_single_spaces(narrow_rows(recorded_table())));
}

}  // namespace
