// SPDX-License-Identifier: MIT
// Studies as files, and the cells of a sweep: the user's view, and a comparison with the records.
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/study/sweep/sweep.hpp"
#include "reports/study/sweep/trend.hpp"
#include "reports/test/cli.hpp"

namespace {

using nlohmann::json;

class SweepFiles : public Cli {
 protected:
  std::string write(const std::string& text) const {
    std::ofstream(folder_ / "study.json") << text;
    return (folder_ / "study.json").string();
  }

  // The error message of read_study(), without the file name.
  std::string refusal(const std::string& text) const {
    const std::string path = write(text);
    try {
      reports::read_study(path);
    } catch (const std::invalid_argument& error) {
      const std::string what = error.what();
      EXPECT_TRUE(what.starts_with(path + ": ")) << what;
      return what.substr(path.size() + 2);
    }
    return {};
  }

  // Without its first line's number.
  std::string with(const std::string& members) const {
    const std::string what = refusal(R"({"format":"gjkproof-study/1","name":"x",)" + members + "}");
    EXPECT_TRUE(what.starts_with("line 1: ")) << what;
    return what.substr(8);
  }
};

reports::Record answer(double relative_error, int iterations, bool is_finding) {
  reports::Record record;
  auto question = std::make_shared<reports::RecordedCase>();
  question->group = "oblong";
  question->magnitude = 1;
  question->exact.distance = {1, 1};
  record.question = question;
  record.says = reports::Record::Says();
  record.relative_error = relative_error;
  record.counted.verdict =
      is_finding ? reports::VerdictKind::inaccurate : reports::VerdictKind::correct;
  record.counted.iterations = iterations;
  return record;
}

reports::RunHeader::Subject subject(const std::string& name) {
  reports::RunHeader::Subject subject;
  subject.name = name;
  return subject;
}

TEST(Trend, HasAPointForEachOfAFewValues) {
  reports::Trend trend("epsilon");
  for (const int iterations : {3, 5, 9})
    trend.add(1e-3, subject("mine"), answer(0.25, iterations, false));
  trend.add(1e-9, subject("mine"), answer(0, 20, true));
  for (const double x : {1e-9, 1e-6}) trend.add(x, subject("yours"), answer(1, 1, false));
  trend.finish();
  ASSERT_EQ(trend.lines().size(), 2U);
  ASSERT_EQ(trend.lines().at("mine").size(), 2U) << "it was not asked at 1e-6";
  EXPECT_EQ(trend.lines().at("yours").size(), 2U);
  const auto& [low, high] = std::tie(trend.lines().at("mine")[0], trend.lines().at("mine")[1]);
  EXPECT_EQ(low.x, 1e-9);
  EXPECT_EQ(low.findings, 1U);
  EXPECT_EQ(high.answers, 3U);
  EXPECT_EQ(high.findings, 0U);
  EXPECT_EQ(high.errors.at(0.5), 0.25);
  EXPECT_EQ(high.iterations.at(0.5), 5);
  EXPECT_EQ(high.iterations.at(0.9), 9);
}

TEST(Trend, PutsManyValuesIntoBinsOfDecadesAndLeavesOutZero) {
  for (const int values : {60, 600}) {
    reports::Trend trend("gap");
    trend.add(0, subject("mine"), answer(1, 1, true));
    for (int i = 0; i < values; ++i) {
      const int k = 37 * i % values;  // the first values decide the bins
      trend.add(std::pow(10, -6 + 5.999 * k / values), subject("mine"), answer(0.5, k, k % 2 == 0));
    }
    trend.finish();
    const std::vector<reports::TrendPoint>& points = trend.lines().at("mine");
    ASSERT_EQ(points.size(), reports::axis_bins) << values;
    std::uint64_t answers = 0;
    for (const reports::TrendPoint& point : points) answers += point.answers;
    EXPECT_EQ(answers, static_cast<std::uint64_t>(values));
    EXPECT_NEAR(points[0].x, std::pow(10, -5.75), 1e-9);
    EXPECT_LT(points[0].iterations.largest(), points[11].iterations.least());
  }
}

TEST(Trend, IsEmptyUnlessItsQuantityVaries) {
  reports::Trend trend("gap");
  trend.add(1, subject("mine"), answer(1, 1, false));
  trend.add(1, subject("yours"), answer(1, 1, false));
  trend.add(std::numeric_limits<double>::infinity(), subject("mine"), answer(1, 1, false));
  trend.finish();
  EXPECT_TRUE(trend.lines().empty());
}

// A line holds what differs in the quantity alone: checks and sub-algorithms are not mixed.
TEST(Trend, KeepsAllOtherSettingsApart) {
  reports::RunHeader::Subject one = subject("mine?epsilon=0.001&repetition=simplex");
  one.settings = {{"epsilon", "0.001"}, {"repetition", "simplex"}};
  reports::RunHeader::Subject other = subject("mine?epsilon=1e-9&repetition=history");
  other.settings = {{"epsilon", "1e-9"}, {"repetition", "history"}};
  for (const char* quantity : {"epsilon", "gap"}) {
    reports::Trend trend(quantity);
    for (const double x : {1e-3, 1e-9}) {
      trend.add(x, one, answer(1, 1, false));
      trend.add(x, other, answer(1, 1, false));
    }
    trend.finish();
    const bool swept = quantity == std::string("epsilon");
    EXPECT_EQ(trend.lines().size(), 2U);
    EXPECT_EQ(trend.lines().count("mine?repetition=simplex"), swept ? 1U : 0U);
    EXPECT_EQ(trend.lines().count("mine?epsilon=0.001&repetition=simplex"), swept ? 0U : 1U);
  }
}

TEST(Trend, KnowsSettingsOfAFamilyThatAreNoParameterOfTheCase) {
  const reports::RunHeader::Group group{
      "oblong?gap=0.5&bits=24", "", 1, "oblong", {{"gap", 0.5}, {"bits", 24}}};
  reports::Record record = answer(1, 1, false);
  auto question = std::make_shared<reports::RecordedCase>(*record.question);
  question->parameters = {{"gap", 0.5}};
  record.question = question;
  using Quantities = std::vector<std::pair<std::string, double>>;
  EXPECT_EQ(reports::quantities(group, subject("mine"), record),
            (Quantities{{"gap", 0.5}, {"bits", 24}}));
}

TEST(RelativeError, IsInfiniteWithoutAnAnswerAlsoIfTheSubjectSaysNaN) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (const double said : {std::nan(""), -1.0, infinity}) {
    reports::Record record = answer(std::fabs(said - 1), 1, true);
    record.says->distance = said;
    record.counted.verdict = reports::VerdictKind::no_answer;
    EXPECT_EQ(reports::relative_error(record), infinity) << said;
    record.relative_error.reset();
    EXPECT_EQ(reports::relative_error(record), infinity) << said;
  }
}

