// SPDX-License-Identifier: MIT
// gjkproof smoke, as users run it.
#include <string>
#include <vector>

#include "reports/test/cli.hpp"

namespace {

TEST_F(Cli, SmokePassesTheCoreAndPrintsALineACheck) {
  const Ended ended = run("smoke --subject core/double/robust");
  EXPECT_EQ(ended.code, reports::clean) << ended.out << ended.err;
  const std::vector<std::string> shown = lines(ended.out);
  ASSERT_GT(shown.size(), 15U) << ended.out;
  EXPECT_EQ(shown[0], "core/double/robust");
  for (std::size_t i = 1; i < shown.size(); ++i) {
    EXPECT_TRUE(shown[i].starts_with("  ok       ") || shown[i].starts_with("  skipped  "))
        << shown[i];
  }
}

TEST_F(Cli, SmokeEndsWithFindingsAndTestsTheOthersToo) {
  const Ended ended = run("smoke -s core/double/robust -s planted/swapped_witnesses");
  EXPECT_EQ(ended.code, reports::findings) << ended.err;
  EXPECT_TRUE(ended.out.starts_with("core/double/robust\n")) << ended.out;
  EXPECT_NE(ended.out.find("\nplanted/swapped_witnesses\n"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("  WRONG    witnesses   witness_a and witness_b are exchanged"),
            std::string::npos)
      << ended.out;
}

TEST_F(Cli, SmokeNeedsAnAdapter) {
  const Ended ended = run("smoke");
  EXPECT_EQ(ended.code, reports::bad_input);
  EXPECT_NE(ended.err.find("--subject"), std::string::npos) << ended.err;
}

TEST_F(Cli, SmokeExplainsItself) {
  const Ended ended = run("smoke --help");
  EXPECT_EQ(ended.code, reports::clean);
  EXPECT_NE(ended.out.find("gjkproof smoke --subject ./libmine.so"), std::string::npos)
      << ended.out;
}

const std::string python = GJKPROOF_PYTHON;
const std::string mine =
    std::string(GJKPROOF_SOURCE_DIR) + "/core/subjects/outside/examples/mine.py";

TEST_F(Cli, SmokePassesAProgramThatSpeaksTheLineProtocol) {
  if (python.empty()) GTEST_SKIP() << "there is no python3";
  const Ended ended = run("smoke --subject '" + python + " " + mine + "'");
  EXPECT_EQ(ended.code, reports::clean) << ended.out << ended.err;
  EXPECT_NE(ended.out.find("  ok       batches "), std::string::npos) << ended.out;
}

TEST_F(Cli, SmokeNamesTheForgottenRootOfAProgram) {
  if (python.empty()) GTEST_SKIP() << "there is no python3";
  std::string text = content(mine);
  const std::string right = "return length * unit";
  ASSERT_NE(text.find(right), std::string::npos);
  text.replace(text.find(right), right.size(), "return (length * unit) ** 2");
  std::ofstream(folder_ / "spoiled.py") << text;
  const Ended ended = run("smoke --subject '" + python + " spoiled.py'");
  EXPECT_EQ(ended.code, reports::findings) << ended.out << ended.err;
  EXPECT_NE(ended.out.find("  WRONG    distance    the distance is the square of the right one"),
            std::string::npos)
      << ended.out;
}

}  // namespace
