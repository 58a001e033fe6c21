// SPDX-License-Identifier: MIT
// What the program reports about stored claims, and its exit code: proved, refuted (1), incomplete
// (5).
#include <chrono>
#include <string>

#include "core/subjects/outside/process/process.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string header = "{\"format\":\"gjkproof-cases/1\"}\n";

// A square of side 2, the same square moved right by `shift`, and this claim about them.
std::string squares(const std::string& shift, const std::string& claim) {
  const auto square = [](const std::string& left, const std::string& right) {
    return "{\"points\":[[\"" + left + "\",\"0x0p+0\"],[\"" + left + "\",\"0x1p+1\"],[\"" + right +
           "\",\"0x0p+0\"],[\"" + right + "\",\"0x1p+1\"]]}";
  };
  return header + "{\"id\":\"squares\",\"dim\":2,\"a\":" + square("0x0p+0", "0x1p+1") +
         ",\"b\":" + square(shift, "0x1p+3") + ",\"expect\":{" + claim + "}}\n";
}

std::string claim(const std::string& relation, const std::string& more) {
  return "\"relation\":\"" + relation +
         "\",\"distance_squared\":\"0\",\"v\":[\"0\",\"0\"],\"proof\":[{\"a\":2,\"b\":0,"
         "\"weight\":\"1\"}]" +
         more;
}

std::string ball(const std::string& bounds) {
  return header +
         "{\"id\":\"ball\",\"dim\":3,\"a\":{\"sphere\":{\"radius\":\"0x1p+0\"}},"
         "\"b\":{\"points\":[[\"0x1p+2\",\"0x0p+0\",\"0x0p+0\"]]},\"expect\":{"
         "\"relation\":\"separated\",\"distance_squared_bounds\":" +
         bounds + "}}\n";
}

// Claims about squares that touch.
TEST_F(Cli, VerifyTellsProvedFromRefutedAndIncomplete) {
  const std::string normal = ",\"normal\":[\"-1\",\"0\"]";
  const Ended proved = run("verify -", squares("0x1p+1", claim("touching", normal)));
  EXPECT_EQ(proved.code, reports::clean) << proved.out;
  EXPECT_NE(proved.out.find("1 proved, 0 refuted, 0 incomplete"), std::string::npos) << proved.out;
  const Ended bare = run("verify -", squares("0x1p+1", claim("touching", "")));
  EXPECT_EQ(bare.code, reports::incomplete) << bare.out;
  EXPECT_NE(bare.out.find("incomplete: it is not proved that the bodies are touching"),
            std::string::npos)
      << bare.out;
  const Ended refuted = run("verify -", squares("0x1p+1", claim("overlapping", "")));
  EXPECT_EQ(refuted.code, reports::findings) << refuted.out;
  const std::string deep = normal + ",\"penetration_depth_squared\":\"77\"";
  const Ended depth = run("verify -", squares("0x1p+1", claim("touching", deep)));
  EXPECT_EQ(depth.code, reports::findings) << depth.out;
  EXPECT_NE(depth.out.find("REFUTED: touching bodies have no penetration depth"), std::string::npos)
      << depth.out;
}

// Overlapping squares, claimed to touch, with a pair of coincident vertices.  Regression: they were
// reported as "proved but for".
TEST_F(Cli, VerifyRefutesBodiesThatOverlapAndAreClaimedToTouch) {
  std::string overlap = squares("0x1p+0", claim("touching", ""));
  const std::string corner = "\"b\":{\"points\":[";
  overlap.insert(overlap.find(corner) + corner.size(), "[\"0x1p+1\",\"0x0p+0\"],");
  const Ended verified = run("verify -", overlap);
  EXPECT_EQ(verified.code, reports::findings) << verified.out;
  EXPECT_NE(verified.out.find("the bodies are overlapping, not touching"), std::string::npos)
      << verified.out;
  EXPECT_EQ(run("replay - -s core/double/robust", overlap).code, reports::findings);
}

TEST_F(Cli, ReplayJudgesAClaimAsVerifyDoes) {
  const std::string subject = "replay - -s core/double/robust";
  const Ended bare = run(subject, squares("0x1p+1", claim("touching", "")));
  EXPECT_EQ(bare.code, reports::incomplete) << bare.err;
  EXPECT_NE(bare.err.find("-: squares: the stored expect is not proved"), std::string::npos)
      << bare.err;
  const std::string deep = ",\"normal\":[\"-1\",\"0\"],\"penetration_depth_squared\":\"77\"";
  const Ended depth = run(subject, squares("0x1p+1", claim("touching", deep)));
  EXPECT_EQ(depth.code, reports::findings) << depth.err;
  EXPECT_NE(depth.err.find("-: squares: the stored expect is wrong"), std::string::npos)
      << depth.err;
}

