// SPDX-License-Identifier: MIT
// A failure of a plug-in costs only the question at which it fails.  Subjects of fakes/trouble.cpp
// answer 5, 4.47 or 4 at x = 0, 1, 3, and fail if x is negative.
#include <sys/personality.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

#include "core/subjects/outside/test/plugin_fixture.hpp"

namespace subjects {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using testing::ElementsAre;

Subject troubled(const std::string& name, double seconds = 5) {
  return subject_of_fake("trouble", name, {seconds, std::uint64_t{1} << 28U});
}

// Identifies our descendants by a word in their environment.
const std::string mark = "GJKPROOF_TEST_OF=" + std::to_string(getpid());
const bool marked = putenv(const_cast<char*>(mark.c_str())) == 0 &&
                    setenv("ASAN_OPTIONS", "handle_segv=0:detect_leaks=0", 1) == 0;

// The running processes that this test has started, with their parents.
std::map<pid_t, pid_t> descendants() {
  std::map<pid_t, pid_t> found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    std::ifstream environment(entry.path() / "environ");
    std::ifstream stat(entry.path() / "stat");
    std::string word, id, name, state;
    pid_t parent = 0;
    while (std::getline(environment, word, '\0') && word != mark) {
    }
    if (word == mark && stat >> id >> name >> state >> parent && state != "Z") {
      found[static_cast<pid_t>(std::stol(id))] = parent;
    }
  }
  return found;
}

void kill_workers() {
  for (const auto& [id, parent] : descendants()) {
    if (parent == getpid()) kill(id, SIGKILL);
  }
}

// Waits, since signals take time.
bool none_is_left() {
  for (int i = 0; i < 200 && !descendants().empty(); ++i) {
    std::this_thread::sleep_for(milliseconds(10));
  }
  return descendants().empty();
}

TEST(Worker, LosesOnlyTheQuestionAtWhichThePluginFails) {
  const struct {
    const char* name;
    std::vector<double> xs;
    std::vector<std::string> told;
  } rows[] = {
      {"crash",
       {0, -1, 3, -1, -1, 0},
       {"5", "killed by SIGSEGV", "4", "killed by SIGSEGV", "killed by SIGSEGV", "5"}},
      {"exit", {-1, 0}, {"exited with code 0", "5"}},
      {"print", {0, -1, -1, 3}, {"5", "5.656854", "5.656854", "4"}},  // garbage, on both streams
      {"print-and-crash",
       {0, -1, 3},
       {"5", "killed by SIGSEGV: the last words at 0x... of PID", "4"}},
      {"throw",
       {0, -1, -2, -3, 3},
       {"5", "threw std::runtime_error: the simplex?is degenerate", "threw int",
        "threw std::bad_alloc: std::bad_alloc", "4"}},
      {"write-into-body", {0}, {"killed by SIGSEGV"}},
      {"kill-parent", {0, -1, 3}, {"5", "killed by SIGKILL", "4"}},
      {"kill-worker", {0, -1, 3}, {"5", "its worker ended twice: killed by SIGKILL", "4"}},
  };
  for (const auto& [name, xs, told] : rows) EXPECT_EQ(told_at(troubled(name), xs), told) << name;
  const Answer answer = troubled("crash").ask(two_points(-1), nullptr);
  EXPECT_FALSE(answer.answered || answer.skipped);
  EXPECT_EQ(answer.ending, Ending::failed);
}

TEST(Worker, KeepsTheTextOfAnAssertion) {
  const std::vector<std::string> told = told_at(troubled("abort"), {0, -1, 3});
  EXPECT_EQ(told[0], "5");
  EXPECT_EQ(told[2], "4");
  EXPECT_THAT(told[1], testing::StartsWith("killed by SIGABRT: "));
  EXPECT_THAT(told[1], testing::HasSubstr("trouble.cpp:"));
  EXPECT_THAT(told[1], testing::HasSubstr("Assertion `x >= 0"));
}

