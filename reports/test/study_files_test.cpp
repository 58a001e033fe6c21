// SPDX-License-Identifier: MIT
// The files of a study that is killed, told to end, or cannot write, or that meets another study:
// they hold the old result or the new one, never a mixture, and no judged record is lost.  If
// output cannot be written, the program has a special exit code and message, and keeps the files.
#include <string>
#include <vector>

#include "reports/test/running_study.hpp"

namespace {

using StudyFiles = RunningStudy;

TEST_F(StudyFiles, AKillLeavesTheOldResultWholeAndTheFolderFree) {
  ASSERT_EQ(run(std::string(small) + who).code, clean);
  const std::string result = result_in("result");
  start(std::string(endless) + who + "--force");
  EXPECT_EQ(end(SIGKILL), -1);
  EXPECT_EQ(result_in("result"), result);
  EXPECT_GE(lines(records_of(file("run.jsonl.gz.new"))).size(), 3U) << "what was judged is there";
  expect_code(clean, run(std::string(small) + who + "--force"));
  EXPECT_EQ(result_in("result"), result);
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
    EXPECT_EQ(all[i].question->id, "oblong-s1-" + std::to_string(i / 2));
  }
}

TEST_F(StudyFiles, SignalsToEndLeaveATrailerAndAMarkedSummary) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    ASSERT_EQ(run(std::string(small) + who + "--force").code, clean);
    start(std::string(endless) + who + "--force");
    EXPECT_EQ(end(signal), incomplete);
    expect_cut_in_order(records_of(file("run.jsonl.gz")));
    EXPECT_TRUE(has(content(file("summary.md")), "INCOMPLETE"));
    EXPECT_TRUE(has(content(folder_ / "long.out"), "INCOMPLETE"));
    EXPECT_FALSE(fs::exists(file("run.jsonl.gz.new")));
  }
}

TEST_F(StudyFiles, ASecondStudyDoesNotGetTheFolderOfTheFirst) {
  start(std::string(endless) + who);
  expect_code(cannot_write, run(std::string(small) + who),
              "result: process " + std::to_string(running()) + " writes");
  EXPECT_EQ(end(SIGTERM), incomplete) << "the first one goes on";
  expect_cut_in_order(records_of(file("run.jsonl.gz")));
  EXPECT_EQ(run(std::string(small) + who + "--force").code, clean) << "the folder is free again";
}

void expect_what_could_be_written(const Ended& ended, const std::string& records,
                                  const std::string& reason) {
  EXPECT_EQ(ended.code, cannot_write);
  EXPECT_TRUE(has(ended.err, "run.jsonl.gz.new: cannot be written: " + reason));
  EXPECT_TRUE(has(ended.out, "INCOMPLETE"));
  EXPECT_TRUE(has(ended.out, "core/double/original"));
  EXPECT_FALSE(has(ended.out, "result/summary.md"));
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
  ASSERT_EQ(run(std::string(small) + who + "--no-page").code, clean);
  const std::string result = result_in("result");
  const Ended ended =
      shell("unshare -rm sh -c '" + mount + " && cp -r result disk && cd disk && " + "{ $P " +
            endless + who + "--force; code=$?; cp -r result ../after; " + "exit $code; }'");
  expect_what_could_be_written(ended, records_of(folder_ / "after/run.jsonl.gz.new"),
                               "No space left on device");
  EXPECT_EQ(result_in("after"), result);
}

// The same without mounting: no file grows beyond 64 KiB.
TEST_F(StudyFiles, ALimitOfTheFileSizeEndsTheStudyAtTheFirstWriteThatFails) {
  ASSERT_EQ(run(std::string(small) + who).code, clean);
  const std::string result = result_in("result");
  const Ended ended = shell("ulimit -f 128; $P " + std::string(endless) + who + "--force");
  expect_what_could_be_written(ended, records_of(file("run.jsonl.gz.new")), "File too large");
  EXPECT_EQ(result_in("result"), result);
}

// Between the steps that publish a result there may be records without a summary, but never a
// summary beside the records of another study.  A folder in place of the records stops it in
// between.
TEST_F(StudyFiles, NoSummaryStandsBesideTheRecordsOfAnother) {
  fs::create_directories(file("run.jsonl.gz"));
  std::ofstream(file("summary.md")) << "old";
  const Ended ended = expect_code(cannot_write, run(std::string(small) + "--force " + who),
                                  "run.jsonl.gz: cannot be written: ");
  EXPECT_FALSE(has(ended.out, "INCOMPLETE")) << "all was judged: " << ended.out;
  EXPECT_FALSE(fs::exists(file("summary.md")));
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz.new")));
  EXPECT_TRUE(fs::exists(file("summary.md.new")));
}

