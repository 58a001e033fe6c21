// SPDX-License-Identifier: MIT
// The program as its users meet it: exit codes, messages, files.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "reports/exit_code.hpp"

namespace {

namespace fs = std::filesystem;

const std::string known = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known/";

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) result.push_back(line);
  return result;
}

struct Ended {
  int code = -1;
  std::string out;
  std::string err;
};

// Each test has a folder of its own, so that ctest may run them side by side.
class Cli : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "gjkproof-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { fs::remove_all(folder_); }

  Ended run(const std::string& arguments, const std::string& input = "") const {
    std::ofstream(folder_ / "in", std::ios::binary) << input;
    const std::string command = "cd '" + folder_.string() + "' && '" + GJKPROOF_PROGRAM + "' " +
                                arguments + " < in > out 2> err";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder_ / "out"),
            content(folder_ / "err")};
  }

  fs::path folder_;
};

TEST_F(Cli, ExplainsItself) {
  const Ended help = run("--help");
  EXPECT_EQ(help.code, reports::clean);
  for (const char* word : {"study", "replay", "truth", "verify", "gen", "subjects", "families",
                           "Exit codes", "Examples"}) {
    EXPECT_NE(help.out.find(word), std::string::npos) << word;
  }
}

TEST_F(Cli, RefusesWrongUsageWithExitCode2) {
  for (const char* arguments :
       {"", "ask", "replay", "replay none.jsonl", "gen", "gen no_such_family", "study --cases x",
        "study --family no_such_family", "study --vertices 3", "study --oracle oracle",
        "replay - --format xml", "replay - --subject 'no/such*'", "verify none.jsonl"}) {
    const Ended ended = run(arguments, "{\"format\":\"gjkproof-cases/1\"}\n");
    EXPECT_EQ(ended.code, reports::bad_input) << arguments << "\n" << ended.err;
    EXPECT_FALSE(ended.err.empty()) << arguments;
  }
}

TEST_F(Cli, RefusesMalformedFilesWithFileAndLine) {
  std::size_t files = 0;
  for (const auto& entry :
       fs::directory_iterator(GJKPROOF_SOURCE_DIR "/core/cases/test/malformed")) {
    if (entry.path().extension() != ".jsonl") continue;
    ++files;
    for (const char* command : {"replay", "truth", "verify"}) {
      const Ended ended = run(std::string(command) + " '" + entry.path().string() + "'");
      EXPECT_EQ(ended.code, reports::bad_input) << command << " " << entry.path();
      EXPECT_NE(ended.err.find(entry.path().string() + ":"), std::string::npos) << ended.err;
    }
  }
  EXPECT_GE(files, 12U);
}

TEST_F(Cli, SolvesKnownCasesAndProvesTheSolutions) {
  const Ended solved = run("truth '" + known + "reported_failures.jsonl' --oracle both");
  ASSERT_EQ(solved.code, reports::clean) << solved.err;
  EXPECT_EQ(lines(solved.out).size(), 52U);
  const Ended verified = run("verify -", solved.out);
  EXPECT_EQ(verified.code, reports::clean);
  EXPECT_NE(verified.out.find("51 proved, 0 proved but"), std::string::npos) << verified.out;
}

TEST_F(Cli, RecomputesWhateverACaseClaims) {
  const std::string claim =
      "{\"format\":\"gjkproof-cases/1\"}\n"
      "{\"id\":\"liar\",\"dim\":2,\"a\":{\"points\":[[\"0x1p+1\",\"0x0p+0\"]]},"
      "\"b\":{\"points\":[[\"0x0p+0\",\"0x0p+0\"]]},\"expect\":{\"relation\":\"separated\","
      "\"distance_squared\":\"5\",\"v\":[\"1\",\"2\"],"
      "\"proof\":[{\"a\":0,\"b\":0,\"weight\":\"1\"}]}}\n";
  EXPECT_EQ(run("verify -", claim).code, reports::findings);
  const Ended replayed = run("replay - -s core/double/robust", claim);
  EXPECT_EQ(replayed.code, reports::findings);
  EXPECT_NE(replayed.err.find("liar: the stored expect is wrong"), std::string::npos);
  const Ended solved = run("truth -", claim);
  EXPECT_EQ(solved.code, reports::clean);
  EXPECT_NE(solved.out.find("\"distance_squared\":\"4\",\"v\":[\"2\",\"0\"]"), std::string::npos);
}

TEST_F(Cli, ReplaysALineACaseAndSubject) {
  const Ended ended = run("replay '" + known + "reported_failures.jsonl' --format jsonl " +
                          "-s core/rational/robust -s core/digits100/robust");
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  const std::vector<std::string> rows = lines(ended.out);
  EXPECT_EQ(rows.size(), 102U);
  for (const std::string& row : rows) {
    for (const char* key :
         {"\"id\":", "\"subject\":", "\"status\":", "\"relation\":", "\"distance\":\"0x",
          "\"verdict\":\"correct\"", "\"scaled_error\":", "\"iterations\":"}) {
      EXPECT_NE(row.find(key), std::string::npos) << key << " in " << row;
    }
  }
}

