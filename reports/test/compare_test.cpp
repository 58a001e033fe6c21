// SPDX-License-Identifier: MIT
// Comparison of two studies: what is equal, better, worse, new or missing, and what is refused.
#include <algorithm>
#include <cmath>
#include <random>
#include <string>

#include "reports/study/tallies/tally.hpp"
#include "reports/test/cli.hpp"
#include "reports/test/planted_study.hpp"

namespace {

class Compare : public Cli {
 protected:
  Ended compare(const PlantedStudy& before, const PlantedStudy& now,
                const std::string& options = "") const {
    before.write(folder_ / "old");
    now.write(folder_ / "new");
    return run("compare old new " + options);
  }
};

TEST_F(Compare, EqualStudiesAreTheSame) {
  const Ended ended = expect_code(clean, compare(planted_study(), planted_study()));
  EXPECT_EQ(ended.out,
            "old: old, 0.1.0 36b3652, g++ 12.2.0: gjkproof study --cases 3\n"
            "new: new, 0.1.0 36b3652, g++ 12.2.0: gjkproof study --cases 3\n"
            "5 answers of the same subjects to the same cases.\n\nthe same\n");
  EXPECT_EQ(run("compare old/run.jsonl.gz new").code, clean);
}

TEST_F(Compare, AVerdictThatIsWorseIsShownWithTheCommandThatReplaysIt) {
  PlantedStudy now = planted_study();
  make_finding(now.record("oblong-s1-1"), "inaccurate", "inaccurate", "distance too large", 0.25);
  now.record("oblong-s1-1")["gross"] = true;
  now.record("oblong-s1-1")["iterations"] = 9;
  const Ended ended = expect_code(findings, compare(planted_study(), now));
  EXPECT_TRUE(has(ended.out, "mine           5      1       .                  .\n"));
  EXPECT_TRUE(has(ended.out, "mine oblong        inaccurate    .    1\n"));
  EXPECT_TRUE(has(ended.out, "mine oblong             gross    .    1\n"));
  EXPECT_TRUE(has(ended.out, "mine oblong           correct    3    2\n"));
  EXPECT_TRUE(has(ended.out, "0.5 -> 2.25e+15"));
  EXPECT_TRUE(has(ended.out, "4 -> 9"));
  EXPECT_TRUE(
      has(ended.out,
          "Worse: 1 verdict\n"
          "  mine on oblong-s1-1: correct -> inaccurate, gross: distance too large, off by 0.25 "
          "M\n    gjkproof gen oblong --seed 1 --first 1 | gjkproof replay - --subject "
          "./libmine.so\n"));
  EXPECT_FALSE(has(ended.out, "Better"));
  EXPECT_FALSE(has(ended.out, "known/sliver ")) << "did not change";

  const Ended back = expect_code(clean, compare(now, planted_study()));
  EXPECT_TRUE(has(back.out,
                  "Better: 1 verdict\n"
                  "  mine on oblong-s1-1: inaccurate, gross -> correct: distance too large"));
}

TEST_F(Compare, ASkipIsBetterThanAFindingAndWorseThanAnAnswer) {
  PlantedStudy skips = planted_study();
  Json& record = skips.record("sliver-0");
  record["status"] = record["says"] = record["scaled_error"] = record["iterations"] = nullptr;
  record["verdict"] = record["column"] = "skipped";
  PlantedStudy wrong = planted_study();
  make_finding(wrong.record("sliver-0"), "wrong_witness", "wrong_witness", "outside", 1e-3);
  EXPECT_EQ(compare(planted_study(), skips).code, findings);
  EXPECT_EQ(compare(skips, planted_study()).code, clean);
  EXPECT_EQ(compare(skips, wrong).code, findings);
  EXPECT_EQ(compare(wrong, skips).code, clean);
}

TEST_F(Compare, ABrokenPromiseIsWorse) {
  PlantedStudy keeps = planted_study();
  PlantedStudy breaks = planted_study();
  keeps.record("sliver-0")["promise"] = true;
  breaks.record("sliver-0")["promise"] = false;
  const Ended ended = expect_code(findings, compare(keeps, breaks));
  EXPECT_TRUE(has(ended.out, "correct -> correct, beyond its promise"));
}

TEST_F(Compare, ErrorsAndIterationsThatGrowAreWorse) {
  PlantedStudy now = planted_study();
  now.record("oblong-s1-2")["scaled_error"] = 0.55;
  Ended ended = expect_code(findings, compare(planted_study(), now));
  EXPECT_TRUE(has(ended.out, "0.5 -> 0.55          1           .   worse\n"));
  EXPECT_EQ(compare(planted_study(), now, "--factor 1.2").code, clean);
  EXPECT_EQ(compare(now, planted_study()).code, clean);

  now = planted_study();
  now.record("oblong-s1-2")["iterations"] = 5;
  ended = compare(planted_study(), now);
  EXPECT_EQ(ended.code, findings);
  EXPECT_TRUE(has(ended.out, "4 -> 5"));
  EXPECT_EQ(compare(planted_study(), now, "--factor 1.2").code, findings) << "1.25 times";
  EXPECT_EQ(compare(planted_study(), now, "--factor 1.3").code, clean);
  EXPECT_EQ(compare(planted_study(), now, "--factor 0.5").code, bad_input);
}

TEST_F(Compare, AnotherAnswerWithTheSameVerdictIsNotTheSame) {
  PlantedStudy now = planted_study();
  now.record("oblong-s1-2")["says"]["lower_bound"] = "0x1p+0";
  const Ended ended = expect_code(clean, compare(planted_study(), now));
  EXPECT_TRUE(has(ended.out, "mine           5      .       .                  1\n"));
}

// The errors and iterations that are compared are those of both.
TEST_F(Compare, AnAnswerThatIsNoNumberIsTheSame) {
  PlantedStudy one = planted_study();
  Json& record = one.record("oblong-s1-0");
  record["says"]["distance"] = record["says"]["depth"] = "nan";
  record["says"]["certain"] = {{"relation", "separated"}, {"lower", "nan"}, {"upper", "nan"}};
  EXPECT_TRUE(has(expect_code(clean, compare(one, one)).out, "\nthe same\n"));
  PlantedStudy other = one;
  other.record("oblong-s1-0")["says"]["depth"] = "0x1p+0";
  EXPECT_FALSE(has(expect_code(clean, compare(one, other)).out, "\nthe same\n"));
}

TEST_F(Compare, ASubjectThatNoLongerGivesADistanceIsNotTheSame) {
  PlantedStudy now = planted_study();
  Json& record = now.record("oblong-s1-2");
  record["says"]["distance"] = nullptr;
  record["scaled_error"] = record["relative_error"] = record["ulps"] = nullptr;
  now.record("oblong-s1-1")["iterations"] = nullptr;
  const std::string row = "mine           5      .       .                  2\n";
  EXPECT_TRUE(has(compare(planted_study(), now).out, row));
  EXPECT_TRUE(has(compare(now, planted_study()).out, row));
}

TEST_F(Compare, AnotherVersionOfALibraryIsTheSameSubject) {
  const auto called = [](const std::string& name) {
    PlantedStudy study = planted_study();
    study.header["subjects"][0]["name"] = name;
    for (Json& record : study.records) record["subject"] = name;
    return study;
  };
  const PlantedStudy before = called("engine/box-2d-1.4.3/double/distance");
  PlantedStudy now = called("engine/box-2d-1.5.0-beta/double/distance");
  make_finding(now.record("oblong-s1-1", "engine/box-2d-1.5.0-beta/double/distance"), "inaccurate",
               "inaccurate", "distance too large", 0.25);
  const Ended ended = expect_code(findings, compare(before, now));
  EXPECT_TRUE(has(ended.out,
                  "5 answers of the same subjects to the same cases.\n\n"
                  "engine/box-2d-1.5.0-beta/double/distance was "
                  "engine/box-2d-1.4.3/double/distance.\n"))
      << ended.out;
  EXPECT_TRUE(has(ended.out, "Worse: 1 verdict"));
  EXPECT_FALSE(has(ended.out, "Gone") || has(ended.out, "New")) << ended.out;
  const std::string none = "nothing to compare: the studies have no case and subject in common";
  expect_code(bad_input, compare(before, called("engine/box-2d-1.5.0/double/other")), none);
  expect_code(bad_input, compare(called("mine-1.0/a"), called("mine-1.1/a")), none);
}

TEST_F(Compare, SubjectsAndCasesThatOneStudyHasAreNewOrGone) {
  PlantedStudy now = planted_study();
  now.header["subjects"] = Json::array({now.header["subjects"][0], now.header["subjects"][0]});
  now.header["subjects"][0]["name"] = "yours";
  std::vector<Json> records;
  for (const char* subject : {"yours", "mine"}) {
    records.push_back(planted_record("known/sliver", 0, subject));  // before the others
    records.back()["case"] = "sliver-7";
  }
  for (Json& record : now.records) {
    if (record["group"] == "known/sliver") record["index"] = record["index"].get<int>() + 1;
    Json yours = record;
    yours["subject"] = "yours";
    records.push_back(yours);
    records.push_back(record);
  }
  now.records = records;
  const Ended ended = expect_code(clean, compare(planted_study(), now));
  EXPECT_TRUE(has(ended.out, "5 answers of the same subjects to the same cases.\n"));
  EXPECT_TRUE(has(ended.out,
                  "New\n"
                  "subject and group   answers  findings\n"
                  "yours known/sliver        3         .\n"
                  "mine known/sliver         1         .\n"
                  "yours oblong              3         .\n"));
  EXPECT_TRUE(has(compare(now, planted_study()).out, "\nGone\n"));
}

TEST_F(Compare, CasesOfADomainAloneAreComparedWithAll) {
  PlantedStudy now = planted_study();
  now.header["domain"] = "engine";
  now.records.erase(now.records.begin() + 3);
  const Ended ended = expect_code(clean, compare(planted_study(), now));
  EXPECT_TRUE(has(ended.out, "4 answers of"));
  EXPECT_TRUE(
      has(ended.out, "Gone\nsubject and group  answers  findings\nmine oblong              1"));
}

TEST_F(Compare, CasesOfTheSameNameAreNotTheSameCase) {
  PlantedStudy now = planted_study();
  now.record("oblong-s1-0")["distance"] = "0x1p+0";
  const Ended ended = expect_code(clean, compare(planted_study(), now));
  EXPECT_TRUE(has(ended.out, "Other cases of the same names: 1 answer not compared."));
  for (Json& record : now.records) record["magnitude"] = 4;
  EXPECT_EQ(compare(planted_study(), now).code, bad_input);
}

TEST_F(Compare, RefusesStudiesOfOtherCases) {
  for (const char* key : {"seed", "cases", "vertices"}) {
    PlantedStudy now = planted_study();
    now.header[key] = 7;
    const Ended ended =
        expect_code(bad_input, compare(planted_study(), now), "nothing to compare: ");
    EXPECT_EQ(ended.out, "");
  }
  PlantedStudy part = planted_study();
  part.header["shard"] = {1, 2};
  part.records.resize(2);
  EXPECT_EQ(compare(planted_study(), part).code, bad_input);
  EXPECT_EQ(compare(part, part).code, clean);
  PlantedStudy now = planted_study();
  now.header["subjects"][0]["name"] = "yours";
  for (Json& record : now.records) record["subject"] = "yours";
  expect_code(bad_input, compare(planted_study(), now), "no case and subject in common");
}

TEST_F(Compare, RefusesWhatIsNoStudy) {
  planted_study().write(folder_ / "old");
  std::ofstream(folder_ / "text") << "text\n";
  fs::create_directories(folder_ / "empty");
  std::ofstream(folder_ / "case.jsonl") << R"({"format":"gjkproof-cases/1"})"
                                        << "\n";
  for (const char* other : {"none", "text", "empty", "case.jsonl"}) {
    const Ended ended = expect_code(bad_input, run(std::string("compare old ") + other), other);
    EXPECT_EQ(ended.out, "");
  }
}

TEST_F(Compare, AnIncompleteStudyIsComparedWithAnotherIncompleteOneAlone) {
  PlantedStudy cut = planted_study();
  cut.complete = false;
  cut.records.pop_back();
  PlantedStudy killed = planted_study();
  killed.trailer = false;
  killed.records.resize(3);
  for (const PlantedStudy& study : {cut, killed}) {
    EXPECT_EQ(compare(planted_study(), study).code, incomplete);
    const Ended ended =
        expect_code(incomplete, compare(study, planted_study()), "old/run.jsonl.gz: incomplete");
  }
  for (const Ended& ended : {compare(cut, killed), compare(killed, cut)}) {
    EXPECT_EQ(ended.code, clean) << ended.err;
    EXPECT_TRUE(has(ended.out, "3 answers of"));
    EXPECT_TRUE(has(ended.out, "INCOMPLETE"));
    EXPECT_FALSE(has(ended.out, "Gone"));
    EXPECT_FALSE(has(ended.out, "New"));
  }
}

TEST_F(Compare, WritesIntoADocument) {
  const std::string begin = "<!-- compare:begin -->\n";
  const std::string end = "<!-- compare:end -->\n";
  std::ofstream(folder_ / "text.md") << begin << "old\n" << end;
  PlantedStudy now = planted_study();
  make_finding(now.record("sliver-1"), "no_answer", "no_answer", "a|b <i>", 0);
  now.record("sliver-1")["size"] = nullptr;
  EXPECT_EQ(compare(planted_study(), now, "--into text.md").code, findings);
  const std::string text = content(folder_ / "text.md");
  EXPECT_TRUE(has(text, begin + "old: `old`, 0.1.0"));
  EXPECT_TRUE(
      has(text,
          "\n### Worse: 1 verdict\n\n- mine on sliver-1: correct -> no_answer: a\\|b &lt;i>  \n"
          "  `gjkproof replay known/sliver.jsonl --id sliver-1 --subject ./libmine.so`\n"));
  EXPECT_TRUE(has(text, end));
  std::ofstream(folder_ / "text.md") << "none\n";
  EXPECT_EQ(run("compare old new --into text.md").code, bad_input);
}

TEST_F(Compare, WritesAPageThatNeedsNoScript) {
  PlantedStudy now = planted_study();
  make_finding(now.record("sliver-1"), "no_answer", "no_answer", "a & <b> \"c\"", 0.5);
  EXPECT_EQ(compare(planted_study(), now, "--page page.html").code, findings);
  const std::string page = content(folder_ / "page.html");
  EXPECT_TRUE(page.starts_with("<!doctype html>\n<html lang=\"en\">"));
  EXPECT_TRUE(page.ends_with("</html>\n"));
  EXPECT_FALSE(has(page, "<script"));
  EXPECT_TRUE(has(page, "Something became worse."));
  EXPECT_TRUE(has(page, "prefers-color-scheme: dark"));
  EXPECT_TRUE(has(page, "<h2>Worse: 1 verdict</h2>"));
  EXPECT_TRUE(
      has(page,
          "<li>mine on sliver-1: correct -&gt; no_answer: a &amp; &lt;b&gt; &quot;c&quot;, off by "
          "0.5 M<br><code>gjkproof replay known/sliver.jsonl --id sliver-1 --subject "
          "./libmine.so</code></li>"));
  EXPECT_TRUE(
      has(page, "<tr><th scope=\"row\">mine</th><td>5</td><td class=\"worse\">1</td><td>.</td>"));
  EXPECT_EQ(run("compare new old --page page.html").code, clean);
  EXPECT_TRUE(has(content(folder_ / "page.html"), "Nothing became worse."));
  EXPECT_EQ(run("compare old old --page page.html").code, clean);
  EXPECT_TRUE(has(content(folder_ / "page.html"), "The same."));
  EXPECT_EQ(run("compare old new --page none/page.html").code, cannot_write);
}

TEST_F(Compare, ShowsTheWorstOfEachWay) {
  PlantedStudy now = planted_study();
  make_finding(now.record("oblong-s1-0"), "inaccurate", "inaccurate", "small", 0.1);
  make_finding(now.record("oblong-s1-1"), "wrong_relation", "false_overlap", "relation", 0.01);
  make_finding(now.record("oblong-s1-2"), "inaccurate", "inaccurate", "large", 0.2);
  const Ended ended = compare(planted_study(), now, "--shown 2");
  EXPECT_TRUE(has(ended.out, "Worse: 3 verdicts, the worst 2 of them\n"));
  EXPECT_LT(ended.out.find(": relation"), ended.out.find(": large"));
  EXPECT_FALSE(has(ended.out, ": small"));
}

// A real study: a repetition compares as equal, and a family with worse answers is reported.
TEST_F(Compare, FindsARegressionOfOneFamilyAndNoOther) {
  const std::string study = "study --cases 20 --no-known --subject core/double/robust -o ";
  ASSERT_NE(run(study + "old --threads 1").code, bad_input);
  run(study + "new --threads 2");
  const Ended same = expect_code(clean, run("compare old new"));
  EXPECT_TRUE(has(same.out, "\nthe same\n"));

  std::vector<std::string> changed;
  for (const std::string& line : lines(records_of(folder_ / "old/run.jsonl.gz"))) {
    Json record = Json::parse(line);
    if (record.value("group", "") == "sliver" && record["scaled_error"].is_number()) {
      record["scaled_error"] = 2 + record["scaled_error"].get<double>();
      record["iterations"] = 1 + record["iterations"].get<int>();
      if (record["index"] == 7) make_finding(record, "inaccurate", "inaccurate", "planted", 0.5);
    }
    changed.push_back(record.dump());
  }
  write_members(folder_ / "new/run.jsonl.gz", changed);
  const Ended worse = expect_code(findings, run("compare old new"));
  EXPECT_TRUE(has(worse.out,
                  "Worse: 1 verdict\n  core/double/robust on sliver-s1-7: correct -> inaccurate"));
  for (const std::string& line : lines(worse.out)) {
    const bool of_another = line.starts_with("core/double/robust ") && line[19] != ' ' &&
                            !line.starts_with("core/double/robust sliver ");
    EXPECT_FALSE(of_another) << line;
  }
  EXPECT_EQ(run("compare new old").code, clean);
}

// Compared with a sorted list.
TEST(QuantilesOfErrors, AreAtMostOneBinBelowTheExactOnes) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> exponents(-60, 60);
  reports::Quantiles quantiles;
  std::vector<double> all;
  for (int i = 0; i < 10000; ++i) all.push_back(std::exp2(exponents(random)));
  for (const double error : all) quantiles.add(error);
  std::ranges::sort(all);
  for (const double share : {0.0001, 0.5, 0.99, 1.0}) {
    const double exact = all[static_cast<std::size_t>(std::ceil(share * 10000)) - 1];
    EXPECT_LE(quantiles.at(share), exact);
    EXPECT_GE(quantiles.at(share), exact * (1 - 1.0 / 128));
  }
  EXPECT_EQ(quantiles.largest(), all.back());
  EXPECT_EQ(reports::Quantiles().at(0.5), 0);
}

}  // namespace