TEST_F(Cli, BoundsOfCurvedBodiesAreRefusedRefutedOrIncomplete) {
  for (const char* command : {"verify -", "replay - -s core/double/robust"}) {
    const Ended negative = run(command, ball("[\"-5\",\"1000000\"]"));
    EXPECT_EQ(negative.code, reports::bad_input) << command;
    EXPECT_NE(
        negative.err.find("-:2: expect, distance_squared_bounds, entry 0: \"-5\" is negative"),
        std::string::npos)
        << negative.err;
    EXPECT_EQ(run(command, ball("[\"10\",\"9\"]")).code, reports::bad_input) << command;
    EXPECT_EQ(run(command, ball("[\"9\",\"9\",\"9\"]")).code, reports::bad_input) << command;
    EXPECT_EQ(run(command, ball("[\"0\",\"1000000\"]")).code, reports::incomplete) << command;
    EXPECT_EQ(run(command, ball("[\"1\",\"2\"]")).code, reports::findings) << command;
  }
}

TEST_F(Cli, ARunThatJudgesNothingSaysSo) {
  for (const char* command : {"replay - -s core/double/robust", "truth -", "verify -"}) {
    const Ended ended = run(command, header);
    EXPECT_EQ(ended.code, reports::incomplete) << command;
    EXPECT_NE(ended.err.find("nothing was judged: no case"), std::string::npos) << ended.err;
  }
  const Ended skipped =
      run("replay - -s core/rational/robust", run("truth -", ball("[\"9\",\"9\"]")).out);
  EXPECT_EQ(skipped.code, reports::incomplete);
  EXPECT_NE(skipped.err.find("every subject skips every case"), std::string::npos) << skipped.err;
}

TEST_F(Cli, AStudyThatJudgesNothingSaysSo) {
  for (const char* arguments : {"--no-known --cases 0 -s core/double/robust",
                                "--no-known --cases 2 --family curved -s core/rational/robust"}) {
    const Ended ended = run(std::string("study ") + arguments);
    EXPECT_EQ(ended.code, reports::incomplete) << arguments;
    EXPECT_NE(ended.err.find("nothing was judged"), std::string::npos) << ended.err;
    EXPECT_EQ(ended.out.find("agree"), std::string::npos) << ended.out;
  }
  for (const char* command : {"gen oblong --count 0", "simulate --frames 0"}) {
    EXPECT_EQ(run(command).code, reports::incomplete) << command;
  }
}

// Cases before a malformed line are judged and printed.
TEST_F(Cli, FilesAreReadCaseByCase) {
  const std::string good = run("gen lattice --count 2").out;
  const std::string text = good + "{\n";
  const Ended replayed = run("replay - --format jsonl -s core/double/robust", text);
  EXPECT_EQ(replayed.code, reports::bad_input);
  EXPECT_EQ(lines(replayed.out).size(), 2U) << replayed.out;
  EXPECT_NE(replayed.err.find("-:4: malformed JSON"), std::string::npos) << replayed.err;
  // The summary covers the cases before the malformed line.
  const Ended summary = run("replay - -s core/double/robust", text);
  EXPECT_EQ(summary.code, reports::bad_input);
  EXPECT_TRUE(summary.out.starts_with("2 cases, 2 answers, 0 findings\n")) << summary.out;
  const Ended solved = run("truth -", text);
  EXPECT_EQ(solved.code, reports::bad_input);
  EXPECT_EQ(lines(solved.out).size(), 3U);
  const Ended verified = run("verify -", solved.out + "{\n");
  EXPECT_EQ(verified.code, reports::bad_input);
  EXPECT_EQ(lines(verified.out).size(), 2U) << verified.out;
}

// The reader closes the pipe: the first case that cannot be written is the last one judged.
TEST_F(Cli, FilesAreReadNoFurtherThanOutputCanBeWritten) {
  const std::string text = run("gen lattice --count 3").out;
  for (const char* command :
       {"replay - --all -s core/double/robust", "replay - --format jsonl -s core/double/robust",
        "truth -", "verify -"}) {
    const std::string redirected = " < in > /dev/full 2> said; exit $?; true";
    const Ended ended = run(command + redirected, text + "{\n");
    const std::string said = content(folder_ / "said");
    EXPECT_NE(ended.code, reports::clean) << command;
    EXPECT_EQ(said.find("malformed"), std::string::npos) << "read on: " << said;
    EXPECT_NE(said.find("standard output cannot be written"), std::string::npos) << said;
  }
}

// The verdict of a case is written before the next case is read: the pipe stays open after one.
TEST_F(Cli, ReplayAnswersACaseBeforeItReadsTheNext) {
  const std::string text = run("gen lattice --count 1").out;
  subjects::Process replay(
      {GJKPROOF_PROGRAM, "replay", "-", "--format", "jsonl", "-s", "core/double/robust"}, 0);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  ASSERT_TRUE(replay.send(text, deadline));
  char first = 0;
  EXPECT_EQ(replay.receive(&first, 1, deadline).size, 1U);
  EXPECT_EQ(first, '{');
}

}  // namespace
