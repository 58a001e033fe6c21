// SPDX-License-Identifier: MIT
// Whatever a program does costs it the one case at which it does it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <chrono>
#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/subjects/outside/test/fake_program.hpp"

namespace {

using fake::answers;
using fake::questions;
using fake::questions_to;
using fake::right_but_one;
using fake::subject;
using fake::text;
using fake::texts;
using std::chrono::steady_clock;
using subjects::Answer;
using subjects::Ending;
using subjects::program_subject;
using subjects::Subject;
using testing::HasSubstr;
using testing::StartsWith;

constexpr int many = 150;  // more than two runs

std::vector<std::string> said(const std::string& file_and_arguments, double seconds = 20) {
  return texts(answers(subject(file_and_arguments, seconds), questions_to(many)));
}

std::string refusal(const std::string& file_and_arguments, double start_seconds = 20) {
  try {
    program_subject(fake::command(file_and_arguments), {.start_seconds = start_seconds});
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "none";
}

double seconds_since(steady_clock::time_point start) {
  return std::chrono::duration<double>(steady_clock::now() - start).count();
}

TEST(Program, IsASubjectWithTheNameThatItGivesItself) {
  const Subject one = subject("always_wrong.py");
  EXPECT_EQ(one.name, "fake");
  EXPECT_FALSE(one.start().has_value());
  EXPECT_FALSE(one.capabilities.curved_bodies);
  EXPECT_TRUE(one.capabilities.distance);
  EXPECT_FALSE(one.capabilities.witnesses);
  EXPECT_EQ(text(one.ask(questions({3}).front(), nullptr)), "1000000.000000");
}

TEST(Program, LosesOnlyTheCaseThatCrashedIt) {
  EXPECT_EQ(said("crasher.py"),
            right_but_one(many, "killed by SIGABRT: crasher.c:12: Assertion `x' failed"));
}

TEST(Program, LosesOnlyTheCaseAtWhichItHangs) {
  EXPECT_EQ(said("hanger.py", 0.5), right_but_one(many, "no answer within 0.5 s"));
}

TEST(Program, MayStopReading) {
  const auto start = steady_clock::now();
  std::vector<cases::Case> large = questions({1});
  large.front().a.points.resize(20'000);  // more than a pipe holds
  EXPECT_EQ(text(answers(subject("stops_reading.py", 0.3), large).front()),
            "failed: no answer within 0.3 s");
  EXPECT_LT(seconds_since(start), 10);
}

TEST(Program, LosesTheCaseBeforeWhoseAnswerItPrintsGarbage) {
  EXPECT_EQ(said("chatter.py before"),
            right_but_one(many, "not a JSON object: \"iteration 1: |v| = 3\""));
}

TEST(Program, LosesNothingByWhatItPrintsBehindAnAnswer) {
  EXPECT_EQ(texts(answers(subject("chatter.py behind"), questions_to(8))), right_but_one(8, ""));
}

TEST(Program, MayAnswerInAnyOrder) { EXPECT_EQ(said("out_of_order.py"), right_but_one(many, "")); }

TEST(Program, LosesTheCaseForWhichItSaysAnotherNumber) {
  EXPECT_EQ(said("wrong_seq.py unknown"),
            right_but_one(many, "answers an unknown case: \"seq\" 1001"));
  EXPECT_EQ(said("wrong_seq.py none"), right_but_one(many, "\"seq\" must be a positive integer"));
}

TEST(Program, IsHeldToItsFirstAnswerWhereItGivesTwo) {
  EXPECT_EQ(texts(answers(subject("wrong_seq.py twice"), questions_to(8))), right_but_one(8, ""));
}

TEST(Program, LosesTheCaseInWhoseLineItDies) {
  EXPECT_EQ(said("partial_line.py"), right_but_one(many, "exited with code 3"));
}

TEST(Program, MayTakeLongerThanTheLimit) {
  const auto start = steady_clock::now();
  const std::vector<Answer> late = answers(subject("slow.py 10", 0.3), questions({1, 2}));
  EXPECT_EQ(texts(late), std::vector<std::string>(2, "failed: no answer within 0.3 s"));
  EXPECT_LT(seconds_since(start), 5);
}

TEST(Program, IsAskedOneByOneOnceItWasTooSlowForARun) {
  const Subject slow = subject("slow.py 0.005", 0.25);
  const std::vector<Answer> first = answers(slow, questions_to(64));
  EXPECT_EQ(texts(first), right_but_one(64, ""));
  EXPECT_EQ(first.front().iterations, 64);
  for (const Answer& answer : answers(slow, questions_to(20))) EXPECT_EQ(answer.iterations, 1);
}

TEST(Program, IsAskedInRunsThoughOneCaseWasTooSlow) {
  const Subject hanger = subject("hanger.py", 0.5);
  EXPECT_EQ(texts(answers(hanger, questions_to(64))), right_but_one(64, "no answer within 0.5 s"));
  EXPECT_EQ(answers(hanger, questions({1, 2, 3})).front().iterations, 3);
}

TEST(Program, LosesTheCaseForWhichItWantsTooMuchMemory) {
  const Subject greedy = program_subject(fake::command("memory.py"),
                                         {.seconds = 20, .memory = std::uint64_t{1} << 30U});
  EXPECT_EQ(texts(answers(greedy, questions_to(20))),
            right_but_one(20, "exited with code 1: MemoryError"));
}

// Processes of the system that are `sleep SECONDS`.  One that is just starting has no words yet.
int sleepers_now(const std::string& seconds) {
  int count = 0;
  for (const auto& process : std::filesystem::directory_iterator("/proc")) {
    std::ifstream file(process.path() / "cmdline");  // its words end with zeros
    const std::string words((std::istreambuf_iterator<char>(file)), {});
    if (words == std::string("sleep") + '\0' + seconds + '\0') ++count;
  }
  return count;
}

// Within two seconds that many, if it is to be.
int sleepers(const std::string& seconds, int expected) {
  const auto start = steady_clock::now();
  int count = 0;
  do {
    count = sleepers_now(seconds);
  } while (count != expected && seconds_since(start) < 2);
  return count;
}

TEST(Program, LeavesNoChildrenBehind) {
  const std::string time = std::to_string(1'000'000 + getpid());  // by which we know them
  {
    const Subject parent = subject("children.py " + time);
    EXPECT_EQ(text(parent.ask(questions({1}).front(), nullptr)), "1.000000");
    EXPECT_EQ(sleepers(time, 50), 50);
    EXPECT_EQ(text(parent.ask(questions({fake::trouble}).front(), nullptr)),
              "failed: exited with code 1: gave up");
    EXPECT_EQ(sleepers(time, 0), 0);
    EXPECT_EQ(text(parent.ask(questions({2}).front(), nullptr)), "2.000000");
  }
  EXPECT_EQ(sleepers(time, 0), 0);
}

TEST(Program, IsNoSubjectWhereItDoesNotSayWhatItIs) {
  EXPECT_THAT(refusal("never_starts.py waits", 0.3), HasSubstr(": no answer within 0.3 s"));
  EXPECT_THAT(refusal("never_starts.py dies"), HasSubstr(": exited with code 1: no licence"));
  EXPECT_THAT(refusal("never_starts.py hello"), HasSubstr("its first line is not a JSON object"));
  EXPECT_THAT(refusal("missing.py"), HasSubstr("No such file"));
  EXPECT_THAT(refusal("never_starts.py '{\"started\":{\"protocol\":2,\"name\":\"x\"}}'"),
              HasSubstr("\"protocol\" is 2 and must be 1"));
}

TEST(Program, LosesOneCaseEvenWhereACrashTakesAnswersAlong) {
  EXPECT_EQ(said("buffered.py"), right_but_one(many, "exited with code 4"));
}

TEST(Program, LosesTheCaseForWhichItSaysTooMuch) {
  EXPECT_EQ(said("huge_line.py"), right_but_one(many, "a line of more than 1048576 bytes"));
}

TEST(Program, LosesTheCaseForWhichItSaysWhatItDidNotDeclare) {
  EXPECT_EQ(said("liar.py"), right_but_one(many, "\"depth\" is not declared in \"answers\""));
}

TEST(Program, MayAnswerWithWhatIsNotFinite) {
  for (const char* word : {"NaN", "nan", "-nan", "null", "'\"NaN\"'"}) {
    const Answer answer =
        subject("not_finite.py " + std::string(word)).ask(questions({13})[0], nullptr);
    ASSERT_TRUE(answer.answered) << word << ": " << answer.status;
    EXPECT_TRUE(std::isnan(answer.distance->value.approximation())) << word;
  }
  const Answer answer = subject("not_finite.py '-Infinity, \"status\": \"a NaN: \\\" inf\"'")
                            .ask(questions({13})[0], nullptr);
  EXPECT_EQ(answer.distance->value.approximation(), -std::numeric_limits<double>::infinity());
  EXPECT_EQ(answer.status, "a NaN: \" inf");
}

TEST(Program, MayGiveUpAndLeaveOutAndReachItsLimit) {
  const std::vector<Answer> said = answers(subject("undecided.py"), questions({1, 2, 3, 4}));
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
  const std::vector<Answer> said = answers(subject("in_space.py"), asked);
  EXPECT_EQ(texts(said),
            (std::vector<std::string>{"skipped: a curved body has no vertices",
                                      "skipped: a method of space, and the case is in the plane",
                                      "3.000000"}));
}

TEST(Program, MaySpeakHexFloats) {
  std::vector<cases::Case> asked = questions({0.1, 0x1p-1074, 0x1.fffffffffffffp+1023});
  asked[1].dim = 2;
  const std::vector<Answer> said = answers(subject("hex.py"), asked);
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
  const std::vector<Answer> said = answers(subject("raw.py"), asked);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    ASSERT_TRUE(said[i].distance) << said[i].status;
    EXPECT_EQ(said[i].distance->value.approximation(), std::abs(asked[i].a.points[0][0]));
  }
  EXPECT_EQ((*said[2].witness_a)[2].approximation(), 12);
  EXPECT_EQ((*said[2].witness_b)[1].approximation(), -2);
}

TEST(Program, LosesNothingWhereSomebodyKillsIt) {
  const Subject victim = subject("process_id.py");
  const int id = victim.ask(questions({1}).front(), nullptr).iterations;
  ASSERT_GT(id, 1);
  std::thread killer([id] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));  // in the middle of a run
    kill(id, SIGKILL);
  });
  EXPECT_EQ(texts(answers(victim, questions_to(60))), right_but_one(60, ""));
  killer.join();
  EXPECT_EQ(kill(id, 0), -1);
}

TEST(Program, IsWhatItWasAtFirst) {
  const Subject fickle = subject("changes.py");
  EXPECT_EQ(text(fickle.ask(questions({1}).front(), nullptr)), "1.000000");
  EXPECT_EQ(text(fickle.ask(questions({13}).front(), nullptr)),
            "failed: introduced itself differently than at first");
}

// Every thread has its process, and what is in a run is another each time.
TEST(Program, SaysTheSameToAnyNumberOfThreads) {
  const Subject crasher = subject("crasher.py");
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
