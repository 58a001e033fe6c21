// SPDX-License-Identifier: MIT
// What a user meets in the first minutes: commands to paste, mistyped words, a folder that holds
// another study, pipes that end early, and help in several forms.
#include <fstream>
#include <limits>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "core/cases/nearest.hpp"
#include "reports/study/tallies/tally.hpp"
#include "reports/test/running_study.hpp"

namespace {

TEST_F(Cli, CommandsToPasteBeginAsTheProgramWasCalled) {
  const std::string study =
      " study --no-known --family oblong --cases 20 --worst 1 -s core/double/original -o result ";
  const std::string path = GJKPROOF_PROGRAM;
  const std::pair<std::string, std::string> calls[] = {
      {"env -u GJKPROOF_CALLED '" + path + "'", path},
      {"mkdir -p bin && ln -sf '" + path +
           "' bin/gjkproof && env -u GJKPROOF_CALLED PATH=\"$PWD/bin:$PATH\" gjkproof",
       "gjkproof"},
      {"env -u GJKPROOF_CALLED bin/gjkproof", "bin/gjkproof"},
      {"env GJKPROOF_RUN=./run '" + path + "'", "./run gjkproof"}};
  for (const auto& [call, called] : calls) {
    const Ended studied = expect_code(findings, shell(call + study));
    const std::string begin = called + " gen oblong --seed 1 --first ";
    const std::size_t at = studied.out.find("\n    " + begin);
    ASSERT_NE(at, std::string::npos) << called << "\n" << studied.out;
    for (const char* file : {"result/summary.md", "result/report.html"}) {
      EXPECT_TRUE(content(folder_ / file).find(begin) != std::string::npos) << called << file;
    }
    EXPECT_TRUE(has(studied.out, " | " + called + " replay - --subject core/double/original\n"));
    EXPECT_TRUE(has(shell(call + " --help").out, "\n  " + called + " study precision\n"));
    if (called == "./run gjkproof") continue;  // test/paste_commands.py runs these
    const std::string line = studied.out.substr(at + 5, studied.out.find('\n', at + 5) - at - 5);
    expect_code(findings, shell("PATH=\"$PWD/bin:$PATH\"; unset -f gjkproof; " + line));
  }
}

// --- what a folder holds ---

using Held = RunningStudy;

TEST_F(Held, AStudyOfAnotherCommandIsReplacedByForceAlone) {
  const std::string study = "study --no-known --cases 5 -s core/float/robust --worst 0 ";
  ASSERT_EQ(run(study + "--family lattice -o result").code, clean);
  const std::string held = result_in("result");
  for (const char* records : {"", "--records none "}) {
    expect_code(bad_input, run(study + records + "--family touching -o result"),
                "result holds another study (gjkproof study --no-known --cases 5 "
                "-s core/float/robust --family lattice); --force replaces it");
    EXPECT_EQ(result_in("result"), held);
  }
  EXPECT_EQ(run(study + "--family lattice -o result").code, clean) << "the same may be made again";
  EXPECT_EQ(result_in("result"), held);
  expect_code(clean, run(study + "--family touching -o result --force"));
  EXPECT_TRUE(has(content(file("summary.md")), "--family touching"));

  ASSERT_EQ(run(study + "--family lattice --records none -o bare").code, clean);
  expect_code(bad_input, run(study + "--family touching -o bare"), "bare holds another study");
  expect_code(clean, run(study + "--family lattice --records none -o bare"));

  ASSERT_EQ(run(study + "--family lattice --records none --shard 1/2 -o half").code, clean);
  expect_code(bad_input, run(study + "--family lattice --records none --shard 2/2 -o half"),
              "half holds another study");

  ASSERT_EQ(run(study + "--family lattice --shard 1/1 -o part").code, clean);
  expect_code(bad_input, run("merge part -o result"), "result holds another study");
  EXPECT_EQ(run("merge part -o result --force").code, clean);
}

TEST_F(Held, AnInterruptedStudySaysHowItGoesOn) {
  start(std::string(endless) + who);
  EXPECT_EQ(end(SIGINT), incomplete);
  EXPECT_TRUE(has(content(folder_ / "long.err"), "gjkproof: interrupted; this goes on: gjkproof " +
                                                     std::string(endless) + who + "--resume\n"));
  EXPECT_TRUE(
      has(content(folder_ / "long.err"), "finishing the cases in progress; interrupt again"));
  expect_code(bad_input, run(std::string(small) + who),
              "result holds a study that was interrupted");
  expect_code(clean, run(std::string(small) + who + "--force"));
  start(std::string(endless) + who + "--force");
  EXPECT_EQ(end(SIGKILL), -1);
  expect_code(bad_input, run(std::string(endless) + who), "result holds a study that was killed");
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz.new"))) << "nothing is lost";
}

TEST_F(Held, NohupIsRespected) {
  const auto before = std::signal(SIGHUP, SIG_IGN);  // as nohup leaves it to a program
  start(std::string(endless) + who);
  std::signal(SIGHUP, before);
  kill(running(), SIGHUP);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(kill(running(), 0), 0);
  EXPECT_EQ(end(SIGTERM), incomplete);
}

TEST_F(Cli, AStudyByNameHasAFolderOfItsOwn) {
  std::ofstream(folder_ / "mine.json")
      << R"({"format":"gjkproof-study/1","name":"m","families":["lattice"],"cases":2})";
  expect_code(clean, run("study mine.json -s core/double/robust"));
  EXPECT_TRUE(fs::exists(folder_ / "study-mine/summary.md"));
  EXPECT_FALSE(fs::exists(folder_ / "study"));
}

// --- what is asked ---

TEST_F(Cli, KnownCasesAreAskedWhereNoFamilyIsNamed) {
  const auto cases_of = [this](const std::string& options) {
    const Ended ended = run(
        "study -s core/double/robust --worst 0 --no-page --oracle certificate --force " + options);
    return ended.out.substr(0, ended.out.find(' '));
  };
  EXPECT_EQ(cases_of("--family lattice --cases 3"), "3");
  EXPECT_EQ(cases_of("--cases 0"), "0");
  const std::string known_alone = cases_of("--cases 0 --known");
  EXPECT_GT(std::stoi(known_alone), 100);
  EXPECT_EQ(cases_of("--family lattice --cases 3 --known"),
            std::to_string(std::stoi(known_alone) + 3));
  const int all = std::stoi(cases_of("--cases 1"));
  EXPECT_EQ(std::stoi(cases_of("--cases 1 --no-known")) + std::stoi(known_alone), all);
  const std::string begin = R"({"format":"gjkproof-study/1","name":"m","cases":1)";
  std::ofstream(folder_ / "all.json") << begin << "}";
  EXPECT_EQ(std::stoi(cases_of("all.json")), all) << "as on the command line";
  std::ofstream(folder_ / "one.json") << begin << R"(,"families":["lattice"]})";
  EXPECT_EQ(cases_of("one.json"), "1");
  std::ofstream(folder_ / "both.json") << begin << R"(,"families":["lattice"],"known":true})";
  EXPECT_EQ(std::stoi(cases_of("both.json")), std::stoi(known_alone) + 1);
  EXPECT_EQ(cases_of("both.json --family lattice"), "1") << "what is named";
  EXPECT_EQ(run("study --known --no-known").code, bad_input);
}

// --- pipes ---

TEST_F(Cli, MissesCasesThatAHeaderAnnounced) {
  const std::string found =
      "{\"id\":\"ID\",\"dim\":2,\"a\":{\"points\":[[0,0]]},\"b\":{\"points\":[[3,4]]}}\n";
  const std::string other = std::string(found).replace(found.find("ID"), 2, "other");
  const std::string two = "{\"format\":\"gjkproof-cases/1\",\"cases\":2}\n";
  const std::string one = "{\"format\":\"gjkproof-cases/1\",\"cases\":1}\n";
  const std::string none = "{\"format\":\"gjkproof-cases/1\"}\n";
  const std::string solved = run("truth -", two + found + other).out;
  for (const std::string command : {"replay - -s core/double/robust", "truth -"}) {
    expect_code(clean, run(command, two + found + other));
    expect_code(clean, run(command, none + found));
    expect_code(clean, run(command, none + found + one + other));
    expect_code(incomplete, run(command, two + found + none + other), "1 of 2 cases arrived");
    expect_code(incomplete, run(command, two + found), "gjkproof: -: 1 of 2 cases arrived: did");
    expect_code(incomplete, run(command, two + two + found + other), "0 of 2 cases arrived");
  }
  std::ofstream(folder_ / "cut.jsonl") << two + lines(solved)[1] + "\n";
  expect_code(incomplete, run("verify cut.jsonl"), "gjkproof: cut.jsonl: 1 of 2 cases arrived");
}

TEST_F(Cli, CheckMissesCasesThatAHeaderAnnounced) {
  const std::string one =
      "{\"id\":\"ID\",\"dim\":2,\"a\":{\"points\":[[0,0]]},\"b\":{\"points\":[[3,4]]},"
      "\"answer\":{\"intersecting\":false,\"distance\":5}}\n";
  const auto line = [&one](const char* id) {
    return std::string(one).replace(one.find("ID"), 2, id);
  };
  const std::string two = "{\"format\":\"gjkproof-cases/1\",\"cases\":2}\n";
  expect_code(clean, run("check", two + line("a") + line("b")));
  expect_code(incomplete, run("check", two + line("a")), "1 of 2 cases arrived");
  expect_code(incomplete, run("check", two + line("a") + line("b") + line("c")),
              "3 of 2 cases arrived");
  expect_code(clean, run("check", two + line("a") + line("b") + two + line("c") + line("d")));
  EXPECT_EQ(run("check", line("a")).code, clean) << "nothing is announced";
  const std::string none = "{\"format\":\"gjkproof-cases/1\"}\n";
  expect_code(incomplete, run("check", two + line("a") + none + line("b") + line("c")),
              "1 of 2 cases arrived");
  expect_code(clean, run("check", two + line("a") + line("b") + none + line("c")));
  const std::string one_more = "{\"format\":\"gjkproof-cases/1\",\"cases\":1}\n";
  expect_code(incomplete, run("check", two + line("a") + one_more + line("b") + line("c")),
              "1 of 2 cases arrived");
  expect_code(bad_input, run("check", "{\"format\":\"gjkproof-cases/1\",\"cases\":\"2\"}\n"),
              "-:1: cases: \"2\" is not a non-negative integer");
  expect_code(incomplete, run("check --count 1", two + line("a")), "1 of 2 cases arrived");
  expect_code(incomplete, run("check --count 2", line("a")), "1 of 2 cases arrived");
  EXPECT_EQ(run("check --count 1", line("a")).code, clean);
  EXPECT_EQ(run("check --count x", line("a")).code, bad_input);
}

TEST_F(Cli, TakesNoWordForANumberThatIsNone) {
  for (const char* word : {"''", "inf", "nan", "1x", "' '"}) {
    for (const char* command : {"simulate --translation ", "simulate --rotation ",
                                "check --promise 0 ", "mesh a.off b.off --rotate 0 0 1 "}) {
      expect_code(bad_input, run(command + std::string(word)), "is not a finite number");
    }
  }
}

TEST_F(Cli, AReaderThatHasEnoughIsNoError) {
  for (const char* command : {"gen generic --count 100000", "families", "--help"}) {
    const Ended ended =
        expect_code(clean, shell("{ $P " + std::string(command) +
                                 "; echo $? > code; } | head -n 1; exit $(cat code)"));
    EXPECT_EQ(ended.err, "") << command;
  }
  std::ofstream(folder_ / "cases") << run("gen generic --count 3000").out;
  const Ended cut = expect_code(
      incomplete, shell("{ $P replay cases --all -s core/double/robust --oracle "
                        "certificate; echo $? > code; } | head -n 1; exit $(cat code)"));
  EXPECT_EQ(cut.err, "");
}

TEST_F(Cli, SaysThatStandardInputIsClosed) {
  for (const char* command : {"replay -", "check", "verify -"}) {
    expect_code(bad_input, shell("$P " + std::string(command) + " <&-"),
                "-: standard input is closed");
  }
  expect_code(bad_input, run("replay -"), "empty file");
}

TEST_F(Cli, ALineHasALimit) {
  const std::string endless_line = "tr '\\0' x < /dev/zero | ";
#ifdef __SANITIZE_ADDRESS__  // its shadow takes terabytes of addresses
  const std::string limit;
#else
  const std::string limit = "ulimit -v 4000000; ";
#endif
  for (const char* command : {"replay -", "check"}) {
    const Ended ended = expect_code(bad_input, shell(limit + endless_line + "$P " + command),
                                    "-:1: the line is longer than 256 MiB, the limit");
    EXPECT_FALSE(has(ended.err, "bad_alloc"));
  }
}

// --- mistyped words, and subjects that do not start ---

TEST_F(Cli, EndsWith3IfASubjectDoesNotStart) {
  shell("echo no library > broken.so");
  for (const char* subject : {"/bin/true", "'nobody says this'", "./broken.so", "./absent.so"}) {
    for (const char* command : {"study --cases 1 -s ", "smoke -s "}) {
      expect_code(failed_to_start, run(std::string(command) + subject));
    }
  }
  expect_code(failed_to_start, run("study -s ./absent"), "./absent: no such file");
  expect_code(failed_to_start, run("study -s './broken.so?epsilon=0.1'"),
              "./broken.so?epsilon=0.1: neither an executable program nor a plug-in (.so), which "
              "takes no settings");
  expect_code(bad_input, run("study -s nobody"), "no subject matches");
}

TEST_F(Cli, NamesTheNearestOption) {
  for (const char* mistyped : {"study --theads 4", "study --theads=4", "study --theads"}) {
    expect_code(bad_input, run(mistyped),
                "unknown option '--theads'; the nearest one is --threads (gjkproof help study");
  }
  const Ended far =
      expect_code(bad_input, run("gen --quietly oblong"), "unknown option '--quietly'");
  EXPECT_FALSE(has(far.err, "nearest"));
}

TEST_F(Cli, SaysWhatIsWrongInACommand) {
  const std::pair<const char*, const char*> wrong[] = {
      {"", "gjkproof: a command is missing (gjkproof help explains)"},
      {"gen", "gjkproof: FAMILY is required (gjkproof help gen explains)"},
      {"gen generic --count", "gjkproof: --count needs N (gjkproof help gen"},
      {"gen generic --seed 1 --seed 2", "gjkproof: --seed may be given once only (gjkproof"}};
  for (const auto& [command, message] : wrong) expect_code(bad_input, run(command), message);
}

TEST_F(Cli, TakesOneWordForAnOptionEachTimeItIsGiven) {
  std::ofstream(folder_ / "cases") << run("gen generic --count 2").out;
  expect_code(clean, run("replay --id generic-s1-1 cases -s core/double/robust"));
  expect_code(clean, run("replay -s core/double/robust -s core/float/robust cases --all"));
}

TEST_F(Cli, SaysWhatIsADirectory) {
  fs::create_directories(folder_ / "taken/summary.md");
  expect_code(bad_input, run("study --cases 1 -s core/double/robust -o taken"),
              "taken/summary.md: is a directory");
  expect_code(bad_input, run("replay taken"), "taken: is a directory");
}

TEST_F(Cli, NamesTheFileOfASubjectThatNobodyHas) {
  std::ofstream(folder_ / "mine.json")
      << R"({"format":"gjkproof-study/1","name":"x","description":"","subjects":["nobody"]})";
  expect_code(bad_input, run("study ./mine.json"),
              "./mine.json: /subjects: no subject matches 'nobody'");
}

TEST(Nearest, IsFoundAmongNamesAndPatterns) {
  const std::vector<std::string> names = {"core/double/robust", "core/float/robust", "keep"};
  EXPECT_EQ(cases::nearest("core/duoble/robust", names), "core/double/robust");
  EXPECT_EQ(cases::nearest("core/flaot/*", names), "core/float/robust");
  EXPECT_EQ(cases::nearest("help", names), "") << "half of it is another word";
  EXPECT_EQ(cases::nearest("", names), "");
}

TEST_F(Cli, NamesTheNearestSubjectAndFamily) {
  expect_code(bad_input, run("replay - -s core/duoble/robust", case_header),
              "no subject matches 'core/duoble/robust'; the nearest is core/double/robust; "
              "`gjkproof subjects` lists them");
  expect_code(bad_input, run("gen olbong"), "unknown family \"olbong\"; the nearest is oblong; ");
  expect_code(bad_input, run("study --family sliwer"), "the nearest is sliver");
  const Ended far = expect_code(bad_input, run("ask"), "unknown command 'ask' (");
  EXPECT_FALSE(has(far.err, "nearest"));
}

// --- one order, one unit ---

TEST(Ranking, AnErrorWithoutASizeIsNotAboveAMeasuredOne) {
  reports::Counted measured;
  measured.verdict = reports::VerdictKind::inaccurate;
  measured.size = 2.11;
  reports::Counted unmeasured = measured;
  unmeasured.size = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(is_worse(measured, unmeasured));
  EXPECT_FALSE(is_worse(unmeasured, measured));
}

TEST_F(Cli, StudyReplayAndCheckMeasureInOneUnit) {
  const Ended studied =
      run("study --no-known --family sliver --cases 200 --worst 1 -s core/double/signed_volumes");
  const std::size_t at = studied.out.find(", off by ");
  ASSERT_NE(at, std::string::npos) << studied.out;
  const std::string size = studied.out.substr(at + 9, studied.out.find('\n', at) - at - 9);
  EXPECT_TRUE(size.ends_with(" M")) << size;
  const std::size_t command = studied.out.find("    gjkproof gen");
  const Ended replayed =
      shell(studied.out.substr(command, studied.out.find('\n', command) - command));
  EXPECT_TRUE(has(replayed.out, "error " + size));
}

// The example of the README, which says who is wrong on it.
TEST_F(Cli, CarefulImplementationsAreWrongOnTheExampleOfTheReadme) {
  const std::string readme = content(path_of("README.md"));
  EXPECT_TRUE(has(readme, "a{{0, 0, 0}, {1, 0, 0}, {1, 0x1p-40, 0}}"));
  EXPECT_TRUE(has(readme, "b{{0, 0, 1}, {1, 0, 1}, {0, 1, 0x1p-30}}"));
  EXPECT_TRUE(has(readme, "`signed_volumes` at double are wrong from the thirteenth digit on"));
  const std::string question =
      case_header +
      "{\"id\":\"readme\",\"dim\":3,\"a\":{\"points\":[[0,0,0],[1,0,0],[1,\"0x1p-40\",0]]},"
      "\"b\":{\"points\":[[0,0,1],[1,0,1],[0,1,\"0x1p-30\"]]}}\n";
  const Ended ended = expect_code(
      findings, run("replay - -s core/double/signed_volumes -s core/double/robust", question));
  EXPECT_TRUE(has(ended.out, "inaccurate    separated   d 0.7071067815158"));
  EXPECT_TRUE(has(ended.out, "correct       separated   d 0.7071067815154"));
}

// --- known failures ---

class Expected : public Cli {
 protected:
  static constexpr const char* study_call =
      "study --no-known --family oblong --cases 60 -s core/double/original -s core/double/robust "
      "--worst 2 -o result --force ";

