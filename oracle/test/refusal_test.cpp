// SPDX-License-Identifier: MIT
// What an oracle cannot take is refused: bodies that are not valid or not of its kind, and, in any
// thread, a floating-point environment that would make its filters wrong.
#include <cfenv>
#include <thread>

#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/second_opinions/second_opinions.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

using Entries = std::vector<std::pair<std::string, std::function<void(const Case&)>>>;

const Entries of_points{{"certificate", [](const Case& c) { certificate(c); }},
                        {"quick_certificate", [](const Case& c) { quick_certificate(c); }},
                        {"minkowski", [](const Case& c) { minkowski(c); }},
                        {"polytope_distance", [](const Case& c) { polytope_distance(c); }},
                        {"penetration", [](const Case& c) { penetration(c); }},
                        {"enumeration", [](const Case& c) { enumeration(c); }},
                        {"integer_bodies", [](const Case& c) { integer_bodies(c); }}};
const Entries of_curved{{"enclosure", [](const Case& c) { enclosure(c); }},
                        {"quick_enclosure", [](const Case& c) { quick_enclosure(c); }},
                        {"judged_enclosure", [](const Case& c) { judged_enclosure(c); }}};

// --- bodies ---

// Returns the message; "accepted" if there is none.
std::string refusal(const std::function<void()>& ask) {
  try {
    ask();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "accepted";
}

void expect_refused(const Entries& oracles, const Case& question) {
  for (const auto& [name, ask] : oracles) {
    EXPECT_THROW(ask(question), std::invalid_argument) << name << ": " << case_line(question);
  }
}

TEST(Refusal, IsOfBodiesWithoutPointsAndOfNumbersThatAreNotFinite) {
  const std::vector<Point> point{{0, 0, 0}};
  for (const Entries& oracles : {of_points, of_curved}) {
    expect_refused(oracles, question(3, {}, point));
    expect_refused(oracles, question(3, point, {}));
    for (const double bad : {nan, infinity, -infinity}) {
      for (const Point& p : {Point{bad, 0, 0}, Point{0, bad, 0}, Point{0, 0, bad}}) {
        expect_refused(oracles, question(3, {p}, point));
        expect_refused(oracles, question(3, point, {p}));
      }
    }
  }
  EXPECT_THROW(cone_program(pair(sphere(1), {})), std::invalid_argument);
}

TEST(Refusal, IsOfOtherDimensionsAndOfPointsOutsideThePlane) {
  const Entries certificates(of_points.begin(), of_points.begin() + 4);
  expect_refused(certificates, question(4, {{0, 0, 0}}, {{0, 0, 0}}));
  const Entries references(of_points.begin() + 2, of_points.begin() + 4);
  expect_refused(references, question(2, {{0, 0, 1}}, {{0, 0, 0}}));
}

TEST(Refusal, IsOfPrimitivesWithoutASize) {
  for (const Body& body :
       {sphere(0), sphere(-1), sphere(infinity), sphere(1, {0, infinity, 0}), cone(1, 0)}) {
    expect_refused(of_curved, pair(body, hull({{9, 9, 0}})));
  }
  expect_refused(of_curved, pair(cylinder(1, 1), hull({{9, 9, 0}}), 2));
}

// Points beside the curved body do not make it a point set.
TEST(CurvedBody, IsRefusedByEveryOracleOfPointSets) {
  const Case one = pair(sphere(1), hull({{3, 0, 0}}));
  Case both = one;
  both.a.points = {{0, 0, 0}};
  for (const Case& question : {one, swapped(one), both, swapped(both)}) {
    for (const auto& [name, ask] : of_points) {
      const bool cgal = name == "minkowski" || name == "polytope_distance";
      EXPECT_EQ(refusal([&, &call = ask] { call(question); }),
                cgal ? name + ": curved body" : "curved body");
    }
    const ProofCheck check = check_proof(question, {});
    EXPECT_FALSE(check.holds || check.relation_proved);
    EXPECT_EQ(check.reason, "curved body");
  }
}

TEST(CurvedBody, HasNoExactTruth) {
  cases::Expect expect;
  expect.distance_squared_bounds = {"1", "2"};
  EXPECT_EQ(refusal([&] { claimed_truth(expect); }), "curved body");
}

TEST(CurvedBody, IsSkippedByASubjectOfVertices) {
  const auto subject = subjects::cloud_subject<double>(
      "s", "s", [](const auto&, const auto&, const auto&) -> gjk::Result<double, 3> {
        throw std::logic_error("asked");
      });
  EXPECT_FALSE(reason_to_skip(subject, question(3, {{0, 0, 0}}, {{1, 0, 0}})));
  const JudgedAnswer finding =
      Examination(pair(sphere(1), sphere(1)), Oracle::certificate).ask(subject);
  expect_verdict(finding.verdict, VerdictKind::skipped, "a curved body has no vertices");
  EXPECT_EQ(refusal([] { subjects::vertices<double, 3>(sphere(1)); }), "curved body");
}

// --- the floating-point environment ---

// Restores the usual environment before it returns.
bool refused(const std::function<void()>& entry) {
  bool thrown = false;
  std::fesetround(FE_UPWARD);
  try {
    entry();
  } catch (const cases::FloatingPointTrouble&) {
    thrown = true;
  }
  std::fesetround(FE_TONEAREST);
  return thrown;
}

const Case& generic() {
  static const Case question = generate(family("generic"), 1, 0, {16});
  return question;
}

Entries entries() {
  static const Truth truth = certificate(generic());
  static const Enclosure enclosed = enclosure(generic());
  static const Subject subject = subjects::core_subject("core/double/robust");
  static const Answer answer = subject.ask(generic(), nullptr);
  Entries all(of_points.begin(), of_points.begin() + 5);
  all.insert(
      all.end(),
      {of_curved[0],
       {"truth", [](const Case& c) { Oracle::both.truth(c); }},
       {"judge", [](const Case& c) { judge(c, answer, truth, subject.format); }},
       {"judge by an enclosure", [](const Case& c) { judge(c, answer, enclosed, subject.format); }},
       {"Examination", [](const Case& c) { Examination(c, Oracle::certificate); }}});
  return all;
}

TEST(FloatingPoint, IsCheckedByEveryEntryPointOfTheOracle) {
  for (const auto& [name, entry] : entries()) {
    EXPECT_TRUE(refused([&call = entry] { call(generic()); })) << name;
    EXPECT_NO_THROW(entry(generic())) << name;
  }
}

TEST(FloatingPoint, IsThatOfTheCallingThread) {
  for (const auto& [name, entry] : entries()) {
    bool there = false;
    std::thread([&, &call = entry] { there = refused([&] { call(generic()); }); }).join();
    EXPECT_TRUE(there) << name;
    EXPECT_NO_THROW(entry(generic())) << name << ", here";
  }
}

// A subject may change the environment of its thread, which would spoil its judging and the next
// subject.  The first subject certifies the case, so that the second is judged from what is known.
TEST(FloatingPoint, IsCheckedAfterASubjectBeforeItsAnswerIsJudged) {
  const Subject first = subjects::core_subject("core/double/robust");
  Subject subject = first;
  subject.ask = [inner = first.ask](const Case& asked, const Trace* trace) {
    Answer answer = inner(asked, trace);
    std::fesetround(FE_UPWARD);
    return answer;
  };
  EXPECT_TRUE(refused([&] {
    std::fesetround(FE_TONEAREST);
    Examination examination(generic(), Oracle::certificate);
    examination.ask(first);
    examination.ask(subject);
  }));
}

}  // namespace
}  // namespace oracle
