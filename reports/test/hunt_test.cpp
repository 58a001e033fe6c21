// SPDX-License-Identifier: MIT
// A hunt finds faults, climbs, goes on after a kill, and forgets nothing that is still true.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/hunt/mutation.hpp"
#include "reports/hunt/records.hpp"
#include "reports/study/form/counts.hpp"
#include "reports/test/cli.hpp"

namespace {

using nlohmann::json;

TEST(Mutation, ChangesACaseAndKeepsItFiniteAndWithinItsSize) {
  int changed = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    const cases::Case before = cases::generate(cases::family(i % 2 == 0 ? "extreme" : "lattice"), 1,
                                               i, {.vertices_max = 8});
    cases::Case now = before;
    cases::Choices choices = cases::Choices::keyed(1, "mutation", i);
    if (!reports::mutate(now, choices, 8)) {
      EXPECT_EQ(now, before);
      continue;
    }
    if (now.a != before.a || now.b != before.b) ++changed;
    EXPECT_FALSE(now.expect);
    for (const cases::Body* body : {&now.a, &now.b}) {
      EXPECT_GE(body->points.size(), 1U);
      EXPECT_LE(body->points.size(), 8U);
    }
    EXPECT_TRUE(std::isfinite(cases::magnitude(now)));
  }
  EXPECT_GT(changed, 1500);
}

TEST(Mutation, LeavesCurvedBodiesAlone) {
  cases::Case question = cases::generate(cases::family("curved"), 1, 1);
  cases::Choices choices = cases::Choices::keyed(1, "mutation", 0);
  EXPECT_FALSE(reports::mutate(question, choices, 8));
}

class Hunt : public Cli {
 protected:
  std::vector<json> journal(const std::string& folder = "hunt") const {
    std::vector<json> result;
    for (const std::string& line : lines(content(folder_ / folder / "journal.jsonl"))) {
      result.push_back(json::parse(line));
    }
    return result;
  }

  // The lines that have a case, each worse than the one before of its subject, cases and verdict, and
  // the table of the last ones that are findings.
  std::vector<json> records() const {
    std::map<std::string, json> last;
    std::vector<json> result;
    for (const json& line : journal()) {
      if (!line.contains("case")) continue;
      json& before = last[line["subject"].dump() + line["cases"].dump() + line["verdict"].dump()];
      if (!before.is_null()) {
        EXPECT_TRUE(is_worse(reports::read_counted(line["answer"]),
                             reports::read_counted(before["answer"])))
            << line;
      }
      before = line;
      result.push_back(line);
    }
    const std::string summary = content(folder_ / "hunt/summary.md");
    EXPECT_FALSE(has(summary, " -0 "));
    std::size_t findings = 0;
    for (const auto& [place, line] : last) {
      if (!is_finding(reports::read_counted(line["answer"]).verdict)) continue;
      ++findings;
      EXPECT_TRUE(has(summary, " " + line["case"]["id"].get<std::string>() + " |")) << line;
    }
    const std::string rows = summary.substr(0, summary.rfind("|\n"));
    EXPECT_EQ(std::ranges::count(rows, '\n'), 5 + static_cast<std::ptrdiff_t>(findings)) << summary;
    return result;
  }

  std::vector<json> reduced() const {
    std::vector<json> result = journal();
    std::erase_if(result, [](const json& line) { return !line.contains("reduced"); });
    return result;
  }
};

cases::Case case_in(const json& line, const char* key) {
  std::istringstream text(cases::header_line() + "\n" + line[key].dump() + "\n");
  return cases::read_cases(text, key).at(0);
}