  // The list of all findings of seed 1.
  void SetUp() override {
    Cli::SetUp();
    expect_code(findings, run(study_call));
    list_ = lines(expect_code(clean, run("export result --format expected")).out);
    ASSERT_GT(list_.size(), 4U);
    EXPECT_EQ(list_[0], R"({"format":"gjkproof-expected/1","seed":1})");
  }

  void write(const std::vector<std::string>& all) const {
    std::ofstream file(folder_ / "known.jsonl");
    for (const std::string& line : all) file << line << "\n";
  }

  std::vector<std::string> list_;
};

TEST_F(Expected, NewFindingsAloneAreFindings) {
  write(list_);
  const std::string count = std::to_string(list_.size() - 1);
  const Ended all = expect_code(clean, run(std::string(study_call) + "--expected known.jsonl"));
  EXPECT_TRUE(has(all.out, "known.jsonl: " + count + " findings expected, 0 new, 0 fixed\n"));
  EXPECT_TRUE(has(content(folder_ / "result/summary.md"), "0 new, 0 fixed"));
  const Ended bare =
      expect_code(clean, run(std::string(study_call) + "--records none --expected known.jsonl"));
  EXPECT_TRUE(has(bare.out, count + " findings expected")) << "without records too";

  std::vector<std::string> fewer = list_;
  fewer.pop_back();
  write(fewer);
  const Ended one = expect_code(findings, run(std::string(study_call) + "--expected known.jsonl"));
  EXPECT_TRUE(has(one.out, "1 new, 0 fixed\n  new: core/double/original: "));
  const std::size_t at = one.out.find("    gjkproof gen", one.out.find("  new: "));
  expect_code(findings, shell(one.out.substr(at, one.out.find('\n', at) - at)));
}

TEST_F(Expected, WhatIsFixedIsListed) {
  std::vector<std::string> more = list_;
  more.push_back(R"({"case":"oblong-s1-0","subject":"core/double/robust","verdict":"inaccurate",)"
                 R"("domain":"engine","issue":"https://issues/7"})");
  more.push_back(R"({"case":"sliver-s1-0","subject":"core/double/robust","verdict":"inaccurate"})");
  write(more);
  const Ended ended = expect_code(clean, run(std::string(study_call) + "--expected known.jsonl"));
  EXPECT_TRUE(has(ended.out,
                  " 0 new, 1 fixed\n  fixed: core/double/robust: inaccurate on "
                  "oblong-s1-0 (https://issues/7)\n"))
      << "sliver-s1-0 is not asked";
}

// A night with another seed has other cases of the same kinds.
TEST_F(Expected, EntriesStandForTheirKindInStudiesOfOtherSeeds) {
  write(list_);
  const Ended other =
      run(std::string(study_call) + "--cases 300 --seed 7 --records none --expected known.jsonl");
  EXPECT_FALSE(has(other.out, "known.jsonl: 0 findings expected")) << other.out;
  std::vector<std::string> kinds = {list_[0]};
  for (const std::string verdict : {"no_answer", "inaccurate", "false_separation", "false_overlap",
                                    "wrong_witness", "wrong_bound"}) {
    for (const char* domain : {"engine", "flat", "scale", "planar"}) {
      kinds.push_back("{\"subject\":\"core/double/original\",\"verdict\":\"" + verdict +
                      "\",\"domain\":\"" + domain + "\"}");
    }
  }
  write(kinds);
  for (const char* seed : {"1", "7"}) {
    expect_code(clean, run(std::string(study_call) + "--expected known.jsonl --seed " + seed));
  }
  write({list_[0]});
  EXPECT_EQ(run(std::string(study_call) + "--expected known.jsonl --seed 7").code, findings);
}

// New cases of seed 7 have findings of this kind, and the known case has none.
TEST_F(Expected, KindsAndKnownCasesAreFixedByThemselves) {
  const auto entry = [](const std::string& question) {
    return "{" + question + R"("subject":"core/double/original","verdict":"no_answer",)" +
           R"("domain":"planar"})";
  };
  write({list_[0], entry(R"("case":"oblong-s1-0",)"), entry("")});
  const Ended kind = run(std::string(study_call) + "--expected known.jsonl --seed 7");
  EXPECT_TRUE(has(kind.out, "1 finding expected, 14 new, 0 fixed")) << kind.out;
  write({list_[0], entry(R"("case":"walk-zero-direction",)")});
  const Ended one =
      run("study --known --family oblong --cases 60 -s core/double/original --worst 0 -o result "
          "--force --expected known.jsonl --seed 7");
  EXPECT_TRUE(has(one.out, "no_answer on walk-zero-direction\n")) << one.out;
  EXPECT_TRUE(has(one.out, "0 findings expected")) << "a known case stands for no generated one";
  const Ended unasked = run(std::string(study_call) + "--expected known.jsonl --seed 7");
  EXPECT_TRUE(has(unasked.out, "0 findings expected")) << unasked.out;
  EXPECT_TRUE(has(unasked.out, " new, 0 fixed")) << unasked.out;
}

TEST_F(Expected, ExportsKnowThem) {
  std::vector<std::string> named = list_;
  for (std::string& line : named) {
    const std::size_t at = line.find("\"issue\":\"\"");
    if (at != std::string::npos) line.replace(at, 10, "\"issue\":\"bug <7>\"");
  }
  write(named);
  const Ended plain = run("export result --format junit");
  EXPECT_TRUE(has(plain.out, "<failure "));
  const Ended junit =
      expect_code(clean, run("export result --format junit --expected known.jsonl"));
  EXPECT_FALSE(has(junit.out, "<failure "));
  EXPECT_TRUE(has(junit.out, "<skipped message=\"" + std::to_string(list_.size() - 1) +
                                 " expected findings: "));
  EXPECT_TRUE(has(junit.out, "(bug &lt;7&gt;)"));
  const Ended sarif =
      expect_code(clean, run("export result --format sarif --expected known.jsonl"));
  EXPECT_EQ(count_of(sarif.out, "\"suppressions\""),
            count_of(sarif.out, "\"justification\": \"bug <7>\""));
  EXPECT_GE(count_of(sarif.out, "\"suppressions\""), 2U);
  EXPECT_EQ(count_of(run("export result --format sarif").out, "\"suppressions\""), 0U);
}

TEST_F(Expected, WrongListsAreRefusedWithTheirLine) {
  const std::string head = list_[0];
  const std::pair<std::vector<std::string>, const char*> bad[] = {
      {{}, "known.jsonl: empty file"},
      {{list_[1]}, "known.jsonl:1: the first line is not"},
      {{head, "{"}, "known.jsonl:2: "},
      {{head, R"({"case":"x","subject":"y","verdict":"correct"})"}, ":2: verdict: \"correct\""},
      {{head, R"({"case":"x","subject":"y","verdict":"inaccurate","who":"z"})"},
       "unknown key \"who\""},
      {{head, R"({"case":"x","verdict":"inaccurate"})"}, "no \"subject\""},
      {{head, R"({"subject":"y","verdict":"inaccurate"})"}, "neither \"case\" nor \"domain\""},
      {{head, R"({"case":"x","subject":"y","verdict":"inaccurate","case":"z"})"},
       "known.jsonl:2: has the key \"case\" twice in one object"},
      {{head, list_[1], list_[1]}, "known.jsonl:3: the entry is there twice"}};
  for (const auto& [lines, message] : bad) {
    write(lines);
    expect_code(bad_input, run(std::string(study_call) + "--expected known.jsonl"), message);
  }
  expect_code(bad_input, run(std::string(study_call) + "--expected none.jsonl"),
              "none.jsonl: cannot be read: No such file or directory");
}

// --- help ---

TEST_F(Cli, ExplainsACommandByHelpToo) {
  EXPECT_EQ(expect_code(clean, run("help study")).out, run("study --help").out);
  EXPECT_EQ(expect_code(clean, run("help")).out, run("--help").out);
  expect_code(bad_input, run("help studdy"), "the nearest one is study");
  const std::string all = run("help").out;
  std::size_t at = 0;
  for (const char* group : {"\nJudge:\n", "\nConnect your own GJK:\n", "\nLook at results:\n",
                            "\nMake cases:\n", "\nLook up:\n", "\nHelp:\n"}) {
    const std::size_t next = all.find(group, at);
    ASSERT_NE(next, std::string::npos) << group << all;
    at = next;
  }
}

TEST_F(Cli, PrintsItsManual) {
  const std::string text = expect_code(clean, run("man")).out;
  EXPECT_TRUE(text.starts_with(".TH gjkproof 1 \"\" \"gjkproof 0.")) << text.substr(0, 80);
  EXPECT_TRUE(has(text, "\n.SH NAME\ngjkproof \\- "));
  EXPECT_TRUE(has(text, ".SH Judge\n.TP\n.B study NAME\n"));
  EXPECT_TRUE(has(text, ".B \\-\\-seed N=1\nSeed; the same seed gives the same cases\n"));
  EXPECT_TRUE(has(text, "Exit codes: 0 clean"));
  for (const std::string& line : lines(text)) {
    EXPECT_FALSE(line.starts_with("'")) << line;
    EXPECT_FALSE(line.find("--") != std::string::npos) << "a dash that cannot be pasted: " << line;
  }
}

TEST_F(Cli, CompletesCommandsAndOptions) {
  const auto completed = [this](const std::string& words) {
    const std::string script =
        "eval \"$(gjkproof completion)\"; COMP_WORDS=(gjkproof " + words +
        "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _gjkproof; echo \"${COMPREPLY[@]}\"";
    std::ofstream(folder_ / "complete.bash") << "gjkproof() { \"$P\" \"$@\"; }\n" << script;
    return expect_code(clean, shell("bash complete.bash")).out;
  };
  EXPECT_EQ(completed("stu"), "study\n");
  EXPECT_EQ(completed("help gen"), "gen\n");
  EXPECT_EQ(completed("study --rec"), "--records\n");
  EXPECT_EQ(completed("replay --format j"), "jsonl\n");
  EXPECT_EQ(completed("study --family obl"), "oblong\n");
  EXPECT_TRUE(completed("replay -s core/double/rob").starts_with("core/double/robust "));
}

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::vector<std::string> all;
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) {
    all.push_back((*at)[1]);
  }
  return all;
}

