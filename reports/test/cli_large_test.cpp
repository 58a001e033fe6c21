// SPDX-License-Identifier: MIT
// Bodies of 20,000 points with default options take at most 10 s of processor time and 1 GB of
// memory, and the output names what was not compared with the reference.
#include <sys/resource.h>

#include <fstream>
#include <string>

#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "reports/study/study.hpp"
#include "reports/test/cli.hpp"

namespace {

// The limits apply to optimised builds; others take many times longer and are not measured.
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
constexpr bool is_measured = true;
#else
constexpr bool is_measured = false;
#endif

constexpr double seconds_max = 10;
constexpr long kilobytes_max = 1000000;

struct Used {
  double seconds = 0;
  long kilobytes = 0;  // peak memory
};

Used used(__rusage_who who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return {seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss};
}

// Points on two unit spheres, all of them vertices, with a distance of `distance` between centres.
std::string spheres(double distance) {
  cases::Choices choices = cases::Choices::keyed(1, "spheres", 0);
  cases::Case question;
  question.id = "spheres";
  for (cases::Body* body : {&question.a, &question.b}) {
    for (int i = 0; i < 20000; ++i) body->points.push_back(cases::random_direction(choices));
  }
  for (cases::Point& point : question.b.points) point[0] += distance;
  return cases::header_line() + "\n" + cases::case_line(question) + "\n";
}

class Large : public Cli {
 protected:
  Ended measure(const std::string& arguments, const std::string& input) const {
    const double before = used(RUSAGE_CHILDREN).seconds;
    Ended ended = run(arguments, input);
    if (!is_measured) return ended;
    EXPECT_LT(used(RUSAGE_CHILDREN).seconds - before, seconds_max) << arguments;
    EXPECT_LT(used(RUSAGE_CHILDREN).kilobytes, kilobytes_max) << arguments;
    return ended;
  }
};

TEST_F(Large, BodiesAreReplayedByAllSubjects) {
  for (const double distance : {2.5, 0.5}) {
    const Ended ended = measure("replay -", spheres(distance));
    EXPECT_TRUE(ended.code == clean || ended.code == findings) << ended.err;
    EXPECT_TRUE(has(ended.out, "core/rational/robust             correct"));
    EXPECT_TRUE(has(ended.err, "-: spheres: 20000 and 20000 points: too large for minkowski"));
  }
}

TEST_F(Large, BodiesHaveATruthThatIsVerified) {
  for (const double distance : {2.5, 0.5}) {
    const Ended ended =
        expect_code(clean, measure("truth -", spheres(distance)), "too large for minkowski");
    EXPECT_EQ(measure("verify -", ended.out).code, clean);
  }
}

// Evaluates this single case from a known file, as `gjkproof study` does.
TEST_F(Large, BodiesAreStudied) {
  for (const double distance : {2.5, 0.5}) {
    const std::string file = (folder_ / "spheres.jsonl").string();
    std::ofstream(file) << spheres(distance);
    reports::StudyOptions options;
    options.known = {file};
    options.cases = 0;
    options.output = (folder_ / "study").string();
    for (const subjects::Subject& subject : subjects::registry()) {
      if (!subject.planted && !subject.on_request) options.subjects.push_back(subject);
    }
    const double before = used(RUSAGE_SELF).seconds;
    const reports::ExitCode code = reports::study(options);
    EXPECT_TRUE(code == clean || code == findings);
    EXPECT_TRUE(has(content(folder_ / "study/summary.md"), "minkowski sampled: 0 of 2 truths"));
    if (!is_measured) continue;
    EXPECT_LT(used(RUSAGE_SELF).seconds - before, seconds_max);
    EXPECT_LT(used(RUSAGE_SELF).kilobytes, kilobytes_max);
  }
}

}  // namespace
