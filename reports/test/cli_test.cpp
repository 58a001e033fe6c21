// SPDX-License-Identifier: MIT
// The program from the user's view: exit codes, messages, files.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "reports/test/cli.hpp"
#include "reports/test/every_command.hpp"

namespace {

TEST_F(Cli, ExplainsItself) {
  const Ended help = expect_code(clean, run("--help"));
  for (const char* word : {"study", "replay", "truth", "verify", "gen", "subjects", "families",
                           "Exit codes", "Examples"}) {
    EXPECT_TRUE(has(help.out, word));
  }
}

TEST_F(Cli, SaysWhichVersionAndCommitItIs) {
  const Ended version = expect_code(clean, run("--version"));
  EXPECT_EQ(version.out.rfind("gjkproof 0.", 0), 0U) << version.out;
  EXPECT_TRUE(has(version.out, ", commit "));
  EXPECT_EQ(lines(version.out).size(), 1U) << version.out;
}

TEST_F(Cli, ListsWhoCanBeAskedAndWhat) {
  const std::string listed = run("families").out;
  std::size_t expected = 0;
  for (const cases::Family& family : cases::all_families()) {
    EXPECT_TRUE(has(listed, std::string(family.name) + ' ')) << family.name;
    expected += settables(family).empty() ? 1 : 2;
  }
  EXPECT_EQ(lines(listed).size(), expected);
  EXPECT_TRUE(has(listed, "settings: size_ratio, gap, exponent, bits\n"));
  std::ofstream(folder_ / "engines.json") << "[]";
  for (const char* folder : {"GJKPROOF_PEERS", "GJKPROOF_ENGINES"}) {
    ASSERT_EQ(setenv(folder, folder_.c_str(), 1), 0);
  }
  const Ended without_peers = run("subjects");
  for (const char* folder : {"GJKPROOF_PEERS", "GJKPROOF_ENGINES"}) unsetenv(folder);
  EXPECT_EQ(without_peers.code, clean) << without_peers.err;
  EXPECT_EQ(lines(without_peers.out).size(), subjects::registry().size());
}

TEST_F(Cli, RefusesWrongUsageWithExitCode2) {
  for (const char* arguments :
       {"", "ask", "replay", "replay none.jsonl", "gen", "gen no_such_family", "study --cases x",
        "study --family no_such_family", "study --vertices 3", "study --oracle oracle",
        "replay - --format xml", "replay - --subject 'no/such*'", "verify none.jsonl"}) {
    const Ended ended = expect_code(bad_input, run(arguments, case_header));
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
      expect_code(bad_input, run(std::string(command) + " '" + entry.path().string() + "'"),
                  entry.path().string() + ":");
    }
  }
  EXPECT_GE(files, 12U);
}

TEST_F(Cli, SolvesKnownCasesAndProvesTheSolutions) {
  const Ended solved = run("truth '" + known + "reported_failures.jsonl' --oracle both");
  ASSERT_EQ(solved.code, clean) << solved.err;
  EXPECT_EQ(lines(solved.out).size(), 52U);
  EXPECT_EQ(solved.out,
            run("truth '" + known + "reported_failures.jsonl' --oracle certificate").out);
  const Ended verified = expect_code(clean, run("verify -", solved.out));
  EXPECT_TRUE(has(verified.out, "51 proved, 0 refuted, 0 incomplete"));
}

TEST_F(Cli, RecomputesWhateverACaseClaims) {
  const std::string claim =
      case_header +
      "{\"id\":\"liar\",\"dim\":2,\"a\":{\"points\":[[\"0x1p+1\",\"0x0p+0\"]]},"
      "\"b\":{\"points\":[[\"0x0p+0\",\"0x0p+0\"]]},\"expect\":{\"relation\":\"separated\","
      "\"distance_squared\":\"5\",\"v\":[\"1\",\"2\"],"
      "\"proof\":[{\"a\":0,\"b\":0,\"weight\":\"1\"}]}}\n";
  EXPECT_EQ(run("verify -", claim).code, findings);
  expect_code(findings, run("replay - -s core/double/robust", claim),
              "liar: the stored expect is wrong");
  const Ended solved = expect_code(clean, run("truth -", claim));
  EXPECT_TRUE(has(solved.out, "\"distance_squared\":\"4\",\"v\":[\"2\",\"0\"]"));
}

