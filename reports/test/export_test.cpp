// SPDX-License-Identifier: MIT
// The records of a study in other formats, with arbitrary text as reasons.

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "reports/output/text_table.hpp"

#include "reports/test/cli.hpp"
#include "reports/test/planted_study.hpp"

namespace {

const std::string nasty = "a \"reason\", <b> & ]]> |\nof {two} lines\x01";

class Export : public Cli {
 protected:
  Ended exported(const PlantedStudy& study, const std::string& format) const {
    study.write(folder_ / "study");
    return run("export study --format " + format);
  }
  void expect_nothing_left() const {
    for (const auto& file : fs::directory_iterator(folder_)) {
      EXPECT_NE(file.path().extension(), ".new") << file.path();
    }
  }
};

// A known case and a generated one are findings; the second subject skips the other group.
PlantedStudy with_findings() {
  PlantedStudy study = planted_study();
  study.header["subjects"].push_back(study.header["subjects"][0]);
  study.header["subjects"][1]["name"] = "yours";
  for (const Json& record : planted_study().records) {
    Json skipped = record;
    skipped["subject"] = "yours";
    skipped["status"] = skipped["says"] = skipped["scaled_error"] = nullptr;
    skipped["relative_error"] = skipped["ulps"] = skipped["iterations"] = nullptr;
    skipped["verdict"] = skipped["column"] = "skipped";
    skipped["reason"] = "takes <points>";
    study.records.push_back(skipped);
  }
  make_finding(study.record("sliver-1"), "wrong_relation", "false_separation", nasty, 0.125);
  study.record("sliver-1")["gross"] = true;
  make_finding(study.record("oblong-s1-0"), "inaccurate", "inaccurate", "small", 0.25);
  make_finding(study.record("oblong-s1-2"), "inaccurate", "inaccurate", "large", 0.5);
  return study;
}

TEST_F(Export, CsvHasALineARecordAndEveryField) {
  PlantedStudy study = planted_study();
  make_finding(study.record("sliver-1"), "wrong_relation", "false_separation", nasty, 0.125);
  Json& curved = study.record("oblong-s1-2");
  curved["distance"] = {"0x1p-1", "0x1.8p-1"};
  curved["relation"] = curved["says"] = nullptr;
  curved["promise"] = false;
  const Ended ended = expect_code(clean, exported(study, "csv"));
  EXPECT_EQ(
      ended.out,
      "case,group,index,domain,dim,vertices_a,vertices_b,bits,magnitude,relation,distance,"
      "distance_lower,distance_upper,depth,depth_lower,depth_upper,altitude,subject,status,says_"
      "relation,says_distance,"
      "says_depth,says_lower_bound,says_certain,says_certain_lower,says_certain_upper,verdict,"
      "column,reason,gross,size,scaled_error,relative_error,"
      "ulps,promise,iterations,parameter_size_ratio\r\n"
      "sliver-0,known/"
      "sliver,0,engine,3,8,12,53,3.5,separated,1.5,,,,,,0.01,mine,converged,separated,"
      "1.5,,,,,,correct,correct,,false,0,0.5,1e-17,0.5,,4,\r\n"
      "sliver-1,known/"
      "sliver,1,engine,3,8,12,53,3.5,separated,1.5,,,,,,0.01,mine,converged,separated,"
      "1.5,,,,,,wrong_relation,false_separation,\"a \"\"reason\"\", <b> & ]]> |\nof {two} "
      "lines\x01\",false,0.125,1125899906842624,1e-17,0.5,,4,\r\n"
      "oblong-s1-0,oblong,0,engine,3,8,12,53,3.5,separated,1.5,,,,,,0.01,mine,converged,separated,"
      "1.5,,,,,,correct,correct,,false,0,0.5,1e-17,0.5,,4,1e-06\r\n"
      "oblong-s1-1,oblong,1,engine,3,8,12,53,3.5,separated,1.5,,,,,,0.01,mine,converged,separated,"
      "1.5,,,,,,correct,correct,,false,0,0.5,1e-17,0.5,,4,2e-06\r\n"
      "oblong-s1-2,oblong,2,engine,3,8,12,53,3.5,,,0.5,0.75,,,,0.01,mine,converged,,,,,,,,correct,"
      "correct,,false,0,0.5,1e-17,0.5,false,4,3e-06\r\n");
  EXPECT_EQ(run("export study --format csv -o table.csv").code, clean);
  EXPECT_EQ(content(folder_ / "table.csv"), ended.out);
  expect_nothing_left();
}

TEST_F(Export, CsvHasTheTimesOfAStudyThatMeasured) {
  PlantedStudy study = planted_study();
  study.header["timed"] = true;
  study.record("oblong-s1-0")["ns"] = 173.5;
  const Ended ended = expect_code(clean, exported(study, "csv"));
  EXPECT_TRUE(has(lines(ended.out)[0], "promise,iterations,ns,parameter_"));
  EXPECT_TRUE(lines(ended.out)[2].ends_with(",4,,\r")) << "not measured";
  EXPECT_TRUE(lines(ended.out)[3].ends_with(",4,173.5,1e-06\r"));
}

TEST_F(Export, MarkdownIsTheMatrixAndTheWorst) {
  const Ended ended = expect_code(clean, exported(with_findings(), "markdown"));
  EXPECT_EQ(ended.out,
            "### gjkproof: 3 findings in 5 answers\n\n"
            "Made by `gjkproof study --cases 3`, 0.1.0 36b3652, g++ 12.2.0.\n\n"
            "| subject | false sep. | inaccurate | correct | skipped | gross | max error |\n"
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
            "| `mine`  |          1 |          2 |       2 |       . |     1 |   4.5e+15 |\n"
            "| `yours` |          . |          . |       . |       5 |     . |         . |\n"
            "\nWorst findings, one per subject and verdict (2 of 2):\n\n"
            "- mine: a \"reason\", &lt;b> &amp; \\]\\]> \\| of {two} lines  on sliver-1, off by "
            "0.125 M  \n"
            "  `gjkproof replay known/sliver.jsonl --id sliver-1 --subject ./libmine.so`\n"
            "- mine: large on oblong-s1-2, off by 0.5 M  \n"
            "  `gjkproof gen oblong --seed 1 --first 2 | gjkproof replay - --subject "
            "./libmine.so`\n");
}

TEST_F(Export, JunitHasASuiteASubjectAndACaseAGroup) {
  const Ended ended = expect_code(clean, exported(with_findings(), "junit"));
  EXPECT_EQ(
      ended.out,
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"gjkproof\" tests=\"5\" failures=\"2\" errors=\"0\" skipped=\"2\">\n"
      "  <testsuite name=\"study\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
      "    <properties>\n"
      "      <property name=\"command\" value=\"gjkproof study --cases 3\"/>\n"
      "      <property name=\"seed\" value=\"1\"/>\n"
      "      <property name=\"version\" value=\"0.1.0 36b3652, g++ 12.2.0\"/>\n"
      "      <property name=\"flags\" value=\"-O2\"/>\n"
      "      <property name=\"processor\" value=\"one\"/>\n"
      "    </properties>\n"
      "    <testcase classname=\"study\" name=\"complete\"/>\n"
      "  </testsuite>\n"
      "  <testsuite name=\"mine\" tests=\"2\" failures=\"2\" errors=\"0\" skipped=\"0\">\n"
      "    <testcase classname=\"mine\" name=\"known/sliver\">\n"
      "      <failure type=\"false_separation\" message=\"a &quot;reason&quot;, &lt;b&gt; &amp; "
      "]]&gt; "
      "|&#10;of {two} lines\xef\xbf\xbd on sliver-1, off by 0.125 M\">1 finding in 2 answers: "
      "false_separation 1&#10;gjkproof replay known/sliver.jsonl --id sliver-1 --subject "
      "./libmine.so&#10;</failure>\n"
      "    </testcase>\n"
      "    <testcase classname=\"mine\" name=\"oblong\">\n"
      "      <failure type=\"inaccurate\" message=\"large on oblong-s1-2, off by 0.5 M\">2 "
      "findings "
      "in 3 answers: inaccurate 2&#10;gjkproof gen oblong --seed 1 --first 2 | gjkproof replay - "
      "--subject ./libmine.so&#10;</failure>\n"
      "    </testcase>\n"
      "  </testsuite>\n"
      "  <testsuite name=\"yours\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"2\">\n"
      "    <testcase classname=\"yours\" name=\"known/sliver\">\n"
      "      <skipped message=\"takes &lt;points&gt;\"/>\n"
      "    </testcase>\n"
      "    <testcase classname=\"yours\" name=\"oblong\">\n"
      "      <skipped message=\"takes &lt;points&gt;\"/>\n"
      "    </testcase>\n"
      "  </testsuite>\n"
      "</testsuites>\n");
}

TEST_F(Export, SarifHasAResultForTheWorstOfEachSubjectAndColumn) {
  const Ended ended = expect_code(clean, exported(with_findings(), "sarif"));
  const Json log = Json::parse(ended.out);
  EXPECT_EQ(log["version"], "2.1.0");
  ASSERT_EQ(log["runs"].size(), 1U);
  const Json& run = log["runs"][0];
  const Json& driver = run["tool"]["driver"];
  EXPECT_EQ(driver["name"], "gjkproof");
  ASSERT_EQ(driver["rules"].size(), 8U);
  for (const Json& rule : driver["rules"]) {
    EXPECT_FALSE(rule["id"].get<std::string>().empty());
    EXPECT_FALSE(rule["shortDescription"]["text"].get<std::string>().empty()) << rule;
  }
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], true);
  ASSERT_EQ(run["results"].size(), 2U);
  const Json& known = run["results"][0];
  EXPECT_EQ(known["ruleId"], "false_separation");
  EXPECT_EQ(driver["rules"][known["ruleIndex"].get<std::size_t>()]["id"], known["ruleId"]);
  EXPECT_EQ(known["level"], "error");
  EXPECT_EQ(known["message"]["text"],
            "mine: a \"reason\", <b> & ]]> |\nof {{two}} lines\x01 on sliver-1, off by 0.125 M, "
            "the worst of 1 finding. See it "
            "again: gjkproof replay known/sliver.jsonl --id sliver-1 --subject ./libmine.so");
  const auto uri = [](const Json& result) {
    return result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
  };
  EXPECT_EQ(uri(known), "core/cases/known/sliver.jsonl");
  const Json& generated = run["results"][1];
  EXPECT_EQ(generated["ruleId"], "inaccurate");
  EXPECT_EQ(driver["rules"][generated["ruleIndex"].get<std::size_t>()]["id"], "inaccurate");
  EXPECT_EQ(uri(generated), "study/run.jsonl.gz");
  EXPECT_EQ(generated["properties"]["case"], "oblong-s1-2");
  EXPECT_EQ(generated["properties"]["findings"], 2);
}

