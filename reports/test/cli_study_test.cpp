// SPDX-License-Identifier: MIT
// Longer commands: studies, whose results must depend neither on the compiler nor on threads; and
// the documents that show what commands print.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "core/cases/hash.hpp"
#include "reports/test/cli.hpp"

namespace {

// The same seed gives the same verdicts with every compiler, any number of threads, and by the
// program that ./run study builds.  Change a golden value only together with the generator, subject
// or judge that explains the change.
TEST_F(Cli, StudiesTheSameOnAnyCompilerAndThreads) {
  const std::string arguments = "study --no-known --cases 20 --vertices 32 --worst 3 ";
  const Ended one = expect_code(findings, run(arguments + "--threads 1 -o one"));
  expect_code(findings, shell("'" GJKPROOF_DEFAULT_STUDY "' " + arguments + "--threads 4 -o four"));
  const std::string verdicts = records_of(folder_ / "one/run.jsonl.gz");
  EXPECT_EQ(verdicts, records_of(folder_ / "four/run.jsonl.gz"));
  const std::string answers = verdicts.substr(verdicts.find('\n'));  // the header names the build
  EXPECT_EQ(cases::hashed(answers), 0x6a9586b8182bed7fU)
      << std::hex << "the records now have 0x" << cases::hashed(answers);
  EXPECT_TRUE(has(one.out, "core/double/enhanced"));
  EXPECT_TRUE(has(one.out, "agree exactly on all"));
  EXPECT_TRUE(has(content(folder_ / "one/summary.md"), "## Worst findings"));
}

TEST_F(Cli, StudyPutsItsTablesBetweenTheMarkers) {
  const std::string begin = "before\n<!-- verdicts:begin -->\n";
  const std::string end = "<!-- verdicts:end -->\nafter\n";
  const std::string arguments =
      "study --no-known --records none --cases 5 --family lattice --worst 0 "
      "-s 'core/float/[r]obust' --into text.md";
  std::ofstream(folder_ / "text.md") << begin + "old\n" + end;
  expect_code(clean, run(arguments));
  const std::string text = content(folder_ / "text.md");
  EXPECT_TRUE(text.starts_with(begin +
                               "Made by `gjkproof study --no-known --records none --cases 5 "
                               "--family lattice -s 'core/float/[r]obust'`: "))
      << text;
  EXPECT_TRUE(text.ends_with("|\n" + end)) << text;
  EXPECT_TRUE(has(text, "| max error |"));
  EXPECT_TRUE(has(text, "## Family lattice"));
  EXPECT_FALSE(has(text, "old"));

  std::ofstream(folder_ / "text.md") << "no markers\n";
  expect_code(bad_input, run(arguments), "text.md: no markers verdicts:begin");
  EXPECT_EQ(content(folder_ / "text.md"), "no markers\n");
}

// The command that replays the last finding that a study shows.
std::string last_replay(const std::string& out) {
  std::string command;
  for (const std::string& line : lines(out)) {
    if (line.starts_with("    gjkproof ")) command = line;
  }
  return command;
}

// Covers generated cases and known ones, from any folder.
TEST_F(Cli, ReplayCommandsOfAStudyShowTheFinding) {
  for (const std::string which : {"--no-known --cases 20", "--known --cases 0"}) {
    const Ended studied = expect_code(
        findings, run("study --worst 1 -s core/double/original -o out_folder --force " + which));
    EXPECT_TRUE(has(studied.err, " worst: ")) << "progress: " << studied.err;
    expect_code(findings, shell(last_replay(studied.out)));
  }
}

// A walk over closest features begins with the result of the previous frame, on any thread, and a
// replay of a finding evaluates the earlier frames first.
TEST_F(Cli, AsksTheFramesOfAMotionInOneConversation) {
  const std::string which =
      "study --no-known --cases 40 --family motion -s core/double/lin_canny --worst 1 --force ";
  const auto iterations = [&](const std::string& options) {
    EXPECT_EQ(run(which + options).code, findings);
    int sum = 0;
    for (const reports::Record& record : answers_in(records_of(folder_ / "walked/run.jsonl.gz"))) {
      if (record.counted.verdict == reports::VerdictKind::correct) {
        sum += record.counted.iterations.value_or(0);
      }
    }
    return sum;
  };
  const int cold = iterations("-o walked");
  const int warm = iterations("-o walked --coherent --threads 1");
  EXPECT_LT(2 * warm, cold);
  EXPECT_EQ(iterations("-o walked --coherent --threads 4"), warm);
  const Ended studied = run(which + "-o walked --coherent");
  const std::string command = last_replay(studied.out);
  EXPECT_TRUE(has(command, "--coherent"));
  expect_code(findings, shell(command));
}

TEST_F(Cli, SimulatesMotionThatSubjectsMayRemember) {
  const Ended motion = expect_code(clean, run("simulate --frames 20 --seed 3"));
  ASSERT_GT(lines(motion.out).size(), 50U);
  const auto iterations = [&](const std::string& option) {
    const Ended replayed =
        expect_code(clean, run("replay - --format jsonl -s core/double/isa " + option, motion.out));
    int sum = 0;
    for (const std::string& row : lines(replayed.out)) {
      sum += std::stoi(row.substr(row.find("\"iterations\":") + 13));
    }
    return sum;
  };
  EXPECT_LT(iterations("--coherent"), iterations(""));
  EXPECT_EQ(run("simulate --bodies 1").code, bad_input);
}

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