TEST_F(Hunt, FindsPlantedFaultsAndReducesThem) {
  const Ended ended = run("hunt --for 1s -s planted/last_vertex_skipped -s core/float/original");
  ASSERT_EQ(ended.code, findings) << ended.err;
  EXPECT_TRUE(has(ended.out, "planted/last_vertex_skipped"));
  EXPECT_TRUE(has(content(folder_ / "hunt/report.html"), "<svg "));
  EXPECT_TRUE(has(content(folder_ / "hunt/summary.md"), "core/float/original"));
  EXPECT_EQ(run("verify hunt/found.jsonl").code, clean) << "they have their truth";
  std::map<std::pair<std::string, std::string>, cases::Case> first;
  for (const json& line : records())
    first.try_emplace({line["subject"], line["verdict"]}, case_in(line, "case"));
  const std::vector<json> small = reduced();
  EXPECT_EQ(lines(content(folder_ / "hunt/found.jsonl")).size(), 1 + small.size());
  int smaller = 0;
  for (const json& line : small) {
    const cases::Case now = case_in(line, "reduced");
    const cases::Case& before = first.at({line["subject"], line["verdict"]});
    EXPECT_LE(cases::vertex_count(now), cases::vertex_count(before));
    if (cases::significant_bits(now) < cases::significant_bits(before)) ++smaller;
    oracle::Examination examination(now, oracle::Oracle::certificate);
    const oracle::JudgedAnswer finding = examination.ask(subjects::select({line["subject"]}).at(0));
    EXPECT_EQ(name(finding.verdict.kind), line["verdict"]) << "it fails in the same way";
    first.erase({line["subject"], line["verdict"]});
  }
  EXPECT_GT(smaller, 3);
  for (const auto& [kind, question] : first) {
    EXPECT_TRUE(kind.second == "correct" || kind.second == "near_contact") << "was not reduced";
  }
}

// It fails in another way from its 30th question on; of those before some are of separated bodies.
TEST_F(Hunt, StoresNoReducedCaseThatTheJudgeDoesNotConfirm) {
  std::ofstream(folder_ / "tired.py") << R"(import json, sys
asked = 0
for line in sys.stdin:
    if "start" in json.loads(line):
        print('{"started": {"protocol": 1, "name": "tired", "answers": []}}', flush=True)
    for case in json.loads(line).get("run", []):
        asked += 1
        print(json.dumps({"seq": case["seq"], "intersecting": True} if asked < 30 else {"seq": case["seq"], "error": "tired"}), flush=True)
)";
  expect_code(findings, run("hunt --for 1s --seed 2 -s 'python3 tired.py'"));
  EXPECT_TRUE(std::ranges::any_of(
      records(), [](const json& line) { return line["verdict"] == "false_overlap"; }));
  for (const json& line : reduced()) EXPECT_EQ(line["verdict"], "no_answer");
}

TEST_F(Hunt, SaysThatAKnownCaseWasChanged) {
  ASSERT_EQ(run("hunt --for 1s -s core/float/original").code, findings);
  int changed = 0;
  for (const json& line : records()) {
    if (!line["cases"].get<std::string>().starts_with("known/")) continue;
    const json& source = line["case"]["source"];
    EXPECT_EQ(source["library"], "") << "that another library was wrong on";
    EXPECT_TRUE(source["from"].get<std::string>().starts_with("change of ")) << source;
    ++changed;
  }
  EXPECT_GT(changed, 3);
}

TEST_F(Hunt, IsTheSameForTheSameSeed) {
  for (const char* options : {"-o one", "-o other", "-o seed --seed 2"}) {
    run(std::string("hunt --for 1s -s core/float/enhanced ") + options);
  }
  std::vector<json> one = journal("one");
  std::vector<json> other = journal("other");
  for (std::vector<json>* all : {&one, &other}) {
    std::erase_if(*all, [](const json& line) { return !line.contains("case"); });
  }
  const std::size_t both = std::min(one.size(), other.size());
  ASSERT_GT(both, 20U);
  one.resize(both);
  other.resize(both);
  EXPECT_EQ(one, other);
  EXPECT_NE(journal("seed").at(1)["case"]["a"], journal("one").at(1)["case"]["a"]);
}

