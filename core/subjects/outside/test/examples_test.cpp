// SPDX-License-Identifier: MIT
// The examples answer right, follow the protocol and its schema, and are short.
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

#include "core/cases/families.hpp"
#include "core/subjects/outside/lines/lines.hpp"
#include "core/subjects/outside/process/temporary_folder.hpp"
#include "core/subjects/outside/test/fake_program.hpp"

namespace subjects {
namespace {

const std::string room = GJKPROOF_SOURCE_DIR "/core/subjects/outside/";
const std::string examples = room + "examples/";

// The sanitizers reserve terabytes of address space, which are not limited here.
constexpr Limits unlimited{.seconds = 20, .memory = 0};

struct Example {
  const char* name;
  std::string command;  // empty: its interpreter is missing
  NumberForm numbers = NumberForm::decimal;
};

// For GoogleTest.
void PrintTo(const Example& example, std::ostream* out) { *out << example.name; }

const std::vector<Example>& all_examples() {
  static const std::string node = GJKPROOF_NODE;
  static const std::vector<Example> all = {
      {"mine_py", GJKPROOF_PYTHON " -B " + examples + "mine.py"},
      {"qp_py", GJKPROOF_PYTHON " -B " + examples + "qp.py"},
      {"mine_js", node.empty() ? "" : node + " " + examples + "mine.js"},
      {"lines_cpp", GJKPROOF_LINES_EXAMPLE, NumberForm::raw}};
  return all;
}

class Examples : public testing::TestWithParam<Example> {
 protected:
  void SetUp() override {
    if (GetParam().command.empty()) GTEST_SKIP() << "there is no node, which runs it";
  }
};

INSTANTIATE_TEST_SUITE_P(All, Examples, testing::ValuesIn(all_examples()),
                         [](const auto& test) { return std::string(test.param.name); });

// Small cases of families for which doubles can give the answer to 1e-9 M.
std::vector<cases::Case> some_cases(std::uint64_t of_each = 12) {
  const std::set<std::string> hard = {"extreme", "distant", "sliver", "oblong",
                                      "program", "corner",  "hull"};
  std::vector<cases::Case> all;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t index = 0; index < of_each && !hard.contains(family.name); ++index) {
      all.push_back(cases::generate(family, 4, index, cases::fuzzed_sizes));
    }
  }
  return all;
}

std::vector<Answer> answers_of(const std::string& command, const std::vector<cases::Case>& asked) {
  return answers(program_subject(command, unlimited), asked);
}

double distance(const Answer& answer) { return answer.distance->value.approximation(); }

double between_witnesses(const Answer& answer) {
  double squared = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const double x =
        (*answer.witness_a)[axis].approximation() - (*answer.witness_b)[axis].approximation();
    squared += x * x;
  }
  return std::sqrt(squared);
}

// The one in exact rationals is the reference for the others.
TEST_P(Examples, AnswerRight) {
  const std::vector<cases::Case> asked = some_cases();
  static const std::vector<Answer> exact = answers_of(all_examples()[1].command, asked);
  const std::vector<Answer> said = answers_of(GetParam().command, asked);
  ASSERT_GT(asked.size(), 100U);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    SCOPED_TRACE(asked[i].id);
    const double slack = 1e-9 * cases::magnitude(asked[i]);
    ASSERT_TRUE(exact[i].answered) << exact[i].status;
    ASSERT_TRUE(said[i].answered) << said[i].status;
    EXPECT_NEAR(distance(said[i]), distance(exact[i]), slack);
    EXPECT_NEAR(between_witnesses(said[i]), distance(exact[i]), slack);
    if (distance(exact[i]) > slack) {
      EXPECT_FALSE(said[i].intersecting);
    }
    if (exact[i].intersecting) {
      EXPECT_TRUE(said[i].intersecting);
    }
  }
}

// sqrt(2)/3 and others, by hand: the reference must be right itself.
TEST_P(Examples, AnswerRightWhatIsKnownByHand) {
  cases::Case apart, touching, overlapping, plane;
  const std::vector<cases::Point> corner = {{0, 0, 0}, {3, 0, 0}, {0, 3, 0}, {0, 0, 3}};
  for (cases::Case* one : {&apart, &touching, &overlapping}) one->a.points = corner;
  apart.b.points = {{2, 2, 2}};
  touching.b.points = {{1, 1, 1}, {5, 5, 5}};
  overlapping.b.points = {{0.5, 0.5, 0.5}};
  plane.dim = 2;
  plane.a.points = {{0, 0, 0}, {4, 0, 0}};
  plane.b.points = {{1, 3, 0}, {2, 2.5, 0}};
  const std::vector<Answer> said =
      answers_of(GetParam().command, {apart, touching, overlapping, plane});
  const std::vector<double> truth = {std::sqrt(3), 0, 0, 2.5};
  for (std::size_t i = 0; i < said.size(); ++i) {
    ASSERT_TRUE(said[i].answered) << said[i].status;
    EXPECT_NEAR(distance(said[i]), truth[i], 4e-16 * 5) << i;
    EXPECT_EQ(said[i].intersecting, truth[i] == 0) << i;
  }
}

