// SPDX-License-Identifier: MIT
// Longer commands: studies, whose results must depend neither on the compiler nor on threads.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/cases/hash.hpp"
#include "reports/test/cli.hpp"

namespace {

// The same seed gives the same verdicts with every compiler and any number of threads.  Change a
// golden value only together with the generator, subject or judge that explains the change.
TEST_F(Cli, StudiesTheSameOnAnyCompilerAndThreads) {
  const std::string arguments = "study --no-known --cases 20 --vertices 32 --worst 3 ";
  const Ended one = run(arguments + "--threads 1 -o one");
  const Ended four = run(arguments + "--threads 4 -o four");
  EXPECT_EQ(one.code, reports::findings) << one.err;
  EXPECT_EQ(four.code, reports::findings);
  const std::string verdicts = records_of(folder_ / "one/run.jsonl.gz");
  EXPECT_EQ(verdicts, records_of(folder_ / "four/run.jsonl.gz"));
  const std::string answers = verdicts.substr(verdicts.find('\n'));  // the header names the build
  EXPECT_EQ(cases::hashed(answers), 0x174e19ac87fbf7e4U)
      << std::hex << "the records now have 0x" << cases::hashed(answers);
  EXPECT_NE(one.out.find("core/double/enhanced"), std::string::npos);
  EXPECT_NE(one.out.find("agree exactly on all"), std::string::npos);
  EXPECT_NE(content(folder_ / "one/summary.md").find("## Worst findings"), std::string::npos);
}

TEST_F(Cli, StudyPutsItsTablesBetweenTheMarkers) {
  const std::string begin = "before\n<!-- verdicts:begin -->\n";
  const std::string end = "<!-- verdicts:end -->\nafter\n";
  const std::string arguments =
      "study --no-known --no-records --cases 5 --family lattice --worst 0 -s core/float/robust "
      "--into text.md";
  std::ofstream(folder_ / "text.md") << begin + "old\n" + end;
  const Ended ended = run(arguments);
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  const std::string text = content(folder_ / "text.md");
  EXPECT_TRUE(text.starts_with(begin + "Made by `gjkproof study --no-known")) << text;
  EXPECT_TRUE(text.ends_with("|\n" + end)) << text;
  EXPECT_NE(text.find("| max error |"), std::string::npos);
  EXPECT_NE(text.find("## Family lattice"), std::string::npos);
  EXPECT_EQ(text.find("old"), std::string::npos);

  std::ofstream(folder_ / "text.md") << "no markers\n";
  const Ended refused = run(arguments);
  EXPECT_EQ(refused.code, reports::bad_input);
  EXPECT_NE(refused.err.find("text.md: no markers verdicts:begin"), std::string::npos)
      << refused.err;
  EXPECT_EQ(content(folder_ / "text.md"), "no markers\n");
}

class StudiedCli : public Cli {
 protected:
  void expect_shows_a_finding(std::string command) const {
    std::string::size_type at = 0;
    while ((at = command.find("gjkproof ", at)) != std::string::npos) {
      const std::string program = std::string("'") + GJKPROOF_PROGRAM + "' ";
      command.replace(at, 9, program);
      at += program.size();
    }
    const int status =
        std::system(("cd '" + folder_.string() + "' && " + command + " > shown").c_str());
    EXPECT_EQ(WEXITSTATUS(status), reports::findings) << command << "\n"
                                                      << content(folder_ / "shown");
  }
};

// Covers generated cases and known ones, from any folder.
TEST_F(StudiedCli, ReplayCommandsOfAStudyShowTheFinding) {
  for (const std::string which : {"--no-known --cases 20", "--cases 0"}) {
    const Ended studied = run("study --worst 1 -s core/double/original -o out_folder " + which);
    EXPECT_EQ(studied.code, reports::findings);
    EXPECT_NE(studied.err.find(" worst: "), std::string::npos) << "progress: " << studied.err;
    std::string command;
    for (const std::string& line : lines(studied.out)) {
      if (line.starts_with("    gjkproof ")) command = line;
    }
    ASSERT_FALSE(command.empty()) << studied.out;
    expect_shows_a_finding(command);
  }
}

// A walk over closest features begins with the result of the previous frame, on any thread, and a
// replay of a finding evaluates the earlier frames first.
TEST_F(StudiedCli, AsksTheFramesOfAMotionInOneConversation) {
  const std::string which =
      "study --no-known --cases 40 --family motion -s core/double/lin_canny --worst 1 ";
  const auto iterations = [&](const std::string& options) {
    EXPECT_EQ(run(which + options).code, reports::findings);
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
  std::string command;
  for (const std::string& line : lines(studied.out)) {
    if (line.starts_with("    gjkproof ")) command = line;
  }
  EXPECT_NE(command.find("--coherent"), std::string::npos) << studied.out;
  expect_shows_a_finding(command);
}

TEST_F(Cli, SimulatesMotionThatSubjectsMayRemember) {
  const Ended motion = run("simulate --frames 20 --seed 3");
  EXPECT_EQ(motion.code, reports::clean);
  ASSERT_GT(lines(motion.out).size(), 50U);
  const auto iterations = [&](const std::string& option) {
    const Ended replayed = run("replay - --format jsonl -s core/double/isa " + option, motion.out);
    EXPECT_EQ(replayed.code, reports::clean) << replayed.err;
    int sum = 0;
    for (const std::string& row : lines(replayed.out)) {
      sum += std::stoi(row.substr(row.find("\"iterations\":") + 13));
    }
    return sum;
  };
  EXPECT_LT(iterations("--coherent"), iterations(""));
  EXPECT_EQ(run("simulate --bodies 1").code, reports::bad_input);
}

}  // namespace