TEST_F(Hunt, LosesNothingWhenItIsKilledTenTimes) {
  std::vector<std::string> before;
  for (int i = 0; i < 10; ++i) {
    shell("timeout -s KILL 0." + std::to_string(1 + i % 5) +
          " $P hunt --for 1h -s core/double/enhanced -s core/double/certified");
    const std::vector<std::string> now = lines(content(folder_ / "hunt/journal.jsonl"));
    ASSERT_GE(now.size(), before.size());
    // The last line may have been cut.
    if (!before.empty()) before.pop_back();
    EXPECT_TRUE(std::equal(before.begin(), before.end(), now.begin()));
    before = now;
  }
  EXPECT_GT(before.size(), 100U);
  ASSERT_EQ(run("hunt --for 1s -s core/double/enhanced -s core/double/certified").code, findings);
  std::uint64_t step = 0;
  for (const json& line : journal()) {
    if (!line.contains("step")) continue;
    EXPECT_GE(line["step"], step) << "steps go on";
    step = line["step"];
    EXPECT_FALSE(line.contains("dropped")) << line;
  }
  for (const json& line : records()) {
    if (line["subject"] != "core/double/certified") continue;
    EXPECT_TRUE(line["verdict"] == "correct" || line["verdict"] == "near_contact") << line;
  }
  EXPECT_EQ(lines(content(folder_ / "hunt/found.jsonl")).size(), 1 + reduced().size());
}

TEST_F(Hunt, ReducesWhatAKillPrevented) {
  ASSERT_EQ(run("hunt --for 1s -s core/float/original").code, findings);
  const std::size_t all = reduced().size();
  shell("sed -i '/\"reduced\":/d' hunt/journal.jsonl");
  ASSERT_EQ(reduced().size(), 0U);
  ASSERT_EQ(run("hunt --for 1s -s core/float/original").code, findings);
  EXPECT_GE(reduced().size(), all);
}

// A case that was made by changing the one before has most of its points.
bool is_change_of(const json& line, const json& before) {
  const auto points = [](const json& record) {
    std::set<std::string> result;
    for (const char* body : {"a", "b"}) {
      for (const json& point : record["case"][body].value("points", json::array())) {
        result.insert(point.dump());
      }
    }
    return result;
  };
  const std::set<std::string> now = points(line);
  const std::set<std::string> then = points(before);
  const auto shared =
      std::ranges::count_if(now, [&](const auto& one) { return then.contains(one); });
  return now.size() > 3 && static_cast<std::size_t>(shared) + 2 >= now.size();
}

TEST_F(Hunt, ErrorsClimb) {
  ASSERT_EQ(run("hunt --for 1s -s core/double/signed_volumes").code, findings);
  std::map<std::string, json> last;
  int climbed = 0;
  for (const json& line : records()) {
    if (line["verdict"] != "inaccurate") continue;
    json& before = last[line["cases"].get<std::string>()];
    if (!before.is_null()) {
      EXPECT_GT(line["answer"]["size"], before["answer"]["size"]);
      if (line["step"].get<std::uint64_t>() % 4 == 3 && is_change_of(line, before)) ++climbed;
    }
    before = line;
  }
  EXPECT_GT(climbed, 1);
}

TEST_F(Hunt, DropsARecordThatNoLongerHolds) {
  ASSERT_EQ(run("hunt --for 1s -s core/float/original").code, findings);
  std::string text = content(folder_ / "hunt/journal.jsonl");
  const std::size_t at = text.find("\"verdict\":\"near_contact\"");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 24, "\"verdict\":\"wrong_interval\"");
  std::ofstream(folder_ / "hunt/journal.jsonl") << text;
  ASSERT_EQ(run("hunt --for 1s -s core/float/original").code, findings);
  EXPECT_TRUE(has(content(folder_ / "hunt/journal.jsonl"), "\"dropped\":\"near_contact\""));
  EXPECT_FALSE(has(content(folder_ / "hunt/summary.md"), "wrong_interval"));
}

