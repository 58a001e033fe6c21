// SPDX-License-Identifier: MIT
#include "core/cases/file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(GJKPROOF_SOURCE_DIR) / "core/cases";
const std::string header = R"({"format":"gjkproof-cases/1"})";
const std::string point_a = R"("a":{"points":[["0x1p+0","0x0p+0"]]})";
const std::string point_b = R"("b":{"points":[["0x0p+0","0x0p+0"]]})";
const std::string good = R"({"id":"good","dim":2,)" + point_a + "," + point_b + "}";

std::vector<cases::Case> read(const std::string& text) {
  std::istringstream in(text);
  return cases::read_cases(in, "F");
}

std::string refusal(const std::string& text) {
  try {
    read(text);
  } catch (const cases::ReadError& error) {
    return error.what();
  }
  return "accepted";
}

// What is said of `line` as the third of a file that is fine otherwise.
std::string refusal_of_line(const std::string& line) {
  return refusal(header + "\n" + good + "\n" + line + "\n");
}

// A plane case with `more` members.
std::string with(const std::string& more) {
  return R"({"id":"x","dim":2,)" + point_a + "," + point_b + "," + more + "}";
}

// A claim with one member replaced.
std::string claim(const std::string& key, const std::string& value) {
  std::string result;
  const std::pair<const char*, const char*> members[] = {
      {"relation", R"("separated")"},
      {"distance_squared", R"("1")"},
      {"v", R"(["1","0"])"},
      {"proof", R"([{"a":0,"b":0,"weight":"1"}])"}};
  for (const auto& [name, usual] : members) {
    if (key != name) result += "\"" + std::string(name) + "\":" + usual + ",";
  }
  return with(R"("expect":{)" + result + "\"" + key + "\":" + value + "}");
}

std::string all_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

void expect_same(const cases::Case& one, const cases::Case& two) {
  EXPECT_EQ(one.id, two.id);
  EXPECT_EQ(one.dim, two.dim);
  EXPECT_EQ(one.flags, two.flags);
  EXPECT_EQ(one.a.points, two.a.points);
  EXPECT_EQ(one.b.points, two.b.points);
  ASSERT_EQ(one.expect.has_value(), two.expect.has_value());
  if (one.expect) {
    EXPECT_EQ(one.expect->relation, two.expect->relation);
    EXPECT_EQ(one.expect->distance_squared, two.expect->distance_squared);
    EXPECT_EQ(one.expect->v, two.expect->v);
    EXPECT_EQ(one.expect->normal, two.expect->normal);
    EXPECT_EQ(one.expect->penetration_depth_squared, two.expect->penetration_depth_squared);
    ASSERT_EQ(one.expect->proof.size(), two.expect->proof.size());
    for (std::size_t i = 0; i < one.expect->proof.size(); ++i) {
      EXPECT_EQ(one.expect->proof[i].a, two.expect->proof[i].a);
      EXPECT_EQ(one.expect->proof[i].b, two.expect->proof[i].b);
      EXPECT_EQ(one.expect->proof[i].weight, two.expect->proof[i].weight);
    }
  }
  ASSERT_EQ(one.source.has_value(), two.source.has_value());
  if (one.source) {
    EXPECT_EQ(one.source->library, two.source->library);
    EXPECT_EQ(one.source->from, two.source->from);
    EXPECT_EQ(one.source->reported, two.source->reported);
  }
}

TEST(File, ReadsWritesAndReadsAgainTheKnownCases) {
  const auto known = cases::read_cases((folder / "known/reported_failures.jsonl").string());
  ASSERT_EQ(known.size(), 51u);
  std::string written = cases::header_line() + "\n";
  for (const cases::Case& question : known) written += cases::case_line(question) + "\n";
  const auto again = read(written);
  ASSERT_EQ(again.size(), known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    SCOPED_TRACE(known[i].id);
    expect_same(known[i], again[i]);
    EXPECT_EQ(cases::case_line(known[i]), cases::case_line(again[i]));
  }
}

TEST(File, WritesTheKeysInOneOrderAndOmitsWhatIsNotThere) {
  EXPECT_EQ(cases::header_line(), header);
  const auto bare = read(header + "\n" + good);
  ASSERT_EQ(bare.size(), 1u);
  EXPECT_EQ(cases::case_line(bare[0]),
            R"({"id":"good","dim":2,"bits":24,)" + point_a + "," + point_b + "}");
  EXPECT_EQ(bare[0].a.points[0][2], 0);
  const std::string full =
      R"({"id":"a.b_c-d+e/f:9","dim":2,"bits":24,"flags":["flat","touching"],)" + point_a + "," +
      point_b +
      R"(,"expect":{"relation":"touching","distance_squared":"0/7","v":["-2/4","0"],)"
      R"("proof":[{"a":0,"b":0,"weight":"2/2"}],"normal":["1","-1/3"],)"
      R"("penetration_depth_squared":"0"},)"
      R"("source":{"library":"L \"q\"","from":"\\n\u0001","reported":"é"}})";
  const auto rich = read(header + "\n" + full);
  ASSERT_EQ(rich.size(), 1u);
  EXPECT_EQ(cases::case_line(rich[0]), full);
}