TEST_F(StudyFiles, AStudyWithoutRecordsLeavesNoneOfAnother) {
  ASSERT_EQ(run(std::string(small) + who).code, clean);
  ASSERT_EQ(run(std::string(small) + "--seed 2 --force --records none " + who).code, clean);
  EXPECT_FALSE(fs::exists(file("run.jsonl.gz")));
  EXPECT_TRUE(has(content(file("summary.md")), "--seed 2"));
}

// A record holds the truth of a case even if no subject answers it, so that truth counts too.
TEST_F(StudyFiles, WithoutRecordsTheCountsAndWorstFindingsAreTheSame) {
  for (const char* subjects :
       {"-s core/float/original ", "-s core/double/original -s 'core/float/*' "}) {
    const std::string arguments =
        "study --no-known --oracle certificate --cases 200 --family extreme --family sliver "
        "--worst 30 -o result --force " +
        std::string(subjects);
    const Ended with = expect_code(findings, run(arguments + "--no-page"));
    EXPECT_TRUE(has(with.out, "no answer"));
    const std::string path = "result/run.jsonl.gz\n";
    std::string text = with.out;
    text.erase(text.find(path), path.size());
    EXPECT_EQ(expect_code(findings, run(arguments + "--records none")).out, text);
  }
}

TEST_F(StudyFiles, AFolderThatCannotBeMadeHasTheExitCodeOfWhatCannotBeWritten) {
  std::ofstream(folder_ / "taken") << "a file";
  for (const char* arguments : {"study --cases 1 -s core/double/robust -o taken",
                                "study --cases 1 -s core/double/robust -o taken/below"}) {
    expect_code(cannot_write, run(arguments), "taken");
  }
}

using Output = RunningStudy;

TEST_F(Output, EveryCommandNoticesThatStandardOutputIsFull) {
  const std::string solved = run("truth '" + known + "oblong.jsonl'").out;
  std::ofstream(folder_ / "cases") << solved;
  for (const char* command :
       {"--help", "families", "subjects", "gen oblong", "gen generic --count 100", "truth cases",
        "verify cases", "replay cases -s core/double/robust", "simulate --frames 3",
        "replay cases --id oblong-original-cycles -s core/double/original",  // findings: 1
        "study --no-known --cases 5 --family lattice --worst 0 -s core/double/robust"}) {
    const Ended ended =
        expect_code(cannot_write, shell("$P " + std::string(command) + " > /dev/full"));
    EXPECT_TRUE(has(ended.err, "gjkproof: standard output cannot be written"))
        << command << ": " << ended.err;
  }
}

TEST_F(Output, AClosedStreamIsNoticed) { EXPECT_EQ(shell("$P families >&-").code, cannot_write); }

// The next opened file would get the number of a closed stream, and receive its messages.
TEST_F(Output, AStudyWithoutStandardErrorKeepsMessagesOutOfItsRecords) {
  expect_code(clean, shell("$P " + std::string(small) + who + "2>&-"));
  expect_whole_lines(records_of(file("run.jsonl.gz")));
  expect_code(clean, shell("$P " + std::string(small) + who + "2>/dev/full"));
}

TEST_F(Output, ADocumentStaysWholeWhenItsNewTextCannotBeWritten) {
  const std::string text = std::string(50000, 'x') + "\n<!-- verdicts:begin -->\nold\n" +
                           "<!-- verdicts:end -->\n" + std::string(50000, 'y');
  std::ofstream(folder_ / "text.md") << text;
  const std::string arguments = std::string(small) + who + "--records none --into text.md";
  const Ended limited = expect_code(cannot_write, shell("ulimit -f 128; $P " + arguments),
                                    "cannot be written: File too large");
  EXPECT_TRUE(has(limited.out, "core/float/robust")) << "the tables are shown";
  EXPECT_EQ(content(folder_ / "text.md"), text);
  const auto fresh_files = [&] {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(folder_)) {
      count += entry.path().extension() == ".new";
    }
    return count;
  };
  EXPECT_EQ(fresh_files(), 0U);

  // A link stays a link, and the mode is preserved.
  fs::create_symlink("text.md", folder_ / "link.md");
  fs::permissions(folder_ / "text.md", fs::perms::owner_read | fs::perms::owner_write);
  expect_code(clean, run(std::string(small) + who + "--records none --into link.md"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link.md"));
  EXPECT_FALSE(has(content(folder_ / "text.md"), "old"));
  EXPECT_TRUE(content(folder_ / "text.md").ends_with("y")) << "not a byte beside the block";
  EXPECT_EQ(fs::status(folder_ / "text.md").permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(fresh_files(), 0U);
}

}  // namespace
