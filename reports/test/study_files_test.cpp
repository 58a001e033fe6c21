// SPDX-License-Identifier: MIT
// The files of a study that is killed, told to end, or cannot write, or that meets another study:
// they hold the old result or the new one, never a mixture, and no judged record is lost.
#include <string>
#include <vector>

#include "reports/test/running_study.hpp"

namespace {

using StudyFiles = RunningStudy;

TEST_F(StudyFiles, AKillLeavesTheOldResultWholeAndTheFolderFree) {
  ASSERT_EQ(run(std::string(small) + who).code, reports::clean);
  const std::string records = records_of(file("run.jsonl.gz"));
  const std::string summary = content(file("summary.md"));
  start(std::string(endless) + who);
  EXPECT_EQ(end(SIGKILL), -1);
  EXPECT_EQ(records_of(file("run.jsonl.gz")), records);
  EXPECT_EQ(content(file("summary.md")), summary);
  EXPECT_GE(lines(records_of(file("run.jsonl.gz.new"))).size(), 3U) << "what was judged is there";

  const Ended next = run(std::string(small) + who);
  EXPECT_EQ(next.code, reports::clean) << next.err;
  EXPECT_EQ(records_of(file("run.jsonl.gz")), records);
  EXPECT_FALSE(fs::exists(file("run.jsonl.gz.new"))) << "what the killed one left is gone";
}

void expect_cut_in_order(const std::string& records) {
  expect_whole_lines(records);
  const std::vector<reports::Record> all = answers_in(records);
  ASSERT_GE(all.size(), 2U);
  const std::size_t judged = all.size() / 2;  // two subjects
  const std::string end = "{\"complete\":false,\"cases\":" + std::to_string(judged) + "}";
  EXPECT_EQ(lines(records).back(), end);
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].question.id, "oblong-s1-" + std::to_string(i / 2));
  }
}

TEST_F(StudyFiles, SignalsToEndLeaveATrailerAndAMarkedSummary) {
  for (const int signal : {SIGINT, SIGTERM}) {
    ASSERT_EQ(run(std::string(small) + who).code, reports::clean);
    start(std::string(endless) + who);
    EXPECT_EQ(end(signal), reports::incomplete);
    expect_cut_in_order(records_of(file("run.jsonl.gz")));
    EXPECT_NE(content(file("summary.md")).find("INCOMPLETE"), std::string::npos);
    EXPECT_NE(content(folder_ / "long.out").find("INCOMPLETE"), std::string::npos);
    EXPECT_FALSE(fs::exists(file("run.jsonl.gz.new")));
  }
}

TEST_F(StudyFiles, ASecondStudyDoesNotGetTheFolderOfTheFirst) {
  start(std::string(endless) + who);
  const Ended second = run(std::string(small) + who);
  EXPECT_EQ(second.code, reports::cannot_write) << second.err;
  EXPECT_NE(second.err.find("result: process " + std::to_string(running()) + " writes"),
            std::string::npos)
      << second.err;
  EXPECT_EQ(end(SIGTERM), reports::incomplete) << "the first one goes on";
  expect_cut_in_order(records_of(file("run.jsonl.gz")));
  EXPECT_EQ(run(std::string(small) + who).code, reports::clean) << "the folder is free again";
}

void expect_what_could_be_written(const Ended& ended, const std::string& records,
                                  const std::string& reason) {
  EXPECT_EQ(ended.code, reports::cannot_write);
  EXPECT_NE(ended.err.find("run.jsonl.gz.new: cannot be written: " + reason), std::string::npos)
      << ended.err;
  EXPECT_NE(ended.out.find("INCOMPLETE"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("core/double/original"), std::string::npos) << ended.out;
  EXPECT_EQ(ended.out.find("result/summary.md"), std::string::npos) << ended.out;
  expect_whole_lines(records);
  EXPECT_GE(lines(records).size(), 100U);
}

// A file system of 96 KiB, partly filled by the old result.  Skipped if mounting is not permitted.
TEST_F(StudyFiles, AFullDiskEndsTheStudyAtTheFirstWriteThatFails) {
  fs::create_directory(folder_ / "disk");
  const std::string mount = "mount -t tmpfs -o size=96k none disk";
  if (shell("unshare -rm " + mount).code != 0) {
    GTEST_SKIP() << "nobody may mount a file system here, not even in a name space of its own";
  }
  ASSERT_EQ(run(std::string(small) + who + "--no-page").code, reports::clean);
  const std::string records = records_of(file("run.jsonl.gz"));
  const std::string summary = content(file("summary.md"));
  const Ended ended =
      shell("unshare -rm sh -c '" + mount + " && cp -r result disk && cd disk && " + "{ $P " +
            endless + who + "; code=$?; cp -r result ../after; " + "exit $code; }'");
  expect_what_could_be_written(ended, records_of(folder_ / "after/run.jsonl.gz.new"),
                               "No space left on device");
  EXPECT_EQ(records_of(folder_ / "after/run.jsonl.gz"), records);
  EXPECT_EQ(content(folder_ / "after/summary.md"), summary);
}

// The same without mounting: no file grows beyond 64 KiB.
TEST_F(StudyFiles, ALimitOfTheFileSizeEndsTheStudyAtTheFirstWriteThatFails) {
  ASSERT_EQ(run(std::string(small) + who).code, reports::clean);
  const std::string records = records_of(file("run.jsonl.gz"));
  const std::string summary = content(file("summary.md"));
  const Ended ended = shell("ulimit -f 128; $P " + std::string(endless) + who);
  expect_what_could_be_written(ended, records_of(file("run.jsonl.gz.new")), "File too large");
  EXPECT_EQ(records_of(file("run.jsonl.gz")), records);
  EXPECT_EQ(content(file("summary.md")), summary);
}

// Between the steps that publish a result there may be records without a summary, but never a
// summary beside the records of another study.  A folder in place of the records stops it in
// between.
TEST_F(StudyFiles, NoSummaryStandsBesideTheRecordsOfAnother) {
  fs::create_directories(file("run.jsonl.gz"));
  std::ofstream(file("summary.md")) << "old";
  const Ended ended = run(std::string(small) + who);
  EXPECT_EQ(ended.code, reports::cannot_write);
  EXPECT_NE(ended.err.find("run.jsonl.gz: cannot be written: "), std::string::npos) << ended.err;
  EXPECT_EQ(ended.out.find("INCOMPLETE"), std::string::npos) << "all was judged: " << ended.out;
  EXPECT_FALSE(fs::exists(file("summary.md")));
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz.new")));
  EXPECT_TRUE(fs::exists(file("summary.md.new")));
}

TEST_F(StudyFiles, AStudyWithoutRecordsLeavesNoneOfAnother) {
  ASSERT_EQ(run(std::string(small) + who).code, reports::clean);
  ASSERT_EQ(run(std::string(small) + "--seed 2 --no-records " + who).code, reports::clean);
  EXPECT_FALSE(fs::exists(file("run.jsonl.gz")));
  EXPECT_NE(content(file("summary.md")).find("--seed 2"), std::string::npos);
}

TEST_F(StudyFiles, AFolderThatCannotBeMadeHasTheExitCodeOfWhatCannotBeWritten) {
  std::ofstream(folder_ / "taken") << "a file";
  for (const char* arguments : {"study --cases 1 -s core/double/robust -o taken",
                                "study --cases 1 -s core/double/robust -o taken/below"}) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, reports::cannot_write) << arguments;
    EXPECT_NE(ended.err.find("taken"), std::string::npos) << ended.err;
  }
}

}  // namespace