// Of two inaccurate answers, one is known.
TEST_F(Export, CountsNewFindingsApartFromExpectedOnes) {
  with_findings().write(folder_ / "study");
  std::ofstream(folder_ / "known.jsonl")
      << R"({"format":"gjkproof-expected/1","seed":1})"
      << "\n"
      << R"({"case":"oblong-s1-0","subject":"mine","verdict":"inaccurate","domain":"engine"})"
      << "\n";
  const std::string known = " --expected known.jsonl";
  const Ended junit = expect_code(clean, run("export study --format junit" + known));
  EXPECT_TRUE(has(junit.out, ">1 finding in 3 answers: inaccurate 1&#10;")) << junit.out;
  const Json log = Json::parse(run("export study --format sarif" + known).out);
  std::vector<std::uint64_t> counts;
  for (const Json& result : log["runs"][0]["results"]) {
    if (result["ruleId"] == "inaccurate") counts.push_back(result["properties"]["findings"]);
  }
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1})) << "the new one, then the expected one";
  const std::string page = run("export study --format markdown" + known).out;
  EXPECT_TRUE(page.starts_with("### gjkproof: 2 new findings, 1 expected, in 5 answers\n")) << page;
}

// JUnit names those of the group, SARIF all of the verdict, each once.
TEST_F(Export, NamesTheIssuesOfWhatItShows) {
  PlantedStudy study = with_findings();
  make_finding(study.record("sliver-1"), "inaccurate", "inaccurate", "known", 0.125);
  study.write(folder_ / "study");
  std::ofstream list(folder_ / "known.jsonl");
  list << R"({"format":"gjkproof-expected/1","seed":1})"
       << "\n";
  const std::pair<const char*, const char*> issues[] = {
      {"oblong-s1-0", "bug 2"}, {"oblong-s1-2", "bug 2"}, {"sliver-1", "bug 1"}};
  for (const auto& [id, issue] : issues) {
    list << Json{{"case", id}, {"subject", "mine"}, {"verdict", "inaccurate"}, {"issue", issue}}
         << "\n";
  }
  list.close();
  const std::string junit = run("export study --format junit --expected known.jsonl").out;
  EXPECT_TRUE(has(junit, "\"1 expected finding: inaccurate (bug 1)\"")) << junit;
  EXPECT_TRUE(has(junit, "\"2 expected findings: inaccurate (bug 2)\"")) << junit;
  const Json log = Json::parse(run("export study --format sarif --expected known.jsonl").out);
  EXPECT_EQ(log["runs"][0]["results"][0]["suppressions"][0]["justification"], "bug 1, bug 2");
}

