// SPDX-License-Identifier: MIT
// The page of a study, rendered from records that this file writes.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/output/output_file.hpp"
#include "reports/page/report.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/page/totals/aggregate.hpp"
#include "reports/test/folder.hpp"
#include "reports/test/planted_study.hpp"

namespace {

namespace page = reports::page;
using nlohmann::json;
using reports::axis_bins;
using reports::axis_of;
using reports::VerdictKind;

json header_line() {
  return json::parse(R"({"format":"gjkproof-run/2","command":"gjkproof study <all>","seed":1,
    "cases":3,"vertices":512,"domain":null,"first_domain":null,"oracle":"both",
    "groups":[{"name":"oblong","file":null,"size":3}],
    "subjects":[{"name":"core/double/original","option":"core/double/original","u":"0x1p-53","description":"of 1988"},
                {"name":"mine","option":"./libmine.so","u":"0x1p-53","description":""}],
    "version":"0.1.0","flags":"","processor":"","packages":""})");
}

Json record(int index, const std::string& subject, const std::string& verdict) {
  Json line = planted_record("oblong", index, subject);
  line["column"] = verdict;
  line["verdict"] = verdict.starts_with("false_") ? "wrong_relation" : verdict;
  return line;
}

void add(page::Aggregate& all, const Json& line) {
  const reports::Record record = reports::read_record(line.dump());
  all.add(all.places().place(record), record);
}

TEST(Page, SortsErrorsIntoTenBinsADecade) {
  EXPECT_EQ(page::error_bin(0), -1);
  EXPECT_EQ(page::error_bin(1e-4), -1);
  EXPECT_EQ(page::error_bin(1.01), 30);
  EXPECT_EQ(page::error_bin(1e30), page::error_bins);
  EXPECT_EQ(page::error_bin(std::nan("")), -1);
}

TEST(Page, ReadsDecadesWhereAParameterGoesOverMany) {
  const auto wide = axis_of("gap", {1e-9, 0, 1e-2});
  ASSERT_TRUE(wide);
  EXPECT_TRUE(wide->log);
  EXPECT_EQ(wide->first, -9);
  EXPECT_EQ(wide->bin(0), 0U);
  EXPECT_EQ(wide->bin(1), axis_bins - 1);
  const auto signed_gap = axis_of("gap", {-1e-9, 1e-7, 1e-3, 2});
  ASSERT_TRUE(signed_gap);
  EXPECT_TRUE(signed_gap->log);
  EXPECT_EQ(signed_gap->bin(-1e-9), 0U);
  EXPECT_FALSE(axis_of("exponent", {-30, -2, 1, 30})->log);
  const auto narrow = axis_of("vertices", {4, 20});
  ASSERT_TRUE(narrow);
  EXPECT_FALSE(narrow->log);
  EXPECT_EQ(narrow->bin(12), axis_bins / 2);
  EXPECT_FALSE(axis_of("frame", {3, 3}));
}

TEST(Page, CountsEveryLineOnceAndKeepsTheWorstFirst) {
  page::Aggregate all(reports::read_header(header_line().dump()));
  for (int i = 0; i < 30; ++i) {
    Json line = record(i, "mine", i % 3 == 0 ? "inaccurate" : "correct");
    line["size"] = i;
    add(all, record(i, "core/double/original", "correct"));
    add(all, line);
  }
  Json silent = record(30, "mine", "no_answer");
  silent["size"] = nullptr;
  add(all, silent);
  all.finish();
  EXPECT_EQ(all.questions(), 31U);
  EXPECT_EQ(all.tally().cell(0, 0).count(VerdictKind::correct), 30U);
  EXPECT_EQ(all.tally().cell(0, 1).count(VerdictKind::inaccurate), 10U);
  const std::vector<reports::Record> worst = all.worst(3);
  ASSERT_EQ(worst.size(), 3U);
  EXPECT_EQ(worst[0].counted.verdict, VerdictKind::no_answer);
  EXPECT_EQ(worst[1].counted.size, 27);
  EXPECT_EQ(worst[2].counted.size, 24);
  const json data = all.json();
  EXPECT_EQ(data.at("statuses"), json::array({"converged"}));
  EXPECT_EQ(data.at("cells")[1].at("iterations"), json::parse("[3,0,4,1,5,0,4,10,9,0,4,20]"));
}

