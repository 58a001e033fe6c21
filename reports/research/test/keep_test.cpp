// SPDX-License-Identifier: MIT
// The command keep: a found case becomes a known one, or nothing changes.
#include <cstdint>
#include <span>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "reports/test/running_study.hpp"

namespace {

const std::string found =
    "{\"format\":\"gjkproof-cases/1\"}\n"
    R"({"id":"found","dim":2,"a":{"points":[["0x0p+0","0x0p+0"]]},)"
    R"("b":{"points":[["0x1p+0","0x0p+0"],["0x0p+0","0x1p+0"]]},)"
    R"("expect":{"relation":"touching","distance_squared":"0","v":["0","0"],)"
    R"("proof":[{"a":0,"b":0,"weight":"1"}]}})"
    "\n";

std::string moved(const std::string& from, const std::string& to) {
  std::string text = found;
  text.replace(text.find(from), from.size(), to);
  return text;
}

class Keep : public RunningStudy {
 protected:
  void SetUp() override {
    RunningStudy::SetUp();
    fs::create_directory(folder_ / "known");
  }
  Ended keep(const std::string& options, const std::string& input = found) const {
    return run("keep - --known known " + options, input);
  }
  struct Refused {
    std::string options;
    std::string input;
    const char* message;
  };
  // None of them changes the file one.jsonl.
  void expect_refused(std::span<const Refused> all) const {
    const std::string before = content(folder_ / "known" / "one.jsonl");
    for (const auto& [options, input, message] : all) {
      const Ended ended = keep(options, input);
      EXPECT_EQ(ended.code, reports::bad_input) << options;
      EXPECT_PRED2(contains, ended.err, message) << options;
      EXPECT_EQ(content(folder_ / "known" / "one.jsonl"), before) << options;
    }
  }
  // Runs the program gjkproof.
  Ended gjkproof(const std::string& arguments) const {
    return shell("'" GJKPROOF_USER_PROGRAM "' " + arguments);
  }
  std::vector<cases::Case> kept(const std::string& topic = "topic") const {
    return cases::read_cases((folder_ / "known" / (topic + ".jsonl")).string());
  }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder_ / "known"), fs::directory_iterator()));
  }
};

TEST_F(Keep, MakesAFileOfTheFirstCaseAndAddsTheNext) {
  const Ended first = keep("--topic topic --note 'Found by hand.' --date 2026-01-31");
  ASSERT_EQ(first.code, reports::clean) << first.err;
  const std::string once = content(folder_ / "known" / "topic.jsonl");
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_EQ(kept()[0].source->library, "gjkproof");
  EXPECT_EQ(kept()[0].source->from, "Found by hand.");
  EXPECT_EQ(kept()[0].source->reported, "2026-01-31");

  const Ended second = keep("--topic topic --note Again --as second",
                            moved("0x1p+0\",\"0x0p+0", "0x1p+1\",\"0x0p+0"));
  ASSERT_EQ(second.code, reports::clean) << second.err;
  ASSERT_EQ(kept().size(), 2U);
  EXPECT_EQ(kept()[1].id, "second");
  EXPECT_EQ(kept()[1].source->reported, "");
  EXPECT_EQ(content(folder_ / "known" / "topic.jsonl").substr(0, once.size()), once)
      << "what is there stays as it is, byte for byte";
  EXPECT_EQ(files(), 1U) << "no temporary file is left";
}

TEST_F(Keep, RecomputesWhatTheCaseClaims) {
  ASSERT_EQ(keep("--topic topic --note n").code, reports::clean);
  EXPECT_EQ(kept()[0].expect->relation, cases::Relation::separated);
  EXPECT_EQ(kept()[0].expect->distance_squared, "1/2");
  const Ended verified = gjkproof("verify known/topic.jsonl");
  EXPECT_EQ(verified.code, reports::clean) << verified.out;
  EXPECT_EQ(gjkproof("replay known/topic.jsonl -s core/rational/robust").code, reports::clean);
}