TEST_F(Export, AChartNamesSubjectsWithoutDistancesApartFromThoseWithSmallErrors) {
  PlantedStudy study = with_findings();
  study.header["subjects"].push_back(study.header["subjects"][0]);
  study.header["subjects"][2]["name"] = "exact";
  for (Json record : planted_study().records) {
    record["subject"] = "exact";
    record["scaled_error"] = 0;
    study.records.push_back(record);
  }
  const Json chart = Json::parse(exported(study, "vega-lite").out);
  EXPECT_EQ(chart["description"], "No error above 0.001 u M: exact. No distance: yours");
}

// An SVG for print, read back.
struct Printed {
  double across = 0;    // of the drawing, in its own units
  double wide = 0;      // on paper, in cm
  double size = 0;      // of the text, in units
  double furthest = 0;  // right end of a text or of a line, in units
  std::size_t lines = 0;
  std::set<std::string> looks;  // dashes and shape of the mark of each line
  std::set<std::string> colours;

  double points() const { return size / across * wide / 2.54 * 72; }
};

Printed printed(const std::string& svg) {
  Printed read;
  const auto each = [&](const char* pattern, const auto& take) {
    const std::regex form(pattern);
    for (std::sregex_iterator found(svg.begin(), svg.end(), form), end; found != end; ++found)
      take(*found);
  };
  each(R"(<svg[^>]* width="([0-9.]+)cm"[^>]* viewBox="0 0 ([0-9.]+) )", [&](const auto& found) {
    read.wide = std::stod(found[1]);
    read.across = std::stod(found[2]);
  });
  each("font-size=\"([0-9.]+)\"", [&](const auto& found) {
    const double size = std::stod(found[1]);
    read.size = read.size == 0 ? size : std::min(read.size, size);
  });
  each("<text x=\"([0-9.]+)\"[^>]*anchor=\"([a-z]+)\">([^<]*)<", [&](const auto& found) {
    const std::string words = std::regex_replace(found[3].str(), std::regex("&[a-z]+;"), "&");
    const double length = 0.6 * read.size * static_cast<double>(words.size());
    const double share = found[2] == "start" ? 1 : found[2] == "middle" ? 0.5 : 0;
    read.furthest = std::max(read.furthest, std::stod(found[1]) + share * length);
  });
  each(
      "class=\"line\"[^>]*stroke=\"([^\"]*)\"[^>]*stroke-dasharray=\"([^\"]*)\"[^\n]*\n"
      "<path class=\"marks\" d=\"M[0-9.]+ [0-9.]+([^M\"]*)",
      [&](const auto& found) {
        ++read.lines;
        read.colours.insert(found[1]);
        read.looks.insert(found[2].str() + ", " + found[3].str());
      });
  return read;
}

