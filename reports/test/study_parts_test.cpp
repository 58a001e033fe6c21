// SPDX-License-Identifier: MIT
// A study in pieces writes the same bytes as a study in one run: killed and resumed, or in shards.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>
#include <regex>
#include <string>
#include <tuple>
#include <vector>

#include "core/cases/families.hpp"
#include "reports/test/running_study.hpp"

namespace {

class StudyParts : public RunningStudy {
 protected:
  const std::string whom_ =
      "--known --vertices 16 --family lattice --family oblong --worst 0 -s core/float/robust "
      "-s core/double/original ";
  const std::string many_ = "study --cases 2100 " + whom_;
  const std::string quick_ = quick(3000);
  std::string quick(int cases) const {
    return "study --oracle certificate --cases " + std::to_string(cases) + " " + whom_;
  }

  std::string bytes(const std::string& folder) const {
    std::string all;
    for (const char* name : {"run.jsonl.gz", "counts.json", "summary.md", "report.html"}) {
      if (fs::exists(folder_ / folder / name)) all += content(folder_ / folder / name);
    }
    return all;
  }
};

constexpr int thread_counts[] = {1, 2, 7};

class StudyKilled : public StudyParts, public testing::WithParamInterface<const char*> {};

// From start to end, killed at seeded random times, each time with another number of threads.
TEST_P(StudyKilled, TenTimesChangesNoByte) {
  using std::chrono::duration;
  using std::chrono::steady_clock;
  const std::string records = GetParam();
  // About a second, so that starting, which completes no unit, is a small part of each moment.
  const std::string study = quick(records == "all" ? 30000 : 100000) + "--records " + records + " ";
  const auto start = steady_clock::now();
  ASSERT_EQ(run(study + "-o whole --threads 1").code, findings);
  double moments = duration<double>(steady_clock::now() - start).count() / 6;
  std::mt19937_64 random(1);
  int killed = 0;
  bool went_on = false;
  // A machine whose load changes may end the study between two kills, or kill it before any unit.
  for (int i = 0; killed < 10 || !went_on; ++i) {
    ASSERT_LT(i, 100);
    const std::string threads = " --threads " + std::to_string(thread_counts[i % 3]);
    const double moment = std::uniform_real_distribution<double>(0, moments)(random);
    const Ended ended = shell("timeout -s KILL " + std::to_string(moment) + " $P " + study +
                              "-o result --resume" + threads);
    if (ended.code > 128) {
      ++killed;
      went_on = went_on || ended.err.find(" units are there") != std::string::npos;
      if (killed % 10 == 0) moments *= 2;
    } else {
      fs::remove_all(folder_ / "result");
      killed = 0;
      went_on = false;
      moments /= 2;
    }
  }
  expect_code(findings, run(study + "-o result --resume"), " units are there");
  EXPECT_EQ(bytes("result"), bytes("whole"));
}

INSTANTIATE_TEST_SUITE_P(Of, StudyKilled, testing::Values("all", "findings", "none"),
                         [](const auto& one) { return std::string(one.param); });

TEST_F(StudyParts, NoNumberOfThreadsOrShardsChangesAByte) {
  const std::string study = quick_ + "--family sliver --family flat ";
  ASSERT_EQ(run(study + "-o whole --threads 1").code, findings);
  std::mt19937_64 random(1);
  for (const int parts : {1, 3, 10}) {
    std::vector<std::string> folders;
    for (int part = 1; part <= parts; ++part) {
      folders.push_back("part" + std::to_string(part) + "of" + std::to_string(parts));
      const std::string threads = std::to_string(thread_counts[(part + parts) % 3]);
      const Ended ended =
          run(study + "--shard " + std::to_string(part) + "/" + std::to_string(parts) +
              " --threads " + threads + " -o " + folders.back());
      EXPECT_LE(ended.code, findings) << ended.err;
    }
    std::shuffle(folders.begin(), folders.end(), random);
    std::string merge = "merge --worst 0 -o joined";
    for (const std::string& folder : folders) merge += " " + folder;
    EXPECT_EQ(run(merge).code, findings) << merge;
    EXPECT_EQ(bytes("joined"), bytes("whole")) << merge;
  }
  for (const int threads : {2, 7}) {
    run(study + "-o again --threads " + std::to_string(threads));
    EXPECT_EQ(bytes("again"), bytes("whole")) << threads << " threads";
  }
}

TEST_F(StudyParts, TheFolderInWhichAStudyIsStartedChangesNoByte) {
  const std::string study =
      "study --cases 2 --known --family lattice --worst 0 -s core/double/original -o ";
  ASSERT_EQ(run(study + "here").code, findings);
  fs::create_directories(folder_ / "a/b");
  EXPECT_EQ(shell("cd a/b && $P " + study + "there").code, findings);
  EXPECT_EQ(bytes("a/b/there"), bytes("here"));
}

TEST_F(StudyParts, ThePageOfAStudyIsThatOfItsRecords) {
  const Ended ended = run(many_ + "-o whole --threads 1");
  ASSERT_EQ(ended.code, findings) << ended.err;
  EXPECT_TRUE(ended.out.ends_with("whole/run.jsonl.gz\nwhole/summary.md\nwhole/report.html\n"))
      << ended.out;
  ASSERT_EQ(run("report whole -o again.html").code, clean);
  EXPECT_GT(content(folder_ / "again.html").size(), 300000U);
  EXPECT_EQ(content(folder_ / "again.html"), content(folder_ / "whole/report.html"));
}

// The chosen records are lines of all records, in the same order, and the counts are the same.
TEST_F(StudyParts, FewerRecordsAreThoseOfTheChosenAnswers) {
  const std::string study = quick_ + "--no-page -o ";
  const Ended whole = expect_code(findings, run(study + "all"));
  for (const auto& [choice, every, text] :
       {std::tuple{"findings", 0, "the findings"},
        {"sample=7", 7, "the findings and all answers to every 7th case"},
        {"none", 0, "no answer"}}) {
    std::vector<std::string> expected;
    for (const std::string& line : lines(records_of(folder_ / "all/run.jsonl.gz"))) {
      if (!line.starts_with("{\"case\":")) continue;
      const reports::Record record = reports::read_record(line);
      const bool is_sampled = every > 0 && record.question->index % every == 0;
      if (is_sampled || is_finding(record.counted.verdict)) expected.push_back(line);
    }
    const std::string records = std::string(" --records ") + choice;
    std::string bytes_before;
    for (const char* threads : {" --threads 1", " --threads 3"}) {
      const Ended ended = expect_code(findings, run(study + "few --force" + records + threads));
      EXPECT_EQ(ended.out.substr(0, ended.out.find("few/")),
                whole.out.substr(0, whole.out.find("all/")));
      const std::string now = bytes("few");
      EXPECT_EQ(now, bytes_before.empty() ? now : bytes_before);
      bytes_before = now;
    }
    EXPECT_TRUE(has(content(folder_ / "few/summary.md"), std::string(" Recorded: ") + text + "."));
    EXPECT_EQ(fs::exists(folder_ / "few/run.jsonl.gz"), std::string(choice) != "none");
    if (std::string(choice) == "none") continue;
    std::vector<std::string> written = lines(records_of(folder_ / "few/run.jsonl.gz"));
    EXPECT_TRUE(has(written.front(), std::string("\"records\":\"") + choice + "\""));
    std::erase_if(written, [](const auto& line) { return !line.starts_with("{\"case\":"); });
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(written, expected);
  }
}

// 45 subjects; few lattice cases are of this domain, and others are not judged.
TEST_F(StudyParts, TwoMillionAnswersAreRecordedByDefaultAndMoreAreNot) {
  const std::string study =
      "study --no-known --oracle certificate --family lattice --domain scale -o many --cases ";
  const std::string said = "answers: records of the findings and all answers to every 30th case; ";
  expect_code(findings, run(study + "44445"), "2000025 " + said + "--records all keeps all");
  EXPECT_TRUE(has(content(folder_ / "many/summary.md"),
                  "Recorded: the findings and all answers to every 30th case."));
  EXPECT_TRUE(has(records_of(folder_ / "many/run.jsonl.gz"), "\"records\":\"sample=30\""));
  EXPECT_FALSE(fs::exists(folder_ / "many/report.html"));
  EXPECT_TRUE(has(run(study + "44445 --shard 1/2 --force").err, said)) << "as the whole study";
  const Ended all = run(study + "44444 --force");
  EXPECT_FALSE(has(all.err, said));
  EXPECT_FALSE(has(content(folder_ / "many/summary.md"), "Recorded: "));
  EXPECT_TRUE(fs::exists(folder_ / "many/report.html"));
}

TEST_F(StudyParts, ReadersRefuseFewerRecordsThanTheyNeed) {
  ASSERT_EQ(run(quick_ + "-o all --no-page").code, findings);
  ASSERT_EQ(run(quick_ + "-o few --records findings").code, findings);
  const std::string refusal = "few/run.jsonl.gz: holds only the findings, by --records findings";
  for (const char* reader :
       {"report few", "compare all few", "compare few all", "ratchet few maxima.jsonl --update",
        "export few --format junit", "export few --format markdown"}) {
    expect_code(bad_input, run(reader), refusal);
  }
  const Ended csv = expect_code(clean, run("export few --format csv"), "holds only the findings");
  EXPECT_EQ(lines(csv.out).size(), 1 + answers_in(records_of(folder_ / "few/run.jsonl.gz")).size());
  const std::string results = "sed -n '/\"results\"/,$p' | sed 's/few/all/g'";
  EXPECT_EQ(shell("$P export few --format sarif | " + results).out,
            shell("$P export all --format sarif | " + results).out);
  for (const char* option : {"--records findings --resume -s core/double/robust?epsilon=1e-3",
                             "--records sample=9 --shard 1/2 --expected list.jsonl",
                             "--records sample=0", "--records sample=1x", "--records some"}) {
    EXPECT_EQ(run(quick_ + "-o few " + option).code, bad_input) << option;
  }
}

TEST_F(StudyParts, AStudyWithoutItsPageLeavesNone) {
  ASSERT_EQ(run(std::string(small) + who).code, clean);
  EXPECT_TRUE(fs::exists(file("report.html")));
  const Ended without = run(std::string(small) + who + "--no-page");
  EXPECT_FALSE(has(without.out, "report.html"));
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz")));
  EXPECT_FALSE(fs::exists(file("report.html"))) << "that of another study is gone";
  const Ended no_records = run(std::string(small) + who + "--force --records none");
  EXPECT_TRUE(has(no_records.err, "no page: it shows all records, and --records none"));
  EXPECT_FALSE(fs::exists(file("report.html")));
}

TEST_F(StudyParts, NothingIsJudgedWhereThePageCouldNotBeMade) {
  fs::create_directories(file(""));
  std::ofstream(file("mutants.json")) << "{}";
  const Ended ended = expect_code(bad_input, run(std::string(small) + who));
  EXPECT_TRUE(
      has(ended.err, "result/mutants.json: was not written by gjkproof-research mutants -o"));
  EXPECT_FALSE(fs::exists(file("run.jsonl.gz.new")));
}

TEST_F(StudyParts, AnInterruptedStudyGoesOnToo) {
  ASSERT_EQ(run(quick_ + "-o whole").code, findings);
  start(quick_ + "-o result ");
  const int code = end(SIGINT);
  EXPECT_TRUE(code == incomplete || code == findings) << code;
  EXPECT_EQ(run(quick_ + "-o result " + "--resume").code, findings);
  EXPECT_EQ(bytes("result"), bytes("whole"));

  const std::string few = quick(100000) + "--records findings ";
  ASSERT_EQ(run(few + "-o few").code, findings);
  expect_code(bad_input, run(few + "-o result --resume"), "run.jsonl.gz: is of another study");
  fs::remove_all(file(""));
  for (int i = 0; i < 3; ++i) {
    start(few + "--resume -o result ");
    end(SIGTERM);
  }
  EXPECT_EQ(run(few + "-o result --resume").code, findings);
  EXPECT_EQ(bytes("result"), bytes("few"));
}

// Within the first unit, before anything is counted.
TEST_F(StudyParts, AStudyThatIsKilledAtOnceIsRecognisedAndGoesOn) {
  for (const std::string records : {"none", "findings"}) {
    const std::string slow =
        "study --no-known --family generic --vertices 512 --cases 500 --worst 0 " +
        ("-s core/rational/robust --records " + records + " -o ");
    shell("$P " + slow +
          "result & while [ ! -e result/counts.json.new ] && kill -0 $!; do sleep 0.01; done; " +
          "kill -9 $!; wait");
    EXPECT_TRUE(has(content(file("counts.json.new")), "\"units\":0,"));
    expect_code(
        bad_input, run(quick_ + "-o result --records " + records),
        "result holds a study that was killed (gjkproof " + slow.substr(0, slow.find(" --worst")));
    for (const std::string other : {"all", "none", "sample=7"}) {
      expect_code(bad_input, run(quick_ + "-o result --resume --records " + other),
                  "counts.json.new: is of another study: the command");
    }
    expect_code(clean, run(slow + "result --resume"), "0 of 1 units are there");
    expect_code(clean, run(slow + "whole --force"));
    EXPECT_EQ(bytes("result"), bytes("whole"));
    fs::remove_all(file(""));
  }
}

TEST_F(StudyParts, AKilledSweepWithFewerRecordsIsOnlyBegunAnew) {
  const std::string study =
      "study --no-known --family lattice --cases 10 -s 'core/double/robust?epsilon=1e-3' -o few "
      "--records findings";
  run(study);
  fs::rename(folder_ / "few/run.jsonl.gz", folder_ / "few/run.jsonl.gz.new");
  const Ended ended = expect_code(bad_input, run(study), "); --force begins anew");
  EXPECT_FALSE(has(ended.err, "--resume")) << ended.err;
}

TEST_F(StudyParts, OfAnotherStudyNothingIsTakenOver) {
  start(std::string(endless) + who);
  end(SIGKILL);
  expect_code(bad_input, run(many_ + "-o result " + "--resume"), "is of another study");
  EXPECT_TRUE(fs::exists(file("run.jsonl.gz.new"))) << "and nothing is lost";
}

TEST_F(StudyParts, ShardsAreJoinedToTheWhole) {
  ASSERT_EQ(run(many_ + "-o whole").code, findings);
  for (const char* part : {"1", "2", "3"}) {
    const std::string shard = std::string("--shard ") + part + "/3 -o part" + part;
    EXPECT_LE(run(many_ + shard).code, findings);
  }
  const Ended joined = expect_code(findings, run("merge part3 part1 part2 -o joined --worst 0"));
  EXPECT_EQ(bytes("joined"), bytes("whole"));

  expect_code(bad_input, run("merge part1 part3 -o gap"), "no folder has unit 1");
  expect_code(bad_input, run("merge part1 part2 part3 part2 -o twice"), "both have unit 1");
  ASSERT_EQ(run(many_ + "--seed 2 --shard 2/3 -o other").code, findings);
  expect_code(bad_input, run("merge part1 other part3 -o mixed"),
              "are of different studies: the command");
  EXPECT_FALSE(fs::exists(folder_ / "mixed/run.jsonl.gz"));
}

// Parts of parts too: each two of six make one of three.
TEST_F(StudyParts, ShardsWithFewerRecordsAreJoinedToTheWhole) {
  for (const char* records : {"none", "findings", "sample=7"}) {
    const std::string study = quick_ + "--family sliver --force --records " + records + " -o ";
    ASSERT_EQ(run(study + "whole").code, findings);
    std::string all;
    for (int part = 1; part <= 6; ++part) {
      const std::string folder = "part" + std::to_string(part);
      EXPECT_LE(run(study + folder + " --shard " + std::to_string(part) + "/6").code, findings);
      all = " " + folder + all;
    }
    expect_code(findings, run("merge --force -o joined" + all), "no page: it shows all records");
    EXPECT_EQ(bytes("joined"), bytes("whole")) << records;
    for (const char* pair : {"1/3 part4 part1", "2/3 part2 part5", "3/3 part3 part6"}) {
      EXPECT_LE(run("merge --force -o third" + std::string(1, *pair) + " --shard " + pair).code,
                findings);
    }
    EXPECT_EQ(run("merge --force -o tree third2 third3 third1").code, findings);
    EXPECT_EQ(bytes("tree"), bytes("whole")) << records;
    EXPECT_EQ(run(study + "third1again --shard 1/3").code, findings);
    EXPECT_EQ(bytes("third1"), bytes("third1again")) << records;
  }
  expect_code(bad_input, run("merge -o no part1 part2 part4 part5"), "--shard 3/6 is missing");
  expect_code(bad_input, run("merge -o no part1 third2 third3"), "is one of 6 parts, and third2");
  expect_code(bad_input, run("merge -o no --shard 1/3 part1 part2"), "no part of 1/3");
  expect_code(bad_input, run("merge -o no --shard 1/4 part1"), "which make no 4 parts");
}

// Of a study whose counts take 2 MB of memory; all parts but the first are copies with another number.  Each
// has one unit, since each family has one.
// The second part of three has no case.
TEST_F(StudyParts, AClusterJoinsPartsWithoutCases) {
  const std::string study = " --no-known --family lattice -s core/double/robust --cases ";
  expect_code(clean, run("study " + study + "10 -o one"));
  const std::string script = "GJKPROOF=$P " GJKPROOF_SOURCE_DIR "/reports/cluster/study.sh ";
  for (const char* part : {"1", "2", "3"}) {
    expect_code(clean, shell(script + "part 3 parts " + part + study + "10"));
  }
  expect_code(clean, shell(script + "merge 3 parts"));
  EXPECT_EQ(bytes("parts/whole"), bytes("one"));
  const std::string long_one = script + "part 1 long 1" + study + "1000000";
  expect_code(incomplete, shell(long_one + " & sleep 1; kill $!; wait $!"), "interrupted");
}

TEST_F(StudyParts, MergeHoldsTheCountsOfOnePartAtATime) {
  const auto megabytes_of_a_merge = [this](const std::string& folders, const std::string& options) {
    EXPECT_LE(run("merge --worst 0 " + options + " $(seq -f part%.0f " + folders + ")").code,
              findings);
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
  };
  const std::string study =
      "study --no-known --oracle certificate --cases 20 --vertices 8 --worst 0 ";
  const std::string parts = std::to_string(cases::studied_families().size());
  ASSERT_LE(run(study + "--records none --shard 1/" + parts + " -o part1").code, findings);
  shell("for k in $(seq 2 " + parts +
        "); do mkdir part$k; sed \"s/\\\"shard\\\":.1,/\\\"shard\\\":[$k,/\" part1/counts.json > "
        "part$k/counts.json; done");
  const long few = megabytes_of_a_merge("1 1", "-o few --shard 1/" + parts);
  EXPECT_LT(megabytes_of_a_merge("1 " + parts, "-o whole"), few + 50);
}

TEST_F(StudyParts, CountsThatAreNoneAreRefused) {
  const std::string study = quick_ + "--records findings -o result ";
  ASSERT_EQ(run(study).code, findings);
  const std::string counts = content(file("counts.json"));
  const auto resumed_with = [&](const std::string& text, const std::string& message) {
    std::ofstream(file("counts.json")) << text;
    expect_code(bad_input, run(study + "--resume"), message);
    expect_code(bad_input, run("merge result -o joined"), message);
  };
  resumed_with(counts.substr(0, counts.size() / 2), "counts.json: no counts of a study: ");
  resumed_with(shell("sed 's,counts/1,counts/0,' result/counts.json").out, "no counts of a study");
  resumed_with(shell("sed 's,\"judged\":,\"judged\":1\\,&,' result/counts.json").out,
               "has the key \"judged\" twice in one object");
  const auto resumed_without = [&](const std::string& pattern, const std::string& text,
                                   const std::string& message) {
    resumed_with(std::regex_replace(counts, std::regex(pattern), text),
                 "counts.json: no counts of a study: " + message);
  };
  resumed_with(counts + std::string("\0", 1), "counts.json: no counts of a study: ");
  resumed_without("(\"judged\":\\d+,\"findings\":)\\d+", "$010",
                  "the groups have another number of find");
  resumed_without("(\"answers\":\\d+,\"findings\":)\\d+", "$010", "the verdicts of a cell");
  resumed_without("\"judged\":", "$&1", "the groups have another number of judged answers");
  resumed_without("\"records\":\\d+", "\"records\":0", "records: 0");
  resumed_without("\"units\":\\d+", "\"units\":2", "2 units have ");
  resumed_without("\"units\":\\d+", "\"units\":99999", "has 99999 units, the study ");
  resumed_without("\"truths\":", "$&-", "truths: -");
  std::ofstream(file("counts.json")) << counts;
  expect_code(bad_input, run(study + "--resume --seed 2"), "counts.json: is of another study");
  expect_code(bad_input, run(study + "--resume --shard 1/2"), "counts.json: is another part");
  fs::resize_file(file("run.jsonl.gz"), 1000);
  expect_code(bad_input, run(study + "--resume"), "has more units than result/run.jsonl.gz");
  expect_code(bad_input, run("merge result -o joined"), "is not complete");
  fs::remove(file("counts.json"));  // as a merge that is killed leaves its records
  EXPECT_EQ(run(study + "--resume").code, findings);
  EXPECT_EQ(content(file("counts.json")), counts) << "all was judged anew";
}

TEST_F(StudyParts, FindingsThatWereCountedAreMissed) {
  const auto export_changed = [&](const std::string& records, const auto& change) {
    ASSERT_EQ(run(quick_ + "--force --records " + records + " -o result").code, findings);
    ASSERT_EQ(run("export result --format csv").code, clean);
    std::string bytes;
    reports::GzipReader reader(file("run.jsonl.gz").string());
    while (const auto member = reader.next()) {
      const bool has_records = member->text.starts_with("{\"case\":");
      bytes += has_records ? reports::gzip_member(change(member->text)) : member->bytes;
    }
    std::ofstream(file("run.jsonl.gz"), std::ios::binary) << bytes;
  };
  export_changed("findings", [](const std::string&) { return ""; });
  expect_code(bad_input, run("export result --format csv"),
              "result/run.jsonl.gz: has 0 findings, and counts.json counts ");
  export_changed("sample=2",
                 [](const std::string& text) { return text.substr(text.find('\n') + 1); });
  expect_code(bad_input, run("export result --format csv"),
              "result/run.jsonl.gz: line 2: core/double/original of ");
}

TEST_F(StudyParts, CountsOfOtherRecordsAreRefused) {
  const std::string study = quick_ + "--records findings -o part";
  for (const char* part : {"1", "2"}) {
    EXPECT_LE(run(study + part + " --shard " + part + "/2").code, findings);
  }
  shell("cp -r part1 mixed && cp part2/counts.json mixed/");
  expect_code(
      bad_input, run("merge mixed part2 -o joined"),
      "mixed/counts.json: is not of the study of mixed/run.jsonl.gz: they are of different");
  EXPECT_LE(run(study + "1 --force --seed 2 --shard 1/2").code, findings);
  shell("cp part1/counts.json mixed/");
  expect_code(bad_input, run("merge mixed part2 -o joined"), "run.jsonl.gz: the command");
}

// Each damage leaves whole members of gzip.
TEST_F(StudyParts, RecordsThatAreNotThoseOfTheirUnitsAreRefused) {
  ASSERT_EQ(run(quick_ + "-o result").code, findings);
  std::vector<reports::GzipReader::Member> members;
  reports::GzipReader reader(file("run.jsonl.gz").string());
  while (auto member = reader.next()) members.push_back(std::move(*member));
  const auto is_end = [&](std::size_t i) { return members[i].text.starts_with("{\"unit\":"); };
  std::size_t end = 1;
  while (!is_end(end)) ++end;
  const auto refused = [&](const auto& bytes_of, const std::string& message) {
    std::ofstream changed(file("run.jsonl.gz"), std::ios::binary);
    for (std::size_t i = 0; i < members.size(); ++i) changed << bytes_of(i, members[i].bytes);
    changed.close();
    for (const char* reader_of :
         {"export result --format markdown", "report result -o page.html",
          "ratchet result maxima.json --update", "merge result -o joined"}) {
      expect_code(bad_input, run(reader_of), message);
    }
    EXPECT_FALSE(fs::exists(folder_ / "joined/run.jsonl.gz.new"));
  };
  using Bytes = const std::string&;
  const std::string none;
  const std::string& block = members[1].text;
  const std::size_t first = block.find('\n') + 1;
  const std::size_t second = block.find('\n', first) + 1;
  const std::string twice = block.substr(0, first) + block.substr(0, first) + block.substr(second);
  refused([&](std::size_t i, Bytes all) { return i != 1 ? all : reports::gzip_member(twice); },
          "line 3: core/float/robust of ");
  refused([&](std::size_t i, Bytes all) { return i == 1 ? none : all; }, "subjects make");
  refused([&](std::size_t i, Bytes all) { return i == 1 ? all + all : all; }, "subjects make");
  refused([&](std::size_t i, Bytes all) { return 0 < i && i <= end ? none : all; },
          "result/run.jsonl.gz: has unit 1 where unit 0 is due");
  refused(
      [&](std::size_t i, Bytes all) {
        return i + 1 < members.size() ? all
                                      : reports::gzip_member("{\"complete\":true,\"cases\":5}\n");
      },
      "and its last line says 5");
  refused([&](std::size_t i, Bytes all) { return i + 1 < members.size() ? all : all + all; },
          "goes on after its last line");
  refused([&](std::size_t i,
              Bytes all) { return i != end ? all : reports::gzip_member("{\"unit\":\n"); },
          "ends a unit or the file, and is malformed");
}

TEST_F(StudyParts, AShardIsAPartOfSoMany) {
  for (const char* shard : {"0/3", "4/3", "1/0", "1", "/3", "1/3x", "-1/3"}) {
    EXPECT_EQ(run(many_ + "-o result --shard " + shard).code, bad_input) << shard;
  }
}

}  // namespace
