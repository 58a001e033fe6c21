// SPDX-License-Identifier: MIT
// A plug-in is described, asked and refused as gjkproof_subject.h specifies.
#include <algorithm>
#include <thread>

#include "core/subjects/outside/coverage/coverage_map.hpp"
#include "core/subjects/outside/test/plugin_fixture.hpp"

namespace subjects {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

TEST(Plugin, DescribesItsSubjects) {
  const std::vector<Subject> all = plugin_subjects(fake("honest"), {});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].name, "honest-1.0/double");
  EXPECT_EQ(all[0].description, "the distance of the first points");
  EXPECT_EQ(all[0].format, binary64);
  EXPECT_TRUE(all[0].capabilities.plane && all[0].capabilities.space);
  EXPECT_FALSE(all[0].capabilities.curved_bodies);
  EXPECT_TRUE(all[0].capabilities.distance && all[0].capabilities.witnesses);
  EXPECT_TRUE(all[0].capabilities.normal && !all[0].capabilities.depth);
  ASSERT_TRUE(all[0].promised);
  EXPECT_EQ(all[0].promised->distance.absolute, 1e-12);
  EXPECT_EQ(all[0].promised->distance.relative, 1e-14);
  EXPECT_EQ(all[1].format, binary32);
  EXPECT_FALSE(all[1].promised);
  EXPECT_FALSE(all[1].capabilities.plane);
  EXPECT_EQ(all[1].capabilities.magnitude_max, 1e6);
  EXPECT_FALSE(all[0].start());
}

TEST(Plugin, Answers) {
  for (const std::string name : {"double", "float", "unprepared"}) {
    const Subject subject = subject_of_fake("honest", "honest-1.0/" + name);
    const Answer answer = subject.ask(two_points(0), nullptr);
    ASSERT_TRUE(answer.answered) << name << answer.status;
    EXPECT_EQ(answer.ending, Ending::unknown);
    EXPECT_EQ(answer.status, "answered");
    EXPECT_EQ(answer.distance->value.approximation(), 5);
    EXPECT_EQ(answer.lower_bound->value.approximation(), 5);
    EXPECT_EQ((*answer.witness_b)[1].approximation(), 4);
    EXPECT_EQ((*answer.normal)[0].approximation(), 0.6);
    EXPECT_FALSE(answer.intersecting);
    EXPECT_FALSE(answer.penetration_depth);
    EXPECT_EQ(answer.iterations, name == "unprepared" ? 3 : 2);
  }
}

// x = -2 sets an outcome, which x = 0 leaves unset.
TEST(Plugin, StartsEachAnswerFromZero) {
  const Subject subject = subject_of_fake("trouble", "lie");
  EXPECT_EQ(told_at(subject, {-2}).front(), "ended with the unknown outcome 17");
  EXPECT_EQ(told_at(subject, {0}).front(), "5");
}

TEST(Plugin, LeavesNoDeclaredDistanceOut) {
  const Subject subject = subject_of_fake("trouble", "lie");
  EXPECT_EQ(told_at(subject, {-8}).front(), "does not say the distance");
  const Answer met = ask_at(subject, {-9}).front();
  EXPECT_TRUE(met.answered) << met.status;
  EXPECT_EQ(met.distance.value().value.approximation(), 0) << "bodies that meet have none to say";
}

TEST(Plugin, IsNotAskedWhatItDoesNotTake) {
  const Subject subject = subject_of_fake("honest", "honest-1.0/float");
  cases::Case curved = two_points(0);
  curved.a = {{}, cases::Curved{}};
  const std::vector<Answer> answers = ask_all(
      subject, {two_points(0, 2), two_points(0), two_points(2e6), curved, two_points(1.0 / 3)});
  EXPECT_TRUE(answers[0].skipped);
  EXPECT_TRUE(answers[1].answered);
  EXPECT_TRUE(answers[2].skipped);
  EXPECT_TRUE(answers[3].skipped);
  EXPECT_FALSE(answers[4].answered || answers[4].skipped);
  EXPECT_EQ(answers[4].ending, Ending::failed);
  EXPECT_EQ(answers[4].status, "a coordinate is not a float: the case must be rounded first");
}