// A figure of each of the three questions, in one column of a paper printed in black.
TEST_F(Export, AChartForPrintIsLegibleInBlackAndWhite) {
  const struct {
    const char* study;
    const char* chart;
    std::size_t lines;
  } figures[] = {{"repeated", "findings --x size_ratio --subject 'core/double/*'", 12},
                 {"bound", "error --x epsilon", 6},
                 {"conditioning", "error --x aspect_a", 6}};
  for (const auto& [study, chart, lines] : figures) {
    run(std::string("study ") + study + " --cases 3 -o " + study);
    const std::string figure = std::string("export ") + study + " --format svg --chart " + chart;
    const Ended ended = expect_code(clean, run(figure + " --width 8"));
    const Printed read = printed(ended.out);
    EXPECT_NEAR(read.wide, 8, 0.01) << study;
    EXPECT_GE(read.points(), 7) << study;
    EXPECT_LE(read.furthest, read.across) << ended.out;
    EXPECT_EQ(read.lines, lines) << ended.out;
    EXPECT_EQ(read.looks.size(), lines) << ended.out;
    EXPECT_EQ(read.colours, std::set<std::string>{"#000"}) << study;
    // The canary: what is not for print has no such size, or coloured lines.
    EXPECT_EQ(printed(expect_code(clean, run(figure)).out).wide, 0) << study;
  }
  EXPECT_EQ(run("export bound --format csv --width 8").code, bad_input);
  EXPECT_EQ(run("export bound --format svg --width 2").code, bad_input);
}

