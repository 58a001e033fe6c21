// SPDX-License-Identifier: MIT
// A plug-in is described, asked and refused as gjkproof_subject.h specifies.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/subjects/outside/test/plugin_fixture.hpp"

namespace {

using subjects::Answer;
using subjects::ask_all;
using subjects::Ending;
using subjects::fake;
using subjects::plugin_subjects;
using subjects::Subject;
using subjects::subject_of_fake;
using subjects::told_at;
using subjects::two_points;

TEST(Plugin, DescribesItsSubjects) {
  const std::vector<Subject> all = plugin_subjects(fake("honest"), {});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].name, "honest-1.0/double");
  EXPECT_EQ(all[0].description, "the distance of the first points");
  EXPECT_EQ(all[0].format, subjects::binary64);
  EXPECT_TRUE(all[0].capabilities.plane && all[0].capabilities.space);
  EXPECT_FALSE(all[0].capabilities.curved_bodies);
  EXPECT_TRUE(all[0].capabilities.distance && all[0].capabilities.witnesses);
  EXPECT_TRUE(all[0].capabilities.normal && !all[0].capabilities.depth);
  ASSERT_TRUE(all[0].promised);
  EXPECT_EQ(all[0].promised->distance.absolute, 1e-12);
  EXPECT_EQ(all[0].promised->distance.relative, 1e-14);
  EXPECT_EQ(all[1].format, subjects::binary32);
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

TEST(Plugin, TakesLargeAndManyBodies) {
  const Subject subject = subject_of_fake("honest", "honest-1.0/double");
  std::vector<cases::Case> questions(3, two_points(0));
  questions[1].a.points.assign(100000, {0, 0, 0});
  for (int i = 0; i < 5; ++i) {
    const std::vector<Answer> answers = ask_all(subject, questions);
    EXPECT_EQ(answers[0].iterations, 2);
    EXPECT_EQ(answers[1].iterations, 100001);
    EXPECT_EQ(answers[2].iterations, 2);
    for (const Answer& answer : answers) EXPECT_EQ(subjects::told(answer), "5");
    questions.resize(questions.size() + 20000, two_points(0));
  }
  EXPECT_TRUE(ask_all(subject, {}).empty());
}

TEST(Plugin, AnswersManyThreadsTheSame) {
  const Subject subject = subject_of_fake("honest", "honest-1.0/double");
  std::vector<double> xs;
  for (int i = 0; i < 1000; ++i) xs.push_back(i * 0.37);
  const std::vector<std::string> alone = told_at(subject, xs);
  std::vector<std::vector<std::string>> told(8);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < told.size(); ++t) {
    threads.emplace_back([&, t] {
      if (t % 2 == 0) {
        told[t] = told_at(subject, xs);
        return;
      }
      for (const double x : xs) {
        told[t].push_back(subjects::told(subject.ask(two_points(x), nullptr)));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& texts : told) EXPECT_EQ(texts, alone);
}

TEST(Plugin, SaysWhyItIsRefused) {
  const auto reason = [](const std::string& file) -> std::string {
    try {
      plugin_subjects(file, {});
    } catch (const std::invalid_argument& error) {
      EXPECT_EQ(std::string(error.what()).rfind(file + ": ", 0), 0U) << error.what();
      return std::string(error.what()).substr(file.size() + 2);
    }
    return "it is none";
  };
  EXPECT_EQ(reason("/no/such/file.so"), "no such file");
  EXPECT_NE(reason(GJKPROOF_SOURCE_DIR "/README.md").find("invalid ELF header"), std::string::npos);
  EXPECT_NE(reason(fake("refused_version")).find("has version 2"), std::string::npos);
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

TEST(Plugin, NamesAMissingWorker) {
  setenv("GJKPROOF_WORKER", "/no/such/worker", 1);
  EXPECT_THROW(
      {
        try {
          plugin_subjects(fake("honest"), {});
        } catch (const std::invalid_argument& error) {
          EXPECT_NE(std::string(error.what()).find("/no/such/worker"), std::string::npos);
          throw;
        }
      },
      std::invalid_argument);
  unsetenv("GJKPROOF_WORKER");
}

}  // namespace