TEST_F(Cli, ReplaysALineACaseAndSubject) {
  const Ended ended =
      expect_code(clean, run("replay '" + known + "reported_failures.jsonl' --format jsonl " +
                             "-s core/rational/robust -s core/digits100/robust"));
  const std::vector<std::string> rows = lines(ended.out);
  EXPECT_EQ(rows.size(), 102U);
  for (const std::string& row : rows) {
    for (const char* key :
         {"\"case\":", "\"subject\":", "\"status\":", "\"relation\":", "\"distance\":\"0x",
          "\"verdict\":\"correct\"", "\"scaled_error\":", "\"iterations\":"}) {
      EXPECT_TRUE(has(row, key));
    }
  }
}

TEST_F(Cli, ShowsWhyTheOriginalDoesNotEnd) {
  const Ended ended = expect_code(
      findings, run("replay '" + known + "oblong.jsonl' --trace -s core/double/original " +
                    "-s core/double/enhanced"));
  EXPECT_TRUE(has(ended.out, "the same line until k = 255"));
  EXPECT_TRUE(has(ended.out, "iteration_limit"));
  EXPECT_TRUE(has(ended.out, "repeated_support_point"));
}

TEST_F(Cli, GeneratesWhatItReplays) {
  const Ended some = expect_code(clean, run("gen oblong --count 3 --seed 7 --first 5"));
  ASSERT_EQ(lines(some.out).size(), 4U);
  const Ended one = run("gen oblong --seed 7 --first 6");
  EXPECT_EQ(lines(one.out)[1], lines(some.out)[2]) << "case 6 needs no case 5";
  EXPECT_EQ(run("replay - -s core/rational/robust", some.out).code, clean);
}

TEST_F(Cli, GeneratesAndStudiesADomainAlone) {
  const Ended some = expect_code(clean, run("gen oblong --count 5 --domain engine"));
  std::istringstream file(some.out);
  const std::vector<cases::Case> questions = cases::read_cases(file, "written");
  EXPECT_EQ(questions.size(), 5U);
  for (const cases::Case& question : questions) {
    EXPECT_EQ(cases::domain(question), cases::Domain::engine) << question.id;
  }
  const std::string study = "study --family oblong --no-known --cases 60 -s core/double/robust ";
  EXPECT_EQ(run(study + "--domain engine").code, clean);
  const std::string records = records_of(folder_ / "study/run.jsonl.gz");
  std::set<std::string> ids;
  for (const reports::Record& record : answers_in(records)) ids.insert(record.question->id);
  for (const cases::Case& question : questions) EXPECT_TRUE(ids.contains(question.id));
  EXPECT_FALSE(has(records, "\"flat\""));
  EXPECT_EQ(run(study + "--domain moon").code, bad_input);
  expect_code(incomplete, run("gen distant --domain engine"), "no case of the domain engine");
}

// A ball of radius 1 and a point at a distance of 4 from its centre: the distance is 3.
TEST_F(Cli, JudgesCurvedCasesByBounds) {
  const std::string curved =
      case_header +
      "{\"id\":\"ball\",\"dim\":3,\"a\":{\"sphere\":{\"radius\":\"0x1p+0\"}},"
      "\"b\":{\"points\":[[\"0x1p+2\",\"0x0p+0\",\"0x0p+0\"]]}}\n";
  const Ended solved = expect_code(clean, run("truth -", curved));
  const std::string bounds = "\"relation\":\"separated\",\"distance_squared_bounds\":";
  const std::size_t at = solved.out.find(bounds);
  ASSERT_NE(at, std::string::npos) << solved.out;
  EXPECT_EQ(run("verify -", solved.out).code, clean);
  const Ended replayed =
      expect_code(clean, run("replay - -s core/double/robust -s core/rational/robust", solved.out));
  EXPECT_TRUE(has(replayed.out, "ball  dim 3, sphere and 1 point, separated, d* = 3 within"));
  EXPECT_TRUE(has(replayed.out, "core/double/robust               correct "));
  EXPECT_TRUE(has(replayed.out, "(curved bodies need square roots"));

  std::string wrong = solved.out.substr(0, at) + bounds + "[\"1\",\"2\"]}}\n";
  expect_code(findings, run("replay - -s core/double/robust", wrong),
              "-: ball: the stored expect is wrong: squared distance above");
}

