// SPDX-License-Identifier: MIT
// What a new user sees of replay and of the help: short output without unrequested details.
#include <algorithm>
#include <string>
#include <vector>

#include "core/subjects/registry.hpp"
#include "reports/test/cli.hpp"
#include "reports/test/count_of.hpp"

namespace {

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
  EXPECT_NE(shown[2].find(" correct"), std::string::npos) << shown[2];
  EXPECT_TRUE(shown[3].starts_with("core/double/original ")) << ended.out;
  EXPECT_TRUE(shown[4].starts_with("core/double/robust ")) << ended.out;
  for (const std::string& line : shown) {
    const bool row = line.starts_with("    core/");
    EXPECT_FALSE(row && line.find(" correct ") != std::string::npos) << line;
  }
  EXPECT_LE(widest(ended.out), 120U) << ended.out;
  EXPECT_NE(shown.back().find("--all shows "), std::string::npos) << shown.back();

  const Ended all = run(reported + subjects + "--all");
  EXPECT_EQ(all.code, ended.code);
  EXPECT_EQ(count_of(all.out, "    core/double/"), 102U) << all.out;
  EXPECT_NE(all.out.find("\n51 cases, 102 answers, "), std::string::npos) << all.out;
  EXPECT_LE(widest(all.out), 120U) << all.out;
}

// A user who replays a single new case wants to see the distance.
TEST_F(Cli, ReplayShowsEverythingOfASingleCase) {
  const std::string text =
      "{\"format\":\"gjkproof-cases/1\"}\n"
      "{\"id\":\"mine\",\"dim\":2,\n\"a\":{\"points\":[[0,0],[0,1]]},\n"
      "\"b\":{\"points\":[[0.5,0.25]]}}\n";
  const Ended ended = run("replay - -s core/double/robust", text);
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_TRUE(ended.out.starts_with("mine  dim 2, 2x1 points, separated, d* = 0.5\n")) << ended.out;
  EXPECT_NE(ended.out.find("core/double/robust               correct       separated   d 0.5 "),
            std::string::npos)
      << ended.out;
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
  EXPECT_NE(ended.err.find(std::to_string(on_request) +
                           " matching subjects on request left out; --on-request asks them"),
            std::string::npos)
      << ended.err;
  const Ended every = run(jsonl + "-s 'core/double/*' --on-request", some);
  EXPECT_EQ(lines(every.out).size(), 2 * (usual + on_request));
  EXPECT_EQ(every.err, "");
  const Ended named = run(jsonl + "-s 'core/double/*' -s core/double/isa", some);
  EXPECT_EQ(lines(named.out).size(), 2 * (usual + 1));
  EXPECT_EQ(lines(run(jsonl + "-s core/double/isa", some).out).size(), 2U);
  const Ended none = run(jsonl + "-s 'core/double/is?'", some);
  EXPECT_EQ(none.code, reports::bad_input);
  EXPECT_NE(none.err.find("--on-request asks them"), std::string::npos) << none.err;
  // Planted subjects run only if they are named.
  EXPECT_EQ(run(jsonl + "-s '*/*/robust'", some).out.find("planted"), std::string::npos);
  EXPECT_NE(run(jsonl + "-s 'planted/last*'", some).out.find("planted"), std::string::npos);
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
      EXPECT_NE(shown[2].find("  d.w "), std::string::npos) << ended.out;
      EXPECT_NE(shown[2].find(" d ("), std::string::npos) << ended.out;
      EXPECT_LE(widest(ended.out), 120U);
    }
  }
  const Ended silent = run("replay - --trace --coherent -s core/double/isa", text);
  EXPECT_NE(silent.out.find("      shows no iterations\n"), std::string::npos) << silent.out;
}

// Regression: a full simplex with weights of four digits took 139 columns.
TEST_F(Cli, ReplayTracesFullSimplicesWithin120Columns) {
  for (const char* file : {"boolean_walks", "oblong", "fuzzed", "reported_failures", "detours"}) {
    const Ended ended = run("replay '" + known + file + ".jsonl' --trace -s core/float/original " +
                            "-s core/double/robust -s core/digits100/signed_volumes " +
                            "-s core/double/separating_axis_signed_volumes");
    EXPECT_LE(widest(ended.out), 120U) << file;
    EXPECT_NE(ended.out.find(" w ("), std::string::npos) << file << ended.err;
  }
}

TEST_F(Cli, ReplayCountsOneFinding) {
  const Ended ended = run("replay '" + known + "witnesses.jsonl' --all -s core/double/original");
  EXPECT_NE(ended.out.find(", 1 finding\n"), std::string::npos) << ended.out;
}

TEST_F(Cli, NamesTheNearestCommand) {
  const struct {
    const char* word;
    const char* nearest;
  } misspelt[] = {{"reply", "replay"}, {"studdy", "study"}, {"subject", "subjects"}};
  for (const auto& [word, nearest] : misspelt) {
    const Ended ended = run(word);
    EXPECT_EQ(ended.code, reports::bad_input);
    EXPECT_NE(ended.err.find("there is no command '" + std::string(word) +
                             "'; the nearest one is " + nearest),
              std::string::npos)
        << ended.err;
  }
}

}  // namespace