TEST_F(Export, SaysThatAStudyIsIncomplete) {
  PlantedStudy cut = with_findings();
  cut.complete = false;
  for (const char* format : {"csv", "markdown", "latex", "svg", "vega-lite", "junit", "sarif"}) {
    expect_code(incomplete, exported(cut, format), "incomplete");
  }
  EXPECT_TRUE(has(exported(cut, "markdown").out, "INCOMPLETE"));
  EXPECT_TRUE(has(exported(cut, "latex").out, "INCOMPLETE"));
  EXPECT_TRUE(has(exported(cut, "junit").out, "<error message="));
  const Json log = Json::parse(exported(cut, "sarif").out);
  EXPECT_EQ(log["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

TEST_F(Export, RefusesWhatItCannotReadOrWrite) {
  EXPECT_EQ(run("export none --format csv").code, bad_input);
  EXPECT_EQ(run("export none --format csv -o table.csv").code, bad_input);
  expect_nothing_left();
  PlantedStudy study = planted_study();
  make_finding(study.record("sliver-1"), "wrong_relation", "false_separation", "relation", 0.125);
  study.write(folder_ / "study");
  EXPECT_EQ(run("export study").code, bad_input);
  EXPECT_EQ(run("export study --format xml").code, bad_input);
  for (const char* format : {"markdown", "latex", "junit", "svg"}) {
    expect_code(bad_input, run(std::string("export study --verdict '*' --format ") + format),
                "--verdict would change the counts");
  }
  for (const char* format : {"csv", "sarif", "expected"}) {
    expect_code(clean, run(std::string("export study --verdict '*' --format ") + format));
  }
  EXPECT_EQ(lines(run("export study --format csv --verdict wrong_relation").out).size(), 2U);
  for (const char* format : {"csv", "markdown", "latex", "svg", "vega-lite", "junit", "sarif"}) {
    EXPECT_EQ(run(std::string("export study -o none/file --format ") + format).code, cannot_write);
    expect_code(cannot_write, shell(std::string("$P export study > /dev/full --format ") + format));
  }
  study.records[2].erase("column");
  EXPECT_EQ(exported(study, "csv").code, bad_input);
  EXPECT_TRUE(has(exported(study, "junit").err, "run.jsonl.gz: line 5: "));
}

}  // namespace

namespace reports {
namespace {

TEST(Escape, QuotesAFieldOfCsvWhereItMust) {
  EXPECT_EQ(csv_field("plain text"), "plain text");
  EXPECT_EQ(csv_field("a,b"), "\"a,b\"");
  EXPECT_EQ(csv_field("says \"no\""), "\"says \"\"no\"\"\"");
  EXPECT_EQ(csv_field("two\nlines"), "\"two\nlines\"");
}

TEST(Escape, LeavesNothingInXmlThatADocumentMayNotHold) {
  EXPECT_EQ(xml_text("a < b && \"c\" > 'd'"), "a &lt; b &amp;&amp; &quot;c&quot; &gt; 'd'");
  EXPECT_EQ(xml_text("one\ttwo\nthree\r"), "one&#9;two&#10;three&#13;");
  EXPECT_EQ(xml_text(std::string("\0\x1b[31m", 6)), "\xef\xbf\xbd\xef\xbf\xbd[31m");
  EXPECT_EQ(xml_text("\xef\xbf\xbe\xef\xbf\xbf"), "\xef\xbf\xbd\xef\xbf\xbd");
  EXPECT_EQ(xml_text("\xc3\xa9\xf0\x9f\x98\x80"), "\xc3\xa9\xf0\x9f\x98\x80");
}

TEST(Escape, ShowsMarkdownAsItIs) {
  EXPECT_EQ(markdown_text("<b>a*b_c`d`\n[x](y)"), "&lt;b>a\\*b\\_c\\`d\\` \\[x\\](y)");
  EXPECT_EQ(markdown_code("plain"), "`plain`");
  EXPECT_EQ(markdown_code("a `quoted`\nword"), "`` a `quoted` word ``");
}

TEST(Escape, LeavesNothingThatLatexReadsAsACommand) {
  EXPECT_EQ(latex_text("50 % of {a_b} & #1 $x^2$ ~ \\n <|>\n[1] \"c\""),
            "50 \\% of \\{a\\_b\\} \\& \\#1 \\$x\\textasciicircum{}2\\$ \\textasciitilde{} "
            "\\textbackslash{}n \\textless{}\\textbar{}\\textgreater{} {[}1{]} "
            "\\symbol{34}c\\symbol{34}");
}

TEST(Escape, WritesPathsAsUris) {
  EXPECT_EQ(uri_path("core/cases/a b#c%.jsonl"), "core/cases/a%20b%23c%25.jsonl");
}

}  // namespace

}  // namespace reports
