// SPDX-License-Identifier: MIT
// A study in pieces gives the bytes of the study in one: killed and resumed, or in shards.
#include <fstream>
#include <string>

#include "reports/test/running_study.hpp"

namespace {

class StudyParts : public RunningStudy {
 protected:
  static constexpr const char* many =
      "study --cases 3000 --family lattice --family oblong --worst 0 -s core/float/robust "
      "-s core/double/original ";

  std::string bytes(const std::string& folder) const {
    return content(folder_ / folder / "run.jsonl.gz") + content(folder_ / folder / "summary.md") +
           content(folder_ / folder / "report.html");
  }
};

TEST_F(StudyParts, AKilledStudyGoesOnWhereItWas) {
  ASSERT_EQ(run(std::string(many) + "-o whole --threads 2").code, reports::findings);
  start(std::string(many) + "-o result ");
  end(SIGKILL);
  for (int kills = 0; kills < 3; ++kills) {
    shell("timeout -s KILL 0." + std::to_string(2 + kills) + " $P " + many + "-o result --resume");
  }
  const Ended ended = run(std::string(many) + "-o result " + "--resume --threads 1");
  EXPECT_EQ(ended.code, reports::findings) << ended.err;
  EXPECT_NE(ended.err.find(" units are there"), std::string::npos) << ended.err;
  EXPECT_EQ(bytes("result"), bytes("whole"));
}

TEST_F(StudyParts, ThePageOfAStudyIsThatOfItsRecords) {
  const Ended ended = run(std::string(many) + "-o whole --threads 1");
  ASSERT_EQ(ended.code, reports::findings) << ended.err;
  EXPECT_TRUE(ended.out.ends_with("whole/run.jsonl.gz\nwhole/summary.md\nwhole/report.html\n"))
      << ended.out;
  ASSERT_EQ(run("report whole -o again.html").code, reports::clean);
  EXPECT_GT(content(folder_ / "again.html").size(), 800000U);
  EXPECT_EQ(content(folder_ / "again.html"), content(folder_ / "whole/report.html"));
}

TEST_F(StudyParts, AStudyWithoutItsPageLeavesNone) {
  ASSERT_EQ(run(std::string(small) + who).code, reports::clean);
  EXPECT_TRUE(fs::exists(file("report.html")));
  const Ended without = run(std::string(small) + who + "--no-page");
  EXPECT_EQ(without.out.find("report.html"), std::string::npos) << without.out;
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz")));
  EXPECT_FALSE(fs::exists(file("report.html"))) << "that of another study is gone";
  const Ended no_records = run(std::string(small) + who + "--no-records");
  EXPECT_NE(no_records.err.find("no page: it shows the records"), std::string::npos)
      << no_records.err;
  EXPECT_FALSE(fs::exists(file("report.html")));
}

TEST_F(StudyParts, NothingIsJudgedWhereThePageCouldNotBeMade) {
  fs::create_directories(file(""));
  std::ofstream(file("mutants.json")) << "{}";
  const Ended ended = run(std::string(small) + who);
  EXPECT_EQ(ended.code, reports::bad_input);
  EXPECT_NE(ended.err.find("result/mutants.json: is none that gjkproof mutants -o writes"),
            std::string::npos)
      << ended.err;
  EXPECT_FALSE(fs::exists(file("run.jsonl.gz.new")));
}

TEST_F(StudyParts, AnInterruptedStudyGoesOnToo) {
  ASSERT_EQ(run(std::string(many) + "-o whole").code, reports::findings);
  start(std::string(many) + "-o result ");
  const int code = end(SIGINT);
  EXPECT_TRUE(code == reports::incomplete || code == reports::findings) << code;
  EXPECT_EQ(run(std::string(many) + "-o result " + "--resume").code, reports::findings);
  EXPECT_EQ(bytes("result"), bytes("whole"));
}

TEST_F(StudyParts, OfAnotherStudyNothingIsTakenOver) {
  start(std::string(endless) + who);
  end(SIGKILL);
  const Ended ended = run(std::string(many) + "-o result " + "--resume");
  EXPECT_EQ(ended.code, reports::bad_input);
  EXPECT_NE(ended.err.find("is of another study"), std::string::npos) << ended.err;
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz.new"))) << "and nothing is lost";
}

TEST_F(StudyParts, ShardsAreJoinedToTheWhole) {
  ASSERT_EQ(run(std::string(many) + "-o whole").code, reports::findings);
  for (const char* part : {"1", "2", "3"}) {
    const std::string shard = std::string("--shard ") + part + "/3 -o part" + part;
    EXPECT_LE(run(std::string(many) + shard).code, reports::findings);
  }
  const Ended joined = run("merge part3 part1 part2 -o joined --worst 0");
  EXPECT_EQ(joined.code, reports::findings) << joined.err;
  EXPECT_EQ(bytes("joined"), bytes("whole"));

  const Ended gap = run("merge part1 part3 -o gap");
  EXPECT_EQ(gap.code, reports::bad_input);
  EXPECT_NE(gap.err.find("no folder has unit 1"), std::string::npos) << gap.err;
  const Ended twice = run("merge part1 part2 part3 part2 -o twice");
  EXPECT_EQ(twice.code, reports::bad_input);
  EXPECT_NE(twice.err.find("both have unit 1"), std::string::npos) << twice.err;
  ASSERT_EQ(run(std::string(many) + "--seed 2 --shard 2/3 -o other").code, reports::findings);
  const Ended other = run("merge part1 other part3 -o mixed");
  EXPECT_EQ(other.code, reports::bad_input);
  EXPECT_NE(other.err.find("are of different studies: the command"), std::string::npos)
      << other.err;
  EXPECT_FALSE(fs::exists(folder_ / "mixed/run.jsonl.gz"));
}

TEST_F(StudyParts, AShardIsAPartOfSoMany) {
  for (const char* shard : {"0/3", "4/3", "1/0", "1", "/3", "1/3x", "-1/3"}) {
    EXPECT_EQ(run(std::string(many) + "-o result --shard " + shard).code, reports::bad_input)
        << shard;
  }
  EXPECT_EQ(run(std::string(many) + "-o result " + "--no-records --resume").code,
            reports::bad_input);
}

}  // namespace
