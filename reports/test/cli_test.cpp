// SPDX-License-Identifier: MIT
// The program from the user's view: exit codes, messages, files.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "reports/test/cli.hpp"

namespace {

TEST_F(Cli, ExplainsItself) {
  const Ended help = run("--help");
  EXPECT_EQ(help.code, reports::clean);
  for (const char* word : {"study", "replay", "truth", "verify", "gen", "subjects", "families",
                           "Exit codes", "Examples"}) {
    EXPECT_NE(help.out.find(word), std::string::npos) << word;
  }
}

TEST_F(Cli, SaysWhichVersionAndCommitItIs) {
  const Ended version = run("--version");
  EXPECT_EQ(version.code, reports::clean);
  EXPECT_EQ(version.out.rfind("gjkproof 0.", 0), 0U) << version.out;
  EXPECT_NE(version.out.find(", commit "), std::string::npos) << version.out;
  EXPECT_EQ(lines(version.out).size(), 1U) << version.out;
}

TEST_F(Cli, ListsWhoCanBeAskedAndWhat) {
  const std::string listed = run("families").out;
  std::size_t expected = 0;
  for (const cases::Family& family : cases::all_families()) {
    EXPECT_NE(listed.find(std::string(family.name) + ' '), std::string::npos) << family.name;
    expected += settables(family).empty() ? 1 : 2;
  }
  EXPECT_EQ(lines(listed).size(), expected);
  EXPECT_NE(listed.find("settings: size_ratio, gap, exponent, bits\n"), std::string::npos);
  ASSERT_EQ(setenv("GJKPROOF_PEERS", folder_.c_str(), 1), 0);
  const Ended without_peers = run("subjects");
  unsetenv("GJKPROOF_PEERS");
  EXPECT_EQ(without_peers.code, reports::clean) << without_peers.err;
  EXPECT_EQ(lines(without_peers.out).size(), subjects::registry().size());
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
  EXPECT_NE(verified.out.find("51 proved, 0 refuted, 0 incomplete"), std::string::npos)
      << verified.out;
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
         {"\"case\":", "\"subject\":", "\"status\":", "\"relation\":", "\"distance\":\"0x",
          "\"verdict\":\"correct\"", "\"scaled_error\":", "\"iterations\":"}) {
      EXPECT_NE(row.find(key), std::string::npos) << key << " in " << row;
    }
  }
}

