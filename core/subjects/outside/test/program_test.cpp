// SPDX-License-Identifier: MIT
// A failure of a program costs it only the case at which it fails.
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

#include "core/subjects/outside/test/fake_program.hpp"

namespace subjects {
namespace {

using std::chrono::steady_clock;
using testing::HasSubstr;
using testing::StartsWith;

constexpr int many = 150;  // more than two runs

std::string refusal_of_start(const std::string& command, double start_seconds = 20) {
  try {
    program_subject(command, {.start_seconds = start_seconds});
  } catch (const CannotLoad& error) {
    return error.what();
  }
  return "none";
}

double seconds_since(steady_clock::time_point start) {
  return std::chrono::duration<double>(steady_clock::now() - start).count();
}

TEST(Program, IsASubjectWithTheNameThatItGivesItself) {
  const Subject one = subject("always_wrong");
  EXPECT_EQ(one.name, "fake");
  EXPECT_FALSE(one.start().has_value());
  EXPECT_FALSE(one.capabilities.curved_bodies);
  EXPECT_TRUE(one.capabilities.distance);
  EXPECT_FALSE(one.capabilities.witnesses);
  EXPECT_EQ(text(one.ask(questions({3}).front(), nullptr)), "1000000.000000");
}

TEST(Program, LosesOnlyTheCaseAtWhichItFails) {
  const struct {
    const char* name;
    const char* status;  // empty: nothing fails
    int count = many;
    double seconds = 20;
  } programs[] = {
      {"crasher", "killed by SIGABRT: crasher.c:12: Assertion `x' failed"},
      {"hanger", "no answer within 0.5 s", many, 0.5},
      {"chatter_before", "not a JSON object: \"iteration 1: |v| = 3\""},
      {"unknown_seq", "answers an unknown case: \"seq\" 1001"},
      {"no_seq", "\"seq\" must be a positive integer"},
      {"partial_line", "exited with code 3"},
      {"buffered", "exited with code 4"},  // a crash takes other answers along
      {"huge_line", "a line of more than 1048576 bytes"},
      {"liar", "\"depth\" is not declared in \"answers\""},
      {"out_of_order", ""},
      {"chatter_after", "", 8},
      {"answers_twice", "", 8},  // its first answers hold
  };
  for (const auto& [name, status, count, seconds] : programs) {
    EXPECT_EQ(texts(answers(subject(name, seconds), questions_to(count))),
              right_but_one(count, status))
        << name;
  }
}

TEST(Program, MayStopReading) {
  const auto start = steady_clock::now();
  std::vector<cases::Case> large = questions({1});
  large.front().a.points.resize(200'000);  // more than a pipe holds
  EXPECT_EQ(text(answers(subject("stops_reading", 0.3), large).front()),
            "failed: no answer within 0.3 s");
  EXPECT_LT(seconds_since(start), 10);
}

TEST(Program, MayTakeLongerThanTheLimit) {
  const auto start = steady_clock::now();
  const std::vector<Answer> late = answers(subject("slow 10", 0.3), questions({1, 2}));
  EXPECT_EQ(texts(late), std::vector<std::string>(2, "failed: no answer within 0.3 s"));
  EXPECT_LT(seconds_since(start), 5);
}

TEST(Program, IsAskedOneByOneOnceItWasTooSlowForARun) {
  const Subject slow = subject("slow 0.005", 0.25);
  const std::vector<Answer> first = answers(slow, questions_to(64));
  EXPECT_EQ(texts(first), right_but_one(64, ""));
  EXPECT_EQ(first.front().iterations, 64);
  for (const Answer& answer : answers(slow, questions_to(20))) EXPECT_EQ(answer.iterations, 1);
}

TEST(Program, IsAskedInRunsThoughOneCaseWasTooSlow) {
  const Subject hanger = subject("hanger", 0.5);
  EXPECT_EQ(texts(answers(hanger, questions_to(64))), right_but_one(64, "no answer within 0.5 s"));
  EXPECT_EQ(answers(hanger, questions({1, 2, 3})).front().iterations, 3);
}

TEST(Program, LosesTheCaseForWhichItWantsTooMuchMemory) {
  const Subject greedy =
      program_subject(command("memory"), {.seconds = 20, .memory = std::uint64_t{1} << 30U});
  EXPECT_EQ(texts(answers(greedy, questions_to(20))),
            right_but_one(20, "exited with code 1: MemoryError"));
}

// Counts the processes `sleep SECONDS`.  One that is just starting has no command line yet.
int sleepers_now(const std::string& seconds) {
  int count = 0;
  for (const auto& process : std::filesystem::directory_iterator("/proc")) {
    std::ifstream file(process.path() / "cmdline");  // each word ends with a zero byte
    const std::string words((std::istreambuf_iterator<char>(file)), {});
    if (words == std::string("sleep") + '\0' + seconds + '\0') ++count;
  }
  return count;
}

// Waits up to two seconds for the expected number.
int sleepers(const std::string& seconds, int expected) {
  const auto start = steady_clock::now();
  int count = 0;
  do {
    count = sleepers_now(seconds);
  } while (count != expected && seconds_since(start) < 2);
  return count;
}

TEST(Program, LeavesNoChildrenBehind) {
  const std::string time = std::to_string(1'000'000 + getpid());  // identifies them
  {
    const Subject parent = subject("children " + time);
    EXPECT_EQ(text(parent.ask(questions({1}).front(), nullptr)), "1.000000");
    EXPECT_EQ(sleepers(time, 50), 50);
    EXPECT_EQ(text(parent.ask(questions({trouble}).front(), nullptr)),
              "failed: exited with code 1: gave up");
    EXPECT_EQ(sleepers(time, 0), 0);
    EXPECT_EQ(text(parent.ask(questions({2}).front(), nullptr)), "2.000000");
  }
  EXPECT_EQ(sleepers(time, 0), 0);
}

TEST(Program, IsNoSubjectWhereItDoesNotSayWhatItIs) {
  EXPECT_THAT(refusal_of_start(command("never_starts waits"), 0.3),
              HasSubstr(": no answer within 0.3 s"));
  EXPECT_THAT(refusal_of_start(command("never_starts dies")),
              HasSubstr(": exited with code 1: no licence"));
  EXPECT_THAT(refusal_of_start(command("never_starts hello")),
              HasSubstr("its first line is not a JSON object"));
  EXPECT_THAT(refusal_of_start(GJKPROOF_PYTHON " missing.py"), HasSubstr("No such file"));
  EXPECT_THAT(
      refusal_of_start(command("never_starts '{\"started\":{\"protocol\":2,\"name\":\"x\"}}'")),
      HasSubstr("\"protocol\" is 2 and must be 1"));
}

TEST(Program, MayAnswerWithWhatIsNotFinite) {
  for (const char* word : {"NaN", "nan", "-nan", "null", "'\"NaN\"'"}) {
    const Answer answer =
        subject("not_finite " + std::string(word)).ask(questions({13})[0], nullptr);
    ASSERT_TRUE(answer.answered) << word << ": " << answer.status;
    EXPECT_TRUE(std::isnan(answer.distance->value.approximation())) << word;
  }
  const Answer answer = subject("not_finite '-Infinity, \"status\": \"a NaN: \\\" inf\"'")
                            .ask(questions({13})[0], nullptr);
  EXPECT_EQ(answer.distance->value.approximation(), -std::numeric_limits<double>::infinity());
  EXPECT_EQ(answer.status, "a NaN: \" inf");
}

TEST(Program, MayGiveUpAndLeaveOutAndReachItsLimit) {
  const std::vector<Answer> said = answers(subject("undecided"), questions({1, 2, 3, 4}));
  EXPECT_EQ(texts(said), (std::vector<std::string>{"none: degenerate simplex",
                                                   "skipped: too thin (https://example.org/7)",
                                                   "3.000000", "4.000000"}));
  EXPECT_EQ(said[2].ending, Ending::iteration_limit);
  EXPECT_EQ(said[2].status, "at its limit");
  EXPECT_EQ(said[3].status, "64 iterations");
  EXPECT_EQ(said[3].iterations, 64);
}

TEST(Program, IsNotAskedWhatItDoesNotTake) {
  std::vector<cases::Case> asked = questions({1, 2, 3});
  asked[0].a = {.points = {}, .curved = cases::Curved{}};
  asked[1].dim = 2;
  const std::vector<Answer> said = answers(subject("in_space"), asked);
  EXPECT_EQ(texts(said),
            (std::vector<std::string>{"skipped: a curved body has no vertices",
                                      "skipped: a method of space, and the case is in the plane",
                                      "3.000000"}));
}

TEST(Program, MaySpeakHexFloats) {
  std::vector<cases::Case> asked = questions({0.1, 0x1p-1074, 0x1.fffffffffffffp+1023});
  asked[1].dim = 2;
  const std::vector<Answer> said = answers(subject("hex_floats"), asked);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    ASSERT_TRUE(said[i].distance) << said[i].status;
    EXPECT_EQ(said[i].distance->value.approximation(), asked[i].a.points[0][0]);
    EXPECT_EQ((*said[i].normal)[0].approximation(), 1);
  }
}

TEST(Program, MaySpeakBytes) {
  std::vector<cases::Case> asked =
      questions({0.1, -0x1p-1074, 10, 13, 0x1.fffffffffffffp+1023, 2.5});
  asked[1].dim = 2;
  asked[2].a.points = {{10, 11, 12}, {13, 14, 15}};
  asked[2].b.points = {{-1, -2, -3}};
  const std::vector<Answer> said = answers(subject("raw"), asked);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    ASSERT_TRUE(said[i].distance) << said[i].status;
    EXPECT_EQ(said[i].distance->value.approximation(), std::abs(asked[i].a.points[0][0]));
  }
  EXPECT_EQ((*said[2].witness_a)[2].approximation(), 12);
  EXPECT_EQ((*said[2].witness_b)[1].approximation(), -2);
}

TEST(Program, MayAnswerManyCasesInAReply) {
  const std::vector<Answer> said = answers(subject("raw_many"), questions_to(many));
  EXPECT_EQ(texts(said), right_but_one(many, ""));
  EXPECT_EQ(said.front().iterations, 100) << "as many in a run as it asks for";
  std::vector<cases::Case> asked = questions({0.1, -0x1p-1074, 0x1.fffffffffffffp+1023});
  asked[1].dim = 2;
  const std::vector<Answer> alone = answers(subject("raw"), asked);
  const std::vector<Answer> together = answers(subject("raw_many"), asked);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    EXPECT_EQ(text(together[i]), text(alone[i]));
    EXPECT_EQ((*together[i].witness_a)[0].approximation(), asked[i].a.points[0][0]);
  }
}