// A point in the side of a sheared cylinder: the lower bound is 0, so that the width is the upper one.
TEST_F(Cli, SaysHowFarTheDistanceOfACurvedCaseMayBeFromWhatItShows) {
  const Ended ended =
      run("replay - -s core/double/robust",
          case_header +
              R"({"id":"side","dim":3,"a":{"cylinder":{"radius":"0x1p+0","half_height":"0x1p+0"},)"
              R"("placement":{"linear":[["0x1p+0","0x0p+0","0x0p+0"],["0x0p+0","0x0p+0","0x1p+0"],)"
              R"(["0x0p+0","0x1p+0","0x1p+0"]],"translation":["0x1p+0","0x0p+0","0x0p+0"]}},)"
              R"("b":{"points":[["0x0p+0","0x0p+0","0x0p+0"]]}})"
              "\n");
  const std::regex form(R"(undecided, d\* = ([0-9.e-]+) within ([0-9.e-]+))");
  std::smatch found;
  ASSERT_TRUE(std::regex_search(ended.out, found, form)) << ended.out;
  EXPECT_NEAR(std::stod(found[2]) / std::stod(found[1]), 1, 0.5) << ended.out;
}

// Written bounds are as narrow as possible, narrower than those used for judging.
TEST_F(Cli, ReplaysCurvedCasesWithTheBoundsItWrote) {
  const Ended solved = run("truth -", run("gen curved --count 60 --seed 4").out);
  ASSERT_EQ(solved.code, clean) << solved.err;
  const Ended replayed = expect_code(clean, run("replay - -s core/double/robust", solved.out));
  EXPECT_FALSE(has(replayed.err, "the stored expect"));
}

TEST_F(Cli, SaysWhenASubjectCannotStart) {
  expect_code(failed_to_start, run("study --cases 1 -s absent/planted"), "absent/planted: ");
}

// The program alone, as `./run study` builds it, without the module of the subjects on request.
TEST_F(Cli, NeedsNoSubjectOnRequestUnlessOneIsNamed) {
  fs::copy_file(GJKPROOF_PROGRAM, folder_ / "alone");
  const std::string study = "./alone study --family lattice --cases 2 ";
  expect_code(clean, shell(study + "--no-known -s core/double/robust -o one"));
  EXPECT_NE(shell(study + "--no-known -o all").code, failed_to_start);
  for (const char* const named : {"core/double/epa", "'core/double/*'", "planted/*"}) {
    expect_code(failed_to_start, shell(study + "-o other -s " + named),
                "subjects on request cannot be loaded");
  }
}

TEST_F(EveryCommand, RefusesWhatIsNoDecimalCount) {
  const std::string study = "study --no-known -s core/double/robust --family lattice ";
  const std::string counts[] = {
      study + "--cases ",
      study + "--cases 1 --seed ",
      study + "--cases 1 --worst ",
      study + "--cases 1 --threads ",
      study + "--cases 1 --vertices ",
      "gen lattice --count ",
      "gen lattice --first ",
      "gen lattice --seed ",
      "gen lattice --vertices ",
      "simulate --frames ",
      "simulate --frames 1 --bodies ",
      "simulate --frames 1 --vertices ",
      "simulate --frames 1 --seed ",
      "shrink - -s core/double/original --questions ",
      "vectors out --cases ",
  };
  expect_decimal_counts(counts);
}