// Of one group and two subjects: the most precise one gives no distance, the other's name is no Markdown.
reports::Sweep with_one_distance() {
  reports::RunHeader header;
  header.study = R"({"accuracies":[0.1]})";
  header.groups = {{"oblong", "", 1, "oblong", {}}};
  header.subjects = {subject("<coarse"), subject("fine")};
  header.subjects[0].unit_roundoff = 0x1p-24;
  header.subjects[1].unit_roundoff = 0x1p-53;
  reports::Sweep sweep(header);
  reports::Record record = answer(0x1p-4, 4, false);
  record.subject = "<coarse";
  sweep.add(0, 0, record);
  record.subject = "fine";
  record.relative_error.reset();
  sweep.add(0, 1, record);
  return sweep;
}

TEST(AccuracyTable, HasARowIfAnySubjectGivesDistances) {
  EXPECT_TRUE(has(reports::accuracy_table(with_one_distance(), 0, false), "coarse\n"));
}

TEST(CellTable, LeavesTheErrorsOfASubjectWithoutDistancesEmpty) {
  std::string text = reports::cell_table(with_one_distance(), true);
  std::erase(text, ' ');
  EXPECT_TRUE(has(text, "|&lt;coarse|oblong|1|.|.|4|4|0.0625|0.0625|0.0625|")) << text;
  EXPECT_TRUE(has(text, "|fine|oblong|1|.|.|4|4||||1.11e-16|||")) << text;
}

