// SPDX-License-Identifier: MIT
#include "core/cases/file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <streambuf>
#include <tuple>

#include "core/cases/test/one_case.hpp"

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
  return message_of<cases::ReadError>([&] { read(text); });
}

// The error for `line` as the third of an otherwise valid file.
std::string refusal_of_line(const std::string& line) {
  return refusal(header + "\n" + good + "\n" + line + "\n");
}

// A planar case with `more` members.
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

TEST(File, ReadsWritesAndReadsAgainTheKnownCases) {
  const auto known = cases::read_cases((folder / "known/reported_failures.jsonl").string());
  ASSERT_EQ(known.size(), 51u);
  std::string written = cases::header_line() + "\n";
  for (const cases::Case& question : known) written += cases::case_line(question) + "\n";
  const auto again = read(written);
  ASSERT_EQ(again.size(), known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    EXPECT_TRUE(known[i] == again[i]) << known[i].id;
    EXPECT_EQ(cases::case_line(known[i]), cases::case_line(again[i]));
  }
}

TEST(File, WritesTheKeysInAFixedOrderAndOmitsAbsentOnes) {
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

TEST(File, AcceptsAnyHeaderKeysCarriageReturnsAndAMissingLastLineEnd) {
  const std::string wordy = R"({"made":{"by":[1,2]},"format":"gjkproof-cases/1","count":1})";
  EXPECT_EQ(read(wordy + "\r\n" + good + "\r\n").size(), 1u);
  EXPECT_EQ(read(wordy + "\n" + good).size(), 1u);
  EXPECT_EQ(read(header).size(), 0u);
}

cases::Point only_point(const std::string& more, const std::string& x) {
  const auto all = read(header + "\n" + R"({"id":"x","dim":2,)" + more + R"("a":{"points":[[)" + x +
                        R"(,0]]},)" + point_b + "}");
  EXPECT_EQ(all.size(), 1U);
  return all.at(0).a.points.at(0);
}

TEST(File, ReadsAJsonNumberAsTheNearestOfTheFormat) {
  const double least = std::numeric_limits<double>::denorm_min();
  const std::tuple<const char*, double, double> numbers[] = {
      {"0", 0, 0},
      {"-0", 0, 0},
      {"-0.0", 0, 0},
      {"12", 12, 12},
      {"-1.5E+1", -15, -15},
      {"0.1", 0.1, 0x1.99999ap-4},
      // Above a tie of floats by less than an ulp of double: rounded twice it would be 1.
      {"1.00000005960464477539062500000000001", 0x1.000001p+0, 0x1.000002p+0},
      {"1.000000059604644775390625", 0x1.000001p+0, 1},
      {"9007199254740993", 0x1p+53, 0x1p+53},
      {"9007199791611905", 0x1.000001p+53, 0x1.000002p+53},
      {"-18446744073709551616", -0x1p+64, -0x1p+64},
      {"1e-45", 1e-45, 0x1p-149},
      {"1e-400", 0, 0},
      {"-3e-324", -least, 0},
      {"3.4028235e38", 3.4028235e38, 0x1.fffffep+127},
  };
  for (const auto& [text, wide, narrow] : numbers) {
    EXPECT_EQ(cases::hex_float(only_point("", text)[0]), cases::hex_float(wide)) << text;
    EXPECT_EQ(cases::hex_float(only_point(R"("bits":24,)", text)[0]), cases::hex_float(narrow))
        << text;
    EXPECT_FALSE(std::signbit(only_point("", text)[0]) && wide == 0) << text;
  }
  EXPECT_EQ(only_point(R"("bits":53,)", "0.1")[0], 0.1);
}

TEST(File, ReadsDecimalsOfCurvedBodies) {
  const auto all = read(header + "\n" +
                        R"({"id":"x","dim":3,"a":{"cone":{"radius":0.5,"half_height":2},)"
                        R"("placement":{"linear":[[1,0,0],[0,1e0,0],[0,0,1]],)"
                        R"("translation":[0.25,0,-1]}},"b":{"points":[[0,0,0]]}})");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].a.curved->radius, 0.5);
  EXPECT_EQ(all[0].a.curved->half_height, 2);
  EXPECT_EQ(all[0].a.curved->translation, (cases::Point{0.25, 0, -1}));
}

TEST(File, ReadsACaseOverManyLines) {
  const std::string pretty =
      "{\r\n  \"format\":\r\n  \"gjkproof-cases/1\"\r\n}\r\n"
      "{\n\n  \"id\": \"many\", \"dim\": 2,\n  \"a\": {\"points\": [\n    [1,\n 0]]},\n"
      "  \"b\": {\"points\": [[0, 0]]}\n}  \n";
  const auto all = read(pretty + good);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].id, "many");
  EXPECT_EQ(all[0].a.points[0], all[1].a.points[0]);
  EXPECT_EQ(refusal(pretty + good + "\n\n{"), "F:14: blank line");
  EXPECT_EQ(refusal(pretty + good + "\n" + good), R"(F:14: id: "good" is already on line 13)");
}

TEST(File, ReadsConcatenatedFiles) {
  std::string other = good;
  other.replace(other.find("good"), 4, "other");
  const auto all = read(header + "\n" + good + "\n" + header + "\n" + other + "\n" + header);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[1].id, "other");
}

// An endless file; the reader must stop at the first error.
class Endless : public std::streambuf {
 public:
  explicit Endless(std::string first) : line_(std::move(first)) {}
  std::size_t lines = 0;

 private:
  int_type underflow() override {
    // Stops a faulty reader before it uses all memory.
    if (++lines > 1000) return traits_type::eof();
    if (lines == 2) line_ = good + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }
  std::string line_;
};

TEST(File, DoesNotSearchForTheEndOfAMalformedDocument) {
  for (const char* open :
       {"{", "{\"id\":", "{\"a\":{\"points\":[", "[", "{\"a\":\"", "7", "{\"a\":["}) {
    Endless source(header + "\n" + open + "\n");
    std::istream in(&source);
    EXPECT_THROW(cases::read_cases(in, "F"), cases::ReadError) << open;
    EXPECT_LE(source.lines, 3U) << open;
  }
}

TEST(File, VisitsTheCasesBeforeTheFirstBadLine) {
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
    // A star stands for text of the JSON library.
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
  EXPECT_EQ(refusal_of_line(claim("penetration_depth_squared", R"("1/4")")), "");
  // GMP and Boost take a leading zero for octal.
  for (const char* text : {R"("010")", R"("1/010")", R"("+1")", R"(" 1")", R"("1/")", R"("-")"}) {
    EXPECT_NE(refusal_of_line(claim("distance_squared", text)), "") << text;
  }
}

}  // namespace