TEST(File, TakesAnyHeaderKeysCarriageReturnsAndAMissingLastLineEnd) {
  const std::string wordy = R"({"made":{"by":[1,2]},"format":"gjkproof-cases/1","count":1})";
  EXPECT_EQ(read(wordy + "\r\n" + good + "\r\n").size(), 1u);
  EXPECT_EQ(read(wordy + "\n" + good).size(), 1u);
  EXPECT_EQ(read(header).size(), 0u);
}

TEST(File, HandsOverTheCasesBeforeTheFirstBadLine) {
  std::istringstream in(header + "\n" + good + "\n{\n");
  int seen = 0;
  EXPECT_THROW(cases::for_each_case(in, "F", [&seen](cases::Case&&) { ++seen; }), cases::ReadError);
  EXPECT_EQ(seen, 1);
}

TEST(File, NamesAFileThatCannotBeRead) {
  EXPECT_THROW(cases::read_cases("/nowhere/at/all.jsonl"), cases::ReadError);
  EXPECT_THROW(cases::read_cases(folder.string()), cases::ReadError);
}

TEST(Malformed, EveryFileGivesItsExpectedMessage) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(folder / "test/malformed")) {
    if (entry.path().extension() != ".jsonl") continue;
    ++count;
    SCOPED_TRACE(entry.path().filename());
    std::string expected = all_of(fs::path(entry.path()).replace_extension(".expected"));
    while (expected.ends_with('\n')) expected.pop_back();
    ASSERT_FALSE(expected.empty());
    std::string said = refusal(all_of(entry.path()));
    // What follows a star is the JSON library's wording.
    if (expected.ends_with('*')) {
      expected.pop_back();
      said.resize(std::min(said.size(), expected.size() + 2));
    }
    EXPECT_EQ(said, "F:" + expected);
  }
  EXPECT_GE(count, 12);
}

TEST(Malformed, ClaimsNameTheMemberAndTheText) {
  const std::pair<std::string, std::string> refused[] = {
      {claim("relation", R"("apart")"),
       R"(relation: "apart" is not separated, touching or overlapping)"},
      {claim("relation", "1"), "relation: 1 is not a string"},
      {claim("distance_squared", R"("0.5")"),
       R"(distance_squared: "0.5" is not a rational "p" or "p/q")"},
      {claim("distance_squared", "1"), "distance_squared: 1 is not a string"},
      {claim("distance_squared", R"("1/0")"), R"(distance_squared: "1/0" has a zero denominator)"},
      {claim("v", R"(["1"])"), "v: has 1 entries, but dim is 2"},
      {claim("v", R"(["1","1/-2"])"), R"(v, entry 1: "1/-2" is not a rational "p" or "p/q")"},
      {claim("normal", R"(["1","0","0"])"), "normal: has 3 entries, but dim is 2"},
      {claim("proof", "[]"), "proof: is empty"},
      {claim("proof", R"([{"a":0,"b":1,"weight":"1"}])"),
       "proof 0, b: 1 is not the index of one of 1 points, counted from 0"},
      {claim("proof", R"([{"a":-1,"b":0,"weight":"1"}])"),
       "proof 0, a: -1 is not the index of one of 1 points, counted from 0"},
      {claim("proof", R"([{"a":0,"b":0}])"), "proof 0, weight: is missing"},
      {claim("penetration_depth_squared", R"("")"),
       R"(penetration_depth_squared: "" is not a rational "p" or "p/q")"},
      {claim("distance", R"("1")"), R"(unknown key "distance")"},
  };
  for (const auto& [line, reason] : refused) {
    const bool place = !reason.starts_with("unknown");
    EXPECT_EQ(refusal_of_line(line), "F:3: expect" + std::string(place ? ", " : ": ") + reason);
  }
  EXPECT_EQ(refusal_of_line(claim("penetration_depth_squared", R"("1/4")")), "accepted");
  // To GMP and Boost a leading zero means octal.
  for (const char* text : {R"("010")", R"("1/010")", R"("+1")", R"(" 1")", R"("1/")", R"("-")"}) {
    EXPECT_NE(refusal_of_line(claim("distance_squared", text)), "accepted") << text;
  }
}

}  // namespace