TEST_F(Cli, ShowsWhyTheOriginalDoesNotEnd) {
  const Ended ended = run("replay '" + known + "oblong.jsonl' --trace -s core/double/original " +
                          "-s core/double/enhanced");
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_NE(ended.out.find("the same line until k = 255"), std::string::npos) << ended.out;
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

TEST_F(Cli, GeneratesAndStudiesADomainAlone) {
  const Ended some = run("gen oblong --count 5 --domain engine");
  EXPECT_EQ(some.code, reports::clean);
  std::istringstream file(some.out);
  const std::vector<cases::Case> questions = cases::read_cases(file, "written");
  EXPECT_EQ(questions.size(), 5U);
  for (const cases::Case& question : questions) {
    EXPECT_EQ(cases::domain(question), cases::Domain::engine) << question.id;
  }
  const std::string study = "study --family oblong --no-known --cases 60 -s core/double/robust ";
  EXPECT_EQ(run(study + "--domain engine").code, reports::clean);
  const std::string records = records_of(folder_ / "study/run.jsonl.gz");
  std::set<std::string> ids;
  for (const reports::Record& record : answers_in(records)) ids.insert(record.question.id);
  for (const cases::Case& question : questions) EXPECT_TRUE(ids.contains(question.id));
  EXPECT_EQ(records.find("\"flat\""), std::string::npos);
  EXPECT_EQ(run(study + "--domain moon").code, reports::bad_input);
  const Ended none = run("gen distant --domain engine");
  EXPECT_EQ(none.code, reports::incomplete);
  EXPECT_NE(none.err.find("no case of the domain engine"), std::string::npos) << none.err;
}

// A ball of radius 1 and a point at a distance of 4 from its centre: the distance is 3.
TEST_F(Cli, JudgesCurvedCasesByBounds) {
  const std::string curved =
      "{\"format\":\"gjkproof-cases/1\"}\n"
      "{\"id\":\"ball\",\"dim\":3,\"a\":{\"sphere\":{\"radius\":\"0x1p+0\"}},"
      "\"b\":{\"points\":[[\"0x1p+2\",\"0x0p+0\",\"0x0p+0\"]]}}\n";
  const Ended solved = run("truth -", curved);
  EXPECT_EQ(solved.code, reports::clean) << solved.err;
  const std::string bounds = "\"relation\":\"separated\",\"distance_squared_bounds\":";
  const std::size_t at = solved.out.find(bounds);
  ASSERT_NE(at, std::string::npos) << solved.out;
  EXPECT_EQ(run("verify -", solved.out).code, reports::clean);

  const Ended replayed = run("replay - -s core/double/robust -s core/rational/robust", solved.out);
  EXPECT_EQ(replayed.code, reports::clean) << replayed.err;
  EXPECT_NE(replayed.out.find("ball  dim 3, sphere and 1 points, separated, d* = 3 within"),
            std::string::npos)
      << replayed.out;
  EXPECT_NE(replayed.out.find("core/double/robust               correct "), std::string::npos)
      << replayed.out;
  EXPECT_NE(replayed.out.find("(curved bodies need square roots"), std::string::npos)
      << replayed.out;

  std::string wrong = solved.out.substr(0, at) + bounds + "[\"1\",\"2\"]}}\n";
  const Ended refuted = run("replay - -s core/double/robust", wrong);
  EXPECT_EQ(refuted.code, reports::findings);
  EXPECT_NE(refuted.err.find("-: ball: the stored expect is wrong: squared distance above"),
            std::string::npos)
      << refuted.err;
}

// Written bounds are as narrow as possible, narrower than those used for judging.
TEST_F(Cli, ReplaysCurvedCasesWithTheBoundsItWrote) {
  const Ended solved = run("truth -", run("gen curved --count 60 --seed 4").out);
  ASSERT_EQ(solved.code, reports::clean) << solved.err;
  const Ended replayed = run("replay - -s core/double/robust", solved.out);
  EXPECT_EQ(replayed.code, reports::clean) << replayed.err;
  EXPECT_EQ(replayed.err.find("the stored expect"), std::string::npos) << replayed.err;
}

TEST_F(Cli, SaysWhenASubjectCannotStart) {
  const Ended ended = run("study --cases 1 -s absent/planted");
  EXPECT_EQ(ended.code, reports::failed_to_start);
  EXPECT_NE(ended.err.find("absent/planted: "), std::string::npos) << ended.err;
}

// The program alone, as `./run study` builds it, without the module of the subjects on request.
TEST_F(Cli, NeedsNoSubjectOnRequestUnlessOneIsNamed) {
  fs::copy_file(GJKPROOF_PROGRAM, folder_ / "alone");
  const auto run_alone = [this](const std::string& arguments) {
    const std::string command = "cd '" + folder_.string() + "' && ./alone study --family lattice " +
                                arguments + " > out 2> err";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  };
  EXPECT_EQ(run_alone("--cases 2 --no-known -s core/double/robust -o one"), reports::clean);
  EXPECT_NE(run_alone("--cases 2 --no-known -o all"), reports::failed_to_start);
  for (const char* const named : {"core/double/epa", "'core/double/*'", "planted/*"}) {
    EXPECT_EQ(run_alone(std::string("--cases 2 -o other -s ") + named), reports::failed_to_start);
    EXPECT_NE(content(folder_ / "err").find("subjects on request cannot be loaded"),
              std::string::npos);
  }
}

}  // namespace