TEST_F(SweepFiles, MultiplySettingsOutTheLastOneFastest) {
  const reports::StudyFile study = reports::read_study(write(
      R"({"format":"gjkproof-study/1","name":"x","cases":7,
          "subjects":["core/float/*",{"subject":"core/*/robust",
            "settings":{"epsilon":["1e-4",0.01],"iterations":8}}],
          "families":["lattice",{"family":"oblong",
            "settings":{"gap":[0.01,1e-6],"size_ratio":[1,1e6]}}]})"));
  EXPECT_EQ(study.subjects,
            (std::vector<std::string>{"core/float/*", "core/*/robust?epsilon=1e-4&iterations=8",
                                      "core/*/robust?epsilon=0.01&iterations=8"}));
  EXPECT_EQ(study.families,
            (std::vector<std::string>{
                "lattice", "oblong?size_ratio=1&gap=0.01", "oblong?size_ratio=1e6&gap=0.01",
                "oblong?size_ratio=1&gap=1e-6", "oblong?size_ratio=1e6&gap=1e-6"}));
  EXPECT_EQ(study.cases, 7U);
  EXPECT_FALSE(study.known);
  EXPECT_FALSE(study.seed);
}

TEST_F(SweepFiles, SayWhatIsWrongAndWhere) {
  EXPECT_EQ(refusal("{\n\"format\":\n}"),
            "line 3: malformed JSON: syntax error while parsing value - unexpected '}'; expected "
            "'[', '{', or a "
            "literal");
  EXPECT_EQ(refusal("[]"), "line 1: the document: must be an object");
  EXPECT_EQ(refusal("\n{\n}"), "line 2: the document: has no \"format\"");
  EXPECT_EQ(refusal(R"({"format":"gjkproof-study/2","name":"x"})"),
            "line 1: /format: is not \"gjkproof-study/1\"");
  const std::string lines =
      "{\"format\":\"gjkproof-study/1\",\n\"name\":\n\"x\",\n\"subjects\":[\n\"a\",\n";
  EXPECT_EQ(refusal(lines + "7\n]}"), "line 6: /subjects/1: must be an object");
  EXPECT_EQ(refusal(lines + "{\"subject\":\n\"a\",\n\"settings\":\n{\"b\":\n[]\n}}]}"),
            "line 10: /subjects/1/settings/b: has no value");
  EXPECT_EQ(refusal(lines + "\"b\"],\n\"seed\":\n-1\n}"),
            "line 8: /seed: must be a whole number from 0 to 9007199254740992");
  EXPECT_EQ(refusal(lines + "\"b\"],\n\"seed\":1,\n\"seed\"\n:-1\n}"),
            "line 8: has the key \"seed\" twice in one object");
  EXPECT_EQ(with(R"("seed":1,"seed":2)"), "has the key \"seed\" twice in one object");
  EXPECT_TRUE(
      has(with(R"("sed":1)"), "the document: has the unknown key \"sed\"; there are: format"));
  EXPECT_EQ(with(R"("cases":0)"), "/cases: must be a whole number from 1 to 100000000000000");
  EXPECT_EQ(with(R"("cases":1,"all_cases":1)"), "the document: has \"cases\" and \"all_cases\"");
  EXPECT_EQ(with(R"("vertices":3)"), "/vertices: must be a whole number from 4 to 1048576");
  EXPECT_EQ(with(R"("known":1)"), "/known: must be true or false");
  EXPECT_EQ(with(R"("oracle":"delphi")"), "/oracle: must be minkowski, certificate or both");
  EXPECT_TRUE(has(with(R"("domain":"x")"), "/domain: "));
  EXPECT_TRUE(has(with(R"("boards":["engine","x"])"), "/boards/1: unknown domain"));
  EXPECT_EQ(with(R"("time_limit":0)"), "/time_limit: must be a number above 0");
  EXPECT_EQ(with(R"("subjects":[])"), "/subjects: must be a list that is not empty");
  EXPECT_EQ(with(R"("subjects":[7])"), "/subjects/0: must be an object");
  EXPECT_EQ(with(R"("subjects":[{"subject":"a"}])"), "/subjects/0: has no \"settings\"");
  EXPECT_EQ(with(R"("subjects":["a",{"subject":"a?b=1","settings":{"c":1}}])"),
            "/subjects/1/subject: has settings of its own");
  EXPECT_EQ(with(R"("subjects":[{"subject":"a","settings":{"c":[]}}])"),
            "/subjects/0/settings/c: has no value");
  EXPECT_EQ(with(R"("subjects":[{"subject":"a","settings":{"c":[1,null]}}])"),
            "/subjects/0/settings/c/1: must be a number or text");
  EXPECT_EQ(with(R"("families":[{"family":"oblong","settings":{}}])"),
            "/families/0/settings: must be an object of settings");
  EXPECT_EQ(with(R"("families":["oblong?size=1"])"),
            "/families: 'oblong?size=1': unknown setting \"size\"; oblong takes size_ratio, gap, "
            "exponent, bits");
  EXPECT_EQ(with(R"("accuracies":[0])"), "/accuracies/0: must be a number above 0");
  EXPECT_TRUE(has(run("study missing.json").err,
                  "missing.json: cannot be read: No such file or directory"));
  fs::create_symlink("/dev/zero", folder_ / "endless.json");
  expect_code(bad_input, run("study ./endless.json"), "endless.json: has more than 256 MiB");
  const Ended unknown = expect_code(bad_input, run("study verdict"));
  EXPECT_TRUE(
      has(unknown.err,
          "'verdict' is not a study; there are bound, conditioning, default, engines, "
          "epsilon, oblong, peers, precision, repeated, rounding, tracking, and files FILE.json"));
}