TEST_F(Keep, RefusesWhatIsKnownAlreadyInAnyFile) {
  ASSERT_EQ(keep("--topic one --note n").code, reports::clean);
  const Refused refused[] = {
      {"--topic one --note n", found, "the id 'found' is taken"},
      {"--topic two --note n", moved("0x1p+0", "0x1p+3"), "the id 'found' is taken"},
      {"--topic one --note n --as other", found, "'found' has the same bodies as 'other'"},
      {"--topic two --note n --as other", found, "'found' has the same bodies as 'other'"},
      {"--topic two --note n --as other", moved("0x0p+0", "-0x0p+0"), "has the same bodies"},
  };
  expect_refused(refused);
  EXPECT_EQ(files(), 1U);
}

TEST_F(Keep, LeavesTheFilesUntouchedWhenTheInputIsBad) {
  ASSERT_EQ(keep("--topic one --note n").code, reports::clean);
  const std::string curved =
      "{\"format\":\"gjkproof-cases/1\"}\n"
      R"({"id":"ball","dim":3,"a":{"sphere":{"radius":"0x1p+0"}},)"
      R"("b":{"points":[["0x1p+1","0x0p+0","0x0p+0"]]}})"
      "\n";
  const std::string other = moved("0x1p+0", "0x1p+3");
  const Refused refused[] = {
      {"--topic one --note n", "not a case file\n", "-:1:"},
      {"--topic one --note n", other.substr(0, other.size() / 2), ":2:"},
      {"--topic one --note n --as 'a b'", other, "is not a slug"},
      {"--topic ../one --note n --as x", other, "--topic"},
      {"--topic One --note n --as x", other, "--topic"},
      {"--topic one --as x", other, "--note is required"},
      {"--topic one --note '' --as x", other, "--note"},
      {"--topic one --note n --id none", other, "no case has the id 'none'"},
      {"--topic one --note n", curved, "a body is curved"},
  };
  expect_refused(refused);
  EXPECT_EQ(run("keep - --topic one --note n --known nowhere", other).code, reports::bad_input);
  EXPECT_EQ(files(), 1U);
}

TEST_F(Keep, CompletesALastLineWithoutAnEnd) {
  ASSERT_EQ(keep("--topic one --note n").code, reports::clean);
  std::string text = content(folder_ / "known" / "one.jsonl");
  text.pop_back();
  std::ofstream(folder_ / "known" / "one.jsonl", std::ios::binary) << text;
  ASSERT_EQ(keep("--topic one --note n --as other", moved("0x1p+0", "0x1p+3")).code,
            reports::clean);
  EXPECT_EQ(kept("one").size(), 2U);
}

TEST_F(Keep, TakesWhatShrinkWrites) {
  const Ended shrunk = gjkproof(
      "shrink '" + known + "oblong.jsonl' --id oblong-original-cycles -s core/double/original");
  ASSERT_EQ(shrunk.code, reports::clean) << shrunk.err;
  const Ended ended = keep("--topic cycles --note 'Reduced.' --as cycles", shrunk.out);
  ASSERT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_EQ(kept("cycles").at(0).source->library, "gjkproof core/double/original");
  EXPECT_EQ(kept("cycles").at(0).source->from.rfind("Reduced.; ", 0), 0U)
      << kept("cycles").at(0).source->from;
}

TEST_F(Keep, LeavesTheFilesWholeWhenTheDiskIsFull) {
  const auto file = [](std::uint64_t index) {
    return cases::header_line() + "\n" +
           cases::case_line(
               cases::generate(cases::listed_family("generic"), 1, index, {.vertices_max = 16})) +
           "\n";
  };
  ASSERT_EQ(keep("--topic t --note n", file(0)).code, reports::clean);
  const std::string before = content(folder_ / "known/t.jsonl");
  std::ofstream(folder_ / "second") << file(1);
  const Ended ended = shell("ulimit -f 1; $P keep second --known known --topic t --note n");
  EXPECT_EQ(ended.code, reports::cannot_write) << ended.err;
  EXPECT_EQ(content(folder_ / "known/t.jsonl"), before);
  EXPECT_EQ(files(), 1U);
}

}  // namespace