TEST(Plugin, GetsFloatsTogetherToo) {
  const Subject subject = subject_of_fake("honest", "honest-1.0/float");
  std::vector<double> xs;
  for (int i = 0; i < 200; ++i) xs.push_back(i % 7 == 3 ? 1.0 / 3 : i);
  const std::vector<Answer> answers = ask_at(subject, xs);
  for (std::size_t i = 0; i < xs.size(); ++i) {
    const Answer alone = subject.ask(two_points(xs[i]), nullptr);
    EXPECT_EQ(told(answers[i]), told(alone)) << i;
    EXPECT_EQ(answers[i].status, alone.answered ? "together" : alone.status) << i;
  }
}

TEST(Plugin, TakesLargeAndManyBodies) {
  const Subject subject = subject_of_fake("honest", "honest-1.0/double");
  std::vector<cases::Case> questions(3, two_points(0));
  questions[1].a.points.assign(100000, {0, 0, 0});
  for (int i = 0; i < 5; ++i) {
    const std::vector<Answer> answers = ask_all(subject, questions);
    EXPECT_EQ(answers[0].iterations, 2);
    EXPECT_EQ(answers[1].iterations, 100001);
    EXPECT_EQ(answers[2].iterations, 2);
    for (const Answer& answer : answers) EXPECT_EQ(told(answer), "5");
    questions.resize(questions.size() + 20000, two_points(0));
  }
  EXPECT_TRUE(ask_all(subject, {}).empty());
}

