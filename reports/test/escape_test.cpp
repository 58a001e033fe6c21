// SPDX-License-Identifier: MIT
#include "reports/output/escape.hpp"

#include <gtest/gtest.h>

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

TEST(Escape, WritesPathsAsUris) {
  EXPECT_EQ(uri_path("core/cases/a b#c%.jsonl"), "core/cases/a%20b%23c%25.jsonl");
}

}  // namespace
}  // namespace reports