TEST(Page, ListsAFindingOfEachGroupAndKindBeforeASecondOne) {
  json header = header_line();
  header["groups"].push_back({{"name", "generic"}, {"file", nullptr}, {"size", 3}});
  page::Aggregate all(reports::read_header(header.dump()));
  for (const char* const group : {"oblong", "generic"}) {
    for (int i = 0; i < 5; ++i) {
      Json line = record(i, "mine", i == 4 ? "false_overlap" : "inaccurate");
      line["group"] = group;
      line["case"] = std::string(group) + '-' + std::to_string(i);
      line["size"] = std::string(group) == "oblong" ? 100 + i : i;
      add(all, line);
    }
  }
  all.finish();
  std::vector<std::string> told;
  for (const reports::Record& one : all.worst(5)) {
    told.push_back(one.question->id + ' ' + name(one.counted.verdict));
  }
  EXPECT_EQ(told, (std::vector<std::string>{"oblong-4 false_overlap", "generic-4 false_overlap",
                                            "oblong-3 inaccurate", "oblong-2 inaccurate",
                                            "generic-3 inaccurate"}));
  EXPECT_EQ(all.total(1).worst, 104);
}

TEST(Page, KeepsMemoryOfAHeatMapConstantAndCountsLaterCasesToo) {
  page::Heat heat(0);
  reports::Record record;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    reports::RecordedCase question;
    question.index = i;
    question.parameters = {{"gap", std::pow(10, -static_cast<double>(i % 10))},
                           {"angle", static_cast<double>(i % 7)}};
    record.question = std::make_shared<reports::RecordedCase>(std::move(question));
    record.counted.verdict = i < 1000 ? VerdictKind::correct : VerdictKind::wrong_interval;
    heat.add(record, 0);
  }
  heat.finish();
  ASSERT_EQ(heat.pairs(), 1U);
  const json pair = heat.pair_json(0);
  std::size_t total = 0;
  for (const json& count : pair.at("totals")) total += count.get<std::size_t>();
  EXPECT_EQ(total, 2000U);
  std::size_t found = 0;
  const json& cells = pair.at("found")[0].at("cells");
  for (std::size_t i = 1; i < cells.size(); i += 2) found += cells[i].get<std::size_t>();
  EXPECT_EQ(found, 1000U);
}

TEST(Page, EndsNoScriptEarlyWhateverASubjectSays) {
  EXPECT_EQ(page::script_json({{"status", "</script>"}}), R"({"status":"\u003c/script>"})");
  EXPECT_EQ(page::escaped("a<b & \"c\""), "a&lt;b &amp; &quot;c&quot;");
  EXPECT_EQ(page::filled("<@A@>@B@", {{"A", "@B@"}, {"B", "2"}}), "<@B@>2");
  EXPECT_THROW(page::filled("@C@", {{"A", ""}}), std::invalid_argument);
}

// A subject in the header of a study.
struct Asked {
  std::string name;
  std::string description;
  std::string u;
};

page::Aggregate asked(const std::vector<Asked>& subjects) {
  json header = header_line();
  header["subjects"] = json::array();
  for (const Asked& one : subjects) {
    header["subjects"].push_back(
        {{"name", one.name}, {"option", one.name}, {"u", one.u}, {"description", one.description}});
  }
  return page::Aggregate(reports::read_header(header.dump()));
}

