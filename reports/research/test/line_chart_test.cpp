// SPDX-License-Identifier: MIT
// A chart is markup that a browser accepts, with the given numbers.
#include "reports/research/clock/line_chart.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "reports/test/count_of.hpp"
#include "reports/test/well_formed.hpp"

namespace {

reports::LineChart chart_of_two() {
  return {"a & b",
          "x < y",
          "seconds",
          true,
          true,
          {{"first", {{1, 0.5, "0.50"}, {10, 20, "20.00 (19.00 to 21.00)"}}},
           {"nothing", {}},
           {"\"third\"", {{1, 2, "2.00"}, {10, 3, ""}}}}};
}

TEST(LineChart, IsWellFormedWhateverItsWords) {
  const std::string page = reports::chart_page("<title>", "a < b", {chart_of_two()});
  EXPECT_EQ(unclosed_tag(page), "") << page;
  EXPECT_NE(page.find("a &amp; b"), std::string::npos);
  EXPECT_NE(page.find("&quot;third&quot;"), std::string::npos);
}

TEST(WellFormed, NoticesATagThatStaysOpen) {
  EXPECT_EQ(unclosed_tag("<a><b/><c x=\"1\">text</c></a>"), "");
  EXPECT_EQ(unclosed_tag("<a><c></a></c>"), "/a");
  EXPECT_EQ(unclosed_tag("<a><c></c>"), "a");
}

TEST(LineChart, ShowsEachNumberWithAText) {
  const std::string text = reports::svg(chart_of_two());
  EXPECT_NE(text.find("<title>first, 1: 0.50</title>"), std::string::npos) << text;
  EXPECT_NE(text.find("<title>first, 10: 20.00 (19.00 to 21.00)</title>"), std::string::npos);
  EXPECT_EQ(count_of(text, "<title>"), 3U);
}

// A point is placed according to its number: half a decade above 1 is the middle of 0.1 to 100.
TEST(LineChart, LogarithmicAxesHaveAPlaceForEachDecade) {
  reports::LineChart chart = chart_of_two();
  chart.curves[0].points = {{1, 0.5, "low"}, {10, 3.1622776601683795, "middle"}, {100, 20, "high"}};
  const std::string text = reports::svg(chart);
  EXPECT_NE(text.find("translate(245.0 150.0)\"><title>first, 10: middle"), std::string::npos)
      << text;
}

TEST(LineChart, LinearAxesBeginAtZero) {
  reports::LineChart chart = chart_of_two();
  chart.log_x = chart.log_y = false;
  chart.curves[0].points = {{0, 0, "none"}, {10, 10, "all"}};
  const std::string text = reports::svg(chart);
  EXPECT_NE(text.find("translate(60.0 270.0)\"><title>first, 0: none"), std::string::npos) << text;
  EXPECT_NE(text.find("translate(430.0 30.0)\"><title>first, 10: all"), std::string::npos) << text;
}

// A curve looks the same whether or not another one has points, and no two of six look alike.
TEST(LineChart, TellsCurvesApartWithoutColours) {
  reports::LineChart chart{"six", "x", "y", false, false, {}};
  for (int i = 0; i < 6; ++i) {
    chart.curves.push_back({"curve " + std::to_string(i), {{0, 1, "1"}, {1, 2, "2"}}});
  }
  const std::string text = reports::svg(chart);
  const std::regex curve("class=\"curve\" stroke-dasharray=\"([^\"]*)\"");
  std::set<std::string> dashes;
  for (std::sregex_iterator found(text.begin(), text.end(), curve), end; found != end; ++found) {
    dashes.insert((*found)[1]);
  }
  EXPECT_EQ(dashes.size(), 6U) << text;
  chart.curves[1].points.clear();
  const std::string fewer = reports::svg(chart);
  EXPECT_EQ(fewer.find("curve 1"), std::string::npos);
  EXPECT_EQ(fewer.find("stroke-dasharray=\"7 3\""), std::string::npos);
  EXPECT_EQ(text.find('#'), std::string::npos);
}

TEST(LineChart, IsNothingWithoutPoints) {
  EXPECT_EQ(reports::svg({"empty", "x", "y", true, true, {{"nothing", {}}}}), "");
}

TEST(LineChart, APageAsksNoHost) {
  const std::string page = reports::chart_page("page", "", {chart_of_two()});
  for (const char* request : {"http", "src=", "href", "url(", "@import", "<script", "<link"}) {
    EXPECT_EQ(page.find(request), std::string::npos) << request;
  }
}

}  // namespace
