// SPDX-License-Identifier: MIT
// The code of tutorials, taken literally, and where each of them fails on its known case.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {
namespace {

struct Wrong {
  const char* id;
  const char* method;
  VerdictKind verdict;
  const char* status;
  bool in_exact_arithmetic;  // otherwise rounding causes it, and rationals are right
};

const std::vector<Wrong> wrong_as_printed{
    {"listing-no-end", "orientation_listing", VerdictKind::no_answer, "iteration_limit", false},
    {"listing-underflow", "orientation_listing", VerdictKind::false_overlap, "origin_enclosed",
     false},
    {"listing-overflow", "orientation_listing", VerdictKind::no_answer, "not_finite", false},
    {"listing-support-overflow", "orientation_listing", VerdictKind::false_separation,
     "support_behind", false},
    {"listing-literal", "orientation_listing_literal", VerdictKind::false_overlap,
     "origin_enclosed", true},
    {"rules-unordered", "orientation_unordered", VerdictKind::no_answer, "iteration_limit", true},
    {"centres-coincide", "triple_product_centres", VerdictKind::false_separation, "zero_direction",
     true},
    {"distance-tolerance-overlap", "edge_distance", VerdictKind::false_separation, "converged",
     true},
    {"distance-tolerance", "edge_distance", VerdictKind::inaccurate, "converged", true},
    {"distance-tolerance-no-end", "edge_distance", VerdictKind::no_answer, "iteration_limit",
     false},
    {"distance-overflow", "edge_distance", VerdictKind::no_answer, "not_finite", false},
    {"distance-underflow", "edge_distance", VerdictKind::wrong_witness, "converged", false},
    {"printed-line-through-origin", "edge_distance_printed", VerdictKind::false_overlap,
     "origin_inside", true},
    {"printed-line-beside-edge", "edge_distance_printed", VerdictKind::inaccurate, "converged",
     true},
    {"printed-overlap-no-end", "edge_distance_printed", VerdictKind::no_answer, "iteration_limit",
     true},
    {"printed-zero-edge", "edge_distance_printed", VerdictKind::no_answer, "not_finite", true},
    {"printed-overlap", "edge_distance_printed", VerdictKind::false_separation, "converged", true},
};

std::vector<cases::Case> known() {
  return cases::read_cases(std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known/tutorials.jsonl");
}

const cases::Case& find(const std::vector<cases::Case>& all, const std::string& id) {
  for (const cases::Case& question : all) {
    if (question.id == id) return question;
  }
  throw std::runtime_error("no case " + id);
}

JudgedAnswer asked(const cases::Case& question, const std::string& subject) {
  Examination examination(question, Oracle::certificate);
  return examination.ask(subjects::select({subject}).at(0));
}

TEST(KnownTutorials, ShowTheFaultsOfThePrintedCode) {
  const std::vector<cases::Case> all = known();
  for (const Wrong& one : wrong_as_printed) {
    const cases::Case& question = find(all, one.id);
    const JudgedAnswer found = asked(question, std::string("core/double/") + one.method);
    EXPECT_EQ(found.verdict.kind, one.verdict) << one.id << ": " << name(found.verdict.kind);
    EXPECT_EQ(found.answer->status, one.status) << one.id;
    const JudgedAnswer exact = asked(question, std::string("core/rational/") + one.method);
    EXPECT_EQ(is_finding(exact.verdict), one.in_exact_arithmetic)
        << one.id << ": " << name(exact.verdict.kind);
  }
}

// The list above covers every case except the two worked examples.
TEST(KnownTutorials, AreAllAccountedFor) { EXPECT_EQ(known().size(), wrong_as_printed.size() + 2); }

TEST(KnownTutorials, AreSolvedByTheRobustPreset) {
  for (const cases::Case& question : known()) {
    EXPECT_FALSE(is_finding(asked(question, "core/double/robust").verdict)) << question.id;
  }
}

// The walk ends although the listing does not: the only difference is the point from which sides
// are measured.
TEST(KnownTutorials, TheOrientationWalkEndsAlthoughItsListingDoesNot) {
  const std::vector<cases::Case> all = known();
  const JudgedAnswer walk = asked(find(all, "listing-no-end"), "core/double/orientation_walk");
  EXPECT_TRUE(walk.answer->answered);
  EXPECT_FALSE(is_finding(walk.verdict));
}

// One case in three units of length: the walk ends too early, is right, and does not end.
TEST(KnownTutorials, AnAbsoluteToleranceSuitsOneUnitOfLength) {
  const std::vector<cases::Case> all = known();
  const auto verdict = [&](double unit) {
    cases::Case question = find(all, "distance-tolerance");
    question.expect.reset();
    for (cases::Body* body : {&question.a, &question.b}) {
      for (cases::Point& point : body->points) {
        for (double& x : point) x *= unit;
      }
    }
    return asked(question, "core/double/edge_distance").verdict.kind;
  };
  EXPECT_EQ(verdict(1), VerdictKind::inaccurate);
  EXPECT_EQ(verdict(0x1p+10), VerdictKind::correct);
  EXPECT_EQ(verdict(0x1p+20), VerdictKind::no_answer);
}

}  // namespace
}  // namespace oracle