TEST(Page, TellsWhatASafeguardIsWorth) {
  page::Aggregate all =
      asked({{"core/double/robust", "every safeguard", "0x1p-53"},
             {"core/double/robust_without_omega", "one safeguard changed", "0x1p-53"},
             {"core/double/robust_at_heart", "another one", "0x1p-53"},
             {"core/float/robust_without_omega", "one safeguard changed", "0x1p-24"}});
  for (int i = 0; i < 10; ++i) {
    add(all, record(i, "core/double/robust", "correct"));
    Json changed = record(i, "core/double/robust_without_omega", i < 3 ? "inaccurate" : "correct");
    changed["gross"] = i == 0;
    if (i < 3) changed["scaled_error"] = 500;
    add(all, changed);
  }
  all.finish();
  const std::string text = page::ablations_html(all);
  EXPECT_TRUE(has(text,
                  "<th scope=\"row\">core/double/robust_without_omega</th>"
                  "<td class=\"number\">10</td>"
                  "<td class=\"number\">.</td><td class=\"number\">3</td>"
                  "<td class=\"number\">+3</td>"
                  "<td class=\"number\">.</td><td class=\"number\">1</td>"
                  "<td class=\"number\">+1</td>"
                  "<td class=\"number\">0.501</td><td class=\"number\">501</td>"
                  "<td class=\"number\">1e+03</td>"));
  EXPECT_FALSE(has(text, "at_heart")) << "no variant";
  EXPECT_FALSE(has(text, "core/float")) << "its preset is not in the study";
  EXPECT_EQ(page::ablations_html(asked({{"core/double/robust", "", "0x1p-53"}})), "");
}

TEST(Page, TellsWhichScalarSuffices) {
  page::Aggregate all = asked({{"core/double/robust", "", "0x1p-53"},
                               {"core/float/robust", "", "0x1p-24"},
                               {"core/float/original", "", "0x1p-24"},
                               {"core/float/walk", "", "0x1p-24"},
                               {"core/double/walk", "", "0x1p-53"}});
  for (const char* const walk : {"core/float/walk", "core/double/walk"}) {
    Json line = record(0, walk, "false_overlap");
    line["magnitude"] = 1;
    line["distance"] = "0x1p-1";
    line["relative_error"] = line["scaled_error"] = nullptr;
    add(all, line);
  }
  for (int i = 0; i < 100; ++i) {
    Json narrow = record(i, "core/float/robust", i < 2 ? "no_answer" : "correct");
    Json wide = record(i, "core/double/robust", "correct");
    for (Json* line : {&narrow, &wide}) {
      (*line)["magnitude"] = 1;
      (*line)["distance"] = i < 50 ? "0x1p-1" : "0x1p-20";
    }
    narrow["relative_error"] = i < 50 ? 1e-7 : 2e-4;
    wide["relative_error"] = i < 50 ? 0.0 : 1e-13;
    if (i < 2) narrow["relative_error"] = narrow["scaled_error"] = nullptr;
    add(all, narrow);
    add(all, wide);
  }
  all.finish();
  const json rows = all.json().at("precision");
  EXPECT_EQ(rows,
            json::parse(R"([{"s":0,"rows":[[-7,50,-130,-130,-130],[-1,50,-32768,-32768,-32768]]},
    {"s":1,"rows":[[-7,50,-36,-36,-36],[-1,50,-70,32767,32767]]},
    {"s":3,"rows":[[-1,1,32767,32767,32767]]},{"s":4,"rows":[[-1,1,32767,32767,32767]]}])"));
  const std::string text = page::precision_html(all);
  const auto row = [](const char* decade, const std::vector<const char*>& scalars) {
    std::string cells = std::string("<tr><th scope=\"row\">") + decade + "</th>";
    for (const char* scalar : scalars) {
      cells += std::string("<td class=\"number\">") + scalar + "</td>";
    }
    return cells + "</tr>";
  };
  EXPECT_TRUE(has(text, row("1e-7 to 1e-6", {"float", "double", "double", "double", "none"})));
  EXPECT_TRUE(has(text, row("1e-1 to 1e0", {"double", "double", "double", "double", "double"})))
      << "two of fifty float answers are none";
  EXPECT_FALSE(has(text, "original")) << "at one scalar alone";
  EXPECT_FALSE(has(text, "walk")) << "it reports no distance";
}