TEST(Plugin, AnswersManyThreadsTheSame) {
  const Subject subject = subject_of_fake("honest", "honest-1.0/double");
  std::vector<double> xs;
  for (int i = 0; i < 1000; ++i) xs.push_back(i * 0.37);
  const std::vector<std::string> alone = told_at(subject, xs);
  std::vector<std::vector<std::string>> texts_of(8);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < texts_of.size(); ++t) {
    threads.emplace_back([&, t] {
      if (t % 2 == 0) {
        texts_of[t] = told_at(subject, xs);
        return;
      }
      for (const double x : xs) {
        texts_of[t].push_back(told(subject.ask(two_points(x), nullptr)));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& texts : texts_of) EXPECT_EQ(texts, alone);
}

// Why a file is refused, without its name.
std::string reason(const std::string& file) {
  try {
    plugin_subjects(file, {});
  } catch (const CannotLoad& error) {
    EXPECT_EQ(std::string(error.what()).rfind(file + ": ", 0), 0U) << error.what();
    return std::string(error.what()).substr(file.size() + 2);
  }
  return "none";
}

TEST(Plugin, SaysWhyItIsRefused) {
  EXPECT_EQ(reason("/no/such/file.so"), "no such file");
  EXPECT_NE(reason(GJKPROOF_SOURCE_DIR "/README.md").find("invalid ELF header"), std::string::npos);
  EXPECT_NE(reason(fake("refused_version")).find("has version 3"), std::string::npos);
  EXPECT_NE(reason(fake("refused_size")).find("sizeof(gjkproof_subject)"), std::string::npos);
  EXPECT_EQ(reason(fake("refused_no_name")), "subject 0 has no name");
  EXPECT_EQ(reason(fake("refused_two_words")),
            "subject 0 has a name that is not a single word of printable ASCII");
  EXPECT_EQ(reason(fake("refused_no_ask")), "subject 0 (mine) has no function `ask`");
  EXPECT_EQ(reason(fake("refused_no_subject")), "it has no subjects");
  EXPECT_EQ(reason(fake("refused_duplicate")),
            "two subjects are named mine; does gjkproof_subject_at return NULL after the last "
            "one?");
  EXPECT_NE(reason(fake("refused_no_symbol")).find("does not define gjkproof_subject_at"),
            std::string::npos);
  EXPECT_EQ(reason(fake("refused_crash")), "killed by SIGABRT");
  EXPECT_EQ(reason(fake("refused_exit")), "it ended the process while its subjects were listed");
}

TEST(Plugin, MayBeOfTheFirstVersion) {
  const Subject subject = plugin_subjects(fake("refused_nothing"), {}).at(0);
  for (const Answer& answer : ask_at(subject, std::vector<double>(100, 0))) {
    EXPECT_TRUE(answer.answered) << answer.status;
  }
}

TEST(Plugin, NamesAMissingWorker) {
  setenv("GJKPROOF_WORKER", "/no/such/worker", 1);
  EXPECT_NE(reason(fake("honest")).find("/no/such/worker"), std::string::npos);
  unsetenv("GJKPROOF_WORKER");
}

// --- the examples of the documentation, built as a reader builds them ---

cases::Case boxes(double gap) {
  cases::Case question;
  for (const double x : {0.0, 1.0}) {
    for (const double y : {0.0, 1.0}) {
      for (const double z : {0.0, 1.0}) {
        question.a.points.push_back({x, y, z});
        question.b.points.push_back({x + 1 + gap, y + 0.25, z});
      }
    }
  }
  return question;
}

// The one in C moves along segments, which is slow for parallel faces.
TEST(PluginExample, AnswersInCAndInCpp) {
  for (const auto& [file, error] :
       {std::pair(GJKPROOF_EXAMPLE_C, 1e-3), {GJKPROOF_EXAMPLE_CPP, 0.0}}) {
    const std::vector<Subject> all = plugin_subjects(file, {});
    ASSERT_EQ(all.size(), 1U) << file;
    const Answer answer = all[0].ask(boxes(0.5), nullptr);
    EXPECT_TRUE(answer.answered) << file << ": " << answer.status;
    EXPECT_FALSE(answer.intersecting) << file;
    ASSERT_TRUE(answer.distance) << file;
    EXPECT_NEAR(answer.distance->value.approximation(), 0.5, error) << file;
  }
}

// --- coverage: a worker reports the edges of the plug-in that a query has reached ---
//
// fakes/counted.c takes edge x of its 11 edges x + 1 times, and the last of 3 edges of another
// library once.

// The edges taken, and how often; clears the map.
std::vector<std::pair<std::size_t, int>> taken(const CoverageMap& map) {
  std::vector<std::pair<std::size_t, int>> found;
  for (std::size_t i = 0; i < map.counters().size(); ++i) {
    if (map.counters()[i] != 0) found.emplace_back(i, map.counters()[i]);
  }
  std::ranges::fill(map.counters(), std::uint8_t{0});
  return found;
}

class Coverage : public testing::Test {
 protected:
  void TearDown() override { unsetenv("GJKPROOF_COVERAGE_MAP"); }
  const Subject counted_ = subject_of_fake("counted", "counted");
};

TEST_F(Coverage, TellsTheEdgesOfAQueryAndNoOthers) {
  const CoverageMap map = CoverageMap::made();
  ask_at(counted_, {2});
  EXPECT_THAT(taken(map), ElementsAre(Pair(2, 3), Pair(13, 1))) << "not what was counted on load";
  ask_at(counted_, {7});
  EXPECT_THAT(taken(map), ElementsAre(Pair(7, 8), Pair(13, 1))) << "not what was counted before";
}

TEST_F(Coverage, AddsTheQueriesOfABatch) {
  const CoverageMap map = CoverageMap::made();
  ask_at(counted_, {1, 1, 4});
  EXPECT_THAT(taken(map), ElementsAre(Pair(1, 4), Pair(4, 5), Pair(13, 3)));
  ask_at(counted_, std::vector<double>(300, 3));
  EXPECT_THAT(taken(map), ElementsAre(Pair(3, 255), Pair(13, 255)));
}

TEST_F(Coverage, SurvivesADeathOfThePlugin) {
  const CoverageMap map = CoverageMap::made();
  const Subject crashes = subject_of_fake("trouble", "crash");
  ask_at(crashes, {-1, 1});
  EXPECT_THAT(taken(map), IsEmpty()) << "a plug-in that counts nothing";
  ask_at(counted_, {0});
  EXPECT_THAT(taken(map), ElementsAre(Pair(0, 1), Pair(13, 1)));
}

TEST_F(Coverage, IsWantedByNobodyElse) {
  EXPECT_FALSE(CoverageMap::found());
  EXPECT_EQ(ask_at(counted_, {2}).at(0).status, "answered");
  setenv("GJKPROOF_COVERAGE_MAP", "/dev/null", 1);
  EXPECT_FALSE(CoverageMap::found());
  EXPECT_EQ(ask_at(subject_of_fake("counted", "counted"), {2}).at(0).status, "answered");
}

}  // namespace
}  // namespace subjects