TEST_F(Hunt, DropsAReducedCaseThatNoLongerFails) {
  const std::string hunt = "hunt --for 1s -s core/float/original";
  ASSERT_EQ(run(hunt).code, findings);
  const std::size_t all = reduced().size();
  shell(
      "sed -i '/\"reduced\":/s/\"verdict\":\"no_answer\"/\"verdict\":\"wrong_interval\"/' "
      "hunt/journal.jsonl");
  ASSERT_EQ(run(hunt).code, findings);
  EXPECT_GT(reduced().size(), all) << "what failed has another reduced case";
  EXPECT_EQ(lines(content(folder_ / "hunt/found.jsonl")).size(), reduced().size());
}

// Four records made up: twice the study's largest error, the same, half of it, and one of a family that
// the study did not have.
TEST_F(Hunt, CountsWhereItFoundMoreThanAStudy) {
  const std::string who = " -s core/float/original -s core/double/original ";
  ASSERT_EQ(run("study --no-known --cases 300 --family sliver --family oblong -o few" + who).code,
            findings);
  std::map<std::pair<std::string, std::string>, reports::Counted> studied;
  for (const reports::Record& record : answers_in(records_of(folder_ / "few/run.jsonl.gz"))) {
    if (!is_finding(record.counted.verdict) || !std::isfinite(record.counted.size)) continue;
    reports::Counted& largest = studied[{record.subject, record.question->group}];
    if (record.counted.size > largest.size) largest = record.counted;
  }
  reports::HuntRecords records({"core/float/original", "core/double/original"},
                               {"sliver", "oblong", "lattice"});
  records.compare_with(folder_ / "few");
  const auto take = [&](const std::string& subject, const std::string& cases, double factor,
                        reports::Counted answer) {
    answer.size *= factor;
    records.take({{"subject", subject},
                  {"cases", cases},
                  {"verdict", name(answer.verdict)},
                  {"answer", json_of(answer)},
                  {"answers", 1}},
                 cases::Case());
  };
  const reports::Counted twice = studied.at({"core/float/original", "sliver"});
  take("core/float/original", "sliver", 2, twice);
  take("core/float/original", "oblong", 1, studied.at({"core/float/original", "oblong"}));
  take("core/double/original", "sliver", 0.5, studied.at({"core/double/original", "sliver"}));
  take("core/float/original", "lattice", 1, twice);
  const std::string text = records.markdown("gjkproof hunt");
  EXPECT_TRUE(has(text, "1 pairs of subject and cases have a larger error than in "));
  EXPECT_TRUE(has(text, ", 2 a smaller one, 1 have none there\n")) << text;

  const Ended ended = expect_code(findings, run("hunt --for 1s --against few" + who));
  EXPECT_TRUE(has(ended.out, "have a larger error than in few, "));
  EXPECT_TRUE(has(content(folder_ / "hunt/report.html"), "<th>in the study</th>"));
  expect_code(bad_input, run("hunt --for 1s --against none" + who), "none");
}

TEST_F(Hunt, RefusesWhatItCannotGoOnWith) {
  const std::string hunt = "hunt --for 1s -s core/float/robust ";
  EXPECT_LE(run(hunt).code, findings);
  expect_code(bad_input, run(hunt + "--seed 2"),
              "journal.jsonl:1: is of another hunt: gjkproof hunt");
  std::ofstream(folder_ / "hunt/journal.jsonl", std::ios::app) << "{\"step\":\n";
  expect_code(bad_input, run(hunt), "journal.jsonl:");
  for (const char* time : {"1", "s", "1d", "-1s", "1.5h", ""}) {
    expect_code(bad_input, run(std::string("hunt -s core/float/robust --for '") + time + "'"),
                "--for takes a time such as");
  }
  EXPECT_LE(run("study --no-known --cases 2 --family lattice -s core/float/robust -o result").code,
            findings);
  const std::string summary = content(folder_ / "result/summary.md");
  expect_code(bad_input, run(hunt + "-o result"), "run.jsonl.gz: is of a study");
  EXPECT_EQ(content(folder_ / "result/summary.md"), summary);
}

}  // namespace