// --- the schema ---

std::string written(const std::string& text, const std::filesystem::path& file) {
  std::ofstream(file, std::ios::binary) << text;
  return file;
}

// 0: it conforms, 1: it does not, 77: not known.
int conform(const std::string& side, const std::string& file, const std::string& option = "") {
  const std::string command = GJKPROOF_PYTHON " " + room + "test/conform.py " + room +
                              "lines/protocol.schema.json " + side + " " + file + " " + option;
  return WEXITSTATUS(std::system(command.c_str()));
}

constexpr const char* no_jsonschema = "Python has no jsonschema (Debian: python3-jsonschema)";

std::string run_of_examples(const std::vector<cases::Case>& asked, NumberForm form) {
  return run_message(places(asked), 1, form);
}

std::string conversation(NumberForm numbers) {
  return start_message() + run_of_examples(some_cases(1), numbers) + stop_message();
}

TEST(Schema, DescribesWhatTheHostSays) {
  const TemporaryFolder folder;
  const std::string file =
      written(conversation(NumberForm::decimal) + conversation(NumberForm::hex) +
                  conversation(NumberForm::raw),
              folder.path() / "host");
  const int result = conform("from_host", file);
  if (result == 77) GTEST_SKIP() << no_jsonschema;
  EXPECT_EQ(result, 0);
  EXPECT_EQ(conform("from_program", file, "--none"), 0);
}

TEST_P(Examples, ConformToTheSchema) {
  const TemporaryFolder folder;
  const std::string input = written(conversation(GetParam().numbers), folder.path() / "in");
  const std::string output = folder.path() / "out";
  const std::string run = GetParam().command + " <" + input + " >" + output;
  ASSERT_EQ(std::system(run.c_str()), 0);
  const std::string asked = "--asked " + input;
  const int result = conform("from_program", output, asked);
  if (result == 77) GTEST_SKIP() << no_jsonschema;
  EXPECT_EQ(result, 0);
  EXPECT_EQ(conform("from_host", output, asked + " --none"), 0);
}

const std::vector<std::string> good_replies = {
    R"({"seq":1,"intersecting":true})",
    R"({"seq":1,"intersecting":false,"distance":NaN})",
    R"({"seq":1,"intersecting":false,"distance":null,"at_limit":true})",
    R"({"seq":1,"intersecting":false,"distance":"0x1.8p+1","normal":["-0x0p+0","inf",0]})",
    R"({"seq":1,"intersecting":false,"distance":1,"iterations":7,"status":"x","ns":0.5})",
    R"({"seq":1,"intersecting":true,"depth":1,"witness_a":[1,2,3],"witness_b":[1,2,3]})",
    R"({"seq":1,"intersecting":true,"certain":{"relation":"touching","lower":0,"upper":"inf"}})",
    R"({"seq":[1],"raw":["intersecting","distance","iterations","at_limit","witness_a","witness_b"]})",
    R"({"seq":1,"error":"x"})",
    R"({"seq":1,"skipped":"x"})",
    R"({"seq":1,"skipped":"x","issue":"y"})"};
const std::vector<std::string> bad_replies = {
    R"({"seq":1})",
    R"({"seq":1,"intersecting":1})",
    R"({"seq":1,"intersecting":true,"distance":"1.5"})",
    R"({"seq":1,"intersecting":true,"dist":1})",
    R"({"seq":1,"intersecting":true,"normal":[1]})",
    R"({"seq":1,"intersecting":true,"iterations":0.5})",
    R"({"seq":1,"intersecting":true,"iterations":3000000000})",
    R"({"seq":1,"intersecting":true,"status":null})",
    R"({"seq":1,"intersecting":true,"ns":true})",
    R"({"seq":1,"intersecting":true,"at_limit":1})",
    R"({"seq":1,"intersecting":true,"certain":{"relation":"touching","lower":0}})",
    R"({"seq":1,"intersecting":true,"certain":{"relation":"apart","lower":0,"upper":1}})",
    R"({"seq":1,"intersecting":true,"certain":{"relation":"touching","lower":{},"upper":1}})",
    R"({"seq":1,"error":"x","intersecting":true})",
    R"({"seq":1,"error":1})",
    R"({"seq":1,"skipped":"x","issue":1})",
    R"({"seq":0,"intersecting":true})",
    R"({"seq":[1],"intersecting":true})",
    R"({"seq":[],"raw":["intersecting"]})",
    R"({"seq":[0],"raw":["intersecting"]})",
    R"({"seq":[1],"raw":["distance"]})",
    R"({"seq":[1],"raw":["intersecting","depth","depth"]})",
    R"({"seq":[1],"raw":["intersecting","status"]})",
    R"({"seq":[1],"raw":["intersecting"],"status":"x"})",
    R"({"seq":"1","intersecting":true})",
    R"({"intersecting":true})",
    R"([1])"};

