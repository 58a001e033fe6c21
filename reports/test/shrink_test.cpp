// SPDX-License-Identifier: MIT
// The command shrink: it makes real failures small and preserves their class.
#include "reports/casework/shrink.hpp"

#include <chrono>
#include <cstdint>
#include <iostream>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "reports/test/cli.hpp"

namespace {

using cases::Case;

std::string file_of(const Case& question) {
  return cases::header_line() + "\n" + cases::case_line(question) + "\n";
}

Case case_in(const std::string& file) {
  std::istringstream in(file);
  return cases::read_cases(in, "written").at(0);
}

// Copies of vertices and midpoints of two vertices: redundant except for rounding.
void pad(cases::Body& body, std::size_t count) {
  const std::size_t given = body.points.size();
  for (std::size_t i = 0; body.points.size() < count; ++i) {
    cases::Point point = body.points[i % given];
    const cases::Point& other = body.points[(i * 7 + 3) % given];
    if (i % 2 == 1) {
      for (std::size_t axis = 0; axis < 3; ++axis) point[axis] = point[axis] / 2 + other[axis] / 2;
    }
    body.points.push_back(point);
  }
}

Case padded(const std::string& family, std::uint64_t index) {
  Case question = cases::generate(cases::family(family), 1, index, {32});
  pad(question.a, 32);
  pad(question.b, 32);
  return question;
}

// The value of a key in a line of JSON, quotes included; empty if there is none.
std::string value(const std::string& line, const std::string& key) {
  const std::string quoted = "\"" + key + "\":";
  const std::size_t begin = line.find(quoted);
  if (begin == std::string::npos) return "";
  return line.substr(begin + quoted.size(), line.find(',', begin) - begin - quoted.size());
}

// Found by evaluating these subjects on the first 1500 cases of each family; covers every kind of
// verdict and both ways to give no answer.
struct Failure {
  const char* subject;
  const char* family;
  std::uint64_t index;
  const char* verdict;
};
constexpr Failure failures[] = {
    {"core/float/original", "lattice", 1, "inaccurate"},
    {"core/float/original", "lattice", 172, "no_answer"},
    {"core/float/original", "sliver", 1, "wrong_relation"},
    {"core/float/original", "generic", 312, "wrong_witness"},
    {"core/float/original", "oblong", 612, "wrong_relation"},
    {"core/float/enhanced", "sliver", 594, "inaccurate"},
    {"core/float/enhanced", "oblong", 234, "no_answer"},
    {"core/float/enhanced", "parallel", 423, "no_answer"},
    {"core/float/enhanced", "lattice", 37, "wrong_witness"},
    {"core/double/original", "oblong", 423, "wrong_relation"},
    {"core/double/original", "generic", 544, "wrong_relation"},
    {"core/double/original", "oblong", 388, "wrong_relation"},
    {"core/double/enhanced", "oblong", 264, "inaccurate"},
    {"core/double/enhanced", "oblong", 644, "inaccurate"},
    {"core/double/enhanced", "oblong", 459, "wrong_relation"},
    {"core/double/enhanced", "generic", 229, "wrong_relation"},
    {"core/double/enhanced", "lattice", 288, "wrong_relation"},
    {"core/double/signed_volumes", "oblong", 1225, "wrong_relation"},
    {"core/double/signed_volumes", "oblong", 182, "inaccurate"},
    {"core/double/separating_axis", "oblong", 149, "wrong_relation"},
    {"core/double/robust_without_escalation", "parallel", 262, "inaccurate"},
    {"planted/last_vertex_skipped", "oblong", 103, "inaccurate"},
    {"planted/distance_as_bound", "oblong", 12, "wrong_bound"},
};

TEST_F(Cli, ShrinksSeededFailuresOf64VerticesTo8OfShortNumbers) {
  int small = 0;
  for (const Failure& failure : failures) {
    const Case question = padded(failure.family, failure.index);
    ASSERT_EQ(cases::vertex_count(question), 64U);
    const std::string label = std::string(failure.subject) + " " + question.id;
    const std::string with = std::string("-s ") + failure.subject;

    const auto begin = std::chrono::steady_clock::now();
    const Ended shrunk = run("shrink - " + with, file_of(question));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    ASSERT_EQ(shrunk.code, clean) << label << ": " << shrunk.err;
    const Case result = case_in(shrunk.out);
    std::cout << label << ": " << took.count() << " s, " << lines(shrunk.err).back() << '\n';
    EXPECT_EQ(result.id, question.id + "-shrunk");
    EXPECT_LE(cases::vertex_count(result), 8U) << label;
    EXPECT_LE(cases::significant_bits(result), 12) << label;

    // Judged again, by both oracles.
    const Ended was = run("replay - --format jsonl " + with, file_of(question));
    const Ended now = expect_code(findings, run("replay - --format jsonl " + with, shrunk.out));
    EXPECT_EQ(value(was.out, "verdict"), std::string("\"") + failure.verdict + "\"") << label;
    EXPECT_EQ(value(now.out, "verdict"), value(was.out, "verdict")) << label;
    if (std::string(failure.verdict) == "wrong_relation") {
      EXPECT_EQ(value(now.out, "reason"), value(was.out, "reason")) << label;
    }
    if (std::string(failure.verdict) == "no_answer") {
      EXPECT_EQ(value(now.out, "status"), value(was.out, "status")) << label;
    }
    EXPECT_EQ(run("verify -", shrunk.out).code, clean) << label;
    ++small;
  }
  EXPECT_GE(small, 20);
}

TEST_F(Cli, ShrinksTheBytesThatAFuzzTargetCrashesOn) {
  const subjects::Subject subject = subjects::select({"core/float/original"}).at(0);
  int shrunk = 0;
  for (std::uint64_t index = 0; index < 400 && shrunk < 3; ++index) {
    cases::Choices source = cases::Choices::keyed(7, "bytes", index);
    std::vector<std::uint8_t> bytes(200);
    for (std::uint8_t& byte : bytes) byte = source.byte();
    cases::Choices choices{std::span(bytes)};
    const Case question = cases::generate(choices, cases::fuzzed_sizes);
    const auto failure = reports::failure_class(question, subject);
    if (!failure) continue;
    ++shrunk;
    const std::string text(bytes.begin(), bytes.end());
    const Ended ended = run("shrink - -s core/float/original", text);
    ASSERT_EQ(ended.code, clean) << ended.err;
    EXPECT_TRUE(has(ended.err, "read as the choices of a fuzz target"));
    const Case result = case_in(ended.out);
    EXPECT_LE(cases::vertex_count(result), cases::vertex_count(question));
    const auto left = reports::failure_class(result, subject);
    ASSERT_TRUE(left);
    EXPECT_TRUE(reports::same_class(*failure, *left));
    EXPECT_EQ(run("shrink - --bytes -s core/float/original", text).out, ended.out);
  }
  EXPECT_EQ(shrunk, 3);
  // With a header the input is a malformed case file; with --bytes it is plain bytes.
  const std::string broken = cases::header_line() + "\n{}\n";
  expect_code(bad_input, run("shrink - -s core/float/original", broken), ":2: ");
  EXPECT_FALSE(has(run("shrink - --bytes -s core/float/original", broken).err, ":2: "));
}

// Without these constraints, this false separation of solid bodies becomes one of planar points.
TEST_F(Cli, ShrinksWithinADomainAndKeepsTheMargin) {
  const std::string name = "planted/last_vertex_skipped";
  const subjects::Subject subject = subjects::select({name}).at(0);
  const Case question = cases::generate(cases::family("generic"), 1, 5, {16});
  const auto was = reports::failure_class(question, subject);
  ASSERT_TRUE(was);
  ASSERT_GT(was->margin, 0);
  ASSERT_EQ(cases::domain(question), cases::Domain::engine);
  const Case free = case_in(run("shrink - -s " + name, file_of(question)).out);
  EXPECT_NE(cases::domain(free), cases::Domain::engine);
  const Ended ended = run("shrink - --in-domain -s " + name, file_of(question));
  ASSERT_EQ(ended.code, clean) << ended.err;
  const Case kept = case_in(ended.out);
  EXPECT_EQ(cases::domain(kept), cases::Domain::engine);
  EXPECT_LE(cases::vertex_count(kept), 10U);
  EXPECT_GE(reports::failure_class(kept, subject).value().margin, was->margin / 2);
}

// Without that, what is left of it touches within the bounds.
TEST_F(Cli, ShrinksADecidedCurvedCaseToADecidedOne) {
  const std::string shrink = "shrink - -s core/double/signed_volumes";
  const Ended ended = expect_code(clean, run(shrink, run("gen curved --first 17").out));
  EXPECT_EQ(case_in(ended.out).expect.value().relation, cases::Relation::separated);
  expect_code(clean, run("verify -", ended.out));
}

TEST_F(Cli, RefusesToShrinkWhatDoesNotFail) {
  const std::string file = file_of(padded("oblong", 264));
  Case other = padded("oblong", 264);
  other.id = "other";
  const std::string two = file + cases::case_line(other) + "\n";
  const struct {
    std::string arguments;
    const std::string& input;
    const char* message;
  } refused[] = {
      {"shrink - -s core/rational/robust", file, "core/rational/robust does not fail on it"},
      {"shrink - -s 'core/double/*'", file, "matches"},
      {"shrink -", file, "--subject is required"},
      {"shrink none.jsonl -s core/double/enhanced", file, "none.jsonl: cannot be read"},
      {"shrink - -s core/double/enhanced", two, "2 cases; choose one by --id"},
      {"shrink - --id none -s core/double/enhanced", two, "no case has the id 'none'"},
      {"shrink - --format xml -s core/double/enhanced", file, "--format"},
  };
  for (const auto& [arguments, input, message] : refused) {
    const Ended ended = expect_code(bad_input, run(arguments, input));
    EXPECT_TRUE(has(ended.err, message)) << arguments << ": " << ended.err;
    EXPECT_EQ(ended.out, "") << arguments;
  }
  const Ended named = expect_code(clean, run("shrink - --id other -s core/double/enhanced", two));
  EXPECT_EQ(case_in(named.out).id, "other-shrunk");
}

// Pasted into Python and run, the numbers are preserved.
TEST_F(Cli, WritesWhatPythonReads) {
  const std::string file = file_of(padded("oblong", 264));
  const std::string shrink = "shrink - -s core/double/enhanced --format ";
  const Case expected = case_in(run(shrink + "json", file).out);
  const std::string python = run(shrink + "python", file).out;
  EXPECT_TRUE(has(python, "# oblong-s1-264-v32-shrunk"));
  EXPECT_TRUE(has(python, "squared distance " + expected.expect->distance_squared + ","));
  std::ofstream(folder_ / "pasted.py") << python << "print([x.hex() for p in a + b for x in p])\n";
  std::string numbers;
  for (const cases::Body* body : {&expected.a, &expected.b}) {
    for (const cases::Point& point : body->points) {
      for (int axis = 0; axis < expected.dim; ++axis) {
        numbers += cases::hex_float(point[static_cast<std::size_t>(axis)]) + " ";
      }
    }
  }
  const std::string text = expect_code(0, shell("python3 pasted.py")).out;
  std::string printed;
  for (std::size_t at = 0; (at = text.find('\'', at)) != std::string::npos;) {
    const std::size_t end = text.find('\'', at + 1);
    printed += cases::hex_float(std::stod(text.substr(at + 1, end - at - 1))) + " ";
    at = end + 1;
  }
  EXPECT_EQ(printed, numbers) << python;
}

TEST_F(Cli, WritesWhatCompilersRead) {
  const std::string file = file_of(padded("oblong", 264));
  const std::string shrink = "shrink - -s core/double/enhanced --format ";
  const Case expected = case_in(run(shrink + "json", file).out);
  const std::string text = run(shrink + "cpp", file).out;
  EXPECT_EQ(lines(text).at(0), "// oblong-s1-264-v32-shrunk, wrong: gjkproof core/double/enhanced");
  EXPECT_TRUE(has(text, "const double a[" + std::to_string(expected.a.points.size()) + "][3] ="));
  for (const cases::Body* body : {&expected.a, &expected.b}) {
    for (const cases::Point& point : body->points) {
      const std::string row = "{" + cases::hex_float(point[0]) + ", " + cases::hex_float(point[1]) +
                              ", " + cases::hex_float(point[2]) + "}";
      EXPECT_TRUE(has(text, row));
    }
  }
}

// The library that a case was reported against may be right on what is left of it.
TEST_F(Cli, AReducedCaseNamesTheSubjectThatWasAsked) {
  Case question = padded("oblong", 264);
  const auto source_of = [&](const cases::Source& given) {
    question.source = given;
    const Ended ended =
        expect_code(clean, run("shrink - -s core/double/enhanced", file_of(question)));
    return case_in(ended.out).source.value();
  };
  const std::string asked = "gjkproof core/double/enhanced";
  EXPECT_EQ(source_of({"another library", "https://issues/7", "They meet, it says."}),
            (cases::Source{asked, question.id, ""}));
  EXPECT_EQ(source_of({"", "choices of a file", ""}),
            (cases::Source{asked, question.id + "; choices of a file", ""}));
}

TEST(FailureClass, KeepsKindDirectionStatusAndSize) {
  const reports::FailureClass was{oracle::VerdictKind::false_separation, "", true, 1e8};
  reports::FailureClass now = was;
  EXPECT_TRUE(reports::same_class(was, now));
  now.scaled_error = 2e6;
  EXPECT_TRUE(reports::same_class(was, now));
  now.scaled_error = 0.9e6;
  EXPECT_FALSE(reports::same_class(was, now)) << "a large error stays large";
  now = was;
  now.gross = false;
  EXPECT_FALSE(reports::same_class(was, now)) << "what is gross stays gross";
  EXPECT_TRUE(reports::same_class(now, was)) << "worse is welcome";
  now = was;
  now.kind = oracle::VerdictKind::false_overlap;
  EXPECT_FALSE(reports::same_class(was, now));
  now = was;
  now.kind = oracle::VerdictKind::inaccurate;
  EXPECT_FALSE(reports::same_class(was, now));
  const reports::FailureClass cycles{oracle::VerdictKind::no_answer, "iteration_limit", true, 0};
  now = cycles;
  now.status = "not_finite";
  EXPECT_FALSE(reports::same_class(cycles, now));
}

// Times, addresses and numbers vary from case to case.
TEST(FailureClass, LeavesNumbersOutOfAStatus) {
  const auto alike = [](const char* one, const char* other) {
    const reports::FailureClass was{oracle::VerdictKind::no_answer, one, true};
    reports::FailureClass now = was;
    now.status = other;
    return reports::same_class(was, now);
  };
  EXPECT_TRUE(alike("no answer within 1 s", "no answer within 0.25 s"));
  EXPECT_TRUE(alike("threw std::logic_error: depth = 1.5e-12 at 0x7fe0",
                    "threw std::logic_error: depth = -3 at 0x12ab"));
  EXPECT_FALSE(alike("threw std::logic_error: depth = 1", "threw std::logic_error: width = 1"));
  EXPECT_FALSE(alike("exited with code 3", "exited with code 4"));
  EXPECT_FALSE(alike("killed by SIGABRT: a.c:7: Assertion `x > 0'",
                     "killed by SIGSEGV: a.c:7: Assertion `x > 0'"));
  EXPECT_FALSE(alike("stop-", "stop"));
}

// A reduced case differs from the original: flags of the original need not hold for it.
// Rounding makes the domain of this triangle that of solid bodies.
TEST(Shrink, TakesANeedleForNoSolidBody) {
  Case question;
  question.a.points = {{0, 0, -0x1.3551f7d3f22a4p-2},
                       {-0x1.fc6afc8d924dbp-4, -0x1.7d503d6a403dcp+0, 0x1.ca0263660455ap-3},
                       {-0x1.444bc0e4d492dp-4, -0x1.e671a15751109p-1, 0x1.106a67118cbebp-5}};
  question.b.points = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  EXPECT_EQ(cases::domain(question), cases::Domain::engine);
  EXPECT_TRUE(reports::is_needle(question));
  question.a.points.push_back({1, 1, 1});
  EXPECT_FALSE(reports::is_needle(question));
  question.a.points = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  EXPECT_FALSE(reports::is_needle(question)) << "the domain says that it is flat";
}

TEST(Shrink, KeepsNoFlagThatIsFalse) {
  Case was;
  was.flags = {"touching",
               "oblong",
               "relation:touching",
               "relation:separated",
               "distance_squared:0x1p-2",
               "distance_squared:0x1p+0",
               "penetration_depth:0x1p-1",
               "frame:3",
               "pair:7",
               "non-termination",
               "separated"};
  Case now = was;
  now.expect = cases::Expect{};
  now.expect->relation = cases::Relation::separated;
  now.expect->distance_squared = "2/8";
  EXPECT_EQ(reports::kept_flags(was, now),
            (std::vector<std::string>{"oblong", "relation:separated", "distance_squared:0x1p-2",
                                      "separated"}));
  now.expect->relation = cases::Relation::overlapping;
  now.expect->distance_squared = "0";
  now.expect->penetration_depth_squared = "1/4";
  EXPECT_EQ(reports::kept_flags(was, now),
            (std::vector<std::string>{"oblong", "penetration_depth:0x1p-1"}));
  now.expect.reset();
  EXPECT_EQ(reports::kept_flags(was, now), std::vector<std::string>{"oblong"});
}

TEST_F(Cli, ShrinksAwayFlagsThatAreNoLongerTrue) {
  Case question = padded("oblong", 264);
  question.flags = {"touching", "frame:1", "oblong"};
  const Ended ended = run("shrink - -s core/double/enhanced", file_of(question));
  ASSERT_EQ(ended.code, clean) << ended.err;
  const Case shrunk = case_in(ended.out);
  ASSERT_NE(shrunk.expect->relation, cases::Relation::touching);
  EXPECT_EQ(shrunk.flags, std::vector<std::string>{"oblong"});
}

}  // namespace