TEST_F(Cli, CompletesInZshAndFishAllVerbsAndOptionsOfHelp) {
  const auto verbs = matches(run("help").out, "\n  ([a-z]+)  +[A-Z]");
  EXPECT_GT(verbs.size(), 18U);
  for (const std::string name : {"zsh", "fish"}) {
    const std::string script = expect_code(clean, run("completion " + name)).out;
    std::ofstream(folder_ / "script") << script;
    // 127: the shell is not installed.
    const int syntax = shell(name + " -n script").code;
    EXPECT_TRUE(syntax == 0 || syntax == 127) << name << ": " << syntax;
    for (const std::string& verb : verbs) {
      // The part of the verb: in zsh a case, in fish its lines.
      const std::string part =
          name == "zsh" ? script.substr(std::min(script.find("    " + verb + ")\n"), script.size()))
                        : script;
      const std::string own = name == "zsh" ? part.substr(0, part.find(";;")) : part;
      const auto options = matches(run("help " + verb).out, "\n  (?:-\\w,)?--([a-z-]+)");
      EXPECT_FALSE(options.empty()) << verb;
      for (const std::string& option : options) {
        const std::string wanted = name == "zsh" ? "(--" + option + ")[}']"
                                                 : "_is " + verb + "'( -s \\w)? -l " + option + " ";
        EXPECT_FALSE(matches(own, wanted).empty()) << name << ": " << verb << " --" << option;
      }
      EXPECT_TRUE(
          matches(own, name == "zsh" ? "(--[a-z-]*unknown)" : "(_is " + verb + "' -l unknown)")
              .empty());
    }
  }
  expect_code(bad_input, run("completion tcsh"), "not one of bash, zsh, fish");
}

}  // namespace