TEST_F(SweepFiles, AreListedByName) {
  const Ended listed = expect_code(clean, run("study --list"));
  for (const char* name : {"bound", "conditioning", "default", "engines", "epsilon", "oblong",
                           "peers", "precision", "repeated", "tracking"}) {
    EXPECT_TRUE(has(("\n" + listed.out), "\n" + std::string(name) + " ")) << name;
  }
  for (const auto& entry :
       fs::directory_iterator(std::string(GJKPROOF_SOURCE_DIR) + "/reports/studies")) {
    EXPECT_EQ(reports::read_study(entry.path().string()).name, entry.path().stem()) << entry;
  }
}

class Sweeps : public SweepFiles {
 protected:
  static constexpr const char* small =
      R"({"format":"gjkproof-study/1","name":"small","cases":150,"vertices":16,
          "subjects":["core/float/robust",
            {"subject":"core/double/robust","settings":{"epsilon":[1e-3,1e-9],"iterations":[4,64]}}],
          "families":[{"family":"oblong","settings":{"size_ratio":[1,1e6],"gap":[0.01,1e-6]}}],
          "accuracies":[1e-3,1e-12]})";

  std::vector<json> cells(const std::string& folder) const {
    std::vector<json> all;
    for (const std::string& line : lines(content(folder_ / folder / "cells.jsonl"))) {
      all.push_back(json::parse(line));
    }
    return all;
  }
};

TEST_F(Sweeps, WriteSettingsThatAreWordsAsText) {
  run("study repeated --cases 1 -o repeated");
  const std::vector<json> all = cells("repeated");
  ASSERT_EQ(all.size(), 24U * 6);
  EXPECT_EQ(all[1].at("subject_settings"),
            (json{{"sub_algorithm", "johnson"}, {"repetition", "simplex"}}));
}

TEST_F(Sweeps, GiveTheSameBytesOnAnyThreadsAndInShards) {
  write(small);
  const Ended one = run("study study.json --threads 1 --worst 0 -o one");
  ASSERT_EQ(one.code, findings) << one.err;
  EXPECT_EQ(run("study study.json --threads 2 --worst 0 -o two").code, findings);
  for (const char* part : {"1", "2", "3"}) {
    run(std::string("study study.json --shard ") + part + "/3 -o part" + part);
  }
  EXPECT_EQ(run("merge part2 part3 part1 -o joined").code, findings);
  for (const char* name : {"cells.jsonl", "summary.md", "run.jsonl.gz"}) {
    const std::string whole = content(folder_ / "one" / name);
    EXPECT_FALSE(whole.empty());
    EXPECT_EQ(content(folder_ / "two" / name), whole) << name;
    EXPECT_EQ(content(folder_ / "joined" / name), whole) << name;
  }
  EXPECT_EQ(cells("one").size(), 4U * 5U);
  EXPECT_TRUE(has(one.out, "Which subject suffices, in all answers"));
  // Another study removes the cells.
  EXPECT_EQ(run("study --cases 2 --no-known --family lattice -s core/double/robust -o one "
                "--force")
                .code,
            clean);
  EXPECT_FALSE(fs::exists(folder_ / "one/cells.jsonl"));
}

TEST_F(Sweeps, OfAnotherFileAreAnotherStudy) {
  write(small);
  ASSERT_EQ(run("study study.json --shard 1/2 -o part1").code, findings);
  std::string other = small;
  other.replace(other.find("1e-12"), 5, "1e-11");
  write(other);
  ASSERT_EQ(run("study study.json --shard 2/2 -o part2").code, findings);
  expect_code(bad_input, run("merge part1 part2 -o joined"), "the files that describe them");
}