TEST(Worker, FindsTheSameAddressesEachTime) {
  const int before = personality(0xffffffff);
  const bool allowed = personality(ADDR_NO_RANDOMIZE) >= 0;
  personality(static_cast<unsigned long>(before));
  if (!allowed) GTEST_SKIP() << "the system chooses addresses at random";
  const std::vector<double> xs = {-1, -1};
  const Subject subject = troubled("address");
  const std::vector<std::string> once = told_at(subject, xs);
  EXPECT_EQ(told_at(subject, xs), once);
  EXPECT_EQ(told_at(troubled("address"), xs), once);
  EXPECT_EQ(told_at(subject, {0, 3, -2, -1, -2})[2].substr(0, 18), "killed by SIGABRT:");
  EXPECT_EQ(told_at(subject, xs), once);
}

TEST(Worker, GivesAFreshProcessToEachBatchAndNoneToSingleQuestions) {
  const Subject subject = troubled("count");
  EXPECT_EQ(ask_at(subject, {-2, -2}).back().iterations, 2);
  EXPECT_EQ(ask_at(subject, {-2, -2}).back().iterations, 2);
  EXPECT_EQ(subject.ask(two_points(-2), nullptr).iterations, 3);
  EXPECT_EQ(subject.ask(two_points(-2), nullptr).iterations, 4);
}

std::vector<std::optional<double>> times_at(const Subject& subject, const std::vector<double>& xs) {
  const std::vector<cases::Case> questions = two_points_at(xs);
  return subject.time_all(places(questions));
}

TEST(Worker, MeasuresQueriesAndNotWhatComesBefore) {
  const std::vector<std::optional<double>> times = times_at(troubled("slow"), {-1, 0});
  ASSERT_EQ(times.size(), 2U);
  EXPECT_GE(times[0].value(), 1e6);
  EXPECT_LT(times[0].value(), 2e7) << "nanoseconds; a body is prepared in 3e7";
  EXPECT_GT(times[1].value(), 0);
  EXPECT_LT(times[1].value(), 1e6);
}

TEST(Worker, HasNoTimeOfAQueryThatFails) {
  const std::vector<std::optional<double>> times = times_at(troubled("crash"), {0, -1, 3});
  ASSERT_EQ(times.size(), 3U);
  EXPECT_TRUE(times[0].has_value());
  EXPECT_FALSE(times[1].has_value());
  EXPECT_TRUE(times[2].has_value());
}

// Timing a plug-in does not count as questions to it.
TEST(Worker, AnswersTheSameBehindABatchThatWasTimed) {
  const Subject subject = troubled("count");
  EXPECT_EQ(ask_at(subject, {-2, -2}).back().iterations, 2);
  times_at(subject, {-2, -2});
  EXPECT_EQ(ask_at(subject, {-2, -2}).back().iterations, 2);
}

TEST(Worker, EndsWhatDoesNotEnd) {
  for (const std::string name : {"loop", "sleep"}) {
    const auto start = steady_clock::now();
    EXPECT_THAT(told_at(troubled(name, 0.05), {0, 3, -1, 0}),
                ElementsAre("5", "4", "no answer within 0.05 s", "5"));
    const auto time = steady_clock::now() - start;
    // Processor time, or elapsed time of ten times that plus a second.
    EXPECT_GT(time, milliseconds(name == "loop" ? 50 : 1500));
    EXPECT_LT(time, milliseconds(10000));
  }
}

// x = 0, 1, ..., `count` - 1, but -1 at some places.
std::vector<double> counting(std::size_t count, const std::vector<std::size_t>& troubles) {
  std::vector<double> xs;
  for (std::size_t i = 0; i < count; ++i) xs.push_back(static_cast<double>(i));
  for (const std::size_t i : troubles) xs[i] = -1;
  return xs;
}