// Whether the reader accepts it.
bool is_taken(const std::string& line) {
  const Introduction program = read_started(
      R"({"started":{"protocol":1,"name":"m",)"
      R"("answers":["distance","depth","witnesses","normal","lower_bound","certain"]}})");
  const Reply reply = read_reply(line);
  if (reply.seq != 0 && !reply.all.empty()) {
    Introduction of_bytes = program;
    of_bytes.numbers = NumberForm::raw;
    const RawAnswers raw(reply, of_bytes);
    const std::string zeros(raw.bytes(3).value_or(0), '\0');
    return raw.bytes(3) && raw.answer_of(3, zeros).ending != Ending::failed;
  }
  return reply.seq != 0 && answer_of(reply, program, 3).ending != Ending::failed;
}

TEST(Schema, AllowsWhatTheReaderTakes) {
  std::string good, bad;
  for (const std::string& line : good_replies) {
    EXPECT_TRUE(is_taken(line)) << line;
    good += line + "\n";
    if (line.find("raw") != line.npos) good += std::string(32, '\0');  // of its four numbers
  }
  for (const std::string& line : bad_replies) {
    EXPECT_FALSE(is_taken(line)) << line;
    bad += line + "\n";
  }
  const TemporaryFolder folder;
  const int result = conform("from_program", written(good, folder.path() / "good"));
  if (result == 77) GTEST_SKIP() << no_jsonschema;
  EXPECT_EQ(result, 0);
  EXPECT_EQ(conform("from_program", written(bad, folder.path() / "bad"), "--none"), 0);
}

// --- sizes and times ---

TEST(Adapter, TakesNoMoreThan25Lines) {
  for (const char* name : {"mine.py", "mine.js", "plugin.c", "plugin.cpp"}) {
    std::ifstream file(examples + name);
    int lines = -1;
    for (std::string line; std::getline(file, line);) {
      if (lines >= 0 && !line.empty()) ++lines;
      if (line.find("--- the adapter ---") != std::string::npos) lines = 0;
    }
    EXPECT_GT(lines, 5) << name;
    EXPECT_LE(lines, 25) << name;
  }
}

// For this process or for those that have ended.
double processor_seconds(int who) {
  rusage used{};
  getrusage(who, &used);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// Cases of 8 + 8 points, both processes together.  Measured in processor time, since other
// processes take none of ours.
TEST(Lines, CostLittle) {
  constexpr int repeats = 10;
  std::vector<cases::Case> asked(640);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    for (std::size_t j = 0; j < 8; ++j) {
      const double x = static_cast<double>(8 * i + j + 1) / 7;
      asked[i].a.points.push_back({x, -x / 3, 1e-3 / x});
      asked[i].b.points.push_back({-x, x / 11, 5 * x});
    }
  }
  const double start = processor_seconds(RUSAGE_SELF) + processor_seconds(RUSAGE_CHILDREN);
  std::vector<Answer> said;
  {
    const Subject echo = program_subject(GJKPROOF_ECHO, unlimited);
    for (int repeat = 0; repeat < repeats; ++repeat) said = answers(echo, asked);
  }
  const double end = processor_seconds(RUSAGE_SELF) + processor_seconds(RUSAGE_CHILDREN);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    ASSERT_EQ(distance(said[i]), asked[i].a.points[0][0]);
    ASSERT_EQ((*said[i].witness_b)[2].approximation(), asked[i].b.points[7][2]);
  }
  const double each = 1e6 * (end - start) / static_cast<double>(repeats * asked.size());
  std::cout << each << " microseconds a case\n";
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
  EXPECT_LT(each, 40);  // measured: 14 to 22 on a busy machine
#endif
}

}  // namespace
}  // namespace subjects
