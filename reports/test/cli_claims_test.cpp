// SPDX-License-Identifier: MIT
// What the program reports about stored claims, and its exit code: proved, refuted (1), incomplete
// (5).  What a new user sees of replay and of the help: short output without unrequested details.
#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "core/subjects/outside/process/process.hpp"
#include "core/subjects/registry.hpp"
#include "reports/test/cli.hpp"
#include "reports/test/folder.hpp"

namespace {

// A square of side 2, the same square moved right by `shift`, and this claim about them.
std::string squares(const std::string& shift, const std::string& claim) {
  const auto square = [](const std::string& left, const std::string& right) {
    return "{\"points\":[[\"" + left + "\",\"0x0p+0\"],[\"" + left + "\",\"0x1p+1\"],[\"" + right +
           "\",\"0x0p+0\"],[\"" + right + "\",\"0x1p+1\"]]}";
  };
  return case_header + "{\"id\":\"squares\",\"dim\":2,\"a\":" + square("0x0p+0", "0x1p+1") +
         ",\"b\":" + square(shift, "0x1p+3") + ",\"expect\":{" + claim + "}}\n";
}

std::string claim(const std::string& relation, const std::string& more) {
  return "\"relation\":\"" + relation +
         "\",\"distance_squared\":\"0\",\"v\":[\"0\",\"0\"],\"proof\":[{\"a\":2,\"b\":0,"
         "\"weight\":\"1\"}]" +
         more;
}

std::string ball(const std::string& bounds) {
  return case_header +
         "{\"id\":\"ball\",\"dim\":3,\"a\":{\"sphere\":{\"radius\":\"0x1p+0\"}},"
         "\"b\":{\"points\":[[\"0x1p+2\",\"0x0p+0\",\"0x0p+0\"]]},\"expect\":{"
         "\"relation\":\"separated\",\"distance_squared_bounds\":" +
         bounds + "}}\n";
}

// Claims about squares that touch.
TEST_F(Cli, VerifyTellsProvedFromRefutedAndIncomplete) {
  const std::string normal = ",\"normal\":[\"-1\",\"0\"]";
  const Ended proved =
      expect_code(clean, run("verify -", squares("0x1p+1", claim("touching", normal))));
  EXPECT_TRUE(has(proved.out, "1 proved, 0 refuted, 0 incomplete"));
  const Ended bare =
      expect_code(incomplete, run("verify -", squares("0x1p+1", claim("touching", ""))));
  EXPECT_TRUE(has(bare.out, "incomplete: it is not proved that the bodies are touching"));
  expect_code(findings, run("verify -", squares("0x1p+1", claim("overlapping", ""))));
  const std::string deep = normal + ",\"penetration_depth_squared\":\"77\"";
  const Ended depth =
      expect_code(findings, run("verify -", squares("0x1p+1", claim("touching", deep))));
  EXPECT_TRUE(has(depth.out, "REFUTED: touching bodies have no penetration depth"));
}

// Overlapping squares, claimed to touch, with a pair of coincident vertices.  Regression: they were
// reported as "proved but for".
TEST_F(Cli, VerifyRefutesBodiesThatOverlapAndAreClaimedToTouch) {
  std::string overlap = squares("0x1p+0", claim("touching", ""));
  const std::string corner = "\"b\":{\"points\":[";
  overlap.insert(overlap.find(corner) + corner.size(), "[\"0x1p+1\",\"0x0p+0\"],");
  const Ended verified = expect_code(findings, run("verify -", overlap));
  EXPECT_TRUE(has(verified.out, "the bodies are overlapping, not touching"));
  EXPECT_EQ(run("replay - -s core/double/robust", overlap).code, findings);
}

TEST_F(Cli, ReplayJudgesAClaimAsVerifyDoes) {
  const std::string subject = "replay - -s core/double/robust";
  expect_code(incomplete, run(subject, squares("0x1p+1", claim("touching", ""))),
              "-: squares: the stored expect is not proved");
  const std::string deep = ",\"normal\":[\"-1\",\"0\"],\"penetration_depth_squared\":\"77\"";
  expect_code(findings, run(subject, squares("0x1p+1", claim("touching", deep))),
              "-: squares: the stored expect is wrong");
}

TEST_F(Cli, BoundsOfCurvedBodiesAreRefusedRefutedOrIncomplete) {
  for (const char* command : {"verify -", "replay - -s core/double/robust"}) {
    const Ended negative = expect_code(bad_input, run(command, ball("[\"-5\",\"1000000\"]")));
    EXPECT_TRUE(
        has(negative.err, "-:2: expect, distance_squared_bounds, entry 0: \"-5\" is negative"));
    EXPECT_EQ(run(command, ball("[\"10\",\"9\"]")).code, bad_input) << command;
    EXPECT_EQ(run(command, ball("[\"9\",\"9\",\"9\"]")).code, bad_input) << command;
    EXPECT_EQ(run(command, ball("[\"0\",\"1000000\"]")).code, incomplete) << command;
    EXPECT_EQ(run(command, ball("[\"1\",\"2\"]")).code, findings) << command;
  }
}

TEST_F(Cli, ARunThatJudgesNothingSaysSo) {
  for (const char* command : {"replay - -s core/double/robust", "truth -", "verify -"}) {
    expect_code(incomplete, run(command, case_header), "nothing was judged: no case");
  }
  expect_code(incomplete,
              run("replay - -s core/rational/robust", run("truth -", ball("[\"9\",\"9\"]")).out),
              "every subject skips every case");
}

TEST_F(Cli, AStudyThatJudgesNothingSaysSo) {
  for (const char* arguments : {"--no-known --cases 0 -s core/double/robust",
                                "--no-known --cases 2 --family curved -s core/rational/robust"}) {
    const Ended ended = expect_code(incomplete, run(std::string("study --force ") + arguments),
                                    "nothing was judged");
    EXPECT_FALSE(has(ended.out, "agree"));
  }
  for (const char* command : {"gen oblong --count 0", "simulate --frames 0"}) {
    EXPECT_EQ(run(command).code, incomplete) << command;
  }
}

// Cases before a malformed line are judged and printed.
TEST_F(Cli, FilesAreReadCaseByCase) {
  const std::string good = run("gen lattice --count 2").out;
  const std::string text = good + "{\n";
  const Ended replayed =
      expect_code(bad_input, run("replay - --format jsonl -s core/double/robust", text));
  EXPECT_EQ(lines(replayed.out).size(), 2U) << replayed.out;
  EXPECT_TRUE(has(replayed.err, "-:4: malformed JSON"));
  // The summary covers the cases before the malformed line.
  const Ended summary = expect_code(bad_input, run("replay - -s core/double/robust", text));
  EXPECT_TRUE(summary.out.starts_with("2 cases, 2 answers, 0 findings\n")) << summary.out;
  const Ended solved = expect_code(bad_input, run("truth -", text));
  EXPECT_EQ(lines(solved.out).size(), 3U);
  const Ended verified = expect_code(bad_input, run("verify -", solved.out + "{\n"));
  EXPECT_EQ(lines(verified.out).size(), 2U) << verified.out;
}

// The reader closes the pipe: the first case that cannot be written is the last one judged.
TEST_F(Cli, FilesAreReadNoFurtherThanOutputCanBeWritten) {
  std::ofstream(folder_ / "cases") << run("gen lattice --count 3").out << "{\n";
  for (const char* command :
       {"replay - --all -s core/double/robust", "replay - --format jsonl -s core/double/robust",
        "truth -", "verify -"}) {
    const Ended ended = shell(std::string("$P < cases > /dev/full ") + command);
    EXPECT_NE(ended.code, clean) << command;
    EXPECT_FALSE(has(ended.err, "malformed")) << "read on";
    EXPECT_TRUE(has(ended.err, "standard output cannot be written"));
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

std::size_t widest(const std::string& text) {
  std::size_t width = 0;
  for (const std::string& line : lines(text)) width = std::max(width, line.size());
  return width;
}

const std::string reported = "replay '" + known + "reported_failures.jsonl' ";

// All default subjects on the 51 reported failures.  Regression: 1,530 lines of 226 columns.
TEST_F(Cli, ReplayShowsASummaryAndThenTheFindings) {
  const std::string subjects = "-s core/double/original -s core/double/robust ";
  const Ended ended = run(reported + subjects);
  const std::vector<std::string> shown = lines(ended.out);
  ASSERT_GE(shown.size(), 6U) << ended.out << ended.err;
  EXPECT_TRUE(shown[0].starts_with("51 cases, 102 answers, ")) << shown[0];
  EXPECT_TRUE(shown[2].starts_with("subject ")) << ended.out;
  EXPECT_TRUE(has(shown[2], " correct"));
  EXPECT_TRUE(shown[3].starts_with("core/double/original ")) << ended.out;
  EXPECT_TRUE(shown[4].starts_with("core/double/robust ")) << ended.out;
  for (const std::string& line : shown) {
    const bool row = line.starts_with("    core/");
    EXPECT_FALSE(row && line.find(" correct ") != std::string::npos) << line;
  }
  EXPECT_LE(widest(ended.out), 120U) << ended.out;
  EXPECT_TRUE(has(shown.back(), "--all shows "));

  const Ended all = expect_code(ended.code, run(reported + subjects + "--all"));
  EXPECT_EQ(count_of(all.out, "    core/double/"), 102U) << all.out;
  EXPECT_TRUE(has(all.out, "\n51 cases, 102 answers, "));
  EXPECT_LE(widest(all.out), 120U) << all.out;
}

// A user who replays a single new case wants to see the distance.
TEST_F(Cli, ReplayShowsEverythingOfASingleCase) {
  const std::string text = case_header +
                           "{\"id\":\"mine\",\"dim\":2,\n\"a\":{\"points\":[[0,0],[0,1]]},\n"
                           "\"b\":{\"points\":[[0.5,0.25]]}}\n";
  const Ended ended = expect_code(clean, run("replay - -s core/double/robust", text));
  EXPECT_TRUE(ended.out.starts_with("mine  dim 2, 2x1 points, separated, d* = 0.5\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, "core/double/robust               correct       separated   d 0.5 "));
}

// core/double/* contains dozens of ablations.
TEST_F(Cli, AWildcardMeansSubjectsThatAreAskedByDefault) {
  const std::string some = run("gen lattice --count 2").out;
  std::size_t usual = 0;
  std::size_t on_request = 0;
  for (const subjects::Subject& subject : subjects::select({"core/double/*"})) {
    ++(subject.on_request ? on_request : usual);
  }
  ASSERT_GT(on_request, 0U);
  const std::string jsonl = "replay - --format jsonl ";
  const Ended ended = run(jsonl + "-s 'core/double/*'", some);
  EXPECT_EQ(lines(ended.out).size(), 2 * usual);
  EXPECT_TRUE(has(ended.err, std::to_string(on_request) +
                                 " matching subjects on request left out; --on-request asks them"));
  const Ended every = run(jsonl + "-s 'core/double/*' --on-request", some);
  EXPECT_EQ(lines(every.out).size(), 2 * (usual + on_request));
  EXPECT_EQ(every.err, "");
  const Ended named = run(jsonl + "-s 'core/double/*' -s core/double/isa", some);
  EXPECT_EQ(lines(named.out).size(), 2 * (usual + 1));
  EXPECT_EQ(lines(run(jsonl + "-s core/double/isa", some).out).size(), 2U);
  expect_code(bad_input, run(jsonl + "-s 'core/double/is?'", some), "--on-request asks them");
  // Planted subjects run only if they are named.
  EXPECT_FALSE(has(run(jsonl + "-s '*/*/robust'", some).out, "planted"));
  EXPECT_TRUE(has(run(jsonl + "-s 'planted/last*'", some).out, "planted"));
}

// Planar squares that overlap: every subject needs some iterations.
TEST_F(Cli, TracesQueriesThatKnowNoDistance) {
  const std::string square = "{\"points\":[[0,0],[2,0],[2,2],[0,2]]}";
  const std::string text =
      "{\"format\":\"gjkproof-cases/1\"}\n{\"id\":\"squares\",\"dim\":2,\"a\":" + square +
      ",\"b\":{\"points\":[[1,1],[3,1],[3,3],[1,3]]}}\n";
  for (const char* name : {"triple_product_walk", "triple_product_walk_normal", "orientation_walk",
                           "voronoi_walk", "separating_axis", "isa"}) {
    for (const char* scalar : {"float", "double", "rational"}) {
      const std::string subject = "core/" + std::string(scalar) + "/" + name;
      const Ended ended = run("replay - --trace -s " + subject, text);
      const std::vector<std::string> shown = lines(ended.out);
      ASSERT_GE(shown.size(), 4U) << subject << "\n" << ended.out;
      EXPECT_EQ(shown[1], "    " + subject);
      EXPECT_TRUE(shown[2].starts_with("        0  w (")) << ended.out;
      EXPECT_TRUE(has(shown[2], "  d.w "));
      EXPECT_TRUE(has(shown[2], " d ("));
      EXPECT_LE(widest(ended.out), 120U);
    }
  }
  const Ended silent = run("replay - --trace --coherent -s core/double/isa", text);
  EXPECT_TRUE(has(silent.out, "      shows no iterations\n"));
}

// Regression: a full simplex with weights of four digits took 139 columns.
TEST_F(Cli, ReplayTracesFullSimplicesWithin120Columns) {
  for (const char* file : {"boolean_walks", "oblong", "fuzzed", "reported_failures", "detours"}) {
    const Ended ended = run("replay '" + known + file + ".jsonl' --trace -s core/float/original " +
                            "-s core/double/robust -s core/digits100/signed_volumes " +
                            "-s core/double/separating_axis_signed_volumes");
    EXPECT_LE(widest(ended.out), 120U) << file;
    EXPECT_TRUE(has(ended.out, " w (")) << file << ended.err;
  }
}

TEST_F(Cli, ReplayCountsOneFinding) {
  const Ended ended = run("replay '" + known + "witnesses.jsonl' --all -s core/double/original");
  EXPECT_TRUE(has(ended.out, ", 1 finding\n"));
}

TEST_F(Cli, NamesTheNearestCommand) {
  const std::pair<const char*, const char*> misspelt[] = {
      {"reply", "replay"}, {"studdy", "study"}, {"subject", "subjects"}};
  for (const auto& [word, nearest] : misspelt) {
    expect_code(bad_input, run(word),
                "unknown command '" + std::string(word) + "'; the nearest one is " + nearest);
  }
}

}  // namespace