TEST_F(Cli, ShowsWhyTheOriginalDoesNotEnd) {
  const Ended ended = run("replay '" + known + "oblong.jsonl' --trace -s core/double/original " +
                          "-s core/double/enhanced");
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_NE(ended.out.find("the same until k = 255"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("iteration_limit"), std::string::npos);
  EXPECT_NE(ended.out.find("repeated_support_point"), std::string::npos);
}

TEST_F(Cli, GeneratesWhatItReplays) {
  const Ended some = run("gen oblong --count 3 --seed 7 --first 5");
  EXPECT_EQ(some.code, reports::clean);
  ASSERT_EQ(lines(some.out).size(), 4U);
  const Ended one = run("gen oblong --seed 7 --first 6");
  EXPECT_EQ(lines(one.out)[1], lines(some.out)[2]) << "case 6 needs no case 5";
  EXPECT_EQ(run("replay - -s core/rational/robust", some.out).code, reports::clean);
}

// FNV-1a
std::uint64_t hashed(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

// The same seed gives the same verdicts with every compiler and on any number of threads.  A new
// golden value is right only with a change of generator, subject or judge that explains it.
TEST_F(Cli, StudiesTheSameOnAnyCompilerAndThreads) {
  const std::string arguments = "study --no-known --cases 20 --vertices 32 --worst 3 ";
  const Ended one = run(arguments + "--threads 1 -o one");
  const Ended four = run(arguments + "--threads 4 -o four");
  EXPECT_EQ(one.code, reports::findings) << one.err;
  EXPECT_EQ(four.code, reports::findings);
  const std::string verdicts = content(folder_ / "one/run.jsonl");
  EXPECT_EQ(verdicts, content(folder_ / "four/run.jsonl"));
  EXPECT_EQ(hashed(verdicts), 0xfa66d6b27e62ad9aU)
      << std::hex << "run.jsonl now has 0x" << hashed(verdicts);
  EXPECT_NE(one.out.find("core/double/enhanced"), std::string::npos);
  EXPECT_NE(one.out.find("agree exactly on all"), std::string::npos);
  EXPECT_NE(content(folder_ / "one/summary.md").find("## Worst findings"), std::string::npos);
}

TEST_F(Cli, ReplayCommandsOfAStudyShowTheFinding) {
  const Ended studied = run("study --cases 20 --worst 1 -s core/double/original -o out_folder");
  EXPECT_EQ(studied.code, reports::findings);
  std::string command;
  for (const std::string& line : lines(studied.out)) {
    if (line.starts_with("    gjkproof ")) command = line;
  }
  ASSERT_FALSE(command.empty()) << studied.out;
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

// What README.md shows is what the commands print.  With GJKPROOF_UPDATE set the blocks are
// rewritten instead.
void expect_in_readme(const std::string& block, const std::string& printed) {
  const fs::path path = std::string(GJKPROOF_SOURCE_DIR) + "/README.md";
  std::string readme = content(path);
  const std::string begin = "<!-- " + block + ":begin -->\n";
  const std::string end = "<!-- " + block + ":end -->";
  const auto first = readme.find(begin);
  const auto last = readme.find(end);
  ASSERT_TRUE(first != std::string::npos && last != std::string::npos) << block;
  const std::string fresh = "```\n" + printed + "```\n";
  const auto start = first + begin.size();
  if (std::getenv("GJKPROOF_UPDATE") != nullptr) {
    readme.replace(start, last - start, fresh);
    std::ofstream(path, std::ios::binary) << readme;
  } else {
    EXPECT_EQ(readme.substr(start, last - start), fresh)
        << "GJKPROOF_UPDATE=1 ctest --preset release -R Readme brings README.md up to date";
  }
}

TEST_F(Cli, ReadmeShowsTheTrace) {
  expect_in_readme("trace", run("replay '" + known + "oblong.jsonl' --trace " +
                                "-s core/double/original -s core/double/enhanced")
                                .out);
}

// The default study, its table up to the worst findings.
TEST_F(Cli, ReadmeShowsTheStudy) {
  const std::string out = run("study").out;
  expect_in_readme("study", out.substr(0, out.find("\nworst findings")));
}

TEST_F(Cli, SaysWhenAFolderCannotBeWritten) {
  std::ofstream(folder_ / "taken") << "a file";
  const Ended ended = run("study --cases 1 -s core/double/robust -o taken");
  EXPECT_EQ(ended.code, reports::bad_input);
  EXPECT_NE(ended.err.find("taken"), std::string::npos);
}

TEST_F(Cli, SaysWhenASubjectCannotStart) {
  const Ended ended = run("study --cases 1 -s absent/planted");
  EXPECT_EQ(ended.code, reports::subject_failed_to_start);
  EXPECT_NE(ended.err.find("absent/planted: "), std::string::npos) << ended.err;
}

}  // namespace