TEST(Page, TellsTimesWhereThereAreSome) {
  page::Aggregate all = asked({{"mine", "", "0x1p-53"}, {"yours", "", "0x1p-53"}});
  EXPECT_TRUE(has(page::times_html(all), "<code>gjkproof study --time</code>"));
  for (int i = 0; i < 100; ++i) {
    Json line = record(i, "mine", "correct");
    line["ns"] = i < 60 ? 256.0 : 1000.0;
    add(all, line);
    add(all, record(i, "yours", "correct"));
  }
  const std::string text = page::times_html(all);
  EXPECT_TRUE(has(text,
                  "<th scope=\"row\">mine</th><td class=\"number\">100</td>"
                  "<td class=\"number\">256</td><td class=\"number\">1024</td>"
                  "<td class=\"number\">0.501</td>"));
  EXPECT_FALSE(has(text, "yours"));
}

class PageFile : public Folder {
 protected:
  void write(const std::vector<std::string>& lines) const {
    std::ofstream out(folder_ / "run.jsonl.gz", std::ios::binary);
    for (const std::string& line : lines) out << reports::gzip_member(line + "\n");
  }
  // A study of one case of the group, with an answer of each subject.
  void write_study(json header, const std::vector<Json>& records) const {
    header["groups"][0]["size"] = 1;
    std::vector<std::string> lines{header.dump()};
    for (const Json& record : records) lines.push_back(record.dump());
    lines.push_back(R"({"unit":0,"cases":1,"truths":1,"enclosures":0,"compared":1})");
    lines.push_back(R"({"complete":true,"cases":1})");
    write(lines);
  }
  std::string written() const { return content(folder_ / "report.html"); }
};

json data_of(const std::string& page) {
  const std::string begin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t at = page.find(begin) + begin.size();
  return json::parse(page.substr(at, page.find("</script>", at) - at));
}

// The member of a row of the table "findings" or "cases".
json member(const json& table, std::size_t row, const std::string& key) {
  const auto keys = table.at("keys").get<std::vector<std::string>>();
  const auto at = std::find(keys.begin(), keys.end(), key) - keys.begin();
  return table.at("rows").at(row).at(static_cast<std::size_t>(at));
}

TEST_F(PageFile, HoldsTablesAndDataAndTheCaseOfAFinding) {
  write_study(header_line(),
              {record(0, "core/double/original", "inaccurate"), record(0, "mine", "correct")});
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::clean);
  const std::string text = written();
  EXPECT_TRUE(has(text, "gjkproof study &lt;all&gt;"));
  EXPECT_TRUE(has(text, "<tr><th scope=\"row\">mine</th>"));
  EXPECT_TRUE(has(text,
                  "<p id=\"sentence\">Of 2 subjects, 1 gave a wrong answer or none on 1 case; most "
                  "often core/double/original: on 100 % of them, by up to "));
  const json data = data_of(text);
  const json& findings = data.at("findings");
  const json& cases = data.at("cases");
  ASSERT_EQ(findings.at("rows").size(), 1U);
  EXPECT_EQ(member(cases, 0, "replay").get<std::string>() +
                data.at("subjects")[0].at("option").get<std::string>(),
            "gjkproof gen oblong --seed 1 --first 0 | gjkproof replay - --subject "
            "core/double/original");
  EXPECT_EQ(member(findings, 0, "case"), 0);
  EXPECT_FALSE(member(findings, 0, "trace").empty());
  EXPECT_TRUE(has(member(cases, 0, "line").get<std::string>(), "oblong-s1-0"));
  // The page fetches no external resource.
  EXPECT_FALSE(has(text, "<link rel=\"stylesheet"));
  EXPECT_FALSE(has(text, "<script src"));
}