TEST(Worker, AsksManyInOneCallAndAnswersTheSame) {
  const std::vector<double> xs = counting(150, {});
  const std::vector<Answer> together = ask_at(troubled("batch/crash"), xs);
  EXPECT_EQ(told_at(troubled("batch/crash"), xs), told_at(troubled("crash"), xs));
  EXPECT_EQ(together.front().iterations, 64);
  EXPECT_EQ(together[128].iterations, 22);
  EXPECT_EQ(troubled("batch/crash").ask(two_points(0), nullptr).iterations, 0) << "by `ask`";
}

// The others of its call are answered, and calls for many go on behind it.
TEST(Worker, LosesOnlyTheCaseAtWhichACallForManyFails) {
  const std::vector<double> xs = counting(200, {0, 70, 71, 127, 199});
  for (const std::string name : {"crash", "throw", "exit", "loop"}) {
    const double seconds = name == "loop" ? 0.1 : 5;
    const std::vector<Answer> answers = ask_at(troubled("batch/" + name, seconds), xs);
    const std::vector<std::string> alone = told_at(troubled(name, seconds), xs);
    for (std::size_t i = 0; i < xs.size(); ++i) EXPECT_EQ(told(answers[i]), alone[i]) << name << i;
    EXPECT_FALSE(answers[71].answered) << name;
    EXPECT_EQ(answers[72].iterations, 0) << name << ", asked alone";
    EXPECT_EQ(answers[128].iterations, 64) << name;
  }
}

TEST(Worker, NamesAWrongCountOfACall) {
  const std::vector<std::string> told = told_at(troubled("batch/miscount"), counting(130, {64}));
  const std::vector<std::string> right = told_at(troubled("crash"), counting(130, {}));
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_EQ(told[i], i < 64 || i >= 128 ? right[i] : "ask_batch returned 63 for 64 cases") << i;
  }
}

TEST(Worker, AnswersWhereOnlyCallsForManyFail) {
  const std::vector<double> xs = counting(100, {});
  EXPECT_EQ(told_at(troubled("batch/only"), xs), told_at(troubled("crash"), xs));
}

TEST(Worker, LimitsMemory) {
  EXPECT_THAT(told_at(troubled("allocate"), {0, -1, 3}),
              ElementsAre("5",
                          testing::AnyOf("threw std::bad_alloc: std::bad_alloc",
                                         testing::StartsWith("exited with code 1")),  // sanitizer
                          "4"));
}

// 20 queries leak 640 MB, and 256 MB are allowed.
TEST(Worker, BlamesNoQuestionForWhatOthersLeaked) {
  const Subject subject = troubled("leak");
  for (const std::string& told : told_at(subject, std::vector<double>(20, -1))) {
    EXPECT_EQ(told, "5.656854");
  }
  EXPECT_GE(subject.unblamed_ends().count, 2U);
}

TEST(Worker, GivesAFreshProcessToTheQuestionAfterAnException) {
  const std::vector<Answer> answers = ask_at(troubled("count"), {-2, -2, -1, -2, -2});
  EXPECT_EQ(answers[1].iterations, 2);
  EXPECT_EQ(answers[2].status, "threw std::runtime_error: counted");
  EXPECT_EQ(answers[3].iterations, 1);
}

// Otherwise the division of a study would decide which question dies of the state that others left.
TEST(Worker, BlamesNoQuestionForTheStateOfOthers) {
  const Subject subject = troubled("die-second");
  EXPECT_EQ(subject.unblamed_ends().count, 0U);
  for (const Answer& answer : ask_at(subject, std::vector<double>(10, -1))) {
    EXPECT_TRUE(answer.answered) << answer.status;
    EXPECT_EQ(answer.iterations, 1);
  }
  const UnblamedEnds ends = subject.unblamed_ends();
  EXPECT_EQ(ends.count, 9U);
  EXPECT_EQ(ends.first, "killed by SIGSEGV");
}

