// SPDX-License-Identifier: MIT
// Where commands write, what they do not write over, and folders and files that they cannot read.
#include "reports/test/cli.hpp"

namespace {

constexpr const char* small_study =
    "study --no-known --cases 3 --family lattice -s core/double/original";

TEST_F(Cli, WritesToDevicesAndPipesAndReplacesNone) {
  run(std::string(small_study) + " -o result");
  const Ended whole = run("export result --format csv");
  ASSERT_GT(lines(whole.out).size(), 3U);
  EXPECT_EQ(run("export result --format csv -o -").out, whole.out);
  EXPECT_EQ(
      shell(
          "mkfifo pipe; timeout 10 cat pipe > read & $P export result --format csv -o pipe; wait; "
          "test -p pipe && cat read")
          .out,
      whole.out);
  EXPECT_EQ(shell("ln -s /dev/full full; $P report result -o full; echo $?; test -c full").out,
            "6\n");
}

TEST_F(Cli, WritesNoResultOverItsStudy) {
  run(std::string(small_study) + " -o result");
  shell(
      "mkdir apart; cp result/run.jsonl.gz apart/mine.gz; ln -s ../result/run.jsonl.gz apart/link");
  const std::string before = content(folder_ / "result/run.jsonl.gz");
  for (const char* command :
       {"report result -o result/run.jsonl.gz", "export result --format csv -o result/run.jsonl.gz",
        "export result/run.jsonl.gz --format csv -o ./result/summary.md",
        "export apart/mine.gz --format csv -o apart/mine.gz",
        "export apart/link --format csv -o result/summary.md",
        "compare result result --page result/run.jsonl.gz"}) {
    expect_code(bad_input, run(command), ": is a result of a study");
  }
  run(std::string(small_study) + " -o other");
  expect_code(bad_input, run("report other -o result/run.jsonl.gz"), ": is a result of a study");
  run("export result --format expected -o known");
  expect_code(bad_input, run("export result --format junit --expected known -o known"),
              "known: is the file that is read");
  EXPECT_EQ(content(folder_ / "result/run.jsonl.gz"), before);
}

TEST_F(Cli, SaysWhyAFolderHasNoRecordsToRead) {
  run(std::string(small_study) + " -o none --records none");
  run(std::string(small_study) + " -o result");
  shell(
      "cp -r result again; zcat result/run.jsonl.gz | gzip > again/run.jsonl.gz; "
      "cp -r result longer; echo more >> longer/run.jsonl.gz; mkdir killed; "
      "cp result/run.jsonl.gz killed/run.jsonl.gz.new");
  for (const char* command : {"report ", "export --format csv "}) {
    const auto expect = [&](const char* folder, const char* reason) {
      expect_code(bad_input, run(command + std::string(folder)), reason);
    };
    expect("none", "none: the study kept no records (--records none)");
    expect("killed", "killed: the study runs or was killed; --resume completes it");
    expect("again", "run.jsonl.gz: was compressed again");
    expect("longer", "run.jsonl.gz: goes on after its last line");
  }
}

TEST_F(Cli, KeepsFilesThatNoStudyWrote) {
  shell("mkdir mine; echo notes > mine/summary.md");
  expect_code(bad_input, run(std::string(small_study) + " -o mine"),
              "mine holds summary.md, which no study wrote; --force replaces it");
  EXPECT_EQ(content(folder_ / "mine/summary.md"), "notes\n");
  EXPECT_LE(run(std::string(small_study) + " -o mine --force").code, findings);
}

TEST_F(Cli, NamesFoldersThatAreNoFiles) {
  expect_code(bad_input, run(std::string(small_study) + " --expected /tmp"),
              "/tmp: cannot be read: it is not a file");
}

}  // namespace