TEST_F(EveryCommand, SaysWhichCountsItTakes) {
  const Ended ended = run("study --cases -5");
  EXPECT_TRUE(has(ended.err, "--cases: '-5' is not a decimal number from 0 to 100000000000000"));
  EXPECT_TRUE(has(run("gen lattice --vertices 3").err, "from 4 to 1048576"));
}

TEST_F(EveryCommand, TakesTheEndsOfTheRange) {
  EXPECT_EQ(run("gen lattice --seed 18446744073709551615").code, clean);
  EXPECT_EQ(run("gen lattice --seed 0 --first 0 --count 10").code, clean);
  EXPECT_EQ(run("gen lattice --first 18446744073709551614").code, clean);
  EXPECT_EQ(run("gen lattice --first 18446744073709551615 --count 2").code, bad_input);
}

TEST_F(EveryCommand, ExplainsItselfAlone) {
  const std::string commands[] = {"study", "replay", "truth",    "verify", "gen",      "vectors",
                                  "badge", "shrink", "simulate", "mesh",   "subjects", "families"};
  expect_help("gjkproof", commands);
  EXPECT_TRUE(has(run("gen --help").out, "4 to 1048576"));
  EXPECT_TRUE(has(run("shrink --help").out, "json|cpp|python"));
}

TEST_F(EveryCommand, StartsInNoOtherFloatingPointEnvironment) {
  const std::string mesh = std::string(GJKPROOF_SOURCE_DIR) + "/reports/test/meshes/box.off";
  const std::string cases = known + "oblong.jsonl";
  const std::string commands[] = {
      "--help",
      "subjects",
      "families",
      "gen extreme --count 20",
      "replay " + cases,
      "truth " + cases,
      "verify " + cases,
      "study --cases 5 --no-known -s core/double/robust",
      "shrink " + cases + " --id oblong-original-cycles -s core/double/original",
      "simulate --frames 2",
      "mesh " + mesh + " " + mesh};
  expect_no_start_in_another_environment("gjkproof", commands);
}

TEST_F(Cli, AMessageThatNobodyCanReadCostsNothing) {
  const std::string study =
      "$P study --no-known --cases 2 --family lattice --worst 0 -s 'core/double/*'";
  for (const char* to : {"2>/dev/full", "2>&-"}) {
    const Ended ended = shell(study + " --force -o full " + to);
    EXPECT_LE(ended.code, findings) << to;
    EXPECT_TRUE(has(ended.out, "core/double/robust")) << to;
    const std::string shrink = "$P shrink " + known + "oblong.jsonl --id oblong-original-cycles ";
    EXPECT_TRUE(has(shell(shrink + "-s core/double/original " + to).out, "\"id\"")) << to;
  }
}

TEST_F(Cli, AFolderInPlaceOfAFileIsNamed) {
  EXPECT_LE(run("study --no-known --cases 2 --family lattice -s core/float/robust -o study").code,
            findings);
  for (const char* command : {"ratchet study .", "shrink . -s core/double/robust", "study ./"}) {
    expect_code(bad_input, run(command), "cannot be read: it is not a file");
  }
}

TEST_F(Cli, ALinkToATableKeepsItsPlace) {
  EXPECT_LE(run("study --no-known --cases 2 --family lattice -s core/float/robust -o study").code,
            findings);
  shell("mkdir tables && touch tables/real.csv && ln -s tables/real.csv link.csv");
  expect_code(clean, run("export study --format csv -o link.csv"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link.csv"));
  EXPECT_TRUE(has(content(folder_ / "tables/real.csv"), "core/float/robust"));
}

// The library itself is harmless, and so are its exceptions: the modes above make the difference.
TEST_F(EveryCommand, StartsInTheUsualFloatingPointEnvironment) {
  const std::ofstream input(folder_ / "in");
  const Ended ended = expect_code(clean, run_in("as_it_is", "gen extreme --count 20"));
  EXPECT_EQ(ended.out, run("gen extreme --count 20").out);
}

}  // namespace
