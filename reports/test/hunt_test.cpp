// SPDX-License-Identifier: MIT
// A hunt finds faults, climbs, goes on after a kill, and forgets nothing that is still true.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "reports/hunt/mutation.hpp"
#include "reports/hunt/records.hpp"
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
};

TEST_F(Hunt, FindsPlantedFaultsAndReducesThem) {
  const Ended ended = run("hunt --for 1s -s planted/last_vertex_skipped -s core/float/original");
  ASSERT_EQ(ended.code, findings) << ended.err;
  EXPECT_TRUE(has(ended.out, "planted/last_vertex_skipped"));
  EXPECT_TRUE(has(content(folder_ / "hunt/report.html"), "<svg "));
  EXPECT_TRUE(has(content(folder_ / "hunt/summary.md"), "core/float/original"));
  // What was reduced fails, and has its truth.
  EXPECT_EQ(run("verify hunt/found.jsonl").code, clean);
  EXPECT_EQ(run("replay hunt/found.jsonl -s planted/last_vertex_skipped").code, findings);
}

TEST_F(Hunt, IsTheSameForTheSameSeed) {
  for (const char* folder : {"one", "other"}) {
    run(std::string("hunt --for 1s -s core/float/enhanced -o ") + folder);
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
    if (line.contains("case") && line["subject"] == "core/double/certified") {
      EXPECT_TRUE(line["verdict"] == "correct" || line["verdict"] == "near_contact") << line;
    }
  }
}

// Each record of a place is worse than the one before, and so the climbs are.
TEST_F(Hunt, RecordsGrow) {
  ASSERT_EQ(run("hunt --for 1s -s core/double/signed_volumes").code, findings);
  std::map<std::string, double> last;
  int climbed = 0;
  for (const json& line : journal()) {
    if (!line.contains("case")) continue;
    const std::string place = line["cases"].get<std::string>() + line["verdict"].get<std::string>();
    if (line["verdict"] != "inaccurate") continue;
    const double size = line["answer"]["size"];
    if (last.contains(place)) {
      EXPECT_GT(size, last[place]) << line;
      if (line["step"].get<std::uint64_t>() % 4 == 3) ++climbed;
    }
    last[place] = size;
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
}

}  // namespace