TEST(Worker, CountsNoEndForWhichAQuestionIsBlamed) {
  const Subject subject = troubled("crash");
  ask_at(subject, {1, -1, 2, -1});
  EXPECT_EQ(subject.unblamed_ends().count, 0U);
  const Subject many = troubled("batch/only");
  ask_at(many, counting(100, {}));
  EXPECT_GE(many.unblamed_ends().count, 1U);
}

TEST(Worker, RefusesWhatTheRulesDoNotAllow) {
  const std::vector<Answer> answers = ask_at(troubled("lie"), {-1, -2, -3, -4, -5, -6, -7, 0});
  EXPECT_EQ(answers[0].status, "sets bits that it has not declared: GJKPROOF_DEPTH 0x400");
  EXPECT_EQ(answers[0].ending, Ending::failed);
  EXPECT_EQ(answers[1].status, "ended with the unknown outcome 17");
  EXPECT_EQ(answers[1].ending, Ending::failed);
  EXPECT_TRUE(answers[2].answered);
  EXPECT_EQ(answers[2].status, std::string(64, '?'));
  EXPECT_FALSE(answers[3].answered || answers[3].skipped);
  EXPECT_EQ(answers[3].status, "no answer");
  EXPECT_TRUE(answers[4].skipped);
  EXPECT_TRUE(answers[5].answered);
  EXPECT_EQ(answers[5].ending, Ending::iteration_limit);
  EXPECT_FALSE(answers[6].distance->value.is_finite());  // left to the judge
  EXPECT_TRUE(answers[7].answered);
}

TEST(Worker, TakesANullBodyForNoAnswer) {
  const std::vector<Answer> answers = ask_at(troubled("prepare-nothing"), {-1, 1});
  EXPECT_FALSE(answers[0].answered);
  EXPECT_EQ(answers[0].status, "prepare returned NULL for A");
  EXPECT_TRUE(answers[1].answered);
}

TEST(Worker, RestoresTheFloatingPointEnvironment) {
  for (const Answer& answer : ask_at(troubled("rounding"), {-1, -1, -1})) {
    EXPECT_EQ(answer.distance->value.approximation(), 0x1.5555555555555p-2);
    EXPECT_EQ(answer.lower_bound->value.approximation(), 0x1p-1023);
  }
}

TEST(Worker, TakesItsDescendantsAlong) {
  ASSERT_TRUE(marked);
  {
    const Subject subject = troubled("spawn");
    EXPECT_THAT(told_at(subject, {-1, 0}), ElementsAre("5.656854", "5"));
    EXPECT_GE(descendants().size(), 52U);
  }
  EXPECT_TRUE(none_is_left());
  {
    const Subject subject = troubled("spawn-and-crash");
    EXPECT_THAT(told_at(subject, {-1, 0}), ElementsAre("killed by SIGSEGV", "5"));
  }
  EXPECT_TRUE(none_is_left());
}

// With children of the child, half of them in process groups of their own.
TEST(Worker, TakesItsDescendantsAlongWhenItIsKilledFromOutside) {
  {
    const Subject subject = troubled("spawn");
    EXPECT_THAT(told_at(subject, {-1}), ElementsAre("5.656854"));
    kill_workers();
    EXPECT_THAT(told_at(subject, {0}), ElementsAre("5"));
  }
  EXPECT_TRUE(none_is_left());
}

TEST(Worker, LosesNoAnswerWhenItIsKilledFromOutside) {
  const Subject subject = troubled("crash");
  const std::vector<double> xs(500, 0);
  const std::vector<std::string> right(500, "5");
  EXPECT_EQ(told_at(subject, xs), right);
  for (int round = 0; round < 10; ++round) {
    std::atomic<bool> killed = false;
    std::thread killer([&killed] {
      kill_workers();
      killed = true;
    });
    do {
      EXPECT_EQ(told_at(subject, xs), right);
    } while (!killed);
    killer.join();
  }
}

}  // namespace
}  // namespace subjects