TEST_F(PageFile, ShowsNoIterationsOfASubjectOfOursForAPlugInOfItsName) {
  json header = header_line();
  header["subjects"][0]["option"] = "./libtheirs.so";
  write_study(header,
              {record(0, "core/double/original", "inaccurate"), record(0, "mine", "correct")});
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::clean);
  EXPECT_TRUE(member(data_of(written()).at("findings"), 0, "trace").empty());
}

TEST_F(PageFile, TakesWhatIsNotFiniteForAbsent) {
  Json line = record(0, "mine", "no_answer");
  line["magnitude"] = "inf";
  line["distance"] = "inf";
  line["scaled_error"] = "nan";
  line["parameters"] = {{"gap", "inf"}};
  write_study(header_line(), {record(0, "core/double/original", "correct"), line});
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::clean);
  const std::string text = written();
  const json data = data_of(text);
  EXPECT_EQ(member(data.at("cases"), 0, "magnitude"), json());
  EXPECT_EQ(member(data.at("cases"), 0, "parameters"), json({{"gap", nullptr}}));
  EXPECT_EQ(member(data.at("cases"), 0, "id"), "oblong-s1-0");
}

// The points of curved bodies have no indices, so the page cannot find them again.
TEST_F(PageFile, TracesThePointsOfCurvedBodies) {
  json header = header_line();
  header["groups"][0]["name"] = "curved";
  Json line = planted_record("curved", 0, "core/double/robust");
  line["case"] = "curved-s1-0";
  line["column"] = line["verdict"] = "inaccurate";
  header["subjects"][0]["name"] = header["subjects"][0]["option"] = "core/double/robust";
  header["subjects"].erase(1);
  write_study(header, {line});
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::clean);
  const json trace = member(data_of(written()).at("findings"), 0, "trace");
  ASSERT_FALSE(trace.empty());
  for (const json& step : trace) {
    ASSERT_EQ(step.size(), 10U);
    EXPECT_EQ(step[9].size(), step[1].size() + 1) << "a corner each, and the support point";
    EXPECT_EQ(step[9][0].size(), 6U);
  }
}

TEST_F(PageFile, ShowsTheScoresOfPlantedFaults) {
  write_study(header_line(),
              {record(0, "core/double/original", "correct"), record(0, "mine", "correct")});
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::clean);
  EXPECT_FALSE(has(written(), "planted"));
  std::ofstream(folder_ / "mutants.json") << R"({"format":"gjkproof-mutants/1",
    "drivers":[{"driver":"study","killed":1,"visible":2,"median":7}],
    "faults":[{"fault":"some","description":"Is wrong.","cases":{"study":7}}]})";
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::clean);
  const std::string text = written();
  EXPECT_TRUE(has(text, "<th scope=\"row\">study</th><td class=\"number\">1</td>"));
  EXPECT_TRUE(has(text, "</th><td class=\"number\">7</td>"));
  std::ofstream(folder_ / "mutants.json") << R"({"format":"gjkproof-mutants/1"})";
  EXPECT_THROW(reports::write_report({folder_.string(), {}}), std::invalid_argument);
}

TEST_F(PageFile, SaysThatAStudyDidNotEnd) {
  write({header_line().dump(), record(0, "core/double/original", "correct").dump()});
  testing::internal::CaptureStderr();
  EXPECT_EQ(reports::write_report({folder_.string(), {}}), reports::incomplete);
  EXPECT_TRUE(has(testing::internal::GetCapturedStderr(), ": incomplete\n"));
  EXPECT_TRUE(has(written(), "INCOMPLETE"));
}

TEST_F(PageFile, NamesTheRecordThatIsNone) {
  write({header_line().dump(), record(0, "nobody", "correct").dump()});
  try {
    reports::write_report({folder_.string(), {}});
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_TRUE(has(std::string(error.what()),
                    "run.jsonl.gz: line 2: the header has no subject \"nobody\""))
        << error.what();
  }
  EXPECT_FALSE(fs::exists(folder_ / "report.html"));
}

}  // namespace
