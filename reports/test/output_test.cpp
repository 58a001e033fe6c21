// SPDX-License-Identifier: MIT
// If output cannot be written, the program has a special exit code and message, and keeps the
// files.
#include <string>

#include "reports/test/running_study.hpp"

namespace {

using Output = RunningStudy;

TEST_F(Output, EveryCommandNoticesThatStandardOutputIsFull) {
  const std::string solved = run("truth '" + known + "oblong.jsonl'").out;
  std::ofstream(folder_ / "cases") << solved;
  for (const char* command :
       {"--help", "families", "subjects", "gen oblong", "gen generic --count 100", "truth cases",
        "verify cases", "replay cases -s core/double/robust", "simulate --frames 3",
        "replay cases --id oblong-original-cycles -s core/double/original",  // findings: 1
        "study --no-known --cases 5 --family lattice --worst 0 -s core/double/robust"}) {
    const Ended ended = shell("$P " + std::string(command) + " > /dev/full");
    EXPECT_EQ(ended.code, reports::cannot_write) << command;
    EXPECT_NE(ended.err.find("gjkproof: standard output cannot be written"), std::string::npos)
        << command << ": " << ended.err;
  }
}

TEST_F(Output, AReaderThatWentAwayAndAClosedStreamAreNoticed) {
  const Ended ended =
      shell("{ $P gen generic --count 100000; echo $? > code; } | head -c 1; exit $(cat code)");
  EXPECT_EQ(ended.code, reports::cannot_write) << ended.err;
  EXPECT_NE(ended.err.find("standard output cannot be written"), std::string::npos);
  EXPECT_EQ(shell("$P families >&-").code, reports::cannot_write);
}

// The next opened file would get the number of a closed stream, and receive its messages.
TEST_F(Output, AStudyWithoutStandardErrorKeepsMessagesOutOfItsRecords) {
  const Ended ended = shell("$P " + std::string(small) + who + "2>&-");
  EXPECT_EQ(ended.code, reports::clean);
  expect_whole_lines(records_of(file("run.jsonl.gz")));
  const Ended full = shell("$P " + std::string(small) + who + "2>/dev/full");
  EXPECT_EQ(full.code, reports::clean) << "nobody watches: no reason to end";
}

TEST_F(Output, ADocumentStaysWholeWhenItsNewTextCannotBeWritten) {
  const std::string text = std::string(50000, 'x') + "\n<!-- verdicts:begin -->\nold\n" +
                           "<!-- verdicts:end -->\n" + std::string(50000, 'y');
  std::ofstream(folder_ / "text.md") << text;
  const std::string arguments = std::string(small) + who + "--no-records --into text.md";
  const Ended limited = shell("ulimit -f 128; $P " + arguments);
  EXPECT_EQ(limited.code, reports::cannot_write);
  EXPECT_NE(limited.err.find("cannot be written: File too large"), std::string::npos)
      << limited.err;
  EXPECT_NE(limited.out.find("core/float/robust"), std::string::npos) << "the tables are shown";
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
  const Ended ended = run(std::string(small) + who + "--no-records --into link.md");
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_TRUE(fs::is_symlink(folder_ / "link.md"));
  EXPECT_EQ(content(folder_ / "text.md").find("old"), std::string::npos);
  EXPECT_TRUE(content(folder_ / "text.md").ends_with("y")) << "not a byte beside the block";
  EXPECT_EQ(fs::status(folder_ / "text.md").permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(fresh_files(), 0U);
}

}  // namespace