// Compares the quantiles of each cell with the sorted errors of its records.
TEST_F(Sweeps, HaveTheQuantilesOfTheirRecords) {
  write(small);
  ASSERT_EQ(run("study study.json -o study").code, findings);
  std::map<std::pair<std::string, std::string>, std::vector<reports::Record>> records;
  for (reports::Record& one : answers_in(records_of(folder_ / "study/run.jsonl.gz"))) {
    records[{one.question->group, one.subject}].push_back(std::move(one));
  }
  const auto expect_quantiles = [](const json& cell, std::vector<double> all) {
    std::ranges::sort(all);
    ASSERT_EQ(cell.at("count"), all.size());
    if (all.empty()) return;
    const auto quantile = [&cell](const char* key) {
      const json& value = cell.at(key);
      return value.is_string() ? std::stod(value.get<std::string>()) : value.get<double>();
    };
    EXPECT_EQ(quantile("min"), all.front());
    EXPECT_EQ(quantile("max"), all.back());
    const std::map<const char*, double> shares{
        {"p10", 0.1}, {"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}};
    for (const auto& [key, share] : shares) {
      const auto place =
          static_cast<std::size_t>(std::ceil(share * static_cast<double>(all.size())));
      const double exact = all[std::max<std::size_t>(place, 1) - 1];
      EXPECT_LE(quantile(key), exact) << key;
      EXPECT_TRUE(quantile(key) >= exact * (1 - 1.0 / 128) || std::isinf(exact)) << key;
    }
  };
  std::size_t apart = 0;
  for (const json& cell : cells("study")) {
    const std::vector<reports::Record>& mine = records.at({cell.at("group"), cell.at("subject")});
    ASSERT_EQ(cell.at("cases"), mine.size());
    std::vector<double> relative, scaled, ulps, condition;
    std::size_t correct = 0;
    for (const reports::Record& one : mine) {
      if (one.counted.verdict == reports::VerdictKind::correct) ++correct;
      if (const auto error = reports::relative_error(one)) relative.push_back(*error);
      if (one.counted.scaled_error) scaled.push_back(*one.counted.scaled_error);
      if (one.ulps) ulps.push_back(*one.ulps);
      const double exact = one.question->exact.distance->front();
      if (exact > 0) condition.push_back(one.question->magnitude / exact);
    }
    EXPECT_EQ(cell.at("verdicts").at("correct"), correct);
    expect_quantiles(cell.at("relative_error"), relative);
    expect_quantiles(cell.at("scaled_error"), scaled);
    expect_quantiles(cell.at("ulps"), ulps);
    expect_quantiles(cell.at("condition"), condition);
    EXPECT_EQ(relative.size(), condition.size());
    apart += condition.size();
  }
  EXPECT_GT(apart, 1500U);
}

TEST_F(Sweeps, SettingsThatNoDoubleHoldsAreText) {
  const std::vector<json> values = {"1e-400", "0.1234567890123456789012345", 1e-9, 0.1};
  std::string study = "study --family oblong --cases 2 --no-known -o study";
  for (const json& value : values) {
    study += " -s 'core/rational/robust?epsilon=" +
             (value.is_string() ? value.get<std::string>() : value.dump()) + "'";
  }
  EXPECT_LE(run(study).code, findings);
  std::vector<json> found;
  for (const json& cell : cells("study")) found.push_back(cell["subject_settings"]["epsilon"]);
  EXPECT_EQ(found, values);
}

// Each of the four settings of double ends in its own way; replays reproduce the worst answers.
TEST_F(Sweeps, ShowWhatSettingsDo) {
  write(small);
  const Ended ended = run("study study.json -o study");
  ASSERT_EQ(ended.code, findings) << ended.err;
  std::size_t limited = 0;
  for (const json& cell : cells("study")) {
    if (cell.at("subject_settings").contains("iterations")) {
      const int limit = cell.at("subject_settings").at("iterations").get<int>();
      for (const auto& [status, iterations] : cell.at("iterations").items()) {
        EXPECT_LE(iterations.at("max").get<int>(), limit) << status;
        if (status == "iteration_limit") limited += iterations.at("count").get<std::size_t>();
      }
    }
    ASSERT_EQ(cell.at("settings").size(), 2U);
    const std::string replay = cell.at("worst").at("replay").get<std::string>();
    EXPECT_TRUE(replay.starts_with("gjkproof gen 'oblong?size_ratio=1")) << replay;
  }
  EXPECT_GT(limited, 20U);
  // The command of the first cell, as a shell reads it.
  const json last = cells("study").back().at("worst");
  EXPECT_TRUE(has(shell(last.at("replay").get<std::string>() + " --all").out,
                  last.at("case").get<std::string>()));
}

TEST_F(Sweeps, ThePrecisionStudySaysWhichScalarSuffices) {
  std::ofstream(folder_ / "text.md") << "<!-- cells:begin -->\n<!-- cells:end -->\n";
  const Ended ended =
      run("study precision --cases 40 --family 'oblong?size_ratio=1e6&gap=1e-6&bits=53' "
          "--into text.md -o study");
  EXPECT_LE(ended.code, findings) << ended.err;
  double before = 1;
  for (const json& cell : cells("study")) {
    const double median = cell.at("relative_error").at("p50").get<double>();
    const double predicted =
        cell.at("u").get<double>() * cell.at("condition").at("p50").get<double>();
    EXPECT_LE(median, 4 * predicted) << cell.at("subject");
    EXPECT_GT(median, cell.at("u").get<double>() / 1e3) << cell.at("subject");
    EXPECT_LT(median, before);
    before = median;
  }
  EXPECT_LT(before, 1e-90) << "of 100 digits";
  const std::string text = content(folder_ / "text.md");
  EXPECT_TRUE(has(text,
                  "Made by `gjkproof study precision --cases 40 --family "
                  "'oblong?size_ratio=1e6&gap=1e-6&bits=53'`"));
  EXPECT_TRUE(has(text, "## Which subject suffices, in 99 % of the answers"));
  EXPECT_TRUE(has(text, " 1e-15 |"));
}

// A tolerance keeps its promise in exact arithmetic, although most answers exceed the allowance of
// exact arithmetic, 0; in floating point it fails if rounding exceeds it.
TEST_F(Sweeps, ExactArithmeticKeepsThePromiseOfItsEpsilon) {
  const Ended ended = expect_code(
      findings,
      run("study --family generic --family 'oblong?gap=1e-6' --cases 100 --vertices 16 --no-known "
          "-s 'core/rational/robust?epsilon=0.01' -s 'core/float/robust?epsilon=1e-6'"));
  EXPECT_TRUE(has(ended.out, "beyond promise"));
  std::map<std::string, std::size_t> promised, broken, inaccurate;
  for (const json& cell : cells("study")) {
    const std::string subject = cell.at("subject").get<std::string>();
    promised[subject] += cell.at("promised").get<std::size_t>();
    broken[subject] += cell.at("beyond_promise").get<std::size_t>();
    inaccurate[subject] += cell.at("verdicts").at("inaccurate").get<std::size_t>();
  }
  EXPECT_EQ(promised["core/rational/robust?epsilon=0.01"], 200U);
  EXPECT_EQ(broken["core/rational/robust?epsilon=0.01"], 0U);
  EXPECT_GT(inaccurate["core/rational/robust?epsilon=0.01"], 5U);
  EXPECT_GT(broken["core/float/robust?epsilon=1e-6"], 5U);
}

TEST_F(Sweeps, SettingsStandWhereverASubjectIsNamed) {
  const std::string settings = " -s 'core/double/robust?epsilon=0.5'";
  const Ended made = run("gen 'oblong?gap=0.25' --count 1 --first 3");
  EXPECT_TRUE(has(made.out, "\"id\":\"oblong+gap:0.25-s1-3\""));
  std::ofstream(folder_ / "case.jsonl") << made.out;
  const Ended replayed = run("replay case.jsonl --all" + settings);
  EXPECT_TRUE(has(replayed.out, "core/double/robust?epsilon=0.5"));
  EXPECT_EQ(run("replay case.jsonl -s 'core/double/robust?epsilom=0.5'").code, bad_input);
  expect_code(clean, run("smoke --subject 'core/double/robust?iterations=500'"));
  const Ended reduced = run("shrink case.jsonl -s 'core/double/robust?iterations=1'");
  EXPECT_NE(reduced.code, bad_input) << reduced.err;
}

}  // namespace