TEST(Program, LosesOnlyTheCaseAtWhichAReplyToManyFails) {
  const std::pair<const char*, const char*> rows[] = {
      {"dies", "exited with code 3"},
      {"hangs", "no answer within 0.5 s"},
      {"lies", "\"intersecting\" must be 0 or 1"},
      {"twice", "answers an unknown case: \"seq\" 1001"}};
  for (const auto& [how, status] : rows) {
    const double seconds = std::string(how) == "hangs" ? 0.5 : 20;
    EXPECT_EQ(texts(answers(subject("raw_many " + std::string(how), seconds), questions_to(many))),
              right_but_one(many, status))
        << how;
  }
}

TEST(Program, LosesNothingWhereSomebodyKillsIt) {
  const Subject victim = subject("process_id");
  const int id = victim.ask(questions({1}).front(), nullptr).iterations;
  ASSERT_GT(id, 1);
  std::thread killer([id] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));  // in the middle of a run
    kill(id, SIGKILL);
  });
  EXPECT_EQ(texts(answers(victim, questions_to(60))), right_but_one(60, ""));
  killer.join();
  EXPECT_EQ(kill(id, 0), -1);
  EXPECT_EQ(victim.unblamed_ends().count, 1U);
}

TEST(Program, IsWhatItWasAtFirst) {
  const Subject fickle = subject("changes");
  EXPECT_EQ(text(fickle.ask(questions({1}).front(), nullptr)), "1.000000");
  EXPECT_EQ(text(fickle.ask(questions({13}).front(), nullptr)),
            "failed: introduced itself differently than at first");
}

// Every thread has a process of its own, and runs hold different cases each time.
TEST(Program, SaysTheSameToAnyNumberOfThreads) {
  const Subject crasher = subject("crasher");
  std::vector<double> distances;
  for (int i = 0; i < 120; ++i) distances.push_back(i % 40);
  const std::vector<cases::Case> asked = questions(distances);
  const std::vector<std::string> alone = texts(answers(crasher, asked));
  std::vector<std::thread> threads;
  for (std::size_t offset = 0; offset < 4; ++offset) {
    threads.emplace_back([&, offset] {
      for (std::size_t first = 0; first < asked.size();) {
        const std::size_t end = std::min(asked.size(), first + 5 + 17 * offset);
        const std::vector<cases::Case> part(asked.begin() + static_cast<std::ptrdiff_t>(first),
                                            asked.begin() + static_cast<std::ptrdiff_t>(end));
        const std::vector<std::string> said = texts(answers(crasher, part));
        for (std::size_t i = first; i < end; ++i) EXPECT_EQ(said[i - first], alone[i]);
        first = end;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(alone[13], StartsWith("failed: killed by SIGABRT"));
}

}  // namespace
}  // namespace subjects
