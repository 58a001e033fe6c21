// SPDX-License-Identifier: MIT
// gjkproof check: reads answers together with their cases from a pipe.
#include <string>
#include <utility>
#include <vector>

#include "reports/test/cli.hpp"

namespace {

// Two points at a distance of 5, with more members.
std::string points(const std::string& id, const std::string& more) {
  return "{\"id\":\"" + id +
         "\",\"dim\":2,\"a\":{\"points\":[[\"0x1p+0\",2]]},\"b\":{\"points\":[[4,6]]}" +
         (more.empty() ? "" : "," + more) + "}\n";
}

// Two squares that overlap by 0.5.
std::string squares(const std::string& id, const std::string& more) {
  return "{\"id\":\"" + id +
         "\",\"dim\":2,\"a\":{\"points\":[[0,0],[2,0],[0,2],[2,2]]},"
         "\"b\":{\"points\":[[1.5,0],[4,0],[1.5,2],[4,2]]}," +
         more + "}\n";
}

const std::string right =
    "\"answer\":{\"intersecting\":false,\"distance\":5,\"witness_a\":[1,2],\"witness_b\":[4,6]}";

TEST_F(Cli, CheckJudgesTheAnswersOfAPipe) {
  const std::string deep =
      "\"answer\":{\"intersecting\":true,\"depth\":0.5,\"normal\":[1,0],\"status\":\"contact\"}";
  const Ended ended =
      expect_code(clean, run("check", case_header + points("one", right) + squares("two", deep)));
  EXPECT_EQ(ended.out,
            "2 cases, 2 answers, 0 findings\n\n"
            "verdict  correct\n"
            "answers        2\n");
}

TEST_F(Cli, CheckNeedsNoHeaderAndReadsFiles) {
  EXPECT_EQ(run("check", points("one", right)).code, clean);
  std::ofstream(folder_ / "answers.jsonl") << case_header << points("one", right);
  const Ended ended = expect_code(clean, run("check answers.jsonl"));
  EXPECT_TRUE(ended.out.starts_with("1 case, 1 answer, 0 findings\n")) << ended.out;
}

TEST_F(Cli, CheckShowsTheFindingsWithTheirReasons) {
  const std::string input =
      points("far", "\"answer\":{\"intersecting\":false,\"distance\":5.5}") +
      points("good", right) +
      squares("apart", "\"answer\":{\"intersecting\":false,\"distance\":0.25}") +
      points("exchanged",
             "\"answer\":{\"intersecting\":false,\"distance\":5,\"witness_a\":[4,6],"
             "\"witness_b\":[1,2]}") +
      squares("deeper", "\"answer\":{\"intersecting\":true,\"depth\":2}");
  const Ended ended = expect_code(findings, run("check", input));
  const std::vector<std::string> shown = lines(ended.out);
  ASSERT_EQ(shown.size(), 9U) << ended.out;
  EXPECT_EQ(shown[0], "5 cases, 5 answers, 4 findings");
  EXPECT_TRUE(shown[5].starts_with("    far ")) << shown[5];
  EXPECT_TRUE(has(shown[5], " inaccurate    separated, d 5.5, off by 0.0833 M ("));
  EXPECT_TRUE(shown[6].starts_with("    apart ")) << shown[6];
  EXPECT_TRUE(has(shown[6], "false separation"));
  EXPECT_TRUE(has(shown[7], "wrong witn."));
  EXPECT_TRUE(has(shown[8], "wrong depth"));
}

TEST_F(Cli, CheckTakesWhatIsNoAnswerOfTheProtocolForNone) {
  const std::string input = points("nan", "\"answer\":{\"intersecting\":false,\"distance\":NaN}") +
                            points("error", "\"error\":\"the simplex became degenerate\"") +
                            points("typo", "\"answer\":{\"intersecting\":false,\"distanse\":5}") +
                            points("no-relation", "\"answer\":{\"distance\":5}");
  const Ended ended = expect_code(findings, run("check", input));
  const std::vector<std::string> shown = lines(ended.out);
  ASSERT_EQ(shown.size(), 9U) << ended.out;
  for (std::size_t i = 5; i < 9; ++i) EXPECT_TRUE(has(shown[i], " no answer "));
  EXPECT_TRUE(has(ended.out, "(the simplex became degenerate)"));
  EXPECT_TRUE(has(ended.out, "distanse"));
}

TEST_F(Cli, CheckIsIncompleteWhereAnswersAreMissing) {
  const std::string skipped = points("skipped", "\"skipped\":\"too flat\"");
  const std::string missing = points("none", "") + points("null", "\"answer\":null");
  const Ended some =
      expect_code(incomplete, run("check", points("one", right) + missing + skipped));
  EXPECT_TRUE(some.out.starts_with("4 cases, 1 answer, 0 findings, 2 not answered\n")) << some.out;
  EXPECT_EQ(run("check", points("one", right) + skipped).code, clean);

  expect_code(incomplete, run("check", case_header + missing),
              "nothing was judged: no case has an answer");
  EXPECT_TRUE(has(run("check", "").err, "nothing was judged: no case"));
  EXPECT_TRUE(has(run("check", skipped).err, "nothing was judged: every case is skipped"));
  const std::string wrong = points("wrong", "\"answer\":{\"intersecting\":true}");
  EXPECT_EQ(run("check", missing + wrong).code, findings);
}

TEST_F(Cli, CheckNamesFileLineAndReasonOfABadLine) {
  const std::string twice =
      points("two", R"("answer":{"intersecting":false,"distance":1,"distance":2})");
  const std::pair<std::string, const char*> bad[] = {
      {"{\"id\":\"two\",\"dim\":2\n", "gjkproof: -:3: malformed JSON at byte 20"},
      {twice, "gjkproof: -:3: duplicate key \"distance\""},
      {"{\"id\":\"two\",\"answers\":{}}\n", "gjkproof: -:3: unknown key \"answers\""},
      {"\n", "gjkproof: -:3: blank line"},
      {"[1]\n", "gjkproof: -:3: an array is not an object"},
      {"{\"format\":\"other\"}\n", "gjkproof: -:3: format: \"other\" is not"},
  };
  for (const auto& [line, message] : bad) {
    const Ended ended =
        expect_code(bad_input, run("check", case_header + points("one", right) + line), message);
    EXPECT_TRUE(ended.out.starts_with("1 case, 1 answer, ")) << ended.out;
  }
  EXPECT_TRUE(has(run("check", points("one", right) + points("one", right)).err,
                  "gjkproof: -:2: id: \"one\" is already on line 1"));
  EXPECT_TRUE(
      has(run("check", points("one", "\"answer\":5")).err, "-:1: answer: is not an object"));
  EXPECT_TRUE(has(run("check", points("one", right + ",\"error\":\"none\"")).err,
                  "-:1: \"error\" beside \"answer\""));
  EXPECT_TRUE(
      has(run("check", points("one", right + "," + right)).err, "-:1: duplicate key \"answer\""));
}

// A NaN may be an answer, but not a coordinate.
TEST_F(Cli, CheckRefusesACoordinateThatIsNotFinite) {
  expect_code(bad_input,
              run("check",
                  "{\"id\":\"one\",\"dim\":2,\"a\":{\"points\":[[NaN,2]]},"
                  "\"b\":{\"points\":[[4,6]]}}\n"),
              "-:1: body a, point 0, coordinate x");
}

TEST_F(Cli, CheckJudgesFloatsByTheRoundedCase) {
  // The distance has only the digits of a float, and belongs to 1/3 rounded to float.
  const std::string line =
      "{\"id\":\"third\",\"dim\":2,\"a\":{\"points\":[[0.3333333333333333,0]]},"
      "\"b\":{\"points\":[[1,1]]},\"answer\":{\"intersecting\":false,\"distance\":1.2018504}}\n";
  EXPECT_EQ(run("check", line).code, findings);
  expect_code(clean, run("check --float", line));
}

TEST_F(Cli, CheckJudgesByAPromise) {
  const std::string line = points("near", "\"answer\":{\"intersecting\":false,\"distance\":5.001}");
  EXPECT_EQ(run("check", line).code, findings);
  EXPECT_EQ(run("check --promise 0.01 0", line).code, clean);
  EXPECT_EQ(run("check --promise 0 1e-3", line).code, clean);
  EXPECT_EQ(run("check --promise 1e-4 1e-4", line).code, findings);
  EXPECT_EQ(run("check --promise -1 0", line).code, bad_input);
  EXPECT_EQ(run("check --promise nan 0", line).code, bad_input);
  EXPECT_EQ(run("check --promise 1", line).code, bad_input);
}

TEST_F(Cli, CheckJudgesTheExampleInARealPipe) {
  const std::string python = GJKPROOF_PYTHON;
  if (python.empty()) GTEST_SKIP() << "there is no python3";
  const Ended ended = expect_code(
      clean, shell("gjkproof gen generic --count 20 | '" + python +
                   "' '" GJKPROOF_SOURCE_DIR "/core/subjects/outside/examples/pipe.py' | "
                   "gjkproof check"));
  EXPECT_TRUE(ended.out.starts_with("20 cases, 20 answers, 0 findings\n")) << ended.out;
  expect_code(incomplete,
              shell("gjkproof gen generic --count 100 | '" + python +
                    "' '" GJKPROOF_SOURCE_DIR "/core/subjects/outside/examples/pipe.py' | "
                    "head -n 50 | gjkproof check"),
              "gjkproof: 49 of 100 cases arrived");
}

}  // namespace
